"""Hidden Deals, where a named card is a claim: what to believe, to hand over and to say.

In the compilable subset. This player mostly tells the truth; now and then, and more often with a
card in hand that will cost money, it lies.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.core.generator import below
from greentable.grass.cards import KINDS, NOTHING
from greentable.grass.codes import bare, with_card, with_cheated
from greentable.grass.constants import Phase, Reason, Verb
from greentable.grass.families import is_peddle
from greentable.grass.rules.deal import why_not_accept
from greentable.grass.state import Position
from greentable.minds.grass.card_values import loss, value_in_hand
from greentable.minds.grass.figures import F
from greentable.minds.grass.outlook import KEEP, unseen
from greentable.minds.grass.trade_values import helps_to_win, name_the_best


def promised_by(s: Position, seat: int) -> int:
    """The card that a trader has claimed to give: of the acting seat, or of the other one."""
    if seat == s.turn:
        if s.counter != NOTHING and s.counter_ask != NOTHING:
            return s.counter_ask
        return s.offer_give
    if s.counter != NOTHING:
        return s.counter
    return s.offer_want


def worst_card(s: Position, me: int, o: Numbers) -> int:
    """The card of the own hand with the least value, mostly below zero."""
    worst = NOTHING
    for kind in range(KINDS):
        if s.hand[me][kind] > 0 and (worst == NOTHING or o[KEEP + kind] < o[KEEP + worst]):
            worst = kind
    return worst


def could_be_held(s: Position, me: int, kind: int) -> bool:
    """True if a rival may hold this kind at all; otherwise a claim of it is a lie."""
    left = unseen(s, me, kind)
    for slot in range(s.covers):
        if is_peddle(kind):
            left -= s.covered[slot][kind]
        elif s.cover_card[slot] == kind:
            left -= 1
    return left > 0


def answer_hidden(s: Position, me: int, o: Numbers, f: Numbers, rng: Numbers) -> int:
    """Accept if the claim is plausible and pays, or to be rid of a burden.

    An open offer is answered with a card in hand; an offer for a named card is not countered.
    """
    partner = s.turn + s.asked - me
    got = promised_by(s, partner)
    trust = 0
    if could_be_held(s, me, got):
        trust = f[F.TRUST]
    if s.phase == Phase.ANSWER and s.offer_want == NOTHING:
        return name_the_best(s, me, trust, o, f)
    if why_not_accept(s, me) != Reason.OK:
        return bare(Verb.DECLINE)
    claimed = promised_by(s, me)
    comes = trust * value_in_hand(s, me, got, s.hand[me][got], me, o, f)
    comes = (comes - (1000 - trust) * f[F.JUNK]) // 1000
    goes = o[KEEP + worst_card(s, me, o)]
    if s.hand[me][claimed] > 0:
        goes = (goes + (f[F.HONEST] - 1) * o[KEEP + claimed]) // f[F.HONEST]
    elif goes > -f[F.BURDEN] or below(rng, f[F.TEMPTED]) > 0:
        return bare(Verb.DECLINE)
    if comes - goes >= f[F.PROFIT]:
        return bare(Verb.ACCEPT)
    return bare(Verb.DECLINE)


def hand_over(s: Position, me: int, o: Numbers, f: Numbers, rng: Numbers) -> int:
    """The claimed card, or the worst card."""
    partner = s.turn + s.asked - me
    claimed = promised_by(s, me)
    worst = NOTHING
    least = 0
    for kind in range(KINDS):
        if s.hand[me][kind] > 0:
            cost = loss(s, kind, partner, me, o, f)
            if worst == NOTHING or cost < least:
                worst = kind
                least = cost
    if s.hand[me][claimed] == 0 or helps_to_win(s, partner, claimed, o):
        return with_card(Verb.HAND, worst)
    lies = f[F.HONEST]
    if o[KEEP + worst] < -f[F.BURDEN]:
        lies = f[F.TEMPTED]
    if below(rng, lies) == 0:
        return with_card(Verb.HAND, worst)
    return with_card(Verb.HAND, claimed)


def say(s: Position, me: int, f: Numbers, rng: Numbers) -> int:
    """Say cheated if the promised card did not come; otherwise rarely, as a bluff."""
    promised = promised_by(s, s.turn + s.asked - me)
    if s.hand[me][promised] == 0 or below(rng, f[F.SLANDER]) == 0:
        return with_cheated(bare(Verb.SAY))
    return bare(Verb.SAY)
