"""Deal the cards that a viewer cannot see anew, in place. In the compilable subset.

`determinize` makes a state from a view; this changes a state that fits the view, some hundred times
faster. Cards that the viewer knows stay where they are; the other hidden cards are shuffled over
the other hands, the packs of a draft and the haystack. The new state fits the same view.
"""

from __future__ import annotations

from greentable.core.generator import below
from greentable.grass.cards import KINDS
from greentable.grass.constants import Phase
from greentable.grass.engine.random_play import hand_size, pick_card
from greentable.grass.engine.referee import chooses_secretly
from greentable.grass.memory import BITS, MASK, known_in_pack, known_to
from greentable.grass.rules.variants import pack_size
from greentable.grass.state import State

MOST_CARDS = 2048  # more than any deck has: 27 kinds, at most 60 cards of each


def redeal(s: State, viewer: int, rng: list[int], room: list[int]) -> None:
    """Deal the cards that this viewer, a seat or a spectator, cannot see anew.

    `room` is scratch space for all cards of a deck.
    """
    if s.phase == Phase.OVER:
        return  # all hands are open
    left = gather_hidden(s, viewer, room)
    for seat in range(1, s.seats + 1):
        if seat != viewer:
            left = deal_hand(s, viewer, seat, rng, room, left)
            if s.rules.give_me_five:
                left = deal_pack(s, viewer, seat, rng, room, left)
    for kind in range(KINDS):
        s.haystack[kind] = 0
    for index in range(left):
        s.haystack[room[index]] += 1
    if chooses_secretly(s.phase):
        for seat in range(1, s.seats + 1):
            if seat != viewer and has_chosen(s, seat):
                choose_again(s, seat, rng)


def gather_hidden(s: State, viewer: int, room: list[int]) -> int:
    """Collect in `room` all cards whose place the viewer does not know; return their number."""
    count = 0
    for kind in range(KINDS):
        hidden = s.haystack[kind]
        for seat in range(1, s.seats + 1):
            if seat != viewer:
                hidden += s.hand[seat][kind] - known_to(s, viewer, seat, kind)
                if s.rules.give_me_five:
                    hidden += s.pack[seat][kind] - known_in_pack(s, viewer, seat, kind)
        for _ in range(hidden):
            room[count] = kind
            count += 1
    return count


def deal_hand(s: State, viewer: int, seat: int, rng: list[int], room: list[int], left: int) -> int:
    """Fill a hand around the cards that the viewer knows; return how many are left to deal."""
    hidden = 0
    for kind in range(KINDS):
        known = known_to(s, viewer, seat, kind)
        hidden += s.hand[seat][kind] - known
        s.hand[seat][kind] = known
        if s.known[seat][kind] != 0:
            s.known[seat][kind] = known_in_common(s.known[seat][kind], known, s.seats)
    return deal_cards(s.hand[seat], hidden, rng, room, left)


def deal_pack(s: State, viewer: int, seat: int, rng: list[int], room: list[int], left: int) -> int:
    """The same for the pack in front of a seat in a draft."""
    hidden = 0
    for kind in range(KINDS):
        known = known_in_pack(s, viewer, seat, kind)
        hidden += s.pack[seat][kind] - known
        s.pack[seat][kind] = known
        if s.known_pack[seat][kind] != 0:
            s.known_pack[seat][kind] = known_in_common(s.known_pack[seat][kind], known, s.seats)
    return deal_cards(s.pack[seat], hidden, rng, room, left)


def deal_cards(row: list[int], count: int, rng: list[int], room: list[int], left: int) -> int:
    """Deal this number of cards at random; return how many are left."""
    for _ in range(count):
        pick = below(rng, left)
        left -= 1
        row[room[pick]] += 1
        room[pick] = room[left]
    return left


def known_in_common(known: int, most: int, seats: int) -> int:
    """The knowledge of all observers, capped at the viewer's: the rest may no longer be true."""
    common = 0
    for observer in range(seats + 1):
        common |= min(known >> BITS * observer & MASK, most) << BITS * observer
    return common


def has_chosen(s: State, seat: int) -> bool:
    """True if a seat has made its secret choice while others still choose."""
    if s.waiting >> seat & 1:
        return False
    if s.phase == Phase.DRAFT or s.phase == Phase.PASS:
        return True
    return seat == s.turn or seat == s.asked


def choose_again(s: State, seat: int, rng: list[int]) -> None:
    """Replace a secret choice by a random one that the seat's new cards allow."""
    if s.phase == Phase.SAY:
        s.chosen[seat] = below(rng, 2)
    elif s.phase == Phase.DRAFT:
        s.chosen[seat] = pick_card(s.pack[seat], pack_size(s, seat), rng)
    else:
        s.chosen[seat] = pick_card(s.hand[seat], hand_size(s, seat), rng)
