"""The options of a game in the terminal, and the table that is set from them."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime
from pathlib import Path

from greentable import grass
from greentable.bots.loading import bot_names, load_bot
from greentable.catalogue import help_text
from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.grass import EDITIONS, VARIANTS, Kind, Nature, Ruleset
from greentable.shuffle import read_seed
from greentable.switches import write_value
from greentable.table import new_table, resume
from greentable.terminal.grass.deck_orders import check_deck_orders, read_deck_orders
from greentable.terminal.grass.saved_game import GrassPly, GrassTable, past_of
from greentable.terminal.people import read_names, read_saved
from greentable.terminal.saving import file_for

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
    rules = parser.add_argument_group(help_text("group-rules"))
    rules.add_argument("--ruleset", metavar="TEXT", help=help_text("ruleset"))
    rules.add_argument(
        "--edition", choices=tuple(EDITIONS), help=help_text("default", default=EDITION)
    )
    rules.add_argument(
        "--variant", choices=VARIANTS, action="append", default=[], help=help_text("variant")
    )
    rules.add_argument(
        *("--set", "-s"),
        metavar="SWITCH=VALUE",
        action="append",
        default=[],
        help=help_text("set"),
    )
    rules.add_argument(
        "--deck-order",
        metavar="FILE",
        type=_file,
        help=help_text("deck-order"),
    )
    people = parser.add_argument_group(help_text("group-people"))
    people.add_argument(
        "--seats", type=int, metavar="N", help=help_text("seats", fewest=2, most=6, default=SEATS)
    )
    people.add_argument("--seat", type=int, metavar="N", help=help_text("seat"))
    people.add_argument("--watch", action="store_true", help=help_text("watch"))
    people.add_argument(
        "--bots",
        metavar="NAME,…",
        help=help_text("bots", known=", ".join(bot_names(grass.name)), default="rules"),
    )
    people.add_argument("--names", metavar="NAME,…", help=help_text("names"))
    game = parser.add_argument_group(help_text("group-game"))
    game.add_argument("--seed", metavar="TEXT", help=help_text("seed"))
    game.add_argument("--save", metavar="FILE", type=_file, help=help_text("save"))
    game.add_argument("--resume", metavar="FILE", type=_file, help=help_text("resume"))
    game.add_argument("--pace", type=float, default=0.0, metavar="SECONDS", help=help_text("pace"))


def _file(text: str) -> Path:
    """The name of a file on the command line; an empty one is none."""
    if not text.strip():
        raise argparse.ArgumentTypeError(help_text("wrong-file"))
    return Path(text)


def set_up(args: argparse.Namespace) -> Setup:
    """The table that the options ask for. Raises UsageError, UnsupportedRuleset."""
    _check_pace(args.pace)
    if args.resume is not None:
        return _resumed(args)
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


def _resumed(args: argparse.Namespace) -> Setup:
    """The table of a record as it was left; rules, people and seed are those of the record."""
    for option in ("ruleset", "edition", "variant", "set", "seats", "names", "seed"):
        if getattr(args, option):
            raise UsageError("play.resume", option=f"--{option}")
    record, seed = read_saved(args.resume, grass.name)
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
        raise UsageError("play.ruleset")
    for word in args.set:
        switch = next((each for each in fields(Ruleset) if each.name == word), None)
        if switch is not None and not isinstance(switch.default, bool):
            value = "classic" if word == "deck" else write_value(switch.default)
            raise UsageError("play.set", switch=word, value=value)
    base = args.ruleset if args.ruleset is not None else args.edition or EDITION
    return grass.read_ruleset(" ".join([base, *args.variant, *args.set]))


def _human(args: argparse.Namespace, seats: int) -> int:
    if args.watch and args.seat is not None:
        raise UsageError("play.watch")
    if args.watch:
        return 0
    seat: int = 1 if args.seat is None else args.seat
    if not 1 <= seat <= seats:
        raise UsageError("play.seat", seat=seat, seats=seats)
    return seat


def _bots(text: str | None, seats: int, human: int) -> tuple[str, ...]:
    """The bot of each seat, seat 1 first; "" for the human."""
    given = ["rules"] if text is None else [name.strip() for name in text.split(",")]
    for name in given:
        load_bot(grass.name, name)  # refuses a name that it does not know
    free = [seat for seat in range(1, seats + 1) if seat != human]
    if len(given) > len(free):
        raise UsageError("play.bots", bots=len(given), seats=len(free))
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
        raise UsageError("play.pace", pace=str(pace))
