"""The three variants: Give Me Five, Hidden Deals, Lucky or Not.  Rules grass.variants.1 to 3."""

from __future__ import annotations

from greentable.grass.cards import KINDS, NOTHING
from greentable.grass.codes import NOBODY, tell, tell_amount
from greentable.grass.constants import Phase, Reason, What
from greentable.grass.memory import BITS, card_leaves_secretly, known_in_pack, learn
from greentable.grass.rules.deck import left_of, right_of
from greentable.grass.rules.turn import (
    begin_turn,
    choose_secretly,
    everyone,
    resume_turn,
    why_not_held,
)
from greentable.grass.state import Position, State

# Give Me Five


def why_not_keep(s: Position, seat: int, kind: int) -> int:
    """grass.variants.1: a card of the pack in front of the seat."""
    if kind >= KINDS or s.pack[seat][kind] == 0:
        return Reason.NOT_IN_PACK
    return Reason.OK


def choose_keep(s: State, seat: int, kind: int) -> None:
    """grass.variants.1: in secret; when all have chosen, the packs move on."""
    choose_secretly(s, seat, kind)
    if s.waiting == 0:
        keep_and_pass_on(s)


def drafts_left(s: Position) -> bool:
    """grass.variants.1: the first round drafts to the left; the direction changes every round."""
    return s.round % 2 == 1


def next_in_draft(s: Position, seat: int) -> int:
    """The seat that gets this seat's pack."""
    if drafts_left(s):
        return left_of(s, seat)
    return right_of(s, seat)


def keep_and_pass_on(s: State) -> None:
    """grass.variants.1: each seat keeps one card and passes the rest; the sixth is kept at once."""
    for seat in range(1, s.seats + 1):
        keeps(s, seat, s.chosen[seat])
        s.chosen[seat] = NOTHING
    move_packs(s)
    tell_amount(s, What.PACKS_PASSED, NOBODY, NOTHING, int(drafts_left(s)))
    if pack_size(s, 1) > 1:
        s.waiting = everyone(s)
        return
    for seat in range(1, s.seats + 1):
        for kind in range(KINDS):
            if s.pack[seat][kind] > 0:
                s.known[seat][kind] += s.known_pack[seat][kind]
                s.known_pack[seat][kind] = 0
                keeps(s, seat, kind)
    begin_turn(s, left_of(s, s.dealer))


def keeps(s: State, seat: int, kind: int) -> None:
    """Move a card from the pack to the hand; only its holder sees it."""
    s.pack[seat][kind] -= 1
    s.hand[seat][kind] += 1
    tell(s, What.KEPT, seat, NOBODY, kind, NOTHING, 1 << seat)


def pack_size(s: Position, seat: int) -> int:
    """The number of cards in front of a seat in the draft."""
    size = 0
    for kind in range(KINDS):
        size += s.pack[seat][kind]
    return size


def move_packs(s: State) -> None:
    """Pass every pack to the next seat, with what the others know of it."""
    size = pack_size(s, 1)
    for seat in range(1, s.seats + 1):
        next_seat = next_in_draft(s, seat)
        sees_what_was_kept(s, seat, next_seat, size)
    for kind in range(KINDS):
        first = s.pack[1][kind]
        first_known = known_of_pack_passed(s, 1, kind)
        giver = 1
        # Go round the table against the direction of the draft: each place gets the pack of the
        # next one visited, and the last place gets the first pack, which was kept aside.
        for _ in range(s.seats - 1):
            source = giver_in_draft(s, giver)
            known = known_of_pack_passed(s, source, kind)
            s.pack[giver][kind] = s.pack[source][kind]
            s.known_pack[giver][kind] = known
            giver = source
        s.pack[giver][kind] = first
        s.known_pack[giver][kind] = first_known


def giver_in_draft(s: Position, seat: int) -> int:
    """The seat whose pack this seat gets."""
    if drafts_left(s):
        return right_of(s, seat)
    return left_of(s, seat)


