"""The options of a game of Grove in the terminal, and the table that is set from them."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from greentable import grove
from greentable.bots.grove import GROVE_BOTS, grove_bot
from greentable.errors import UsageError
from greentable.grove import Event, Move, Nature, Ruleset, State
from greentable.grove.recipes import Recipe, codes_of
from greentable.grove.ruleset import MOST_SEATS
from greentable.records import Record, Recorder, read_file, replay
from greentable.shuffle import read_seed
from greentable.terminal.grove.files import load_book, load_deck
from greentable.terminal.grove.position import Cards, no_cards, with_cards
from greentable.terminal.people import read_names, read_saved, so_many
from greentable.terminal.saving import file_for

HUMAN = 1
BOT = "greedy"

GroveRecorder = Recorder[Ruleset, State, Move, Event]


@dataclass(frozen=True)
class Setup:
    """A table ready to play at; the human has seat 1, bots have the others.

    `deck_file` and `book_file` are what cards and recipes were named by, where they were.
    """

    recorder: GroveRecorder
    nature: Nature
    names: tuple[str, ...]
    bots: tuple[str, ...]
    seed: str
    save: Path | None
    cards: Cards
    past: tuple[Event, ...] = ()
    deck_file: str | None = None
    book_file: str | None = None
    book: tuple[Recipe, ...] = ()
    wants_other_half: bool = False

    @property
    def is_other_half(self) -> bool:
        """grove.setup.1: whether the nine cards that were set aside are played."""
        return self.recorder.state.rules.aside != 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable play grove`."""
    rules = parser.add_argument_group("rules")
    rules.add_argument("--recipes", action="store_true", help="the recipe challenge")
    rules.add_argument(
        "--deck",
        metavar="FILE",
        help="cards of your own, `grove check-deck` checks them; or house, which is the default",
    )
    rules.add_argument(
        "--recipe-book",
        metavar="FILE",
        help="the recipe challenge with recipes of your own; `grove check-recipes` checks them",
    )
    people = parser.add_argument_group("people")
    people.add_argument(
        "--seats", type=int, metavar="N", help=f"1 to {MOST_SEATS}, you and bots; default: 1"
    )
    people.add_argument(
        "--bots",
        metavar="NAME,…",
        help=f"who plays the other seats: {', '.join(GROVE_BOTS)}; default: {BOT}",
    )
    people.add_argument("--names", metavar="NAME,…", help="what the seats are called, yours first")
    game = parser.add_argument_group("game")
    game.add_argument("--seed", metavar="TEXT", help="the same seed deals the same cards")
    game.add_argument(
        "--save", metavar="FILE", type=Path, help="write the game down as it is played"
    )
    game.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved game")
    game.add_argument(
        "--other-half",
        action="store_true",
        help="after the game play the nine cards that were set aside",
    )
    game.add_argument("--language", default="en", metavar="CODE", help="default: en")


def set_up(args: argparse.Namespace) -> Setup:
    """The table that the options ask for. Raises UsageError, UnsupportedRuleset, RecordError."""
    book = () if args.recipe_book is None else load_book(args.recipe_book)
    if args.resume is not None:
        return _resumed(args, book)
    if args.other_half and (args.recipes or book):
        message = "--other-half: in the recipe challenge no nine cards are left over"
        raise UsageError("play.other_half", message)
    seats = 1 if args.seats is None else args.seats
    ruleset = _ruleset(args, book)
    grove.new_game(ruleset, seats)  # refuses what cannot be played before anything else is asked
    names = read_names(args.names, seats)
    seed = secrets.token_hex(8) if args.seed is None else read_seed(args.seed)
    return Setup(
        recorder=_recorder(ruleset, names, seed),
        nature=Nature(seed),
        names=names,
        bots=_bots(args.bots, seats),
        seed=seed,
        save=None if args.save is None else file_for(args.save),
        cards=no_cards(seats),
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
    rules = grove.other_half(setup.recorder.state).rules
    save = None if setup.save is None else beside(setup.save)
    recorder = _recorder(rules, setup.names, setup.seed)
    past: tuple[Event, ...] = ()
    if save is not None and save.exists():
        recorder, past = _other_half_so_far(save, recorder)
    return replace(
        setup,
        recorder=recorder,
        save=save,
        cards=with_cards(no_cards(len(setup.names)), past),
        past=past,
        wants_other_half=False,
    )


def _other_half_so_far(save: Path, fresh: GroveRecorder) -> tuple[GroveRecorder, tuple[Event, ...]]:
    """The other half as it was left in a file."""
    record, wanted = read_file(save), fresh.record()
    if replace(record, date=wanted.date, plies=(), result=None, lines=()) != wanted:
        message = f"{save} is another game than the other half: move it away first"
        raise UsageError("play.save", message)
    return Recorder.resume(record), _told(record)


def beside(path: Path) -> Path:
    """Where the other half of a saved game is saved."""
    return path.with_name(f"{path.stem}-other-half{path.suffix}")


def _recorder(ruleset: Ruleset, names: tuple[str, ...], seed: str) -> GroveRecorder:
    today = datetime.now(UTC).date().isoformat()
    return Recorder(grove, ruleset, len(names), names, seed=seed, date=today)


def _resumed(args: argparse.Namespace, book: tuple[Recipe, ...]) -> Setup:
    """The table of a record as it was left; rules, people and seed are those of the record."""
    for option in ("recipes", "deck", "seats", "names", "seed"):
        if getattr(args, option):
            message = f"--{option} cannot go with --resume: the saved game has its own"
            raise UsageError("play.resume", message)
    record, seed = read_saved(args.resume, grove.name)
    recorder: GroveRecorder = Recorder.resume(record)
    if book and codes_of(book) != recorder.state.rules.book:
        message = "--recipe-book: the saved game was played with other recipes"
        raise UsageError("play.recipe_book", message)
    nature = Nature(seed)
    if not _dealt_by(record, nature):
        message = f"the cards of {args.resume} were not dealt from its seed: it cannot go on"
        raise UsageError("play.resume", message)
    past = _told(record)
    return Setup(
        recorder=recorder,
        nature=nature,
        names=record.names,
        bots=_bots(args.bots, record.seats),
        seed=seed,
        save=file_for(args.save or args.resume, args.resume),
        cards=with_cards(no_cards(record.seats), past),
        past=past,
        book_file=args.recipe_book,
        book=book,
        wants_other_half=args.other_half and not recorder.state.rules.aside,
    )


def _told(record: Record) -> tuple[Event, ...]:
    """What the table has seen in a record."""
    return tuple(event for step in replay(record) for event in step.events)


def _dealt_by(record: Record, nature: Nature) -> bool:
    """Whether nature would have dealt the cards of a record."""
    state = grove.new_game(grove.read_ruleset(record.ruleset), record.seats)
    for step in replay(record):
        if step.seat == 0 and nature.move(state) != step.move:
            return False
        state = step.state
    return True


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
        grove_bot(name)  # refuses a name that it does not know
    free = seats - 1
    if text is not None and len(given) > free:
        message = f"{so_many(len(given), 'bot')} for {so_many(free, 'free seat')}"
        raise UsageError("play.bots", message)
    return ("", *(given[place % len(given)] for place in range(free)))
