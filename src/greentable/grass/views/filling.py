"""Fill a view by listing every field that a seat or spectator may see; nothing else is copied.

In the compilable subset. The given view is new, with the rules of the state and everything else
empty: fields that are not filled in stay empty. The public part can be filled in once and copied;
the private part of a viewer is added to it.
"""

from __future__ import annotations

from greentable.grass.cards import KINDS, NOTHING, PEDDLES
from greentable.grass.codes import NOBODY
from greentable.grass.constants import Kind, Phase
from greentable.grass.engine.referee import acting
from greentable.grass.memory import BITS, MASK
from greentable.grass.state import Position, State
from greentable.grass.views.fields import ViewFields


def fill_view(s: State, viewer: int, v: ViewFields) -> None:
    """Fill in everything this viewer sees; once the game is over, all hands."""
    fill_public(s, v)
    fill_own(s, viewer, v)


def fill_public(s: State, v: ViewFields) -> None:
    """Fill in the public part."""
    fill_course(s, v)
    fill_trade(s, v)
    deck = s.rules.deck
    v.ashtray_top = s.ashtray_top
    ashtray = s.ashtray
    shown = v.ashtray
    unseen = v.unseen
    for kind in range(KINDS):
        shown[kind] = ashtray[kind]
        unseen[kind] = deck[kind] - ashtray[kind]
    for seat in range(1, s.seats + 1):
        fill_seat(s, seat, v)
    v.covers = s.covers
    for slot in range(s.covers):
        v.cover_owner[slot] = s.cover_owner[slot]
        v.cover_card[slot] = s.cover_card[slot]
        unseen[s.cover_card[slot]] -= 1
        show_row(s.covered[slot], v.covered[slot], unseen, PEDDLES)


def show_row(row: list[int], shown: list[int], unseen: list[int], kinds: int) -> None:
    """Copy a row of this many kinds into the view: these cards are visible."""
    for kind in range(kinds):
        count = row[kind]
        shown[kind] = count
        unseen[kind] -= count


def fill_course(s: State, v: ViewFields) -> None:
    """Fill in the progress of the game and the awaited action."""
    v.seats = s.seats
    v.phase = s.phase
    v.round = s.round
    v.dealer = s.dealer
    v.turn = s.turn
    v.dealt = s.dealt
    v.haystack_size = s.haystack_size
    v.played = s.played
    v.extra_turn = s.extra_turn
    v.swapped = s.swapped
    v.asked = s.asked
    v.gives_to = s.gives_to
    v.waiting = s.waiting
    v.to_act = acting(s)


def fill_trade(s: State, v: ViewFields) -> None:
    """Fill in the open offer, its counter, and the offers declined in this turn."""
    v.offers = s.offers
    v.offer_give = s.offer_give
    v.offer_want = s.offer_want
    v.offer_to = s.offer_to
    v.counter = s.counter
    v.counter_ask = s.counter_ask
    if s.offers > 0:
        for seat in range(1, s.seats + 1):
            declined = s.declined[seat]
            shown = v.declined[seat]
            for kind in range(KINDS):
                shown[kind] = declined[kind]


def fill_seat(s: State, seat: int, v: ViewFields) -> None:
    """Fill in the cards in front of a seat, and the sizes of its hand and pack."""
    v.missed[seat] = s.missed[seat]
    v.totals[seat] = s.totals[seat]
    v.hand_sizes[seat] = size_of(s.hand[seat])
    if uses_packs(s):
        v.pack_sizes[seat] = size_of(s.pack[seat])
    show_row(s.stash[seat], v.stash[seat], v.unseen, PEDDLES)
    # Without a Market Open there is no hassle pile.
    if s.market[seat]:
        v.market[seat] = 1
        v.unseen[Kind.MARKET_OPEN] -= 1
        show_row(s.tucked[seat], v.tucked[seat], v.unseen, KINDS)
        if s.heat[seat] != NOTHING:
            v.heat[seat] = s.heat[seat]
            v.unseen[s.heat[seat]] -= 1


def size_of(row: list[int]) -> int:
    """The number of cards in a hand or a pack."""
    size = 0
    for kind in range(KINDS):
        size += row[kind]
    return size


def uses_packs(s: Position) -> bool:
    """grass.variants.1: packs are dealt and drafted from, and are gone when the turns begin."""
    return s.phase == Phase.DEAL or s.phase == Phase.DRAFT


def fill_own(s: State, viewer: int, v: ViewFields) -> None:
    """Fill in the private part of this viewer."""
    v.viewer = viewer
    if viewer != NOBODY:
        v.chosen[viewer] = s.chosen[viewer]
    for seat in range(1, s.seats + 1):
        if seat == viewer or s.phase == Phase.OVER:
            v.open_hands += 1 << seat
            show_row(s.hand[seat], v.hand[seat], v.unseen, KINDS)
            if uses_packs(s):
                show_row(s.pack[seat], v.pack[seat], v.unseen, KINDS)
        else:
            fill_known(s.known[seat], v.known_hand[seat], viewer)
            if uses_packs(s):
                fill_known(s.known_pack[seat], v.known_in_pack[seat], viewer)


def fill_known(known: list[int], shown: list[int], viewer: int) -> None:
    """Fill in the cards that the viewer surely knows of another seat."""
    for kind in range(KINDS):
        if known[kind] != 0:
            shown[kind] = known[kind] >> BITS * viewer & MASK
