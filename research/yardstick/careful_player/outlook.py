"""What a seat makes of its view: who leads, how long the round may last, what others may hold.

Everything here follows from the view, is computed once a decision, and is a guess where cards are
hidden.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from greentable.grass import (
    PEDDLES,
    VALUE,
    Kind,
    View,
    heat_cooled_by,
    highest_value,
    is_heat_off,
    is_paranoia,
    is_peddle,
)

from .expected_scores import (
    Hidden,
    expected_result,
    floored,
    hidden_cards,
)
from .tuning import Tuning

SELDOM = 0.08  # a round ends at least this often in a lap
STRONG = frozenset({Kind.MARKET_CLOSE, Kind.STEAL, Kind.EUPHORIA})

BySeat = dict[int, float]


@dataclass(frozen=True, slots=True)
class Outlook:
    """The facts that all judgements start from."""

    view: View
    tuning: Tuning
    me: int
    others: tuple[int, ...]
    hidden: Hidden
    results: BySeat
    """What each seat would score now, bonus aside."""
    standing: BySeat
    """The total that each would have if the round ended now, bonus aside."""
    likely_total: BySeat
    """The same if the cards in hand cost only a third of what they are expected to."""
    weight: BySeat
    """What a dollar less for a rival is worth: together 1, most of it on the best rival."""
    ends: float
    """How likely the round is over before the next turn of this seat."""
    laps: float
    """How many more turns a seat that misses none may hope for in this round."""
    lasts: float
    """How likely the round goes on for one more lap."""
    turns: float
    """How many more turns this seat may hope for in this round."""
    future: float
    """0 when nothing can happen any more in this round, near 1 while much can."""
    losses: dict[tuple[int, int], float] = field(default_factory=dict)
    """What `lost` has computed already."""

    def is_trading(self, seat: int) -> bool:
        """Market Open visible: open and no heat on it."""
        return self.view.market[seat] and self.view.heat[seat] is None

    def is_hot(self, seat: int) -> bool:
        """Heat lies on the market."""
        return self.view.heat[seat] is not None


def outlook_of(view: View, tuning: Tuning) -> Outlook:
    """The outlook of the viewer, who is a seat."""
    me = view.viewer
    seats = range(1, view.seats + 1)
    others = tuple(seat for seat in seats if seat != me)
    hidden = hidden_cards(view)
    results = {seat: expected_result(view, hidden, seat, tuning) for seat in seats}
    standing = {seat: floored(view, view.totals[seat] + results[seat]) for seat in seats}
    likely_total = {seat: (2 * rich_in(view, seat) + standing[seat]) / 3 for seat in seats}
    ends = _ends(view, hidden, results, others, tuning)
    by_haystack = view.haystack_size / view.seats
    lasts = 1 - max(ends, SELDOM)
    by_closing = (1 - ends) / (1 - lasts)
    turns = max(0.0, min(by_haystack - view.missed[me], by_closing))
    return Outlook(
        view,
        tuning,
        me,
        others,
        hidden,
        results,
        standing,
        likely_total,
        _weights(standing, others, tuning),
        ends,
        min(by_haystack, by_closing),
        lasts,
        turns,
        turns / (turns + 0.7),
    )


def rich_in(view: View, seat: int) -> int:
    """All that a seat has before its hand is counted."""
    return view.totals[seat] + view.protected_profit[seat] + view.profit_at_risk[seat]


def could_lose(view: View, seat: int, more: float) -> float:
    """What its hand can cost a seat that may still get some more: all it has, or without end."""
    return math.inf if view.total_floor is None else rich_in(view, seat) + more


def missing(outlook: Outlook, seat: int, turns: float) -> float:
    """What it costs a seat to miss `turns` turns more than it has to miss already.

    The later they are, the less likely it is that the round lasts until then.
    """
    missed = outlook.view.missed[seat]
    lost_turns = min(turns, max(0.0, outlook.laps - missed))
    lasts: float = outlook.lasts**missed
    return outlook.tuning.income * lost_turns * lasts


def _weights(standing: BySeat, others: tuple[int, ...], tuning: Tuning) -> BySeat:
    best = max(standing[seat] for seat in others)
    raw = {seat: 1 / (1 + (best - standing[seat]) / tuning.gap) for seat in others}
    whole = sum(raw.values())
    return {seat: part / whole for seat, part in raw.items()}


def _ends(
    view: View, hidden: Hidden, results: BySeat, others: tuple[int, ...], tuning: Tuning
) -> float:
    """By the last card of the haystack, or by somebody's Market Close, the more it is ahead."""
    if view.haystack_size < view.seats:
        return 1.0
    goes_on = 1.0
    for seat in others:
        if view.market[seat] and view.heat[seat] is None and not view.missed[seat]:
            next_best = max(result for other, result in results.items() if other != seat)
            ahead = min(1.0, max(0.0, results[seat] - next_best) / tuning.gap)
            wish = tuning.closes_behind + ahead * (tuning.closes_ahead - tuning.closes_behind)
            goes_on *= 1 - hidden.probability(seat, Kind.MARKET_CLOSE) * wish
    return 1 - goes_on


