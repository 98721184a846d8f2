"""`greentable play grove`: its options, the tables made from them, and the other half."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from rich.console import Console

from greentable import grove
from greentable.bots.loading import bot_names, load_bot
from greentable.errors import RecordError, UnsupportedRuleset, UsageError
from greentable.game import SPECTATOR
from greentable.games import GAMES
from greentable.grove import MOST_SEATS, Nature, Recipe, Ruleset, codes_of, recipes_said
from greentable.records import read_file
from greentable.table import AnyPly, AnyTable, new_table, replay, resume
from greentable.terminal.console import Lines, make_console
from greentable.terminal.grove.files import load_book, load_deck
from greentable.terminal.grove.player import Player
from greentable.terminal.grove.setup import BOT, GroveSetup
from greentable.terminal.grove.voice import Voice
from greentable.terminal.people import read_names
from greentable.terminal.saving import GameFile, file_for
from greentable.terminal.session import Session, session_of
from greentable.terminal.setup import (
    add_game_options,
    add_people_options,
    bots_of,
    bots_option,
    option,
    people_of,
    people_option,
    plies_of,
    read_saved,
    recall_options,
    refuse_together,
    refuse_with_resume,
    seats_of,
    seed_of,
    today,
)
from greentable.words.catalogue import help_text

KEPT_OPTIONS = ("bots", "recipe_book", "other_half")  # options that a saved game needs again
find_bot = partial(load_bot, grove.name)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable play grove`."""
    rules = parser.add_argument_group(help_text("group-rules"))
    rules.add_argument("--recipes", action="store_true", help=help_text("recipes"))
    rules.add_argument(
        "--deck",
        metavar="FILE",
        help=help_text("own-deck"),
    )
    rules.add_argument(
        "--recipe-book",
        metavar="FILE",
        help=help_text("own-recipes"),
    )
    add_people_options(parser, (1, MOST_SEATS, 1), bot_names(grove.name), BOT)
    game = add_game_options(parser)
    game.add_argument(
        "--other-half",
        action="store_true",
        help=help_text("other-half"),
    )


def command(args: argparse.Namespace) -> int:
    """Play a game of Grove, and the other half on request; returns the exit code."""
    people = recall_options(args, KEPT_OPTIONS)
    setup = set_up(args)
    if people is not None and not args.people:
        setup = _seated(setup, args, people)
    console = make_console()
    lines = Lines(console)
    recipes = recipes_said(setup.table.state.rules.book, setup.book)

    def voice(seat: int) -> Voice:
        return Voice(args.catalogue, setup.names, seat, recipes)

    def session(setup: GroveSetup) -> Session:
        def player(seat: int, file: GameFile) -> Player:
            return Player(voice(seat), console, lines, file, setup)

        return session_of(setup, args, KEPT_OPTIONS, (console, lines), player)

    first = session(setup)
    code = first.run()
    if code != 0 or not _has_other_half(setup, first.table):
        return code
    if not setup.wants_other_half and not ask_other_half(voice(SPECTATOR), console, lines):
        return code
    played = replace(setup, table=first.table, save=first.path)
    return session(set_up_other_half(played)).run()


def _seated(setup: GroveSetup, args: argparse.Namespace, people: tuple[int, ...]) -> GroveSetup:
    """The set-up with these people at the keyboard. Raises UsageError."""
    bots = bots_of(args.bots, BOT, find_bot, len(setup.names), people)
    options = [*bots_option(bots, BOT), *people_option(people, setup.names)]
    if args.recipe_book is not None:
        options += option("--recipe-book", args.recipe_book)
    if args.other_half:
        options.append("--other-half")
    return replace(setup, people=people, bots=bots, options=tuple(options))


def _people(args: argparse.Namespace, names: tuple[str, ...]) -> tuple[int, ...]:
    """The seats of people at the keyboard: those named, else seat 1. Raises UsageError."""
    return people_of(args, names) if args.people else (1,)


def _has_other_half(setup: GroveSetup, table: AnyTable) -> bool:
    """True if the first half is over and nine cards were set aside."""
    try:
        grove.other_half(table.state)
    except UnsupportedRuleset:
        return False
    return table.is_over and not setup.is_other_half


