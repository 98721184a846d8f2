"""Moves and events as single integers, as the rules pass them around, compiled or not.

A move: verb (5 bits), card (5), seat (3), other kind (5), protected (1), cheated (1), cover (15).
An event: what (6), seat (3), to (3), card (5), other (5), viewers of the cards (7), amount (the
rest, signed).
All other code uses the typed values of `moves.py` and `events.py`.
"""

from __future__ import annotations

from greentable.core.fields import NamedNumber
from greentable.grass.cards import NOTHING
from greentable.grass.state import LOG, State

NOBODY = 0  # in the place of a seat
EVERYONE = 7  # an offer to the whole table
SEEN_BY_ALL = 127


class Verb(NamedNumber):
    """The action of a move."""

    PLAY = 0
    DISCARD = 1
    OFFER = 2
    ACCEPT = 3
    DECLINE = 4
    COUNTER = 5
    SWAP = 6
    END = 7
    GIVE = 8
    PASS = 9
    KEEP = 10
    HAND = 11
    SAY = 12
    DEALER = 13
    DEAL = 14
    DRAW = 15
    LUCK = 16


class What(NamedNumber):
    """The kind of an event."""

    DEALER = 0
    DEALT = 1
    DREW = 2
    KEPT = 3
    PACKS_PASSED = 4
    PLAYED = 5
    DISCARDED = 6
    PROTECTED = 7
    PAID = 8
    UNCOVERED = 9
    COOLED = 10
    STOLE = 11
    GAVE = 12
    GAVE_UP = 13
    WIPED_OUT = 14
    MUST_MISS = 15
    MISSED = 16
    PASSED = 17
    TOOK = 18
    OFFERED = 19
    ACCEPTED = 20
    DECLINED = 21
    COUNTERED = 22
    TRADED = 23
    SAID = 24
    SWAPPED = 25
    ENDED_TURN = 26
    EXTRA_TURN = 27
    ROUND_ENDED = 28
    SHOWED = 29
    SCORED = 30
    TOTAL = 31
    WON = 32
    CHOSE = 33


class Line(NamedNumber):
    """A line of the scoring ledger, in the order of the sheets (grass.scoring.3)."""

    PROTECTED = 0
    AT_RISK = 1
    BANKER = 2
    NET_PROFIT = 3  # the sum of the lines above
    FINES = 4
    BEST_IN_HAND = 5
    RESULT = 6  # of the round: the net profit less the two lines above
    BONUS = 7


def move_code(verb: int, card: int, seat: int, other: int) -> int:
    """A move with a card, a seat and another kind; NOTHING and NOBODY for missing ones."""
    return verb | card << 5 | seat << 10 | other << 13


def bare(verb: int) -> int:
    """A move with a verb only."""
    return verb | NOTHING << 5 | NOTHING << 13


def with_card(verb: int, card: int) -> int:
    """A move with a verb and a card."""
    return verb | card << 5 | NOTHING << 13


def verb_of(move: int) -> int:
    """The verb of a move."""
    return move & 31


def card_of(move: int) -> int:
    """The card of a move, or NOTHING."""
    return move >> 5 & 31


def seat_of(move: int) -> int:
    """The seat that a move names, NOBODY or EVERYONE."""
    return move >> 10 & 7


def other_of(move: int) -> int:
    """The second kind of a move (wanted, asked for, paid, stolen, received), or NOTHING."""
    return move >> 13 & 31


def protected_of(move: int) -> int:
    """1 for a fine that is paid with a protected Peddle."""
    return move >> 18 & 1


def cheated_of(move: int) -> int:
    """1 for a player who says that they were cheated."""
    return move >> 19 & 1


def cover_of(move: int) -> int:
    """The Peddle under a Protection, as counts packed by `add_to_cover`."""
    return move >> 20


def with_protected(move: int) -> int:
    """The move, paid with a protected Peddle."""
    return move | 1 << 18


def with_cheated(move: int) -> int:
    """The move of a player who says that they were cheated."""
    return move | 1 << 19


def with_cover(move: int, cover: int) -> int:
    """The move with the Peddle that it protects."""
    return move | cover << 20


# Counts of Home Grown to Dr. Feelgood. Each has room for one more than can ever be covered, so that
# a cover that is too big can be written, and refused.
COVER_SHIFT = (0, 4, 8, 10, 12, 14)
COVER_MASK = (15, 15, 3, 3, 3, 1)


def covered_count(cover: int, peddle: int) -> int:
    """The number of Peddle of a kind in a packed cover."""
    return cover >> COVER_SHIFT[peddle] & COVER_MASK[peddle]


def add_to_cover(cover: int, peddle: int, count: int) -> int:
    """The cover with `count` more Peddle of a kind."""
    return cover + (count << COVER_SHIFT[peddle])


def tell(s: State, what: int, seat: int, to: int, card: int, other: int, seen: int) -> None:
    """Add an event to the log of this move; only the viewers in `seen` may know its cards."""
    if s.told_count < LOG:
        s.told[s.told_count] = what | seat << 6 | to << 9 | card << 12 | other << 17 | seen << 22
        s.told_count += 1


def tell_amount(s: State, what: int, seat: int, other: int, amount: int) -> None:
    """Add an event with an amount, visible to all."""
    if s.told_count < LOG:
        s.told[s.told_count] = (
            what | seat << 6 | NOTHING << 12 | other << 17 | SEEN_BY_ALL << 22 | amount << 29
        )
        s.told_count += 1
