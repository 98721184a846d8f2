"""The cards that each seat knows in other hands, because they were traded, passed, taken or named.

Each count is a lower bound: this holder surely has at least that many cards of the kind. It
rises when an observer sees a card arrive, and falls by one whenever a card may have left. Observer
0 is the public, a spectator. No rule reads these counts: they are for views and `determinize`.
"""

from __future__ import annotations

from greentable.grass.cards import KINDS
from greentable.grass.state import State

# Four bits for each observer, so that one number holds the knowledge of all seven about a holder's
# kind, and the usual case, no knowledge, costs one comparison.
BITS = 4
MASK = 15


def known_to(s: State, observer: int, holder: int, kind: int) -> int:
    """The number of cards of a kind that this observer surely knows in the holder's hand."""
    return s.known[holder][kind] >> BITS * observer & MASK


def known_in_pack(s: State, observer: int, holder: int, kind: int) -> int:
    """The same for the pack in front of a seat in a draft."""
    return s.known_pack[holder][kind] >> BITS * observer & MASK


def everyone_learns(s: State, holder: int, kind: int) -> None:
    """All observers see a card arrive in a hand."""
    for observer in range(s.seats + 1):
        learn(s, observer, holder, kind)


def learn(s: State, observer: int, holder: int, kind: int) -> None:
    """One observer sees a card arrive in a hand."""
    if observer != holder:
        s.known[holder][kind] += 1 << BITS * observer


def everyone_learns_of_one(s: State, holder: int, kind: int) -> None:
    """The holder names a card that it must have: all know of at least one."""
    known = s.known[holder][kind]
    for observer in range(s.seats + 1):
        if observer != holder and known >> BITS * observer & MASK == 0:
            known += 1 << BITS * observer
    s.known[holder][kind] = known


def everyone_sees_leave(s: State, holder: int, kind: int) -> None:
    """All observers see a card of this kind leave a hand."""
    known = s.known[holder][kind]
    if known != 0:
        for observer in range(s.seats + 1):
            if known >> BITS * observer & MASK > 0:
                known -= 1 << BITS * observer
        s.known[holder][kind] = known


def sees_leave(s: State, observer: int, holder: int, kind: int) -> None:
    """One observer sees a card of this kind leave a hand."""
    if s.known[holder][kind] >> BITS * observer & MASK > 0:
        s.known[holder][kind] -= 1 << BITS * observer


def card_leaves_secretly(s: State, holder: int, kind: int, receiver: int) -> None:
    """A card leaves a hand face down: the receiver sees it; for the others it may be any."""
    sees_leave(s, receiver, holder, kind)
    for any_kind in range(KINDS):
        if s.known[holder][any_kind] != 0:
            for observer in range(s.seats + 1):
                if observer != receiver:
                    sees_leave(s, observer, holder, any_kind)


def forget_hands(s: State) -> None:
    """Forget all hands and packs: the cards are gathered up."""
    for seat in range(1, s.seats + 1):
        for kind in range(KINDS):
            s.known[seat][kind] = 0
            s.known_pack[seat][kind] = 0
