"""Hand trades: the price of a card, and which offers to make, accept, decline or counter.

In the compilable subset.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.grass.cards import KINDS, NOTHING, VALUE
from greentable.grass.codes import EVERYONE, bare, move_code, with_card
from greentable.grass.constants import Kind, Reason, Verb
from greentable.grass.families import heat_cooled_by, is_heat_off, is_paranoia, is_peddle
from greentable.grass.rules.deal import (
    given_for_counter,
    is_in_deck,
    why_not_accept,
    why_not_counter,
    why_not_deal_now,
)
from greentable.grass.rules.market import is_visible
from greentable.grass.state import Position
from greentable.minds.grass.card_values import threat, value_in_hand
from greentable.minds.grass.figures import F
from greentable.minds.grass.market_values import can_trade_soon, makes_market_trade
from greentable.minds.grass.outlook import (
    BEST,
    ENDS,
    FUTURE,
    KEEP,
    KNOWN,
    NO_MOVE,
    RICH,
    STANDING,
    THEIRS,
    WANT,
    WEIGHT,
    begin_choice,
    consider,
    holds,
    is_hot,
    kept,
    leads,
)

OFFERS_IN_TURN = 3  # the most: people wait for the answers


# The gain of a trade


def price(s: Position, me: int, kind: int, o: Numbers, f: Numbers) -> int:
    """The least gain for which an own card is traded.

    A Peddle that may cost its value at the end is not sold for less than it could still earn: most
    of its value if it can be played in this turn, a part of it by how long the round may go on.
    """
    worth = o[KEEP + kind]
    if not is_peddle(kind):
        return worth
    if s.turn == me and not s.played and is_visible(s, me):
        return max(worth, kept(s, me, VALUE[kind], me, o, f) * f[F.LATER] // 1000)
    least = VALUE[kind] * f[F.PRICE] // 1000 * o[FUTURE] // 1000
    return (o[ENDS] * worth + (1000 - o[ENDS]) * max(worth, least)) // 1000


def envy(s: Position, rival: int, o: Numbers, f: Numbers) -> int:
    """The cost of a dollar gained by a partner; between two seats it is a dollar."""
    if s.seats > 2:
        return o[WEIGHT + rival] * f[F.ENVY] // 1000
    return o[WEIGHT + rival]


def trade_gain(
    s: Position, me: int, rival: int, give: int, get: int, o: Numbers, f: Numbers
) -> int:
    """The gain of a trade, minus the cost of the partner's gain and of the harm it may do to me."""
    there = value_in_hand(s, rival, give, 0, me, o, f) - value_in_hand(s, rival, get, 0, me, o, f)
    mine = value_in_hand(s, me, get, s.hand[me][get], me, o, f) - price(s, me, give, o, f)
    danger = threat(s, rival, give, me, o, f) - threat(s, rival, get, me, o, f)
    return mine - there * envy(s, rival, o, f) // 1000 - danger


def likes(s: Position, theirs: int, mine: int, f: Numbers) -> bool:
    """True if the partner gains more than my gain costs it, with equal weights for its rivals."""
    cost = mine
    if s.seats > 2:
        cost = mine * f[F.ENVY] // 1000 // (s.seats - 1)
    return theirs - cost >= f[F.PROFIT]


def is_strong(s: Position, seat: int, kind: int) -> bool:
    """True for a card that lets a seat trade, take or gain a lot, or end the round."""
    if is_peddle(kind):
        return VALUE[kind] > VALUE[0]
    if kind == Kind.MARKET_OPEN:
        return not s.market[seat]
    if is_hot(s, seat):
        if kind == Kind.PAY_FINE:
            return True
        if is_heat_off(kind):
            return s.heat[seat] == heat_cooled_by(kind)
    return kind == Kind.MARKET_CLOSE or kind == Kind.STEAL or kind == Kind.EUPHORIA


