"""The options of a game in the terminal, and the table that is set from them."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from pathlib import Path

from greentable import grass
from greentable.bots import GRASS_BOTS, grass_bot
from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.grass import EDITIONS, VARIANTS, Kind, Nature, Ruleset
from greentable.shuffle import read_seed
from greentable.switches import write_value
from greentable.table import new_table, resume
from greentable.terminal.grass.deck_orders import check_deck_orders, read_deck_orders
from greentable.terminal.grass.saved_game import GrassPly, GrassTable, past_of
from greentable.terminal.people import read_names, read_saved, so_many
from greentable.terminal.saving import file_for
from greentable.text import Catalogue

EDITION = "2018"
SEATS = 4


@dataclass(frozen=True)
class Setup:
    """A table ready to play at; `human` is a seat, or 0 when bots play among themselves."""

    table: GrassTable
    names: tuple[str, ...]
    human: int
    bots: tuple[str, ...]
    seed: str
    date: str | None
    save: Path | None
    deck_order: Path | None
    pace: float
    past: tuple[GrassPly, ...] = ()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable play grass`."""
    rules = parser.add_argument_group("rules")
    rules.add_argument(
        "--ruleset", metavar="TEXT", help='a whole ruleset in writing, as in "2018 lucky_or_not"'
    )
    rules.add_argument("--edition", choices=tuple(EDITIONS), help=f"default: {EDITION}")
    rules.add_argument(
        "--variant", choices=VARIANTS, action="append", default=[], help="can be repeated"
    )
    rules.add_argument(
        *("--set", "-s"),
        metavar="SWITCH=VALUE",
        action="append",
        default=[],
        help="a house rule; `greentable rules grass` lists all switches; can be repeated",
    )
    rules.add_argument(
        "--deck-order",
        metavar="FILE",
        type=_file,
        help="deck orders for the first rounds: cards by their codes, top card first, "
        "an empty line between two decks",
    )
    people = parser.add_argument_group("people")
    people.add_argument("--seats", type=int, metavar="N", help=f"2 to 6; default: {SEATS}")
    people.add_argument("--seat", type=int, metavar="N", help="where you sit; default: 1")
    people.add_argument("--watch", action="store_true", help="let bots play among themselves")
    people.add_argument(
        "--bots",
        metavar="NAME,…",
        help=f"who plays the other seats, round the table: {', '.join(GRASS_BOTS)}; default: rules",
    )
    people.add_argument("--names", metavar="NAME,…", help="what the seats are called, seat 1 first")
    game = parser.add_argument_group("game")
    game.add_argument("--seed", metavar="TEXT", help="the same seed deals the same cards")
    game.add_argument(
        "--save", metavar="FILE", type=_file, help="write the game down, move by move"
    )
    game.add_argument("--resume", metavar="FILE", type=_file, help="go on with a saved game")
    game.add_argument("--language", default="en", metavar="CODE", help="default: en")
    game.add_argument(
        "--pace", type=float, default=0.0, metavar="SECONDS", help="wait after each move of a bot"
    )


def _file(text: str) -> Path:
    """The name of a file on the command line; an empty one is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError("the name of a file wanted")
    return Path(text)


def set_up(args: argparse.Namespace, catalogue: Catalogue) -> Setup:
    """The table that the options ask for. Raises UsageError, UnsupportedRuleset."""
    _check_pace(args.pace)
    if args.resume is not None:
        return _resumed(args, catalogue)
    seats = SEATS if args.seats is None else args.seats
    ruleset = _ruleset(args)
    grass.new_game(ruleset, seats)  # refuses what cannot be played before anything else is asked
    names = read_names(args.names, seats)
    human = _human(args, seats)
    seed = secrets.token_hex(8) if args.seed is None else read_seed(args.seed)
    return Setup(
        table=new_table(grass, ruleset, names, _nature(args, seed, ruleset)),
        names=names,
        human=human,
        bots=_bots(args.bots, seats, human),
        seed=seed,
        date=datetime.now(UTC).date().isoformat(),
        save=None if args.save is None else file_for(args.save),
        deck_order=args.deck_order,
        pace=args.pace,
    )


def is_seat_unsaid(args: argparse.Namespace, setup: Setup) -> bool:
    """Whether a saved game goes on and the options do not say whose seat is the human's."""
    said = args.resume is None or args.seat is not None or args.watch
    return not said and not setup.table.is_over


