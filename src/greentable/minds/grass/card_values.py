"""The value of a card in a hand, in dollars: to its holder, or to a rival who would get it.

In the compilable subset. The same scale serves plays, discards, passes, the draft and trades.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.grass.cards import COVERABLE, COVERS, FINE, KINDS, PEDDLES, VALUE
from greentable.grass.constants import Hits, Kind
from greentable.grass.families import (
    heat_cooled_by,
    is_heat_off,
    is_heat_on,
    is_paranoia,
    is_peddle,
    is_protection,
)
from greentable.grass.rules.market import is_visible
from greentable.grass.rules.scoring import (
    highest_value,
    pays_banker,
    profit_at_risk,
)
from greentable.grass.rules.turn import highest_in_stash, lowest_in_stash
from greentable.grass.state import Position
from greentable.minds.grass.figures import F
from greentable.minds.grass.market_values import (
    can_trade_soon,
    gets_out,
    has_peddle,
    makes_market_trade,
)
from greentable.minds.grass.outlook import (
    ENDS,
    FUTURE,
    KEEP,
    OPENING,
    RESULT,
    TURNS,
    WANT,
    WEIGHT,
    could_lose,
    kept,
    lost,
    missing,
)


def value_hand(s: Position, me: int, o: Numbers, f: Numbers) -> None:
    """The value of each card in the own hand, and of one more of each kind."""
    for kind in range(KINDS):
        copies = s.hand[me][kind]
        o[KEEP + kind] = 0
        if copies > 0:
            o[KEEP + kind] = value_in_hand(s, me, kind, copies - 1, me, o, f)


def value_wishes(s: Position, me: int, o: Numbers, f: Numbers) -> None:
    """The value of one more card of each kind in the own hand."""
    for kind in range(KINDS):
        o[WANT + kind] = value_in_hand(s, me, kind, s.hand[me][kind], me, o, f)


def value_in_hand(
    s: Position, seat: int, kind: int, copies: int, me: int, o: Numbers, f: Numbers
) -> int:
    """The value of one more card of a kind to a seat that already has `copies` of it."""
    if is_peddle(kind):
        return peddle_in_hand(s, seat, kind, copies, me, o, f)
    if is_paranoia(kind):
        return paranoia_in_hand(s, seat, kind, me, o, f)
    worth = in_reserve(s, seat, kind, me, o, f)
    if copies > 0:
        return worth // (1 + copies)
    return worth + at_once(s, seat, kind, me, o, f)


# Peddle and Paranoia: valuable if played in time, a loss otherwise


def peddle_in_hand(
    s: Position, seat: int, kind: int, copies: int, me: int, o: Numbers, f: Numbers
) -> int:
    """Its value if it gets out in time; a loss of its value if the round ends before that."""
    value = VALUE[kind]
    before = copies
    best = 0
    if copies > 0:
        best = value
    if seat == me:
        for peddle in range(PEDDLES):
            if peddle != kind and s.hand[me][peddle] > 0:
                best = max(best, VALUE[peddle])
                if VALUE[peddle] >= value:
                    before += s.hand[me][peddle]
    out = gets_out(s, seat, me, o, f) * min(1000, o[TURNS] * 10 // (1 + before)) // 1000
    income = 0
    if is_visible(s, seat):
        income = f[F.INCOME]
    cost = min(max(0, value - best), could_lose(s, seat, income, o))
    # It can still be discarded near the end: until then only a sudden end costs its value.
    stuck = f[F.STUCK] * f[F.PATIENCE] // (f[F.PATIENCE] + o[TURNS])
    danger = min(1000, o[ENDS] + (1000 - out) * stuck // 1000)
    brings = kept(s, seat, value, me, o, f) * f[F.LATER] // 1000
    return brings * out // 1000 - cost * f[F.DREAD] // 1000 * danger // 1000


def paranoia_in_hand(s: Position, seat: int, kind: int, me: int, o: Numbers, f: Numbers) -> int:
    """A fine at the end, unless it is played before: on a rival, or on the own seat."""
    most = could_lose(s, seat, o[OPENING] // 2, o)
    fine = min(FINE[kind - Kind.SOLD_OUT], most)
    if s.rules.paranoia_hits == Hits.PLAYER:
        goes_on = o[FUTURE] * (1000 - o[ENDS]) // 1000
        suffers = suffering(s, seat, kind, o, f)
        return -min(fine, (goes_on * suffers + (1000 - goes_on) * fine) // 1000)
    free = f[F.HITS_LATER]
    if s.market[seat] or s.rules.paranoia_before_market:
        free = f[F.HITS]
    stuck = max(1000 - o[FUTURE] * free // 1000, o[ENDS])
    harm = 0
    for other in range(1, s.seats + 1):
        if other != seat:
            weight = 1000 // (s.seats - 1)
            if seat == me:
                weight = o[WEIGHT + other]
            harm = max(harm, suffering(s, other, kind, o, f) * weight // 1000)
    return ((1000 - stuck) * (harm - f[F.INCOME]) - stuck * fine) // 1000


def suffering(s: Position, seat: int, kind: int, o: Numbers, f: Numbers) -> int:
    """The cost of a Paranoia card for the seat that it hits now (grass.paranoia.2)."""
    missed = missing(s, seat, 100 * s.rules.misses[kind - Kind.SOLD_OUT], o, f)
    if kind == Kind.WIPED_OUT:
        if s.market[seat]:
            missed += o[OPENING] // 2
        return profit_at_risk(s, seat) + missed
    taken = lowest_in_stash(s, seat)
    if kind == Kind.DOUBLECROSSED:
        taken = highest_in_stash(s, seat)
    if taken < PEDDLES:
        missed += VALUE[taken]
    return missed


# The other cards


def in_reserve(s: Position, seat: int, kind: int, me: int, o: Numbers, f: Numbers) -> int:
    """The value of a card for later turns, not for its use at once."""
    worth = 0
    if kind == Kind.MARKET_OPEN:
        worth = f[F.SPARE]
    elif kind == Kind.MARKET_CLOSE:
        worth = control(s, seat, o, f)
    elif is_heat_on(kind):
        worth = f[F.HEAT]
    elif is_heat_off(kind):
        worth = cure(s, seat, kind, me, f)
    elif kind == Kind.PAY_FINE:
        worth = f[F.BAIL]
        if not has_peddle(s, seat):
            worth = worth * f[F.EARLY] // 1000
    elif is_protection(kind):
        worth = shelter(s, seat, kind, me, o, f)
    elif kind == Kind.STEAL:
        worth = f[F.THEFT]
        if not is_visible(s, seat):
            worth = worth * f[F.EARLY] // 1000
    elif kind == Kind.BANKER:
        for other in range(1, s.seats + 1):
            if other != seat:
                brings = max(pays_banker(s, other), f[F.BANKER_LEAST])
                worth += brings * f[F.BANKER] // 1000
    else:
        worth = nirvana_later(s, kind, f)
    return worth * o[FUTURE] // 1000


def at_once(s: Position, seat: int, kind: int, me: int, o: Numbers, f: Numbers) -> int:
    """The additional value of a card for its use in the next turn."""
    if makes_market_trade(s, seat, kind):
        if seat == me and can_trade_soon(s, me, kind):
            return 0
        return o[OPENING] * f[F.NOW] // 1000
    if is_protection(kind) and is_visible(s, seat):
        best = best_covered(s.stash[seat], COVERS[kind - Kind.CATCH_A_BUZZ])
        return best * lost(s, seat, best, me, o, f) // 1000 * f[F.LATER] // 1000
    if kind == Kind.STEAL and is_visible(s, seat):
        best = 0
        for other in range(1, s.seats + 1):
            if other != seat:
                best = max(best, highest_value(s.stash[other]))
        return max(0, best * f[F.TAKES] // 1000 - f[F.THEFT])
    if kind == Kind.EUPHORIA:
        brings = 0
        for other in range(1, s.seats + 1):
            if other != seat:
                brings += highest_value(s.stash[other])
        return max(0, brings * f[F.TAKES] // 1000 - nirvana_later(s, kind, f))
    return 0


def control(s: Position, seat: int, o: Numbers, f: Numbers) -> int:
    """The value of a Market Close: higher for the leader of the round."""
    if not is_visible(s, seat):
        return f[F.CONTROL] * f[F.CONTROL_CLOSED] // 1000
    for other in range(1, s.seats + 1):
        if o[RESULT + other] > o[RESULT + seat]:
            return f[F.CONTROL]
    return f[F.CONTROL] * f[F.CONTROL_AHEAD] // 1000


def cure(s: Position, seat: int, kind: int, me: int, f: Numbers) -> int:
    """The value of a Heat Off: by the number of Heat On that may still hit the seat."""
    worth = f[F.CURE]
    if not s.market[seat]:
        worth = worth * f[F.EARLY] // 1000
    heat = heat_cooled_by(kind)
    left = s.rules.deck[heat] - s.ashtray[heat]
    if seat == me:
        left -= s.hand[me][heat]
    for other in range(1, s.seats + 1):
        left -= s.tucked[other][heat]
        if s.heat[other] == heat:
            left -= 1
    return worth * max(0, left) // max(1, s.rules.deck[heat])


def best_covered(row: list[int], figure: int) -> int:
    """The value of the best Peddle in a hand or stash that a Protection could cover."""
    for peddle in range(COVERABLE - 1, -1, -1):
        if row[peddle] > 0 and VALUE[peddle] <= figure:
            return VALUE[peddle]
    return 0


def shelter(s: Position, seat: int, kind: int, me: int, o: Numbers, f: Numbers) -> int:
    """The value of a Protection for Peddle in the own hand that are still to be played."""
    figure = COVERS[kind - Kind.CATCH_A_BUZZ]
    worth = figure * f[F.SHELTER] // 1000
    if seat != me:
        return worth
    waiting = best_covered(s.hand[me], figure)
    saves = waiting * lost(s, me, waiting, me, o, f) // 1000 * f[F.COVER] // 1000
    return max(worth, saves)


def nirvana_later(s: Position, kind: int, f: Numbers) -> int:
    """The value of a Nirvana: Stonehigh gains a low Peddle from each, Euphoria the highest."""
    worth = f[F.STONEHIGH] * (s.seats - 1)
    if kind == Kind.EUPHORIA:
        worth = worth * f[F.EUPHORIA] // 1000
    if s.rules.nirvana_extra_turn:
        worth += f[F.INCOME]
    return worth


# A card that goes to a rival


def threat(s: Position, rival: int, kind: int, me: int, o: Numbers, f: Numbers) -> int:
    """The harm that a card in a rival's hand may do to me, for example a Steal."""
    harm = 0
    if kind == Kind.STEAL or kind == Kind.EUPHORIA:
        harm = highest_value(s.stash[me])
    elif is_paranoia(kind):
        if s.rules.paranoia_hits == Hits.OPPONENT and s.market[rival]:
            harm = suffering(s, me, kind, o, f)
    elif is_heat_on(kind) and is_visible(s, me):
        harm = missing(s, me, f[F.HOT], o, f)
    return harm * o[FUTURE] // 1000 * f[F.VICTIM] // 1000 // (s.seats - 1)


def loss(s: Position, kind: int, rival: int, me: int, o: Numbers, f: Numbers) -> int:
    """The cost of giving a card to a rival: its value here, and its value there."""
    there = value_in_hand(s, rival, kind, 0, me, o, f) * o[WEIGHT + rival] // 1000
    return o[KEEP + kind] + there + threat(s, rival, kind, me, o, f)
