"""`greentable rules grass`: every switch of the rules, what the editions say, where it is read."""

from __future__ import annotations

import argparse
import dataclasses
from enum import IntEnum

from rich import box
from rich.table import Table
from rich.text import Text

from greentable.grass import EDITIONS, Ruleset
from greentable.grass.decks import PRINTED, deck_name
from greentable.terminal.console import make_console
from greentable.terminal.grass.look import ACCENT, SOFT

EXAMPLE = "greentable play grass --edition classic --variant lucky_or_not --set target=300000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only that the table of switches has no options."""


def command(_args: argparse.Namespace) -> int:
    """Print the switches; the exit code."""
    console = make_console()
    console.print(switches())
    console.print(EXAMPLE, soft_wrap=True)
    return 0


def switches() -> Table:
    """A row for each switch: its value in the editions, what it means, the rule that reads it."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("switch", style=ACCENT, no_wrap=True)
    for edition in EDITIONS:
        table.add_column(edition, no_wrap=True)
    table.add_column("what it is", ratio=1)
    for switch in dataclasses.fields(Ruleset):
        values = [_written(getattr(ruleset, switch.name)) for ruleset in EDITIONS.values()]
        meaning = Text(f"{switch.metadata['doc']}: {_possible(switch)} ")
        table.add_row(switch.name, *values, meaning.append(switch.metadata["rule"], SOFT))
    return table


def _possible(switch: dataclasses.Field[object]) -> str:
    """What a switch may be set to, in writing."""
    may = switch.metadata["may"]
    if not may:
        return f"{', '.join(PRINTED)}, or as in MO:10,HG:6,…"
    if isinstance(may[0], range):
        return f"{_written(may[0].start)} to {_written(may[0].stop - 1)}"
    return " or ".join(_written(value) for value in may)


def _written(value: object) -> str:
    match value:
        case IntEnum():
            return value.name.lower()
        case bool():
            return "on" if value else "off"
        case tuple():
            return deck_name(value) or ",".join(map(str, value))
        case _:
            return str(value)
