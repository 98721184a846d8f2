"""`greentable play grove`: its options, the tables that are set from them, and both halves."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path

from rich.console import Console

from greentable import grove
from greentable.bots.loading import bot_names, load_bot
from greentable.catalogue import help_text
from greentable.errors import RecordError, UnsupportedRuleset, UsageError
from greentable.games import GAMES
from greentable.grove import MOST_SEATS, Nature, Recipe, Ruleset, codes_of, recipes_said
from greentable.records import read_file
from greentable.table import AnyPly, AnyTable, new_table, replay, resume
from greentable.terminal.console import Lines, make_console
from greentable.terminal.grove.files import load_book, load_deck
from greentable.terminal.grove.player import Player
from greentable.terminal.grove.setup import BOT, GroveSetup, bots_option
from greentable.terminal.grove.voice import Voice
from greentable.terminal.people import read_names
from greentable.terminal.saving import GameFile, file_for
from greentable.terminal.session import Session
from greentable.terminal.setup import (
    add_game_options,
    bots_of,
    option,
    plies_of,
    read_saved,
    refuse_with_resume,
    seed_of,
    today,
)

HUMAN = 1
find_bot = partial(load_bot, grove.name)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable play grove`."""
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
    people = parser.add_argument_group(help_text("group-people"))
    people.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help=help_text("seats", fewest=1, most=MOST_SEATS, default=1),
    )
    people.add_argument(
        "--bots",
        metavar="NAME,…",
        help=help_text("bots", known=", ".join(bot_names(grove.name)), default=BOT),
    )
    people.add_argument("--names", metavar="NAME,…", help=help_text("names"))
    game = add_game_options(parser)
    game.add_argument(
        "--other-half",
        action="store_true",
        help=help_text("other-half"),
    )


def command(args: argparse.Namespace) -> int:
    """Play a game of Grove, and the other half if it is wanted; the exit code."""
    setup = set_up(args)
    console = make_console()
    lines = Lines(console)
    recipes = recipes_said(setup.table.state.rules.book, setup.book)
    voice = Voice(args.catalogue, setup.names, HUMAN, recipes)

    def play(setup: GroveSetup) -> tuple[int, AnyTable, Path | None]:
        file = GameFile(setup.save, seed=setup.seed, date=setup.date)
        player = Player(voice, console, lines, file, setup)
        session = Session(setup, [player], file, console, args.catalogue)
        return session.run(), session.table, file.path

    code, table, path = play(setup)
    if code != 0 or not _has_other_half(setup, table):
        return code
    if not setup.wants_other_half and not ask_other_half(voice, console, lines):
        return code
    return play(set_up_other_half(replace(setup, table=table, save=path)))[0]


def _has_other_half(setup: GroveSetup, table: AnyTable) -> bool:
    """Whether a half has been played, and nine cards were set aside."""
    try:
        grove.other_half(table.state)
    except UnsupportedRuleset:
        return False
    return table.is_over and not setup.is_other_half


def ask_other_half(voice: Voice, console: Console, lines: Lines) -> bool:
    """Whether the nine cards that were set aside are to be played now."""
    while True:
        line = lines.read(voice.say("ask-other-half"))
        word = "" if line is None else line.strip()
        if not word or voice.words.means(word, "quit"):
            return False
        if voice.words.means(word, "other"):
            return True
        console.print(voice.say("ask-other-half-words"))


def set_up(args: argparse.Namespace) -> GroveSetup:
    """The table that the options ask for. Raises UsageError, UnsupportedRuleset, RecordError."""
    book = () if args.recipe_book is None else load_book(args.recipe_book, args.catalogue.language)
    if args.resume is not None:
        return _resumed(args, book)
    if args.other_half and (args.recipes or book):
        raise UsageError("play.other_half")
    seats = 1 if args.seats is None else args.seats
    ruleset = _ruleset(args, book)
    grove.new_game(ruleset, seats)  # refuses what cannot be played before anything else is asked
    names = read_names(args.names, seats)
    seed = seed_of(args)
    bots = bots_of(args.bots, BOT, find_bot, seats, [HUMAN])
    return GroveSetup(
        table=new_table(grove, ruleset, names, Nature(seed)),
        names=names,
        people=(HUMAN,),
        bots=bots,
        bot=find_bot,
        seed=seed,
        date=today(),
        save=None if args.save is None else file_for(args.save),
        options=_options(args, bots),
        deck_file=args.deck,
        book_file=args.recipe_book,
        book=book,
        wants_other_half=args.other_half,
    )


def _options(args: argparse.Namespace, bots: tuple[str, ...]) -> tuple[str, ...]:
    """What the command line must say again when the game goes on."""
    words = bots_option(bots)
    if args.recipe_book is not None:
        words += option("--recipe-book", args.recipe_book)
    if args.other_half:
        words.append("--other-half")
    return tuple(words)


def set_up_other_half(setup: GroveSetup) -> GroveSetup:
    """grove.setup.1: the same table with the nine cards that were set aside.

    If they were played before, beside the saved game, that game goes on. Raises UsageError if
    another game lies there; RecordError.
    """
    rules = grove.other_half(setup.table.state).rules
    save = None if setup.save is None else beside(setup.save)
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
        options=tuple(bots_option(setup.bots)),
        wants_other_half=False,
    )


def _other_half_so_far(save: Path, fresh: GroveSetup) -> tuple[GroveSetup, tuple[AnyPly, ...]]:
    """The other half as it was left in a file."""
    record, wanted = read_file(save, GAMES), fresh.table.record(seed=fresh.seed)
    if replace(record, version=wanted.version, date=None, plies=(), result=None) != wanted:
        raise UsageError("play.other_half_file", file=str(save))
    table = resume(record, GAMES)
    past = tuple(replay(record, GAMES))
    return replace(fresh, table=table, date=record.date), past


def beside(path: Path) -> Path:
    """Where the other half of a saved game is saved."""
    return path.with_name(f"{path.stem}-other-half{path.suffix}")


def _resumed(args: argparse.Namespace, book: tuple[Recipe, ...]) -> GroveSetup:
    """The table of a record as it was left; rules, people and seed are those of the record."""
    refuse_with_resume(args, ("recipes", "deck", "seats", "names", "seed"))
    record, seed = read_saved(args.resume, grove.name)
    table = resume(record, GAMES)
    if book and codes_of(book) != table.state.rules.book:
        raise UsageError("play.recipe_book")
    try:
        past = plies_of(record, Nature(seed))
    except RecordError as error:
        raise UsageError("play.resume_cards", file=str(args.resume)) from error
    bots = bots_of(args.bots, BOT, find_bot, record.seats, [HUMAN])
    return GroveSetup(
        table=table,
        names=record.names,
        people=(HUMAN,),
        bots=bots,
        bot=find_bot,
        seed=seed,
        date=record.date,
        save=file_for(args.save or args.resume, args.resume),
        past=past,
        options=_options(args, bots),
        book_file=args.recipe_book,
        book=book,
        wants_other_half=args.other_half and not table.state.rules.aside,
    )


def _ruleset(args: argparse.Namespace, book: Iterable[Recipe]) -> Ruleset:
    ruleset = grove.HOUSE_EDITION
    if args.deck is not None:
        ruleset = replace(ruleset, deck=load_deck(args.deck))
    if book:
        ruleset = replace(ruleset, recipes=True, book=codes_of(tuple(book)))
    return replace(ruleset, recipes=ruleset.recipes or args.recipes)
