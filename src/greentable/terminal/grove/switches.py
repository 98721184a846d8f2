"""`greentable rules grove`: every switch of the rules, what it is set to, where it is read."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

from greentable.grove import EDITIONS
from greentable.grove.decks import deck_name, deck_names
from greentable.grove.recipe_books import book_name, book_names
from greentable.terminal.console import make_console
from greentable.terminal.switch_table import Switch, switch_table

EXAMPLE = "greentable play grove --recipes --deck FILE --recipe-book FILE"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only that the table of switches has no options."""


def command(_args: argparse.Namespace) -> int:
    """Print the switches; the exit code."""
    console = make_console()
    console.print(switches())
    console.print(EXAMPLE, soft_wrap=True)
    return 0


def switches() -> Table:
    """A row for each switch of Grove."""
    return switch_table(EDITIONS, _written, _possible)


def _possible(switch: Switch) -> str:
    """What a switch may be set to, in writing."""
    match switch.name:
        case "deck":
            return f"{', '.join(deck_names())}, or 18 cards as in O1Y2G1/--G2Y1,…"
        case "book":
            return f"{', '.join(book_names())}, or 18 recipes as in worth:31,count:line,…;…"
        case "recipes":
            return "off or on"
        case _:
            return "none, or as in 3,7,12"


def _written(switch: Switch, value: Any) -> str:  # noqa: ANN401 - switches are of several kinds
    match switch.name:
        case "deck":
            return deck_name(value) or ""
        case "book":
            return book_name(value) or ""
        case "recipes":
            return "on" if value else "off"
        case _:
            return str(value or "none")
