"""The cards: faces of this game's deck, and dice on cells.  Rules grove.cards.1 and 2."""

from __future__ import annotations

from greentable.grove.cards import BARROW, CARDS, die_of
from greentable.grove.constants import Reason
from greentable.grove.state import Position


def face_of(s: Position, card: int) -> int:
    """grove.cards.1: the face of a card, by its number."""
    return s.rules.deck[card - 1]


def is_die(cell: int) -> int:
    """grove.cards.2: 1 if one of the fifteen dice is on the cell; the barrow is not a die."""
    return int(0 < die_of(cell) < BARROW)


def why_not_turned_up(s: Position, card: int) -> int:
    """grove.cards.1: one of the eighteen cards, and not seen before."""
    if card < 1 or card > CARDS:
        return Reason.NO_SUCH_CARD
    if not s.unseen >> card & 1:
        return Reason.ALREADY_SEEN
    return Reason.OK
