"""The count at the end of a game of Grove: who has what, line by line, in columns."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.catalogue import Catalogue
from greentable.grove import Event, Line, What
from greentable.text.columns import in_columns
from greentable.text.grove.events import line_name

NOTHING = "–"


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
    return in_columns(rows)


def _figure(amount: int) -> str:
    if amount < 0:
        return f"−{-amount}"
    return str(amount) if amount else NOTHING
