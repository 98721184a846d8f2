"""The policy: the move of a careful player who judges every move in dollars.

In the compilable subset, so that playouts run thousands of games a second, and a bot uses the same
code. It sees what its seat sees: the table and the seat's own hand, in a state as in a view.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.grass.cards import KINDS
from greentable.grass.codes import bare, with_card
from greentable.grass.constants import Phase, Verb
from greentable.grass.rules.deck import left_of
from greentable.grass.rules.turn import lowest_in_stash
from greentable.grass.state import Position
from greentable.minds.grass.card_values import loss, value_hand, value_wishes
from greentable.minds.grass.hidden_trades import answer_hidden, hand_over, say
from greentable.minds.grass.outlook import (
    BEST,
    NO_MOVE,
    WANT,
    WITHOUT_END,
    begin_choice,
    consider,
    fill_outlook,
)
from greentable.minds.grass.play_values import best_play
from greentable.minds.grass.swaps import best_swap, could_swap
from greentable.minds.grass.trade_values import answer, answer_counter, propose


def decide(s: Position, seat: int, offers: int, f: Numbers, o: Numbers, rng: Numbers) -> int:
    """The move of a seat that is to act. It makes offers only if `offers` is 1.

    `f` are the figures; `o` is space for an outlook.
    """
    if s.phase == Phase.TURN:
        return decide_turn(s, seat, offers, f, o, rng)
    if s.phase == Phase.GIVE:
        return give(s, seat)
    if s.phase == Phase.SAY:
        return say(s, seat, f, rng)
    fill_outlook(s, seat, o, f)
    value_hand(s, seat, o, f)
    if s.phase == Phase.PASS:
        return pass_on(s, seat, f, o, rng)
    if s.phase == Phase.DRAFT:
        return keep(s, seat, f, o, rng)
    if s.phase == Phase.HAND:
        return hand_over(s, seat, o, f, rng)
    if s.rules.hidden_deals:
        return answer_hidden(s, seat, o, f, rng)
    if s.phase == Phase.ANSWER:
        return answer(s, seat, o, f)
    return answer_counter(s, seat, o, f)


def decide_turn(s: Position, seat: int, offers: int, f: Numbers, o: Numbers, rng: Numbers) -> int:
    """Swap first, so that gains can be protected; trade; play; swap or trade again; end."""
    swaps = could_swap(s, seat)
    if s.played and not swaps and not offers:
        return bare(Verb.END)
    fill_outlook(s, seat, o, f)
    if swaps:
        move = best_swap(s, seat, o, f, rng)
        if move != NO_MOVE:
            return move
    value_hand(s, seat, o, f)
    if offers:
        value_wishes(s, seat, o, f)
        move = propose(s, seat, o, f, rng)
        if move != NO_MOVE:
            return move
    if s.played:
        return bare(Verb.END)
    return best_play(s, seat, o, f, rng)


def give(s: Position, seat: int) -> int:
    """The Peddle of the least value."""
    return with_card(Verb.GIVE, lowest_in_stash(s, seat))


def pass_on(s: Position, seat: int, f: Numbers, o: Numbers, rng: Numbers) -> int:
    """The worst card to keep, preferring one that hurts the left neighbour and not me."""
    begin_choice(o, -WITHOUT_END)
    for kind in range(KINDS):
        if s.hand[seat][kind] > 0:
            cost = loss(s, kind, left_of(s, seat), seat, o, f)
            consider(with_card(Verb.PASS, kind), -cost, o, rng)
    return o[BEST]


def keep(s: Position, seat: int, f: Numbers, o: Numbers, rng: Numbers) -> int:
    """The card of the pack with the highest value beside those kept so far."""
    value_wishes(s, seat, o, f)
    begin_choice(o, -WITHOUT_END)
    for kind in range(KINDS):
        if s.pack[seat][kind] > 0:
            consider(with_card(Verb.KEEP, kind), o[WANT + kind], o, rng)
    return o[BEST]
