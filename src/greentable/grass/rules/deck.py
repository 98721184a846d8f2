"""The deck and the places of its cards.  Rules grass.deck.1 to 3; the cards are in `cards.py`."""

from __future__ import annotations

from greentable.grass.cards import KINDS, NOTHING, PEDDLES
from greentable.grass.codes import NOBODY
from greentable.grass.constants import Phase
from greentable.grass.memory import forget_hands
from greentable.grass.state import Position, State


def left_of(s: Position, seat: int) -> int:
    """The next seat clockwise."""
    return seat % s.seats + 1


def right_of(s: Position, seat: int) -> int:
    """The next seat counterclockwise."""
    return (seat + s.seats - 2) % s.seats + 1


def gather(s: State) -> None:
    """grass.scoring.7: all cards of the deck (grass.deck.1) are the haystack again.

    Every market is closed, nothing is stashed, and missed turns lapse (grass.turn.8).
    """
    size = 0
    for kind in range(KINDS):
        s.haystack[kind] = s.rules.deck[kind]
        s.ashtray[kind] = 0
        size += s.rules.deck[kind]
        for seat in range(1, s.seats + 1):
            s.hand[seat][kind] = 0
            s.pack[seat][kind] = 0
            s.tucked[seat][kind] = 0
    for seat in range(1, s.seats + 1):
        s.market[seat] = 0
        s.heat[seat] = NOTHING
        s.missed[seat] = 0
        s.chosen[seat] = NOTHING
        for peddle in range(PEDDLES):
            s.stash[seat][peddle] = 0
    for slot in range(s.covers):
        clear_cover(s, slot)
    s.covers = 0
    s.ashtray_top = NOTHING
    s.haystack_size = size
    forget_hands(s)


def to_ashtray(s: State, kind: int) -> None:
    """A card comes to lie on top of the ashtray, face up."""
    s.ashtray[kind] += 1
    s.ashtray_top = kind


def clear_cover(s: State, slot: int) -> None:
    """Zero an empty slot of the Protections, so that equal tables are equal states."""
    s.cover_owner[slot] = 0
    s.cover_card[slot] = 0
    for peddle in range(PEDDLES):
        s.covered[slot][peddle] = 0


def forget_offers(s: State) -> None:
    """grass.deal.2: offers, made and declined, count for one turn only."""
    if s.offers > 0:
        s.offers = 0
        for seat in range(1, s.seats + 1):
            row = s.declined[seat]
            for kind in range(KINDS):
                row[kind] = 0


def begin_round(s: State, dealer: int) -> None:
    """Gather the cards and wait for nature to deal them."""
    gather(s)
    forget_offers(s)
    s.round += 1
    s.dealer = dealer
    s.dealt = 0
    s.turn = NOBODY
    s.asked = NOBODY
    s.played = 0
    s.extra_turn = 0
    s.swapped = 0
    s.waiting = 0
    s.phase = Phase.DEAL


def takes_from_haystack(s: State, kind: int) -> None:
    """A card leaves the haystack."""
    s.haystack[kind] -= 1
    s.haystack_size -= 1