def helps_to_win(s: Position, rival: int, kind: int, o: Numbers) -> bool:
    """True for a card that must not go to this rival: it leads, or may reach the target with it."""
    if is_paranoia(kind):
        return False
    brings = 0
    if is_peddle(kind):
        brings = VALUE[kind]
    likely_total = (2 * o[RICH + rival] + o[STANDING + rival]) // 3
    if likely_total + s.rules.bonus + brings >= s.rules.target:
        return True
    return leads(s, rival, o) and is_strong(s, rival, kind)


# Offers


def propose(s: Position, me: int, o: Numbers, f: Numbers, rng: Numbers) -> int:
    """An offer that would help both sides, to a seat or the table; or NO_MOVE.

    Other seats have to answer, so there are few offers, and none is repeated to a seat in a turn.
    """
    if s.offers >= OFFERS_IN_TURN or why_not_deal_now(s) != Reason.OK:
        return NO_MOVE
    for rival in range(1, s.seats + 1):
        if rival != me:
            for kind in range(KINDS):
                o[THEIRS + rival * KINDS + kind] = value_in_hand(s, rival, kind, 0, me, o, f)
    begin_choice(o, 1)
    for give in range(KINDS):
        if s.hand[me][give] > 0:
            own = price(s, me, give, o, f)
            for want in range(KINDS):
                gain = o[WANT + want] - own
                if want != give and gain >= f[F.PROFIT] and is_wish(s, me, want, o, f):
                    consider_offers(s, me, give, want, gain, o, f, rng)
    return o[BEST]


def consider_offers(
    s: Position, me: int, give: int, want: int, gain: int, o: Numbers, f: Numbers, rng: Numbers
) -> None:
    """An offer of this trade to each seat, and to the table."""
    fair = f[F.FAIR]
    if makes_market_trade(s, me, want):
        fair = f[F.PLEA]
    likely = holds(s, me, want)
    takers = 0
    nobody = 1000
    least = gain
    all_may = True
    for rival in range(1, s.seats + 1):
        if rival != me:
            has_it = likely
            if o[KNOWN + rival * KINDS + want] > 0:
                has_it = 1000
            if has_declined_to_give(s, rival, want):
                has_it = has_it * f[F.REFUSED] // 1000
                all_may = False  # the others can still be asked one by one
            all_may = all_may and is_harmless(s, rival, give, want, o)
            if would_take(s, me, rival, give, want, gain, o, f):
                profit = profit_with(s, me, rival, give, want, gain, o, f)
                if has_it >= fair:
                    worth = profit * has_it // 1000
                    consider(move_code(Verb.OFFER, give, rival, want), worth, o, rng)
                takers += 1
                nobody = nobody * (1000 - has_it) // 1000
                least = min(least, profit)
    if all_may and takers > 1 and 1000 - nobody >= fair:
        worth = least * (1000 - nobody) // 1000
        consider(move_code(Verb.OFFER, give, EVERYONE, want), worth, o, rng)


def is_wish(s: Position, me: int, want: int, o: Numbers, f: Numbers) -> bool:
    """True if a card is worth asking for: no Peddle while the own market cannot trade."""
    if o[WANT + want] < f[F.PROFIT] or not is_in_deck(s, want):
        return False
    if not is_peddle(want) or is_visible(s, me):
        return True
    return can_trade_soon(s, me, KINDS)


def is_harmless(s: Position, rival: int, give: int, want: int, o: Numbers) -> bool:
    """True if a rival may have this card, and has not declined this offer."""
    if s.declined[rival][give] >> want & 1:
        return False
    return not helps_to_win(s, rival, give, o)


def has_declined_to_give(s: Position, rival: int, want: int) -> bool:
    """True if a rival was asked for this card in this turn and declined to give it."""
    for give in range(KINDS):
        if s.declined[rival][give] >> want & 1:
            return True
    return False


