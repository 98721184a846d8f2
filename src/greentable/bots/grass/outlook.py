"""What a seat makes of its view: who leads, how long the round may last, what others may hold.

Everything here follows from the view, is reckoned once a decision, and is a guess where cards are
hidden.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from greentable.bots.grass.expected_scores import (
    Hidden,
    best_peddle,
    expected_net,
    floored,
    hidden_cards,
)
from greentable.bots.grass.tuning import Tuning
from greentable.grass import Kind, View
from greentable.grass.cards import NOTHING, PEDDLES, VALUE
from greentable.switches import NONE

SELDOM = 0.08  # a round ends at least so often in a lap


@dataclass(frozen=True, slots=True)
class Outlook:
    """The facts that all judgements start from; lists are by seat, row 0 empty."""

    view: View
    tuning: Tuning
    me: int
    others: tuple[int, ...]
    hidden: Hidden
    nets: list[float]
    """What each would score now, bonus aside."""
    standing: list[float]
    """The total that each would have if the round ended now, bonus aside."""
    hopes: list[float]
    """The same if the cards in hand cost only a third of what they are expected to."""
    weight: list[float]
    """What a dollar less for a rival is worth: together 1, most of it on the best rival."""
    ends: float
    """The chance that the round is over before the next turn of this seat."""
    laps: float
    """How many more turns a seat may hope for in this round that misses none."""
    lasts: float
    """The chance that the round goes on for one more lap."""
    turns: float
    """How many more turns this seat may hope for in this round."""
    future: float
    """0 when nothing can happen any more in this round, near 1 while much can."""
    gone: dict[tuple[int, int], float] = field(default_factory=dict)
    """What `lost` has found out already."""

    def is_trading(self, seat: int) -> bool:
        """Market Open visible: open and no heat on it."""
        return self.view.market[seat] != 0 and self.view.heat[seat] == NOTHING

    def is_hot(self, seat: int) -> bool:
        """Heat lies on the market."""
        return self.view.heat[seat] != NOTHING

    def lead(self) -> float:
        """How far this seat stands before the best rival."""
        return self.standing[self.me] - max(self.standing[seat] for seat in self.others)


def look_at(view: View, tuning: Tuning) -> Outlook:
    """The outlook of the viewer, who is a seat."""
    me = view.viewer
    seats = range(1, view.seats + 1)
    others = tuple(seat for seat in seats if seat != me)
    hidden = hidden_cards(view)
    nets = [0.0, *(expected_net(view, hidden, seat, tuning) for seat in seats)]
    standing = [0.0, *(floored(view, view.totals[seat] + nets[seat]) for seat in seats)]
    hopes = [0.0, *((2 * rich_in(view, seat) + standing[seat]) / 3 for seat in seats)]
    ends = _ends(view, hidden, nets, others, tuning)
    by_haystack = view.haystack_size / view.seats
    lasts = 1 - max(ends, SELDOM)
    by_closing = (1 - ends) / (1 - lasts)
    turns = max(0.0, min(by_haystack - view.missed[me], by_closing))
    weight = _weights(view, standing, others, tuning)
    return Outlook(
        view,
        tuning,
        me,
        others,
        hidden,
        nets,
        standing,
        hopes,
        weight,
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
    return math.inf if view.rules.total_floor == NONE else rich_in(view, seat) + more


def missing(look: Outlook, seat: int, turns: float) -> float:
    """What it costs a seat to be out for so many turns more than it has to miss already.

    The later they are, the less likely it is that the round lasts until then.
    """
    missed = look.view.missed[seat]
    lost_turns = min(turns, max(0.0, look.laps - missed))
    lasts: float = look.lasts**missed
    return look.tuning.income * lost_turns * lasts


def _weights(
    view: View, standing: list[float], others: tuple[int, ...], tuning: Tuning
) -> list[float]:
    best = max(standing[seat] for seat in others)
    raw = [0.0] * (view.seats + 1)
    for seat in others:
        raw[seat] = 1 / (1 + (best - standing[seat]) / tuning.gap)
    whole = sum(raw)
    return [part / whole for part in raw]


def _ends(
    view: View, hidden: Hidden, nets: list[float], others: tuple[int, ...], tuning: Tuning
) -> float:
    """By the last card of the haystack, or by somebody's Market Close, the more it is ahead."""
    if view.haystack_size < view.seats:
        return 1.0
    goes_on = 1.0
    for seat in others:
        if view.market[seat] and view.heat[seat] == NOTHING and not view.missed[seat]:
            next_best = max(nets[other] for other in range(1, view.seats + 1) if other != seat)
            ahead = min(1.0, max(0.0, nets[seat] - next_best) / tuning.gap)
            wish = tuning.closes_behind + ahead * (tuning.closes_ahead - tuning.closes_behind)
            goes_on *= 1 - hidden.chance(seat, Kind.MARKET_CLOSE) * wish
    return 1 - goes_on


def lost(look: Outlook, seat: int, value: int) -> float:
    """The chance that a Peddle of this value does not stay with this seat if left unprotected.

    Of a rival's Peddle: that somebody else takes it if I do not.
    """
    found = look.gone.get((seat, value))
    if found is None:
        found = look.gone[seat, value] = _lost(look, seat, value)
    return found


def _lost(look: Outlook, seat: int, value: int) -> float:
    view, tuning = look.view, look.tuning
    raid = tuning.raids if value >= best_peddle(view.stash[seat]) else tuning.nibbles
    if not view.rules.stash_swap or value <= VALUE[0]:
        return raid * look.future
    takers = 0.0
    rivals = 1
    for other in range(1, view.seats + 1):
        if other not in {seat, look.me}:
            stash = view.stash[other]
            has_less = any(stash[p] for p in range(PEDDLES) if VALUE[p] < value)
            if has_less:
                takers += 1
            elif look.is_trading(other):
                takers += tuning.fodder
            rivals += sum(stash[p] for p in range(PEDDLES) if VALUE[p] >= value)
    swapped = takers / (takers + rivals)
    return (swapped + (1 - swapped) * raid) * look.future


def kept(look: Outlook, seat: int, value: int) -> float:
    """What an unprotected Peddle of this value will have been worth when the round ends."""
    left = VALUE[0] if look.view.rules.stash_swap else 0
    return value - lost(look, seat, value) * (value - min(left, value))
