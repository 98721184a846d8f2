"""`greentable rules grove`: the switches of the rules, with their values in each edition."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.table import Table

from greentable.core.switches import Switch
from greentable.grove import EDITIONS, book_name, book_names, deck_name, deck_names
from greentable.terminal.console import make_console
from greentable.terminal.switch_table import add_json_option, switch_document, switch_table
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Message, Row, choices, either, say

EXAMPLE = "greentable play grove --recipes --deck FILE --recipe-book FILE"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable rules grove`."""
    add_json_option(parser)


def command(args: argparse.Namespace) -> int:
    """Print the switches; returns the exit code."""
    if args.json:
        document = switch_document(EDITIONS, _written, _possible, args.catalogue)
        sys.stdout.write(f"{document}\n")
        return 0
    console = make_console()
    console.print(switches(args.catalogue))
    console.print(EXAMPLE, soft_wrap=True)
    return 0


def switches(catalogue: Catalogue) -> Table:
    """The switches of Grove as a table."""
    return switch_table(EDITIONS, _written, _possible, catalogue)


def _possible(switch: Switch) -> Message | Row:
    """The possible values of a switch."""
    match switch.name:
        case "deck":
            return say("switches-deck-of-grove", known=choices(deck_names()))
        case "book":
            return say("switches-book", known=choices(book_names()))
        case "recipes":
            return either("off", "on")
        case _:
            return say("switches-aside")


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