def known_of_pack_passed(s: State, giver: int, kind: int) -> int:
    """The known cards of a pack after its giver kept one; the giver saw the pack and knows all.

    For the others any card may be gone; the receiver sees the pack and needs no memory of it.
    """
    receiver = next_in_draft(s, giver)
    known = s.pack[giver][kind] << BITS * giver
    for observer in range(1, s.seats + 1):
        if observer not in (giver, receiver):
            known += max(0, known_in_pack(s, observer, giver, kind) - 1) << BITS * observer
    return known


def sees_what_was_kept(s: State, giver: int, receiver: int, size: int) -> None:
    """A receiver that knew the giver's whole pack learns which card was kept."""
    count = 0
    for kind in range(KINDS):
        count += known_in_pack(s, receiver, giver, kind)
    if count == size + 1:
        for kind in range(KINDS):
            if known_in_pack(s, receiver, giver, kind) > s.pack[giver][kind]:
                learn(s, receiver, giver, kind)


# Hidden Deals


def begin_hidden_deal(s: State) -> None:
    """grass.variants.2: once accepted, both secretly choose the card that they really give."""
    s.waiting = 1 << s.turn | 1 << s.asked
    s.phase = Phase.HAND


def why_not_hand(s: Position, seat: int, kind: int) -> int:
    """grass.variants.2: any card in hand, whatever was claimed."""
    return why_not_held(s, seat, kind)


def choose_hand(s: State, seat: int, kind: int) -> None:
    """grass.variants.2: the two cards are exchanged face down and never shown."""
    choose_secretly(s, seat, kind)
    if s.waiting == 0:
        give = s.chosen[s.turn]
        get = s.chosen[s.asked]
        s.hand[s.turn][give] -= 1
        s.hand[s.asked][get] -= 1
        card_leaves_secretly(s, s.turn, give, s.asked)
        card_leaves_secretly(s, s.asked, get, s.turn)
        s.hand[s.turn][get] += 1
        s.hand[s.asked][give] += 1
        learn(s, s.turn, s.asked, give)
        learn(s, s.asked, s.turn, get)
        s.chosen[s.turn] = NOTHING
        s.chosen[s.asked] = NOTHING
        tell(s, What.TRADED, s.turn, s.asked, give, get, 1 << s.turn | 1 << s.asked)
        s.waiting = 1 << s.turn | 1 << s.asked
        s.phase = Phase.SAY


def choose_say(s: State, seat: int, cheated: int) -> None:
    """grass.variants.2: both say at once that they were cheated (1), truly or not, or nothing."""
    choose_secretly(s, seat, cheated)
    if s.waiting == 0:
        tell_amount(s, What.SAID, s.turn, NOTHING, s.chosen[s.turn])
        tell_amount(s, What.SAID, s.asked, NOTHING, s.chosen[s.asked])
        s.chosen[s.turn] = NOTHING
        s.chosen[s.asked] = NOTHING
        resume_turn(s)


# Lucky or Not


def begin_luck(s: State) -> None:
    """grass.variants.3: starts with the player of the card and goes clockwise."""
    s.asked = s.turn
    s.phase = Phase.LUCK


def why_not_luck(s: Position, kind: int) -> int:
    """grass.variants.3: any card of the right neighbour."""
    if kind >= KINDS or s.hand[right_of(s, s.asked)][kind] == 0:
        return Reason.NOT_IN_HAND
    return Reason.OK


def luck(s: State, kind: int) -> None:
    """grass.variants.3: one seat after the other, so the same card can move more than once."""
    taker = s.asked
    loser = right_of(s, taker)
    s.hand[loser][kind] -= 1
    card_leaves_secretly(s, loser, kind, taker)
    s.hand[taker][kind] += 1
    learn(s, loser, taker, kind)
    tell(s, What.TOOK, taker, loser, kind, NOTHING, 1 << taker | 1 << loser)
    following = left_of(s, taker)
    if following == s.turn:
        resume_turn(s)
    else:
        s.asked = following
