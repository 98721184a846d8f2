"""An event: something the table saw. All viewers get the same events, without hidden cards."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from greentable.grass.cards import Kind
from greentable.grass.codes import Line, What
from greentable.grass.moves import KIND_OR_NONE
from greentable.grass.state import State


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened; `seen` are the viewers who may know its cards.

    `amount` is money, turns, or 1 for yes; `cards` is a hand that was laid down.
    """

    what: What
    seat: int = 0
    to: int = 0
    card: Kind | None = None
    other: Kind | None = None
    line: Line | None = None
    amount: int = 0
    cards: tuple[Kind, ...] = ()
    seen: tuple[int, ...] = ()

    def for_viewer(self, viewer: int) -> Event:
        """The event as this viewer sees it: without `seen`, and without cards it may not know."""
        knows = viewer in self.seen
        return Event(
            self.what,
            self.seat,
            self.to,
            self.card if knows else None,
            self.other if knows else None,
            self.line,
            self.amount,
            self.cards,
        )


def events_told(s: State) -> tuple[Event, ...]:
    """The events of the last move."""
    return tuple(event_of(code) for code in s.told[: s.told_count])


# A few thousand codes come up again and again.
@lru_cache(maxsize=10_000)
def event_of(code: int) -> Event:
    """The event of a code."""
    what = What(code & 63)
    other = code >> 17 & 31
    amount = code >> 29
    return Event(
        what,
        code >> 6 & 7,
        code >> 9 & 7,
        KIND_OR_NONE[code >> 12 & 31],
        None if what is What.SCORED else KIND_OR_NONE[other],
        Line(other) if what is What.SCORED else None,
        0 if what is What.SHOWED else amount,
        _cards_shown(amount) if what is What.SHOWED else (),
        tuple(viewer for viewer in range(7) if code >> 22 + viewer & 1),
    )


def _cards_shown(packed: int) -> tuple[Kind, ...]:
    cards = []
    while packed:
        cards.append(Kind((packed & 31) - 1))
        packed >>= 5
    return tuple(cards)
