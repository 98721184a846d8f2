"""The referee: finds the rule that a move falls under, checks it, and carries it out.

`why_not` is the only source of legality. `carry_out` takes a legal move and changes the state in
place. Both work on packed moves and are in the compilable subset; `game.py` has the typed forms.
"""

from __future__ import annotations

from greentable.grass.cards import NOTHING, PEDDLES
from greentable.grass.codes import (
    EVERYONE,
    NOBODY,
    bare,
    card_of,
    cheated_of,
    move_code,
    other_of,
    seat_of,
    verb_of,
    with_card,
    with_cheated,
)
from greentable.grass.constants import Phase, Reason, Verb
from greentable.grass.engine.plays import carry_out_play, why_not_play, why_not_target
from greentable.grass.rules.deal import (
    accept,
    counter,
    decline,
    offer,
    swap,
    why_not_accept,
    why_not_counter,
    why_not_offer,
    why_not_swap,
)
from greentable.grass.rules.deck import left_of
from greentable.grass.rules.nirvana import give_to_nirvana
from greentable.grass.rules.paranoia import (
    choose_pass,
    give_up_for_sold_out,
    why_not_pass,
)
from greentable.grass.rules.turn import (
    choose_dealer,
    deal,
    discard,
    draw,
    end_turn,
    why_not_deal,
    why_not_dealer,
    why_not_discard,
    why_not_draw,
    why_not_end,
)
from greentable.grass.rules.variants import (
    choose_hand,
    choose_keep,
    choose_say,
    luck,
    next_in_draft,
    why_not_hand,
    why_not_keep,
    why_not_luck,
)
from greentable.grass.state import Position, State

NATURE = 0


def actor(s: Position) -> int:
    """The seat that must move, or nature; the first of several that choose at once."""
    phase = s.phase
    if phase == Phase.TURN or phase == Phase.COUNTERED:
        return s.turn
    if phase == Phase.ANSWER or phase == Phase.GIVE:
        return s.asked
    for seat in range(1, s.seats + 1):
        if s.waiting >> seat & 1:
            return seat
    return NATURE


def receiver(s: Position, seat: int) -> int:
    """The seat that gets what this seat gives now: a card, a Peddle or a pack; else NOBODY."""
    phase = s.phase
    if phase == Phase.PASS:
        return left_of(s, seat)
    if phase == Phase.DRAFT:
        return next_in_draft(s, seat)
    if phase == Phase.GIVE:
        return s.gives_to
    if s.asked != NOBODY and (seat == s.turn or seat == s.asked):
        return s.turn + s.asked - seat
    return NOBODY


def chooses_secretly(phase: int) -> bool:
    """True if several seats choose at once in this phase."""
    if phase == Phase.DRAFT or phase == Phase.PASS:
        return True
    return phase == Phase.HAND or phase == Phase.SAY


def acting(s: Position) -> int:
    """Those who must move, one bit each: nature (bit 0), a seat, all that still choose, or none."""
    if s.phase == Phase.OVER:
        return 0
    if chooses_secretly(s.phase):
        return s.waiting
    return 1 << actor(s)


def why_not(s: State, seat: int, move: int) -> int:
    """OK, or the reason why this seat, or nature, may not make this move now (grass.turn.10)."""
    reason = why_not_acting(s, seat)
    if reason != Reason.OK:
        return reason
    if seat == NATURE:
        return why_not_nature(s, verb_of(move), move)
    return why_not_choice(s, seat, move)


def why_not_acting(s: Position, seat: int) -> int:
    """grass.turn.4 and 10: OK if this seat, or nature, is to move now."""
    if s.phase == Phase.OVER:
        return Reason.GAME_OVER
    if chooses_secretly(s.phase):
        if seat < 1 or seat > s.seats:
            return Reason.NOT_YOUR_TURN
        if not s.waiting >> seat & 1:
            if s.asked == NOBODY or seat == s.turn or seat == s.asked:
                return Reason.ALREADY_CHOSEN
            return Reason.NOT_YOUR_TURN
    elif seat != actor(s):
        return Reason.NOT_YOUR_TURN
    return Reason.OK


def why_not_choice(s: Position, seat: int, move: int) -> int:
    """OK, or the reason why a seat that is to move may not make this move."""
    verb = verb_of(move)
    if s.phase == Phase.TURN:
        return why_not_in_turn(s, seat, verb, move)
    if s.phase == Phase.ANSWER or s.phase == Phase.COUNTERED:
        return why_not_answer(s, seat, verb, move)
    return why_not_asked(s, seat, verb, move)


def why_not_in_turn(s: Position, seat: int, verb: int, move: int) -> int:
    """grass.turn.4: play or discard one card, trade before and after, then end."""
    if verb == Verb.PLAY:
        return why_not_play(s, seat, move)
    if verb == Verb.DISCARD:
        if move != with_card(verb, card_of(move)):
            return Reason.MALFORMED
        return why_not_discard(s, seat, card_of(move))
    if verb == Verb.END:
        if move != bare(verb):
            return Reason.MALFORMED
        return why_not_end(s)
    if verb == Verb.OFFER or verb == Verb.SWAP:
        to = seat_of(move)
        if move != move_code(verb, card_of(move), to, other_of(move)):
            return Reason.MALFORMED
        if verb == Verb.SWAP or to != EVERYONE:
            reason = why_not_target(s, seat, to)
            if reason != Reason.OK:
                return reason
        if verb == Verb.OFFER:
            return why_not_offer(s, seat, card_of(move), other_of(move))
        return why_not_swap(s, seat, card_of(move), other_of(move), to)
    return Reason.NOT_NOW


