"""The cards as they lie: faces of this game's deck.  Rules grove.cards.1 and 2."""

from __future__ import annotations

from greentable.grove.cards import BARROW, CARDS, die_of
from greentable.grove.constants import Reason
from greentable.grove.state import Position


def face_of(s: Position, card: int) -> int:
    """grove.cards.1: the face of a card, by its number."""
    return s.rules.deck[card - 1]


def is_die(cell: int) -> int:
    """grove.cards.2: 1 with one of the fifteen dice on the cell; the barrow is none of them."""
    return int(0 < die_of(cell) < BARROW)


def why_not_turned_up(s: Position, card: int) -> int:
    """grove.cards.1: a card of the eighteen that nobody has seen yet."""
    if card < 1 or card > CARDS:
        return Reason.NO_SUCH_CARD
    if not s.unseen >> card & 1:
        return Reason.ALREADY_SEEN
    return Reason.OK
