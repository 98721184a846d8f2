"""What a seat makes of the table: who leads, how long the round may last, what may be taken.

In the compilable subset. Everything here follows from what the seat sees: the table and its own
hand. It is computed once a decision, into a row of numbers, the outlook `o`; `f` are the figures.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.core.generator import below
from greentable.core.switches import NONE
from greentable.grass.cards import HAND, NOTHING, PEDDLES, VALUE
from greentable.grass.constants import Kind
from greentable.grass.rules.market import is_visible
from greentable.grass.rules.scoring import (
    fines_in_hand,
    highest_value,
    pays_banker,
    profit_at_risk,
    protected_profit,
)
from greentable.grass.state import Position
from greentable.minds.grass.figures import F

# Where things stand in an outlook; what is by seat has a place for each.
RICH = 0  # by seat: all it has before its hand is counted
RESULT = 8  # by seat: what it would score now, bonus aside
STANDING = 16  # by seat: the total it would have then
WEIGHT = 24  # by rival: what a dollar less for it is worth; together 1000
KEEP = 32  # by kind: what the last card of it in the own hand is worth
WANT = 64  # by kind: what one more would be worth
THEIRS = 96  # by rival and kind: what one more would be worth to it
ENDS = 320  # how likely the round is over before the own next turn
LASTS = 321  # how likely it goes on for one more lap
LAPS = 322  # how many more turns a seat that misses none may hope for
TURNS = 323  # how many more turns this seat may hope for
FUTURE = 324  # 0 when nothing can happen any more in this round, near 1000 while much can
OPENING = 325  # what a market that can trade is worth for the rest of the round
BEST = 326  # the best move so far, how much it is worth, and how many are as good
MOST = 327
TIES = 328
LOST = 329  # by seat and value: what `lost` has found already, or UNKNOWN
OUT = 369  # by seat: what `gets_out` has found already, or UNKNOWN
FOUND = 377  # where that ends
KNOWN = 384  # by rival and kind: how many it surely holds, as far as this seat has seen
OUTLOOK = 608
"""How many numbers an outlook has."""

WITHOUT_END = 1 << 40
UNKNOWN = -1
VALUES = 5  # 5,000 to 100,000 in steps of 25,000, rounded down
STEP = 25_000


NO_MOVE = -1


def begin_choice(o: Numbers, least: int) -> None:
    """Nothing is chosen yet; what is worth less than this never will be."""
    o[BEST] = NO_MOVE
    o[MOST] = least
    o[TIES] = 0


def consider(move: int, worth: int, o: Numbers, rng: Numbers) -> None:
    """Choose this move if it is the best so far; of equals any, so that no seat is favoured."""
    if worth > o[MOST] or (worth == o[MOST] and o[TIES] == 0):
        o[BEST] = move
        o[MOST] = worth
        o[TIES] = 1
    elif worth == o[MOST]:
        o[TIES] += 1
        if below(rng, o[TIES]) == 0:
            o[BEST] = move


def fill_outlook(s: Position, me: int, o: Numbers, f: Numbers) -> None:
    """Fill the outlook of a seat."""
    for seat in range(1, s.seats + 1):
        profit = protected_profit(s, seat) + profit_at_risk(s, seat)
        o[RICH + seat] = s.totals[seat] + profit
        cost = f[F.HAND_COST]
        if seat == me:
            cost = fines_in_hand(s.hand[me]) + highest_value(s.hand[me]) - banker_pays(s, me)
        elif s.market[seat]:
            cost = cost * f[F.PLAYED_OUT] // 1000
        o[RESULT + seat] = profit - cost
        o[STANDING + seat] = floored(s, s.totals[seat] + profit - cost)
    for place in range(LOST, FOUND):
        o[place] = UNKNOWN
    weigh_rivals(s, me, o, f)
    o[ENDS] = how_likely_it_ends(s, me, o, f)
    o[LASTS] = 1000 - max(o[ENDS], f[F.LAP_ENDS])
    by_haystack = s.haystack_size * 100 // s.seats
    by_closing = (1000 - o[ENDS]) * 100 // (1000 - o[LASTS])
    o[LAPS] = min(by_haystack, by_closing)
    o[TURNS] = max(0, min(by_haystack - 100 * s.missed[me], by_closing))
    o[FUTURE] = o[TURNS] * 1000 // (o[TURNS] + f[F.AHEAD])
    o[OPENING] = f[F.INCOME] * min(o[TURNS], f[F.HORIZON]) // 100


def banker_pays(s: Position, me: int) -> int:
    """What the Banker in the own hand brings at the end."""
    brings = 0
    if s.hand[me][Kind.BANKER] > 0:
        for seat in range(1, s.seats + 1):
            if seat != me:
                brings += pays_banker(s, seat)
    return brings


def floored(s: Position, total: int) -> int:
    """grass.scoring.5: a total as far as the rules let it fall."""
    if s.rules.total_floor == NONE:
        return total
    return max(s.rules.total_floor, total)


def weigh_rivals(s: Position, me: int, o: Numbers, f: Numbers) -> None:
    """Most weight on the rival that stands best."""
    best = -WITHOUT_END
    for seat in range(1, s.seats + 1):
        if seat != me:
            best = max(best, o[STANDING + seat])
    whole = 0
    for seat in range(1, s.seats + 1):
        if seat != me:
            o[WEIGHT + seat] = f[F.GAP] * 1000 // (f[F.GAP] + best - o[STANDING + seat])
            whole += o[WEIGHT + seat]
    for seat in range(1, s.seats + 1):
        if seat != me:
            o[WEIGHT + seat] = o[WEIGHT + seat] * 1000 // max(1, whole)


def unseen(s: Position, me: int, kind: int) -> int:
    """How many of a kind may be in other hands or the haystack, protected ones included."""
    left = s.rules.deck[kind] - s.ashtray[kind] - s.hand[me][kind]
    for seat in range(1, s.seats + 1):
        left -= s.tucked[seat][kind]
        if kind < PEDDLES:
            left -= s.stash[seat][kind]
        elif kind == Kind.MARKET_OPEN:
            left -= s.market[seat]
        elif s.heat[seat] == kind:
            left -= 1
    return max(0, left)


def holds(s: Position, me: int, kind: int) -> int:
    """How likely a rival holds at least one of a kind, as far as the table and one's hand say."""
    return chance_of_one(unseen(s, me, kind), s.haystack_size + HAND * (s.seats - 1))


