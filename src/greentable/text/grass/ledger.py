"""The ledger of a round of Grass: who has what, line by line, in columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from greentable.catalogue import Catalogue, key_of
from greentable.grass import Event, Line, What
from greentable.text.columns import in_columns

NOTHING = "–"
WIDEST_NAME = 12  # so that six columns stay on a screen


def ledger(catalogue: Catalogue, events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The scoring of a round as lines of text: a row for each line, a column for each seat."""
    seats = sorted({event.seat for event in events if event.what is What.SCORED})
    rows = [["", *(_shortened(catalogue.seat(seat, names)) for seat in seats)]]
    for line in Line:
        amounts = {event.seat: event.amount for event in events if event.line is line}
        rows.append(_row(catalogue, key_of(line.name), [amounts.get(seat, 0) for seat in seats]))
    totals = {event.seat: event.amount for event in events if event.what is What.TOTAL}
    rows.append(_row(catalogue, "total", [totals.get(seat, 0) for seat in seats]))
    return in_columns(rows)


def _row(catalogue: Catalogue, line: str, amounts: Sequence[int]) -> list[str]:
    sums = line in {"net-profit", "result", "total"}
    figures = [catalogue.money(amount) if amount or sums else NOTHING for amount in amounts]
    return [catalogue.say(f"grass-line-{line}"), *figures]


def _shortened(name: str) -> str:
    """A name that fits its column; wide characters count as two."""
    if cell_len(name) <= WIDEST_NAME:
        return name
    return set_cell_size(name, WIDEST_NAME - 1).rstrip() + "…"
