"""`greentable rules grass`: every switch of the rules, what the editions say, where it is read."""

from __future__ import annotations

import argparse

from rich.console import RenderableType

from greentable.grass import EDITIONS
from greentable.grass.decks import PRINTED, deck_name
from greentable.switches import NONE, write_value
from greentable.terminal.console import make_console
from greentable.terminal.switch_table import Switch, switch_list, switch_table

NARROWEST_TABLE = 80
EXAMPLE = "greentable play grass --edition classic --variant lucky_or_not --set target=300000"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only that the table of switches has no options."""


def command(_args: argparse.Namespace) -> int:
    """Print the switches; the exit code."""
    console = make_console()
    console.print(switches(console.width))
    console.print(EXAMPLE, soft_wrap=True)
    return 0


def switches(width: int) -> RenderableType:
    """Each switch: its value in the editions, what it means, the rule that reads it."""
    shown = switch_table if width >= NARROWEST_TABLE else switch_list
    return shown(EDITIONS, lambda _switch, value: _written(value), _possible)


def _possible(switch: Switch) -> str:
    """What a switch may be set to, in writing."""
    may = switch.metadata["may"]
    if not may:
        return f"{', '.join(PRINTED)}, or as in MO:10,HG:6,…"
    if isinstance(may[0], range):
        limits = f"{_written(may[0].start)} to {_written(may[0].stop - 1)}"
        return f"{limits}, or none" if NONE in may else limits
    return " or ".join(_written(value) for value in may)


def _written(value: object) -> str:
    name = deck_name(value) if isinstance(value, tuple) else None
    return name or write_value(value)
