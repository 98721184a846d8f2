"""The count at the end of a game of Grove: who has what, line by line, in columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from greentable.grove import Event, Line, What
from greentable.text.catalogue import Catalogue
from greentable.text.grove.events import line_name

NOTHING = "–"
GAP = "  "


def ledger(catalogue: Catalogue, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The count as lines of text: a row for each line, a column for each seat.

    One who plays alone needs no name above the figures; lines that are zero for all are left out.
    """
    scored = {
        (event.seat, event.line): event.amount for event in events if event.what is What.SCORED
    }
    seats = sorted({seat for seat, _ in scored})
    rows = [["", *(catalogue.seat(seat, names) for seat in seats)]] if len(seats) > 1 else []
    for line in Line:
        amounts = [scored.get((seat, line), 0) for seat in seats]
        if any(amounts) or line in {Line.DICE, Line.TOTAL}:
            rows.append([line_name(catalogue, line), *map(_figure, amounts)])
    return _in_columns(rows)


def _figure(amount: int) -> str:
    if amount < 0:
        return f"−{-amount}"
    return str(amount) if amount else NOTHING


def _in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Headings to the left, figures to the right."""
    widths = [max(cell_len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for heading, *figures in rows:
        cells = [heading + " " * (widths[0] - cell_len(heading))]
        for figure, width in zip(figures, widths[1:], strict=True):
            cells.append(" " * (width - cell_len(figure)) + figure)
        lines.append(GAP.join(cells).rstrip())
    return lines
