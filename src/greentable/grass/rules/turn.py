"""Setup and turn: the deal, the draw, discarding, ending, missing.  Rules grass.turn.1 to 12."""

from __future__ import annotations

from greentable.grass.cards import HAND, KINDS, NOTHING, PEDDLES
from greentable.grass.codes import NOBODY, SEEN_BY_ALL, tell, tell_amount
from greentable.grass.constants import Phase, Reason, What
from greentable.grass.families import is_paranoia
from greentable.grass.memory import everyone_sees_leave
from greentable.grass.rules.deck import (
    begin_round,
    forget_offers,
    left_of,
    takes_from_haystack,
    to_ashtray,
)
from greentable.grass.rules.scoring import end_round
from greentable.grass.state import Position, State


def everyone(s: Position) -> int:
    """All seats as bits, for choices that all make at once."""
    return (2 << s.seats) - 2


def why_not_dealer(s: Position, seat: int) -> int:
    """grass.turn.2: the first dealer is any seat."""
    if seat < 1 or seat > s.seats:
        return Reason.NO_SUCH_SEAT
    return Reason.OK


def choose_dealer(s: State, seat: int) -> None:
    """grass.turn.2: the first dealer is drawn at random; dealing begins at the dealer's left."""
    tell(s, What.DEALER, seat, NOBODY, NOTHING, NOTHING, SEEN_BY_ALL)
    begin_round(s, seat)


def next_dealt(s: Position) -> int:
    """grass.turn.1: one card at a time, clockwise from the dealer's left."""
    return (s.dealer + s.dealt) % s.seats + 1


def why_not_deal(s: State, seat: int, kind: int) -> int:
    """grass.turn.1: the card is in the haystack, and it is this seat's turn to get one."""
    if kind >= KINDS or s.haystack[kind] == 0:
        return Reason.NOT_IN_HAYSTACK
    if seat != next_dealt(s):
        return Reason.WRONG_SEAT_DEALT
    return Reason.OK


def deal(s: State, seat: int, kind: int) -> None:
    """grass.turn.1: six cards each; in Give Me Five (grass.variants.1) they form a pack."""
    takes_from_haystack(s, kind)
    s.dealt += 1
    tell(s, What.DEALT, seat, NOBODY, kind, NOTHING, 1 << seat)
    if s.rules.give_me_five:
        s.pack[seat][kind] += 1
    else:
        s.hand[seat][kind] += 1
    if s.dealt == HAND * s.seats:
        if s.rules.give_me_five:
            s.waiting = everyone(s)
            s.phase = Phase.DRAFT
        else:
            begin_turn(s, left_of(s, s.dealer))


def begin_turn(s: State, seat: int) -> None:
    """grass.turn.4: a turn begins with nature's draw for the seat."""
    s.turn = seat
    s.asked = NOBODY
    s.played = 0
    s.extra_turn = 0
    s.swapped = 0
    forget_offers(s)
    s.phase = Phase.DRAW


def why_not_draw(s: State, kind: int) -> int:
    """grass.turn.4: the top card of the haystack, as nature names it."""
    if kind >= KINDS or s.haystack[kind] == 0:
        return Reason.NOT_IN_HAYSTACK
    return Reason.OK


def draw(s: State, kind: int) -> None:
    """grass.turn.4: the hand now has seven cards (grass.turn.9)."""
    takes_from_haystack(s, kind)
    s.hand[s.turn][kind] += 1
    tell(s, What.DREW, s.turn, NOBODY, kind, NOTHING, 1 << s.turn)
    s.phase = Phase.TURN


def resume_turn(s: State) -> None:
    """Nothing is asked or on offer any more: the seat whose turn it is continues."""
    s.asked = NOBODY
    s.gives_to = NOBODY
    s.offer_give = NOTHING
    s.offer_want = NOTHING
    s.offer_to = NOBODY
    s.counter = NOTHING
    s.counter_ask = NOTHING
    s.phase = Phase.TURN


