"""`greentable rules grove`: every switch of the rules, what it is set to, where it is read."""

from __future__ import annotations

import argparse
import dataclasses

from rich import box
from rich.table import Table
from rich.text import Text

from greentable.grove import EDITIONS, Ruleset
from greentable.grove.decks import deck_name, deck_names
from greentable.grove.recipe_books import book_name, book_names
from greentable.terminal.console import make_console
from greentable.terminal.grove.look import ACCENT, SOFT

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
    """A row for each switch: its value in the editions, what it means, the rule that reads it."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("switch", style=ACCENT, no_wrap=True)
    for edition in EDITIONS:
        table.add_column(edition, no_wrap=True)
    table.add_column("what it is", ratio=1)
    possible = {
        "deck": f"{', '.join(deck_names())}, or 18 cards as in O1Y2G1/--G2Y1,…",
        "recipes": "off or on",
        "book": f"{', '.join(book_names())}, or 18 recipes as in worth:31,count:line,…;…",
    }
    for switch in dataclasses.fields(Ruleset):
        values = [_written(switch.name, ruleset) for ruleset in EDITIONS.values()]
        meaning = Text(f"{switch.metadata['doc']}: {possible[switch.name]} ")
        table.add_row(switch.name, *values, meaning.append(switch.metadata["rule"], SOFT))
    return table


def _written(name: str, ruleset: Ruleset) -> str:
    match name:
        case "deck":
            return deck_name(ruleset.deck) or ""
        case "book":
            return book_name(ruleset.book) or ""
        case _:
            return "on" if ruleset.recipes else "off"