def why_not_answer(s: Position, seat: int, verb: int, move: int) -> int:
    """grass.deal.2: yes, no, or (once, and not by the acting player) a counter."""
    if verb == Verb.ACCEPT:
        if move != bare(verb):
            return Reason.MALFORMED
        return why_not_accept(s, seat)
    if verb == Verb.DECLINE:
        if move != bare(verb):
            return Reason.MALFORMED
        return Reason.OK
    if verb == Verb.COUNTER and s.phase == Phase.ANSWER:
        if move != move_code(verb, card_of(move), NOBODY, other_of(move)):
            return Reason.MALFORMED
        return why_not_counter(s, seat, card_of(move), other_of(move))
    return Reason.NOT_NOW


def why_not_asked(s: Position, seat: int, verb: int, move: int) -> int:
    """OK, or the reason why a seat may not answer so when asked for a card or a word."""
    phase = s.phase
    card = card_of(move)
    if phase == Phase.SAY and verb == Verb.SAY:
        if move != bare(verb) and move != with_cheated(bare(verb)):
            return Reason.MALFORMED
        return Reason.OK
    reason: int = Reason.NOT_NOW
    if phase == Phase.GIVE and verb == Verb.GIVE:
        reason = Reason.OK
        if card >= PEDDLES or s.stash[seat][card] == 0:
            reason = Reason.NOT_IN_STASH
    elif phase == Phase.PASS and verb == Verb.PASS:
        reason = why_not_pass(s, seat, card)
    elif phase == Phase.HAND and verb == Verb.HAND:
        reason = why_not_hand(s, seat, card)
    elif phase == Phase.DRAFT and verb == Verb.KEEP:
        reason = why_not_keep(s, seat, card)
    if reason == Reason.OK and move != with_card(verb, card):
        return Reason.MALFORMED
    return reason


def why_not_nature(s: State, verb: int, move: int) -> int:
    """OK, or the reason why chance cannot make this move: dealer, deal, draw or random pick."""
    phase = s.phase
    card = card_of(move)
    to = seat_of(move)
    form = with_card(verb, card)
    reason: int = Reason.NOT_NOW
    if phase == Phase.DRAW and verb == Verb.DRAW:
        reason = why_not_draw(s, card)
    elif phase == Phase.DEAL and verb == Verb.DEAL:
        form = move_code(verb, card, to, NOTHING)
        reason = why_not_deal(s, to, card)
    elif phase == Phase.LUCK and verb == Verb.LUCK:
        reason = why_not_luck(s, card)
    elif phase == Phase.DEALER and verb == Verb.DEALER:
        form = move_code(verb, NOTHING, to, NOTHING)
        reason = why_not_dealer(s, to)
    if reason == Reason.OK and move != form:
        return Reason.MALFORMED
    return reason


def carry_out(s: State, seat: int, move: int) -> None:
    """Carry out a legal move."""
    verb = verb_of(move)
    if verb == Verb.PLAY:
        carry_out_play(s, seat, move)
    elif verb == Verb.OFFER:
        offer(s, seat, card_of(move), other_of(move), seat_of(move))
    elif verb == Verb.DECLINE:
        decline(s, seat)
    elif verb == Verb.ACCEPT:
        accept(s, seat)
    elif verb == Verb.COUNTER:
        counter(s, seat, card_of(move), other_of(move))
    elif verb == Verb.END:
        end_turn(s, seat)
    elif verb == Verb.DRAW:
        draw(s, card_of(move))
    elif verb == Verb.DISCARD:
        discard(s, seat, card_of(move))
    elif verb == Verb.SWAP:
        swap(s, seat, card_of(move), other_of(move), seat_of(move))
    elif verb == Verb.DEAL:
        deal(s, seat_of(move), card_of(move))
    elif verb == Verb.DEALER:
        choose_dealer(s, seat_of(move))
    else:
        carry_out_asked(s, seat, verb, move)


def carry_out_asked(s: State, seat: int, verb: int, move: int) -> None:
    """Carry out the choice of a seat that was asked, or nature's pick after Paranoia."""
    card = card_of(move)
    if verb == Verb.GIVE:
        if s.gives_to == NOBODY:
            give_up_for_sold_out(s, seat, card)
        else:
            give_to_nirvana(s, seat, card)
    elif verb == Verb.PASS:
        choose_pass(s, seat, card)
    elif verb == Verb.LUCK:
        luck(s, card)
    elif verb == Verb.HAND:
        choose_hand(s, seat, card)
    elif verb == Verb.SAY:
        choose_say(s, seat, cheated_of(move))
    elif verb == Verb.KEEP:
        choose_keep(s, seat, card)
