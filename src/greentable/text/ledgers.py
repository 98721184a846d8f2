"""Ledgers: tables of figures by seat, as values and as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.cells import cell_len, set_cell_size

from greentable.words.catalogue import Catalogue
from greentable.words.messages import Card, Message, Money

GAP = "  "
NOTHING = "–"
WIDEST_NAME = 12  # characters, so that six columns fit on a screen


class LedgerRow(msgspec.Struct, frozen=True):
    """A line of a ledger: its heading, and a figure for each seat, as money or points.

    Zero is shown as 0 in a line that adds up others, and as a dash elsewhere.
    """

    heading: Message
    """Its heading."""
    figures: tuple[Money | int, ...]
    """The figures of the seats, in the order of `Ledger.seats`."""
    adds_up: bool = False
    """True if it adds up other lines."""


class HandShown(msgspec.Struct, frozen=True):
    """The cards that a seat still held when a round ended."""

    seat: int
    """The seat."""
    cards: tuple[Card, ...]
    """Its cards, one by one."""


class Ledger(msgspec.Struct, frozen=True):
    """A table of figures: a column for each seat, a row for each line."""

    seats: tuple[int, ...]
    """The seats of the columns."""
    rows: tuple[LedgerRow, ...]
    """The lines."""
    title: Message | None = None
    """The title that a player alone has earned."""
    about: tuple[Message, ...] = ()
    """The sentences beside the figures, for example why the round ended."""
    hands: tuple[HandShown, ...] = ()
    """The hands that were shown."""


def ledger_lines(catalogue: Catalogue, ledger: Ledger, names: Sequence[str]) -> list[str]:
    """A ledger as lines of text, without a row of names if there is only one seat."""
    rows = []
    if len(ledger.seats) > 1:
        rows.append(["", *(_shortened(catalogue.seat(seat, names)) for seat in ledger.seats)])
    for row in ledger.rows:
        figures = [
            catalogue.text(figure) if row.adds_up or figure not in {0, Money(0)} else NOTHING
            for figure in row.figures
        ]
        rows.append([catalogue.text(row.heading), *figures])
    return in_columns(rows)


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows as lines, headings aligned left, figures right; wide characters count as two."""
    widths = [max(cell_len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for heading, *figures in rows:
        cells = [heading + " " * (widths[0] - cell_len(heading))]
        for figure, width in zip(figures, widths[1:], strict=True):
            cells.append(" " * (width - cell_len(figure)) + figure)
        lines.append(GAP.join(cells).rstrip())
    return lines


def _shortened(name: str) -> str:
    """A name that fits its column; wide characters count as two."""
    if cell_len(name) <= WIDEST_NAME:
        return name
    return set_cell_size(name, WIDEST_NAME - 1).rstrip() + "…"
