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
    """grass.variants.1: a card of the pack in front of one."""
    if kind >= KINDS or s.pack[seat][kind] == 0:
        return Reason.NOT_IN_PACK
    return Reason.OK


def choose_keep(s: State, seat: int, kind: int) -> None:
    """grass.variants.1: secretly; when all have chosen, the packs move on."""
    choose_secretly(s, seat, kind)
    if s.waiting == 0:
        keep_and_pass_on(s)


def drafts_left(s: Position) -> bool:
    """grass.variants.1: the first round to the left; the direction turns every round."""
    return s.round % 2 == 1


def next_in_draft(s: Position, seat: int) -> int:
    """Who gets this seat's pack."""
    if drafts_left(s):
        return left_of(s, seat)
    return right_of(s, seat)


def keep_and_pass_on(s: State) -> None:
    """grass.variants.1: each keeps one and passes the rest; the sixth card is automatic."""
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
    """A card goes from the pack to the hand; only its holder sees which."""
    s.pack[seat][kind] -= 1
    s.hand[seat][kind] += 1
    tell(s, What.KEPT, seat, NOBODY, kind, NOTHING, 1 << seat)


def pack_size(s: Position, seat: int) -> int:
    """How many cards are in front of a seat in the draft."""
    size = 0
    for kind in range(KINDS):
        size += s.pack[seat][kind]
    return size


def move_packs(s: State) -> None:
    """Every pack goes one seat on, and with it what is known of it."""
    size = pack_size(s, 1)
    for seat in range(1, s.seats + 1):
        next_seat = next_in_draft(s, seat)
        sees_what_was_kept(s, seat, next_seat, size)
    for kind in range(KINDS):
        first = s.pack[1][kind]
        first_known = known_of_pack_passed(s, 1, kind)
        giver = 1
        # Round the table against the direction of the draft: each place is filled from the one
        # whose pack it gets, and the first pack, kept aside, fills the last.
        for _ in range(s.seats - 1):
            source = giver_in_draft(s, giver)
            known = known_of_pack_passed(s, source, kind)
            s.pack[giver][kind] = s.pack[source][kind]
            s.known_pack[giver][kind] = known
            giver = source
        s.pack[giver][kind] = first
        s.known_pack[giver][kind] = first_known


def giver_in_draft(s: Position, seat: int) -> int:
    """Whose pack this seat gets."""
    if drafts_left(s):
        return right_of(s, seat)
    return left_of(s, seat)


def known_of_pack_passed(s: State, giver: int, kind: int) -> int:
    """What is known of a pack after one card was kept from it: the giver, who sees it, knows all.

    For the others it may be any card that is gone; the receiver sees the pack and needs no memory.
    """
    receiver = next_in_draft(s, giver)
    known = s.pack[giver][kind] << BITS * giver
    for observer in range(1, s.seats + 1):
        if observer not in (giver, receiver):
            known += max(0, known_in_pack(s, observer, giver, kind) - 1) << BITS * observer
    return known


def sees_what_was_kept(s: State, giver: int, receiver: int, size: int) -> None:
    """A seat that knew the whole pack before a card was kept from it sees which one is missing."""
    count = 0
    for kind in range(KINDS):
        count += known_in_pack(s, receiver, giver, kind)
    if count == size + 1:
        for kind in range(KINDS):
            if known_in_pack(s, receiver, giver, kind) > s.pack[giver][kind]:
                learn(s, receiver, giver, kind)


# Hidden Deals


def begin_hidden_deal(s: State) -> None:
    """grass.variants.2: on acceptance both choose secretly which card they really give."""
    s.waiting = 1 << s.turn | 1 << s.asked
    s.phase = Phase.HAND


def why_not_hand(s: Position, seat: int, kind: int) -> int:
    """grass.variants.2: any card of one's hand, whatever was claimed."""
    return why_not_held(s, seat, kind)


def choose_hand(s: State, seat: int, kind: int) -> None:
    """grass.variants.2: the two cards change hands face down and are never shown."""
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
    """grass.variants.3: beginning with the player of the card, going clockwise."""
    s.asked = s.turn
    s.phase = Phase.LUCK


def why_not_luck(s: Position, kind: int) -> int:
    """grass.variants.3: any card of the neighbour to the right."""
    if kind >= KINDS or s.hand[right_of(s, s.asked)][kind] == 0:
        return Reason.NOT_IN_HAND
    return Reason.OK


def luck(s: State, kind: int) -> None:
    """grass.variants.3: one after the other, so a card can travel on."""
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
