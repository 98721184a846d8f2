"""An event: something the table saw. In Grove all see the same: secret choices are not told."""

from __future__ import annotations

import msgspec

from greentable.grove.cards import Fruit
from greentable.grove.codes import FAR, Line, What
from greentable.grove.state import State

AT_CELL = frozenset(
    {
        *(What.SQUIRREL, What.APPEARED, What.ROSE, What.BASKET, What.BARROW, What.STAYED),
        *(What.FELL, What.NO_DIE_LEFT),
    }
)
"""The events at a cell where a card is laid."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened.

    `before` and `after` are the values of the die at a cell, 15 for the barrow; for SQUIRREL,
    `fruit` and `before` are those of the die that goes back. `amount` is points, or the second
    recipe.
    """

    what: What
    seat: int = 0
    card: int = 0
    column: int = 0
    row: int = 0
    rotation: int = 0
    fruit: Fruit | None = None
    before: int = 0
    after: int = 0
    line: Line | None = None
    amount: int = 0

    def for_viewer(self, viewer: int) -> Event:  # noqa: ARG002 - as in every game
        """The event as this viewer sees it: all see the same."""
        return self


def events_told(s: State) -> tuple[Event, ...]:
    """The events of the last move."""
    return tuple(event_of(code) for code in s.told[: s.told_count])


def event_of(code: int) -> Event:
    """The event of a code."""
    what = What(code & 31)
    seat, card = code >> 5 & 7, code >> 8 & 31
    column, row = (code >> 13 & 63) - FAR, (code >> 19 & 63) - FAR
    before, after = code >> 27 & 15, code >> 31 & 15
    if what is What.LAID:
        return Event(what, seat, card, column, row, after)
    if what in AT_CELL:
        fruit = Fruit(code >> 25 & 3)
        return Event(what, seat, 0, column, row, 0, fruit, before, after)
    if what is What.SCORED:
        return Event(what, seat, line=Line(card), amount=code >> 35)
    return Event(what, seat, card, amount=code >> 35)