def seated(setup: Setup, args: argparse.Namespace, human: int) -> Setup:
    """The same table with the human on another seat. Raises UsageError."""
    return replace(setup, human=human, bots=_bots(args.bots, len(setup.names), human))


def _resumed(args: argparse.Namespace, catalogue: Catalogue) -> Setup:
    """The table of a record as it was left; rules, people and seed are those of the record."""
    for option in ("ruleset", "edition", "variant", "set", "seats", "names", "seed"):
        if getattr(args, option):
            message = f"--{option} cannot go with --resume: the saved game has its own"
            raise UsageError("play.resume", message)
    record, seed = read_saved(args.resume, grass.name, catalogue)
    rules = grass.read_ruleset(record.ruleset, record_format=record.version)
    nature = _nature(args, seed, rules)
    human = _human(args, record.seats)
    return Setup(
        table=resume(record, GAMES, nature),
        names=record.names,
        human=human,
        bots=_bots(args.bots, record.seats, human),
        seed=seed,
        date=record.date,
        save=file_for(args.save or args.resume, args.resume),
        deck_order=args.deck_order,
        pace=args.pace,
        past=past_of(record, nature),
    )


def _ruleset(args: argparse.Namespace) -> Ruleset:
    if args.ruleset is not None and args.edition is not None:
        message = "--ruleset names an edition already: leave out --edition"
        raise UsageError("play.ruleset", message)
    for word in args.set:
        switch = next((each for each in fields(Ruleset) if each.name == word), None)
        if switch is not None and not isinstance(switch.default, bool):
            value = "classic" if word == "deck" else write_value(switch.default)
            message = f"--set {word}: say what it is to be, as in {word}={value}"
            raise UsageError("play.set", message)
    base = args.ruleset if args.ruleset is not None else args.edition or EDITION
    return grass.read_ruleset(" ".join([base, *args.variant, *args.set]))


def _human(args: argparse.Namespace, seats: int) -> int:
    if args.watch and args.seat is not None:
        raise UsageError("play.seat", "--watch and --seat: either watch or play")
    if args.watch:
        return 0
    seat: int = 1 if args.seat is None else args.seat
    if not 1 <= seat <= seats:
        raise UsageError("play.seat", f"there is no seat {seat} at a table of {seats}")
    return seat


def _bots(text: str | None, seats: int, human: int) -> tuple[str, ...]:
    """The bot of each seat, seat 1 first; "" for the human."""
    given = ["rules"] if text is None else [name.strip() for name in text.split(",")]
    for name in given:
        grass_bot(name)  # refuses a name that it does not know
    free = [seat for seat in range(1, seats + 1) if seat != human]
    if len(given) > len(free):
        message = f"{so_many(len(given), 'bot')} for {so_many(len(free), 'free seat')}"
        raise UsageError("play.bots", message)
    chosen = {seat: given[place % len(given)] for place, seat in enumerate(free)}
    return tuple(chosen.get(seat, "") for seat in range(1, seats + 1))


def _nature(args: argparse.Namespace, seed: str, ruleset: Ruleset) -> Nature:
    decks: Sequence[Sequence[Kind]] = ()
    if args.deck_order is not None:
        decks = read_deck_orders(args.deck_order)
        check_deck_orders(decks, ruleset)
    return Nature(seed, decks=decks)


def _check_pace(pace: float) -> None:
    if not 0 <= pace <= 60:
        raise UsageError("play.pace", f"--pace {pace}: from 0 to 60 seconds")