def play_from_hand(s: State, kind: int) -> None:
    """grass.turn.4: the one card of the turn leaves the hand, seen by all."""
    s.hand[s.turn][kind] -= 1
    s.played = 1
    everyone_sees_leave(s, s.turn, kind)


def why_not_held(s: Position, seat: int, kind: int) -> int:
    """A card that is played, passed or handed over must be in hand."""
    if kind >= KINDS or s.hand[seat][kind] == 0:
        return Reason.NOT_IN_HAND
    return Reason.OK


def choose_secretly(s: State, seat: int, choice: int) -> None:
    """Record a secret choice; the others only see that it was made."""
    s.chosen[seat] = choice
    s.waiting -= 1 << seat
    tell(s, What.CHOSE, seat, NOBODY, NOTHING, NOTHING, SEEN_BY_ALL)


def why_not_discard(s: Position, seat: int, kind: int) -> int:
    """grass.turn.5: any card except Paranoia (grass.turn.6), whatever the market is."""
    if s.played:
        return Reason.ALREADY_PLAYED
    if is_paranoia(kind) and s.hand[seat][kind] > 0:
        return Reason.PARANOIA_NOT_DISCARDED
    return why_not_held(s, seat, kind)


def discard(s: State, seat: int, kind: int) -> None:
    """grass.turn.5: to the ashtray, face up, without effect."""
    play_from_hand(s, kind)
    to_ashtray(s, kind)
    tell(s, What.DISCARDED, seat, NOBODY, kind, NOTHING, SEEN_BY_ALL)


def holds_only_paranoia(s: Position, seat: int) -> bool:
    """grass.turn.6: only such a hand may play Paranoia before its market is open."""
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0 and not is_paranoia(kind):
            return False
    return True


def why_not_end(s: Position) -> int:
    """grass.turn.4: the player ends the turn explicitly, after the play or discard."""
    if not s.played:
        return Reason.NOT_PLAYED_YET
    return Reason.OK


def end_turn(s: State, seat: int) -> None:
    """grass.turn.7: the round ends when the haystack is empty; otherwise the next turn begins."""
    tell(s, What.ENDED_TURN, seat, NOBODY, NOTHING, NOTHING, SEEN_BY_ALL)
    if s.haystack_size == 0:
        end_round(s, NOBODY)
    elif s.extra_turn:
        tell(s, What.EXTRA_TURN, seat, NOBODY, NOTHING, NOTHING, SEEN_BY_ALL)
        begin_turn(s, seat)
    else:
        begin_turn(s, next_able(s, left_of(s, seat)))


def must_miss(s: State, seat: int, turns: int) -> None:
    """grass.turn.8: missed turns add up."""
    if turns > 0:
        s.missed[seat] += turns
        tell_amount(s, What.MUST_MISS, seat, NOTHING, turns)


def next_able(s: State, seat: int) -> int:
    """grass.turn.8: the first seat from this one on that need not miss; the others use up a miss.

    If all seats must miss, whole laps are counted down at once, with the same result.
    """
    laps = s.missed[1]
    for other in range(2, s.seats + 1):
        laps = min(laps, s.missed[other])
    if laps > 0:
        for other in range(1, s.seats + 1):
            s.missed[other] -= laps
            tell_amount(s, What.MISSED, other, NOTHING, laps)
    while s.missed[seat] > 0:
        s.missed[seat] -= 1
        tell_amount(s, What.MISSED, seat, NOTHING, 1)
        seat = left_of(s, seat)
    return seat


def lowest_in_stash(s: Position, seat: int) -> int:
    """grass.turn.12: the first in the order of the deck table; NOTHING for an empty stash."""
    for peddle in range(PEDDLES):
        if s.stash[seat][peddle] > 0:
            return peddle
    return NOTHING


def highest_in_stash(s: Position, seat: int) -> int:
    """grass.turn.12: the last in the order of the deck table; NOTHING for an empty stash."""
    for peddle in range(PEDDLES - 1, -1, -1):
        if s.stash[seat][peddle] > 0:
            return peddle
    return NOTHING
