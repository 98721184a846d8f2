"""A seat's assessment of the table: the leader, the length of the round, the risks.

In the compilable subset. Everything here follows from what the seat sees: the table and its own
hand. It is computed once for each decision, as a row of numbers, the outlook `o`; `f` are the
figures.
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

# The places of an outlook; entries by seat have a place for each.
RICH = 0  # by seat: its possessions without its hand
RESULT = 8  # by seat: its score if the round ended now, without the bonus
STANDING = 16  # by seat: the total it would have then
WEIGHT = 24  # by rival: the value of a dollar less for it; together 1000
KEEP = 32  # by kind: the value of the last such card in the own hand
WANT = 64  # by kind: the value of one more
THEIRS = 96  # by rival and kind: the value of one more to it
ENDS = 320  # the chance that the round is over before the own next turn
LASTS = 321  # the chance that it goes on for one more lap
LAPS = 322  # the expected number of turns of a seat that misses none
TURNS = 323  # the expected number of turns of this seat
FUTURE = 324  # 0 when nothing can happen any more in this round, near 1000 while much can
OPENING = 325  # the value of a market that can trade, for the rest of the round
BEST = 326  # the best move so far, its value, and how many are as good
MOST = 327
TIES = 328
LOST = 329  # by seat and value: the cached result of `lost`, or UNKNOWN
OUT = 369  # by seat: the cached result of `gets_out`, or UNKNOWN
FOUND = 377  # the end of the cached results
KNOWN = 384  # by rival and kind: how many it surely holds, as far as this seat has seen
OUTLOOK = 608
"""The size of an outlook."""

WITHOUT_END = 1 << 40
UNKNOWN = -1
VALUES = 5  # 5,000 to 100,000 in steps of 25,000, rounded down
STEP = 25_000


NO_MOVE = -1


def begin_choice(o: Numbers, least: int) -> None:
    """Start without a choice; moves with a lower value than this are never chosen."""
    o[BEST] = NO_MOVE
    o[MOST] = least
    o[TIES] = 0


def consider(move: int, worth: int, o: Numbers, rng: Numbers) -> None:
    """Choose this move if it is the best so far; among equals at random, to favour no seat."""
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
    """The gain of the Banker in the own hand at the end."""
    brings = 0
    if s.hand[me][Kind.BANKER] > 0:
        for seat in range(1, s.seats + 1):
            if seat != me:
                brings += pays_banker(s, seat)
    return brings


def floored(s: Position, total: int) -> int:
    """grass.scoring.5: a total, not below the floor of the rules."""
    if s.rules.total_floor == NONE:
        return total
    return max(s.rules.total_floor, total)


def weigh_rivals(s: Position, me: int, o: Numbers, f: Numbers) -> None:
    """Weigh the rivals: the most weight on the one with the best standing."""
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
    """The number of cards of a kind in other hands or the haystack, protected ones included."""
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
    """The chance that a rival holds at least one of a kind, by the table and the own hand."""
    return chance_of_one(unseen(s, me, kind), s.haystack_size + HAND * (s.seats - 1))


def chance_of_one(copies: int, hidden: int) -> int:
    """The chance that a hand has one of this many copies among the hidden cards."""
    none = 1000
    for _ in range(min(copies, 6)):
        none = none * max(0, hidden - HAND) // max(1, hidden)
    return 1000 - none


def how_likely_it_ends(s: Position, me: int, o: Numbers, f: Numbers) -> int:
    """The chance by the last card of the haystack, or by a Market Close, higher for a leader."""
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
    """The most that a seat's hand, with a further gain, can cost it: all it has, or no limit."""
    if s.rules.total_floor == NONE:
        return WITHOUT_END
    return max(0, o[RICH + seat] - s.rules.total_floor) + more


def missing(s: Position, seat: int, turns: int, o: Numbers, f: Numbers) -> int:
    """The cost to a seat of missing turns (in hundredths) in addition to its present misses.

    The later they are, the less likely it is that the round lasts until then.
    """
    lost_turns = min(turns, max(0, o[LAPS] - 100 * s.missed[seat]))
    cost = f[F.INCOME] * lost_turns // 100
    for _ in range(s.missed[seat]):
        cost = cost * o[LASTS] // 1000
    return cost


def lost(s: Position, seat: int, value: int, me: int, o: Numbers, f: Numbers) -> int:
    """The chance that a Peddle of this value does not stay with this seat if left unprotected.

    For a rival's Peddle: the chance that another seat takes it if I do not.
    """
    place = LOST + seat * VALUES + value // STEP
    if o[place] == UNKNOWN:
        o[place] = find_lost(s, seat, value, me, o, f)
    return o[place]


def find_lost(s: Position, seat: int, value: int, me: int, o: Numbers, f: Numbers) -> int:
    """The same, computed."""
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
    """The expected value of an unprotected Peddle of this value at the end of the round."""
    left = 0
    if s.rules.stash_swap:
        left = min(VALUE[0], value)
    return value - lost(s, seat, value, me, o, f) * (value - left) // 1000


def leads(s: Position, seat: int, o: Numbers) -> bool:
    """True if no seat stands better, and not all stand equal."""
    best = o[STANDING + 1]
    least = best
    for other in range(2, s.seats + 1):
        best = max(best, o[STANDING + other])
        least = min(least, o[STANDING + other])
    return o[STANDING + seat] >= best > least


def is_hot(s: Position, seat: int) -> bool:
    """True if heat lies on the market."""
    return s.heat[seat] != NOTHING
