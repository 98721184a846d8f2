"""`greentable play grass`: its options, and the table made from them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import fields, replace
from functools import partial
from pathlib import Path

from greentable import grass
from greentable.bots.loading import bot_names, load_bot
from greentable.core.switches import write_value
from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.grass import EDITIONS, VARIANTS, Kind, Nature, Ruleset
from greentable.table import new_table, resume
from greentable.terminal.console import Lines, make_console
from greentable.terminal.grass.deck_orders import check_deck_orders, read_deck_orders
from greentable.terminal.grass.player import Player
from greentable.terminal.grass.voice import Voice
from greentable.terminal.people import ask_seat, read_names, short_names
from greentable.terminal.saving import GameFile, file_for
from greentable.terminal.session import session_of
from greentable.terminal.setup import (
    Setup,
    add_game_options,
    add_people_options,
    bots_of,
    bots_option,
    file_named,
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
from greentable.text import Catalogue
from greentable.words.catalogue import help_text

EDITION = "2018"
SEATS = 4
BOT = "rules"
KEPT_OPTIONS = ("bots", "deck_order")  # options that a saved game needs again
find_bot = partial(load_bot, grass.name)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable play grass`."""
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
    rules.add_argument("--rounds", type=int, metavar="N", help=help_text("rounds"))
    rules.add_argument(
        "--deck-order",
        metavar="FILE",
        type=file_named,
        help=help_text("deck-order"),
    )
    people = add_people_options(parser, (2, 6, SEATS), bot_names(grass.name), BOT)
    people.add_argument("--seat", type=int, metavar="N", help=help_text("seat"))
    people.add_argument("--watch", action="store_true", help=help_text("watch"))
    game = add_game_options(parser)
    game.add_argument("--pace", type=float, default=0.0, metavar="SECONDS", help=help_text("pace"))


def command(args: argparse.Namespace) -> int:
    """Play a game of Grass; returns the exit code."""
    catalogue: Catalogue = args.catalogue
    console = make_console()
    lines = Lines(console)
    people = recall_options(args, KEPT_OPTIONS)
    setup = set_up(args)
    is_given = args.resume is None or args.seat is not None or args.watch or args.people
    if not is_given and not setup.table.is_over:
        if people is None:
            seat = ask_seat(setup.names, catalogue, console, lines)
            if seat is None:
                return 0
            people = (seat,) if seat else ()
        setup = _seated(setup, args, people)

    def player(seat: int, file: GameFile) -> Player:
        voice = Voice(catalogue, short_names(setup.names), seat)
        pace = args.pace if seat or not setup.people else 0
        return Player(
            *(voice, console, lines, file), seed=setup.seed, pace=pace, people=setup.people
        )

    return session_of(setup, args, KEPT_OPTIONS, (console, lines), player).run()


def set_up(args: argparse.Namespace) -> Setup:
    """The table for these options. Raises UsageError, UnsupportedRuleset."""
    if not 0 <= args.pace <= 60:
        raise UsageError("play.pace", pace=str(args.pace))
    if args.resume is not None:
        return _resumed(args)
    refuse_together(args, "people", ("names", "seat", "watch"))
    seats = seats_of(args, SEATS)
    ruleset = _ruleset(args)
    grass.new_game(ruleset, seats)  # raises for an unplayable ruleset before further checks
    seed = seed_of(args)
    names = read_names(args.people or args.names, seats)
    setup = Setup(
        table=new_table(grass, ruleset, names, _nature(args, seed, ruleset)),
        names=names,
        people=(),
        bots=(),
        bot=find_bot,
        seed=seed,
        date=today(),
        save=None if args.save is None else file_for(args.save),
    )
    return _seated(setup, args, _people(args, names))


def _resumed(args: argparse.Namespace) -> Setup:
    """The table of a record as it was left, with the rules, names and seed of the record."""
    fixed = ("ruleset", "edition", "variant", "set", "rounds", "seats", "names", "seed")
    refuse_with_resume(args, fixed)
    record, seed = read_saved(args.resume, grass.name)
    rules = grass.read_ruleset(record.ruleset, record_format=record.version)
    nature = _nature(args, seed, rules)
    try:
        past = plies_of(record, nature)
    except RecordError as error:
        raise UsageError("play.deck_order") from error
    setup = Setup(
        table=resume(record, GAMES, nature),
        names=record.names,
        people=(),
        bots=(),
        bot=find_bot,
        seed=seed,
        date=record.date,
        save=file_for(args.save or args.resume, args.resume),
        past=past,
    )
    return _seated(setup, args, _people(args, record.names))


def _seated(setup: Setup, args: argparse.Namespace, people: tuple[int, ...]) -> Setup:
    """The set-up with these people at the keyboard. Raises UsageError."""
    bots = bots_of(args.bots, BOT, find_bot, len(setup.names), people)
    options = [] if args.deck_order is None else option("--deck-order", str(args.deck_order))
    alone = ["--seat", str(people[0])] if people else ["--watch"]
    options += people_option(people, setup.names) or alone
    options += bots_option(bots, BOT)
    return replace(setup, people=people, bots=bots, options=tuple(options))


def _ruleset(args: argparse.Namespace) -> Ruleset:
    if args.ruleset is not None and args.edition is not None:
        raise UsageError("play.ruleset")
    for word in args.set:
        switch = next((each for each in fields(Ruleset) if each.name == word), None)
        if switch is not None and not isinstance(switch.default, bool):
            value = "classic" if word == "deck" else write_value(switch.default)
            raise UsageError("play.set", switch=word, value=value)
    base = args.ruleset if args.ruleset is not None else args.edition or EDITION
    rounds = [] if args.rounds is None else [f"max_rounds={args.rounds}"]
    return grass.read_ruleset(" ".join([base, *args.variant, *rounds, *args.set]))


def _people(args: argparse.Namespace, names: tuple[str, ...]) -> tuple[int, ...]:
    """The seats of people at the keyboard. Raises UsageError."""
    if args.people:
        return people_of(args, names)
    if args.watch and args.seat is not None:
        raise UsageError("play.watch")
    if args.watch:
        return ()
    seat: int = 1 if args.seat is None else args.seat
    if not 1 <= seat <= len(names):
        raise UsageError("play.seat", seat=seat, seats=len(names))
    return (seat,)


def _nature(args: argparse.Namespace, seed: str, ruleset: Ruleset) -> Nature:
    decks: Sequence[Sequence[Kind]] = ()
    if args.deck_order is not None:
        decks = read_deck_orders(Path(args.deck_order))
        check_deck_orders(decks, ruleset)
    return Nature(seed, decks=decks)
