"""Peddle and Paranoia in hand: worth something if played in time, a loss if not."""

from __future__ import annotations

from greentable.bots.grass.expected_scores import best_peddle
from greentable.bots.grass.outlook import Outlook, could_lose, kept, missing
from greentable.grass import Kind
from greentable.grass.cards import FINE, HEAT_KINDS, PEDDLES, VALUE
from greentable.grass.ruleset import Hits


def opening(look: Outlook) -> float:
    """What a market that can trade is worth for the rest of the round."""
    return look.tuning.income * min(look.turns, look.tuning.horizon)


def gets_out(look: Outlook, seat: int) -> float:
    """The chance that what needs a market that can trade finds one before the round ends."""
    view = look.view
    mine = seat == look.me
    if look.is_trading(seat):
        chance = 0.95
    elif look.is_hot(seat):
        cured = mine and (view.hand[view.heat[seat] + HEAT_KINDS] or view.hand[Kind.PAY_FINE])
        chance = 0.85 if cured else 0.6
    else:
        chance = 0.85 if mine and view.hand[Kind.MARKET_OPEN] else 0.5
    return chance * look.future * (1 - look.ends)


def peddle_held(look: Outlook, seat: int, kind: int, copies: int) -> float:
    """Worth its value if it gets out in time, and its value less if it is the best one left."""
    value = VALUE[kind]
    row = look.view.hand if seat == look.me else look.hidden.known[seat]
    others = [VALUE[p] for p in range(PEDDLES) for _ in range(row[p]) if p != kind]
    others += [value] * copies
    before = sum(other >= value for other in others)
    out = gets_out(look, seat) * min(1.0, look.turns / (1 + before))
    danger = max(0, value - max(others, default=0))
    income = look.tuning.income * look.is_trading(seat)
    cost = min(float(danger), could_lose(look.view, seat, income))
    return kept(look, seat, value) * look.tuning.later * out - cost * look.tuning.dread * (1 - out)


def paranoia_held(look: Outlook, seat: int, kind: int) -> float:
    """A fine at the end, unless it is played before: on a rival, or on oneself."""
    rules = look.view.rules
    most = could_lose(look.view, seat, opening(look) * 0.5)
    fine = min(float(FINE[kind - Kind.SOLD_OUT]), most)
    if rules.paranoia_hits == Hits.PLAYER:
        goes_on = look.future * (1 - look.ends)
        return -min(fine, goes_on * suffering(look, seat, kind) + (1 - goes_on) * fine)
    free = look.view.market[seat] or rules.paranoia_before_market
    stuck = 1 - look.future * (0.85 if free else 0.5)
    stuck = max(stuck, look.ends)
    mine = seat == look.me
    harm = max(
        suffering(look, other, kind) * (look.weight[other] if mine else 1 / len(look.others))
        for other in range(1, look.view.seats + 1)
        if other != seat
    )
    return (1 - stuck) * (harm - look.tuning.income) - stuck * fine


def suffering(look: Outlook, seat: int, kind: int) -> float:
    """What a Paranoia card costs the seat that it hits now (grass.paranoia.2)."""
    view = look.view
    missed = missing(look, seat, view.rules.misses[kind - Kind.SOLD_OUT])
    if kind == Kind.WIPED_OUT:
        market = opening(look) * 0.5 if view.market[seat] else 0.0
        return view.profit_at_risk[seat] + market + missed
    stash = view.stash[seat]
    if kind == Kind.DOUBLECROSSED:
        return best_peddle(stash) + missed
    return next((VALUE[p] for p in range(PEDDLES) if stash[p]), 0) + missed
