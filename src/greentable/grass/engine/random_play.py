"""Random play that chooses the verb first, then its details. In the compilable subset.

For benchmarks, lock-step tests and playouts. Every legal move can come up; a move that the referee
refuses is thrown away and the verb is chosen again. Turns end although offers have no limit: after
the play, ending the turn is as likely as making another offer.
"""

from __future__ import annotations

from greentable.core.generator import below
from greentable.grass.cards import COVERABLE, COVERS, HAND, KINDS, NOTHING, PEDDLES, VALUE
from greentable.grass.codes import (
    EVERYONE,
    NOBODY,
    add_to_cover,
    bare,
    move_code,
    with_card,
    with_cheated,
    with_cover,
    with_protected,
)
from greentable.grass.constants import Choice, Hits, Kind, Phase, Reason, Verb
from greentable.grass.engine.plays import why_not_play
from greentable.grass.engine.referee import NATURE, actor, carry_out
from greentable.grass.families import is_heat_on, is_paranoia, is_protection
from greentable.grass.rules.deal import (
    why_not_accept,
    why_not_counter,
    why_not_deal_now,
    why_not_offer,
    why_not_swap,
    why_not_swap_now,
)
from greentable.grass.rules.deck import right_of
from greentable.grass.rules.turn import next_dealt
from greentable.grass.state import State

NO_MOVE = -1
ANY_ROUND = 1 << 30  # as the last round to be played: play to the end of the game


def pick_card(row: list[int], size: int, rng: list[int]) -> int:
    """A random card of a pile, each card equally likely."""
    left = below(rng, size)
    for kind in range(KINDS):
        left -= row[kind]
        if left < 0:
            return kind
    return NOTHING


def pick_peddle(row: list[int], rng: list[int]) -> int:
    """A random Peddle of a stash, each card equally likely; NOTHING from an empty one."""
    size = row[0] + row[1] + row[2] + row[3] + row[4] + row[5]
    if size == 0:
        return NOTHING
    return pick_card(row, size, rng)


def pick_opponent(s: State, seat: int, rng: list[int]) -> int:
    """A random other seat."""
    return (seat + below(rng, s.seats - 1)) % s.seats + 1


def pick_kind(s: State, rng: list[int]) -> int:
    """A random kind of the deck."""
    kind = below(rng, KINDS)
    while s.rules.deck[kind] == 0:
        kind = below(rng, KINDS)
    return kind


def pick_wanted(s: State, rng: list[int]) -> int:
    """The kind that an offer wants: any of the deck, or NOTHING to ask what the others give."""
    kind = below(rng, KINDS + 1)
    if kind == KINDS:
        return NOTHING
    if s.rules.deck[kind] == 0:
        return pick_kind(s, rng)
    return kind


def hand_size(s: State, seat: int) -> int:
    """grass.turn.9: six cards; the acting seat has seven between draw and play."""
    size = 0
    for kind in range(KINDS):
        size += s.hand[seat][kind]
    return size


def choose(s: State, seat: int, rng: list[int]) -> int:
    """A random legal move of the actor, nature included."""
    phase = s.phase
    if phase == Phase.TURN:
        return choose_in_turn(s, seat, rng)
    if phase == Phase.DRAW:
        return with_card(Verb.DRAW, pick_card(s.haystack, s.haystack_size, rng))
    if phase == Phase.ANSWER or phase == Phase.COUNTERED:
        return choose_answer(s, seat, rng)
    if phase == Phase.DEAL:
        kind = pick_card(s.haystack, s.haystack_size, rng)
        return move_code(Verb.DEAL, kind, next_dealt(s), NOTHING)
    if phase == Phase.PASS:
        return with_card(Verb.PASS, pick_card(s.hand[seat], hand_size(s, seat), rng))
    if phase == Phase.GIVE:
        return with_card(Verb.GIVE, pick_peddle(s.stash[seat], rng))
    return choose_rarely(s, seat, rng)


def choose_rarely(s: State, seat: int, rng: list[int]) -> int:
    """A random move in the phases at the beginning of a game and of the variants."""
    if s.phase == Phase.DEALER:
        return move_code(Verb.DEALER, NOTHING, below(rng, s.seats) + 1, NOTHING)
    if s.phase == Phase.LUCK:
        loser = right_of(s, s.asked)
        return with_card(Verb.LUCK, pick_card(s.hand[loser], hand_size(s, loser), rng))
    if s.phase == Phase.HAND:
        return with_card(Verb.HAND, pick_card(s.hand[seat], hand_size(s, seat), rng))
    if s.phase == Phase.DRAFT:
        size = 0
        for kind in range(KINDS):
            size += s.pack[seat][kind]
        return with_card(Verb.KEEP, pick_card(s.pack[seat], size, rng))
    if below(rng, 2) == 0:
        return bare(Verb.SAY)
    return with_cheated(bare(Verb.SAY))