def ask_other_half(voice: Voice, console: Console, lines: Lines) -> bool:
    """Ask whether to play the nine cards that were set aside."""
    while True:
        line = lines.read(voice.say("ask-other-half"))
        word = "" if line is None else line.strip()
        if not word or voice.words.means(word, "quit"):
            return False
        if voice.words.means(word, "other"):
            return True
        console.print(voice.say("ask-other-half-words"))


def set_up(args: argparse.Namespace) -> GroveSetup:
    """The table for these options. Raises UsageError, UnsupportedRuleset, RecordError."""
    book = () if args.recipe_book is None else load_book(args.recipe_book, args.catalogue.language)
    if args.resume is not None:
        return _resumed(args, book)
    if args.other_half and (args.recipes or book):
        raise UsageError("play.other_half")
    refuse_together(args, "people", ("names",))
    seats = seats_of(args, 1)
    ruleset = _ruleset(args, book)
    grove.new_game(ruleset, seats)  # raises for an unplayable ruleset before further checks
    names = read_names(args.people or args.names, seats)
    seed = seed_of(args)
    setup = GroveSetup(
        table=new_table(grove, ruleset, names, Nature(seed)),
        names=names,
        people=(),
        bots=(),
        bot=find_bot,
        seed=seed,
        date=today(),
        save=None if args.save is None else file_for(args.save),
        deck_file=args.deck,
        book_file=args.recipe_book,
        book=book,
        wants_other_half=args.other_half,
    )
    return _seated(setup, args, _people(args, names))


def set_up_other_half(setup: GroveSetup) -> GroveSetup:
    """grove.setup.1: the table with the nine cards that were set aside.

    Resumes the file of the other half if there is one beside the saved game. Raises UsageError if
    that file has a different game; RecordError.
    """
    rules = grove.other_half(setup.table.state).rules
    save = None if setup.save is None else other_half_file(setup.save)
    half = replace(
        setup,
        table=new_table(grove, rules, setup.names, Nature(setup.seed)),
        date=today(),
        save=save,
    )
    past: tuple[AnyPly, ...] = ()
    if save is not None and save.exists():
        half, past = _other_half_so_far(save, half)
    return replace(
        half,
        past=past,
        options=tuple(word for word in setup.options if word != "--other-half"),
        kept=None,
        wants_other_half=False,
    )


def _other_half_so_far(save: Path, fresh: GroveSetup) -> tuple[GroveSetup, tuple[AnyPly, ...]]:
    """The other half as it was left in a file."""
    record, expected = read_file(save, GAMES), fresh.table.record(seed=fresh.seed)
    if replace(record, version=expected.version, date=None, plies=(), result=None) != expected:
        raise UsageError("play.other_half_file", file=str(save))
    table = resume(record, GAMES)
    past = tuple(replay(record, GAMES))
    return replace(fresh, table=table, date=record.date), past


def other_half_file(path: Path) -> Path:
    """The file of the other half of a saved game."""
    return path.with_name(f"{path.stem}-other-half{path.suffix}")


def _resumed(args: argparse.Namespace, book: tuple[Recipe, ...]) -> GroveSetup:
    """The table of a record as it was left, with the rules, names and seed of the record."""
    refuse_with_resume(args, ("recipes", "deck", "seats", "names", "seed"))
    record, seed = read_saved(args.resume, grove.name)
    table = resume(record, GAMES)
    if book and codes_of(book) != table.state.rules.book:
        raise UsageError("play.recipe_book")
    try:
        past = plies_of(record, Nature(seed))
    except RecordError as error:
        raise UsageError("play.resume_cards", file=str(args.resume)) from error
    setup = GroveSetup(
        table=table,
        names=record.names,
        people=(),
        bots=(),
        bot=find_bot,
        seed=seed,
        date=record.date,
        save=file_for(args.save or args.resume, args.resume),
        past=past,
        book_file=args.recipe_book,
        book=book,
        wants_other_half=args.other_half and not table.state.rules.aside,
    )
    return _seated(setup, args, _people(args, record.names))


def _ruleset(args: argparse.Namespace, book: Iterable[Recipe]) -> Ruleset:
    ruleset = grove.HOUSE_EDITION
    if args.deck is not None:
        ruleset = replace(ruleset, deck=load_deck(args.deck))
    if book:
        ruleset = replace(ruleset, recipes=True, book=codes_of(tuple(book)))
    return replace(ruleset, recipes=ruleset.recipes or args.recipes)