def chance_of_one(copies: int, hidden: int) -> int:
    """How likely a hand has one of this many cards that are somewhere among the hidden ones."""
    none = 1000
    for _ in range(min(copies, 6)):
        none = none * max(0, hidden - HAND) // max(1, hidden)
    return 1000 - none


def how_likely_it_ends(s: Position, me: int, o: Numbers, f: Numbers) -> int:
    """By the last card of the haystack, or by somebody's Market Close, the more it is ahead."""
    if s.haystack_size < s.seats:
        return 1000
    has_close = holds(s, me, Kind.MARKET_CLOSE)
    goes_on = 1000
    for seat in range(1, s.seats + 1):
        if seat != me and is_visible(s, seat) and s.missed[seat] == 0:
            next_best = -WITHOUT_END
            for other in range(1, s.seats + 1):
                if other != seat:
                    next_best = max(next_best, o[RESULT + other])
            ahead = min(f[F.GAP], max(0, o[RESULT + seat] - next_best))
            more = f[F.CLOSES_AHEAD] - f[F.CLOSES_BEHIND]
            wish = f[F.CLOSES_BEHIND] + ahead * more // f[F.GAP]
            goes_on = goes_on * (1_000_000 - has_close * wish) // 1_000_000
    return 1000 - goes_on


def could_lose(s: Position, seat: int, more: int, o: Numbers) -> int:
    """What its hand can cost a seat that may still get some more: all it has, or without end."""
    if s.rules.total_floor == NONE:
        return WITHOUT_END
    return max(0, o[RICH + seat] - s.rules.total_floor) + more


def missing(s: Position, seat: int, turns: int, o: Numbers, f: Numbers) -> int:
    """What it costs a seat to miss turns (in hundredths) beside those it has to miss already.

    The later they are, the less likely it is that the round lasts until then.
    """
    lost_turns = min(turns, max(0, o[LAPS] - 100 * s.missed[seat]))
    cost = f[F.INCOME] * lost_turns // 100
    for _ in range(s.missed[seat]):
        cost = cost * o[LASTS] // 1000
    return cost


def lost(s: Position, seat: int, value: int, me: int, o: Numbers, f: Numbers) -> int:
    """How likely a Peddle of this value does not stay with this seat if it is left unprotected.

    Of a rival's Peddle: that somebody else takes it if I do not.
    """
    place = LOST + seat * VALUES + value // STEP
    if o[place] == UNKNOWN:
        o[place] = find_lost(s, seat, value, me, o, f)
    return o[place]


def find_lost(s: Position, seat: int, value: int, me: int, o: Numbers, f: Numbers) -> int:
    """The same, worked out."""
    raid = f[F.NIBBLES]
    if value >= highest_value(s.stash[seat]):
        raid = f[F.RAIDS]
    if not s.rules.stash_swap or value <= VALUE[0]:
        return raid * o[FUTURE] // 1000
    takers = 0
    rivals = 1
    for other in range(1, s.seats + 1):
        if other != seat and other != me:
            has_less = False
            for peddle in range(PEDDLES):
                if s.stash[other][peddle] > 0:
                    if VALUE[peddle] < value:
                        has_less = True
                    else:
                        rivals += s.stash[other][peddle]
            if has_less:
                takers += 1000
            elif is_visible(s, other):
                takers += f[F.FODDER]
    swapped = takers * 1000 // (takers + 1000 * rivals)
    return (swapped + (1000 - swapped) * raid // 1000) * o[FUTURE] // 1000


def kept(s: Position, seat: int, value: int, me: int, o: Numbers, f: Numbers) -> int:
    """What an unprotected Peddle of this value will have been worth when the round ends."""
    left = 0
    if s.rules.stash_swap:
        left = min(VALUE[0], value)
    return value - lost(s, seat, value, me, o, f) * (value - left) // 1000


def leads(s: Position, seat: int, o: Numbers) -> bool:
    """Nobody stands better, and not everybody as well."""
    best = o[STANDING + 1]
    least = best
    for other in range(2, s.seats + 1):
        best = max(best, o[STANDING + other])
        least = min(least, o[STANDING + other])
    return o[STANDING + seat] >= best > least


def is_hot(s: Position, seat: int) -> bool:
    """Heat lies on the market."""
    return s.heat[seat] != NOTHING
