"""The options of a game of Grove in the terminal, and the table that is set from them."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from greentable import grove
from greentable.bots.loading import bot_names, load_bot
from greentable.catalogue import help_text
from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.grove import MOST_SEATS, Event, Move, Nature, Recipe, Ruleset, State, View, codes_of
from greentable.records import read_file
from greentable.shuffle import read_seed
from greentable.table import Step, Table, check_chance, new_table, replay, resume
from greentable.terminal.grove.files import load_book, load_deck
from greentable.terminal.people import read_names, read_saved
from greentable.terminal.saving import file_for

HUMAN = 1
BOT = "greedy"

GroveTable = Table[Ruleset, State, Move, Event, View]
GroveStep = Step[Ruleset, State, Move, Event, View]


@dataclass(frozen=True)
class Setup:
    """A table ready to play at; the human has seat 1, bots have the others.

    `deck_file` and `book_file` are what cards and recipes were named by, where they were.
    """

    table: GroveTable
    names: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str
    date: str | None
    save: Path | None
    past: tuple[Event, ...] = ()
    deck_file: str | None = None
    book_file: str | None = None
    book: tuple[Recipe, ...] = ()
    wants_other_half: bool = False

    @property
    def is_other_half(self) -> bool:
        """grove.setup.1: whether the nine cards that were set aside are played."""
        return self.table.state.rules.aside != 0


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
    game = parser.add_argument_group(help_text("group-game"))
    game.add_argument("--seed", metavar="TEXT", help=help_text("seed"))
    game.add_argument("--save", metavar="FILE", type=Path, help=help_text("save"))
    game.add_argument("--resume", metavar="FILE", type=Path, help=help_text("resume"))
    game.add_argument(
        "--other-half",
        action="store_true",
        help=help_text("other-half"),
    )


def set_up(args: argparse.Namespace) -> Setup:
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
    seed = secrets.token_hex(8) if args.seed is None else read_seed(args.seed)
    return Setup(
        table=new_table(grove, ruleset, names, Nature(seed)),
        names=names,
        bots=_bots(args.bots, seats),
        seed=seed,
        date=datetime.now(UTC).date().isoformat(),
        save=None if args.save is None else file_for(args.save),
        deck_file=args.deck,
        book_file=args.recipe_book,
        book=book,
        wants_other_half=args.other_half,
    )


def set_up_other_half(setup: Setup) -> Setup:
    """grove.setup.1: the same table with the nine cards that were set aside.

    If they were played before, beside the saved game, that game goes on. Raises UsageError if
    another game lies there; RecordError.
    """
    rules = grove.other_half(setup.table.state).rules
    save = None if setup.save is None else beside(setup.save)
    half = replace(
        setup,
        table=new_table(grove, rules, setup.names, Nature(setup.seed)),
        date=datetime.now(UTC).date().isoformat(),
        save=save,
    )
    past: tuple[Event, ...] = ()
    if save is not None and save.exists():
        half, past = _other_half_so_far(save, half)
    return replace(
        half,
        past=past,
        wants_other_half=False,
    )


def _other_half_so_far(save: Path, fresh: Setup) -> tuple[Setup, tuple[Event, ...]]:
    """The other half as it was left in a file."""
    record, wanted = read_file(save, GAMES), fresh.table.record(seed=fresh.seed)
    if replace(record, version=wanted.version, date=None, plies=(), result=None) != wanted:
        raise UsageError("play.other_half_file", file=str(save))
    table = resume(record, GAMES)
    past = tuple(event for ply in replay(record, GAMES) for event in ply.events)
    return replace(fresh, table=table, date=record.date), past


def beside(path: Path) -> Path:
    """Where the other half of a saved game is saved."""
    return path.with_name(f"{path.stem}-other-half{path.suffix}")


def _resumed(args: argparse.Namespace, book: tuple[Recipe, ...]) -> Setup:
    """The table of a record as it was left; rules, people and seed are those of the record."""
    for option in ("recipes", "deck", "seats", "names", "seed"):
        if getattr(args, option):
            raise UsageError("play.resume", option=f"--{option}")
    record, seed = read_saved(args.resume, grove.name)
    table: GroveTable = resume(record, GAMES)
    if book and codes_of(book) != table.state.rules.book:
        raise UsageError("play.recipe_book")
    plies = list(replay(record, GAMES))
    try:
        for ply in plies:
            check_chance(record, ply, Nature(seed))
    except RecordError as error:
        raise UsageError("play.resume_cards", file=str(args.resume)) from error
    past = tuple(event for ply in plies for event in ply.events)
    return Setup(
        table=table,
        names=record.names,
        bots=_bots(args.bots, record.seats),
        seed=seed,
        date=record.date,
        save=file_for(args.save or args.resume, args.resume),
        past=past,
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


def _bots(text: str | None, seats: int) -> tuple[str, ...]:
    """The bot of each seat, seat 1 first; "" for the human."""
    given = [BOT] if text is None else [name.strip() for name in text.split(",")]
    for name in given:
        load_bot(grove.name, name)  # refuses a name that it does not know
    free = seats - 1
    if text is not None and len(given) > free:
        raise UsageError("play.bots", bots=len(given), seats=free)
    return ("", *(given[place % len(given)] for place in range(free)))