def choose_in_turn(s: State, seat: int, rng: list[int]) -> int:
    """Play, discard, offer or swap; after the play offer, swap or end.

    If a verb has no move, or its attempt is refused, another verb is tried.
    """
    while True:
        verb = below(rng, 4 - s.played)
        if verb == 0:
            if why_not_deal_now(s) == Reason.OK:
                give = pick_given(s, seat, rng)
                want = pick_wanted(s, rng)
                if why_not_offer(s, seat, give, want) == Reason.OK:
                    return move_code(Verb.OFFER, give, pick_audience(s, seat, rng), want)
        elif verb == 1:
            if why_not_swap_now(s) == Reason.OK:
                target = pick_opponent(s, seat, rng)
                give = pick_peddle(s.stash[seat], rng)
                take = pick_peddle(s.stash[target], rng)
                if why_not_swap(s, seat, give, take, target) == Reason.OK:
                    return move_code(Verb.SWAP, give, target, take)
        elif s.played:
            return bare(Verb.END)
        elif verb == 2:
            move = propose_any_play(s, seat, rng)
            if move != NO_MOVE:
                return move
        else:
            kind = pick_card(s.hand[seat], HAND + 1, rng)
            if not is_paranoia(kind):
                return with_card(Verb.DISCARD, kind)


def propose_any_play(s: State, seat: int, rng: list[int]) -> int:
    """A legal play of a card in hand: the first that is found, in a random order."""
    start = below(rng, KINDS)
    for step in range(KINDS):
        kind = (start + step) % KINDS
        if s.hand[seat][kind] > 0:
            move = propose_play(s, seat, kind, rng)
            if why_not_play(s, seat, move) == Reason.OK:
                return move
    return NO_MOVE


def pick_given(s: State, seat: int, rng: list[int]) -> int:
    """The card that an offer gives: one in hand, or any kind in Hidden Deals."""
    if s.rules.hidden_deals:
        return pick_kind(s, rng)
    return pick_card(s.hand[seat], HAND + 1 - s.played, rng)


def pick_audience(s: State, seat: int, rng: list[int]) -> int:
    """The target of an offer: another seat, or the whole table."""
    to = below(rng, s.seats) + 1
    if to == seat:
        return EVERYONE
    return to


def propose_play(s: State, seat: int, kind: int, rng: list[int]) -> int:
    """A way to play this card; not every proposal is legal."""
    if is_protection(kind):
        cover = 0
        room = COVERS[kind - Kind.CATCH_A_BUZZ]
        for peddle in range(COVERABLE):
            most = min(s.stash[seat][peddle], room // VALUE[peddle])
            if most > 0:
                count = below(rng, most + 1)
                cover = add_to_cover(cover, peddle, count)
                room -= count * VALUE[peddle]
        return with_cover(with_card(Verb.PLAY, kind), cover)
    if kind == Kind.PAY_FINE and s.rules.pay_fine == Choice.CHOSEN:
        move = move_code(Verb.PLAY, kind, NOBODY, below(rng, PEDDLES))
        if below(rng, 2) == 0:
            return move
        return with_protected(move)
    if kind == Kind.STEAL:
        target = pick_opponent(s, seat, rng)
        if s.rules.steal == Choice.CHOSEN:
            return move_code(Verb.PLAY, kind, target, pick_peddle(s.stash[target], rng))
        return move_code(Verb.PLAY, kind, target, NOTHING)
    hits_other = is_paranoia(kind) and s.rules.paranoia_hits == Hits.OPPONENT
    if is_heat_on(kind) or hits_other:
        return move_code(Verb.PLAY, kind, pick_opponent(s, seat, rng), NOTHING)
    return with_card(Verb.PLAY, kind)


def choose_answer(s: State, seat: int, rng: list[int]) -> int:
    """Yes, no, a counter, or a counter that asks for another card, as far as they are legal."""
    answers = 4
    if s.phase == Phase.COUNTERED:
        answers = 2
    while True:
        verb = below(rng, answers)
        if verb == 0:
            return bare(Verb.DECLINE)
        if verb == 1:
            if why_not_accept(s, seat) == Reason.OK:
                return bare(Verb.ACCEPT)
        else:
            give = pick_counter(s, seat, rng)
            ask = NOTHING
            if verb == 3:
                ask = pick_kind(s, rng)
            if why_not_counter(s, seat, give, ask) == Reason.OK:
                return move_code(Verb.COUNTER, give, NOBODY, ask)


def pick_counter(s: State, seat: int, rng: list[int]) -> int:
    """The card that a counter gives: one in hand, or any kind in Hidden Deals."""
    if s.rules.hidden_deals:
        return pick_kind(s, rng)
    return pick_card(s.hand[seat], HAND, rng)


def play_on(
    s: State, nature: list[int], players: list[int], last_round: int, decisions: int
) -> int:
    """Play to the end of a round or game, for at most `decisions` of seats; return their number.

    Nature has a generator of her own: with the same one she moves alike, whatever the seats do.
    """
    made = 0
    while made < decisions and s.phase != Phase.OVER and s.round <= last_round:
        seat = actor(s)
        s.told_count = 0
        if seat == NATURE:
            carry_out(s, seat, choose(s, seat, nature))
        else:
            carry_out(s, seat, choose(s, seat, players))
            made += 1
    return made