# Peddle that lie unprotected


def lost(outlook: Outlook, seat: int, value: int) -> float:
    """How likely a Peddle of this value does not stay with this seat if it is left unprotected.

    Of a rival's Peddle: that somebody else takes it if I do not.
    """
    found = outlook.losses.get((seat, value))
    if found is None:
        found = outlook.losses[seat, value] = _lost(outlook, seat, value)
    return found


def _lost(outlook: Outlook, seat: int, value: int) -> float:
    view, tuning = outlook.view, outlook.tuning
    raid = tuning.raids if value >= highest_value(view.stash[seat]) else tuning.nibbles
    if not view.rules.stash_swap or value <= VALUE[0]:
        return raid * outlook.future
    takers = 0.0
    rivals = 1
    for other, stash in view.stash.items():
        if other not in {seat, outlook.me}:
            has_less = any(stash[p] for p in range(PEDDLES) if VALUE[p] < value)
            if has_less:
                takers += 1
            elif outlook.is_trading(other):
                takers += tuning.fodder
            rivals += sum(stash[p] for p in range(PEDDLES) if VALUE[p] >= value)
    swapped = takers / (takers + rivals)
    return (swapped + (1 - swapped) * raid) * outlook.future


def kept(outlook: Outlook, seat: int, value: int) -> float:
    """What an unprotected Peddle of this value will have been worth when the round ends."""
    left = VALUE[0] if outlook.view.rules.stash_swap else 0
    return value - lost(outlook, seat, value) * (value - min(left, value))


# Who leads, and what must never be given to a leader


def leads(outlook: Outlook, seat: int) -> bool:
    """Nobody stands better, and not everybody as well."""
    best = max(outlook.standing.values())
    return outlook.standing[seat] >= best and min(outlook.standing.values()) < best


def is_strong(outlook: Outlook, seat: int, kind: int) -> bool:
    """What lets a seat trade, take or bring in a lot, or end the round."""
    if is_peddle(kind):
        return VALUE[kind] > VALUE[0]
    if kind == Kind.MARKET_OPEN:
        return not outlook.view.market[seat]
    if outlook.is_hot(seat) and kind == Kind.PAY_FINE:
        return True
    if outlook.is_hot(seat) and is_heat_off(kind):
        return outlook.view.heat[seat] == heat_cooled_by(kind)
    return kind in STRONG


def helps_to_win(outlook: Outlook, seat: int, kind: int) -> bool:
    """A card that must not go to this rival: it leads, or might have the target with it."""
    if is_paranoia(kind):
        return False
    rules = outlook.view.rules
    brings = VALUE[kind] if is_peddle(kind) else 0
    if outlook.likely_total[seat] + rules.bonus + brings >= rules.target:
        return True
    return leads(outlook, seat) and is_strong(outlook, seat, kind)
