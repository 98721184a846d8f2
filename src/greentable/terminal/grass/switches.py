"""`greentable rules grass`: the switches of the rules, with their values in each edition."""

from __future__ import annotations

import argparse
import sys

from rich.console import RenderableType

from greentable.core.switches import Switch, possible_values, write_value
from greentable.grass import EDITIONS, NAMED_DECKS, deck_name
from greentable.terminal.console import make_console
from greentable.terminal.switch_table import (
    add_json_option,
    switch_document,
    switch_list,
    switch_table,
)
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Message, Row, choices, say

NARROWEST_TABLE = 80
EXAMPLE = "greentable play grass --edition classic --variant lucky_or_not --set target=300000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable rules grass`."""
    add_json_option(parser)


def command(args: argparse.Namespace) -> int:
    """Print the switches; returns the exit code."""
    if args.json:
        document = switch_document(
            EDITIONS, lambda _switch, value: _written(value), _possible, args.catalogue
        )
        sys.stdout.write(f"{document}\n")
        return 0
    console = make_console()
    console.print(switches(console.width, args.catalogue))
    console.print(EXAMPLE, soft_wrap=True)
    return 0


def switches(width: int, catalogue: Catalogue) -> RenderableType:
    """The switches as a table, or as a list on a narrow screen."""
    shown = switch_table if width >= NARROWEST_TABLE else switch_list
    return shown(EDITIONS, lambda _switch, value: _written(value), _possible, catalogue)


def _possible(switch: Switch) -> Message | Row:
    """The possible values of a switch."""
    if switch.name == "deck":
        return say("switches-deck-of-grass", known=choices(NAMED_DECKS))
    return possible_values(switch)


def _written(value: object) -> str:
    name = deck_name(value) if isinstance(value, tuple) else None
    return name or write_value(value)
