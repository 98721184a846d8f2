"""`greentable grove cards`: the cards of a deck as text."""

from __future__ import annotations

import argparse

from rich.columns import Columns
from rich.text import Text

from greentable.grove import CELLS, WIDE, cell_of, deck_names
from greentable.terminal.console import make_console
from greentable.terminal.grove.display.hand import printed_cell
from greentable.terminal.grove.files import load_deck
from greentable.terminal.styles import ACCENT
from greentable.words.catalogue import help_text

HOUSE = "house"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable grove cards`."""
    parser.add_argument(
        "--deck",
        metavar="FILE",
        default=HOUSE,
        help=help_text("deck", known=", ".join(deck_names()), default=HOUSE),
    )


def command(args: argparse.Namespace) -> int:
    """Show all cards of a deck; returns the exit code. Raises UsageError."""
    deck = load_deck(args.deck)
    console = make_console()
    pictures = [card(number, face) for number, face in enumerate(deck, 1)]
    console.print(Columns(pictures, padding=(1, 4)))
    return 0


def card(number: int, face: int) -> Text:
    """A card as printed: its number, and two rows of three cells."""
    rows = [Text(f"{number:>3}".ljust(4), ACCENT), Text(" " * 4)]
    for index in range(CELLS):
        rows[index // WIDE].append_text(printed_cell(cell_of(face, index)))
    return Text("\n").join(rows)