def would_take(
    s: Position, me: int, rival: int, give: int, want: int, gain: int, o: Numbers, f: Numbers
) -> bool:
    """True if a rival can be expected to accept, and should gain: leaders are not helped."""
    if not is_harmless(s, rival, give, want, o):
        return False
    if leads(s, me, o) and is_strong(s, me, want):
        return False
    theirs = o[THEIRS + rival * KINDS + give] - o[THEIRS + rival * KINDS + want]
    if not likes(s, theirs, gain, f):
        return False
    return profit_with(s, me, rival, give, want, gain, o, f) >= f[F.PROFIT]


def profit_with(
    s: Position, me: int, rival: int, give: int, want: int, gain: int, o: Numbers, f: Numbers
) -> int:
    """The total gain of a trade with this rival."""
    theirs = o[THEIRS + rival * KINDS + give] - o[THEIRS + rival * KINDS + want]
    danger = threat(s, rival, give, me, o, f) - threat(s, rival, want, me, o, f)
    return gain - theirs * envy(s, rival, o, f) // 1000 - danger


# Answers


def answer(s: Position, me: int, o: Numbers, f: Numbers) -> int:
    """Accept if it helps, else a counter that should please both, else decline."""
    partner = s.turn
    offered = s.offer_give
    if why_not_accept(s, me) == Reason.OK and not helps_to_win(s, partner, s.offer_want, o):
        if trade_gain(s, me, partner, s.offer_want, offered, o, f) >= f[F.PROFIT]:
            return bare(Verb.ACCEPT)
    if s.offer_want == NOTHING:
        return name_the_best(s, me, 1000, o, f)
    best = bare(Verb.DECLINE)
    most = f[F.PROFIT]
    for kind in range(KINDS):
        if s.hand[me][kind] > 0 and why_not_counter(s, me, kind, NOTHING) == Reason.OK:
            gain = trade_gain(s, me, partner, kind, offered, o, f)
            if gain > most and not helps_to_win(s, partner, kind, o):
                mine = value_in_hand(s, me, offered, s.hand[me][offered], me, o, f)
                mine -= price(s, me, kind, o, f)
                if likes(s, partner_gain(s, me, kind, o, f), mine, f):
                    best = with_card(Verb.COUNTER, kind)
                    most = gain
    return best


def partner_gain(s: Position, me: int, kind: int, o: Numbers, f: Numbers) -> int:
    """The gain of the acting player who gets this card for the one offered."""
    theirs = value_in_hand(s, s.turn, kind, 0, me, o, f)
    return theirs - value_in_hand(s, s.turn, s.offer_give, 0, me, o, f)


def name_the_best(s: Position, me: int, trust: int, o: Numbers, f: Numbers) -> int:
    """The answer to an open offer: the own card that pleases both most, or nothing.

    `trust`, of 1000, is the chance that the card offered is the claimed one.
    """
    partner = s.turn
    offered = s.offer_give
    doubt = value_in_hand(s, me, offered, s.hand[me][offered], me, o, f) + f[F.JUNK]
    doubt = doubt * (1000 - trust) // 1000
    best = bare(Verb.DECLINE)
    most = f[F.PROFIT]
    for kind in range(KINDS):
        if s.hand[me][kind] > 0 and why_not_counter(s, me, kind, NOTHING) == Reason.OK:
            gain = trade_gain(s, me, partner, kind, offered, o, f) - doubt
            pleases = min(gain, partner_gain(s, me, kind, o, f))
            if pleases > most and not helps_to_win(s, partner, kind, o):
                best = with_card(Verb.COUNTER, kind)
                most = pleases
    return best


def answer_counter(s: Position, me: int, o: Numbers, f: Numbers) -> int:
    """Accept the other card, or decline it."""
    give = given_for_counter(s)
    if why_not_accept(s, me) != Reason.OK or helps_to_win(s, s.asked, give, o):
        return bare(Verb.DECLINE)
    if trade_gain(s, me, s.asked, give, s.counter, o, f) >= f[F.PROFIT]:
        return bare(Verb.ACCEPT)
    return bare(Verb.DECLINE)
