"""Peddle and Paranoia in hand: worth something if played in time, a loss if not."""

from __future__ import annotations

from greentable.grass import FINE, PEDDLES, VALUE, Hits, Kind, heat_off_for

from .outlook import Outlook, could_lose, kept, missing


def opening(outlook: Outlook) -> float:
    """What a market that can trade is worth for the rest of the round."""
    return outlook.tuning.income * min(outlook.turns, outlook.tuning.horizon)


def gets_out(outlook: Outlook, seat: int) -> float:
    """How likely what needs a market that can trade finds one before the round ends."""
    view = outlook.view
    mine = seat == outlook.me
    heat = view.heat[seat]
    if outlook.is_trading(seat):
        likely = 0.95
    elif heat is not None:
        cured = mine and (view.hand[heat_off_for(heat)] or view.hand[Kind.PAY_FINE])
        likely = 0.85 if cured else 0.6
    else:
        likely = 0.85 if mine and view.hand[Kind.MARKET_OPEN] else 0.5
    return likely * outlook.future * (1 - outlook.ends)


def peddle_in_hand(outlook: Outlook, seat: int, kind: int, copies: int) -> float:
    """Worth its value if it gets out in time, and its value less if it is the best one left."""
    value = VALUE[kind]
    row = outlook.view.hand if seat == outlook.me else outlook.hidden.known[seat]
    others = [VALUE[p] for p in range(PEDDLES) for _ in range(row[p]) if p != kind]
    others += [value] * copies
    before = sum(other >= value for other in others)
    out = gets_out(outlook, seat) * min(1.0, outlook.turns / (1 + before))
    danger = max(0, value - max(others, default=0))
    income = outlook.tuning.income * outlook.is_trading(seat)
    cost = min(float(danger), could_lose(outlook.view, seat, income))
    brings = kept(outlook, seat, value) * outlook.tuning.later
    return brings * out - cost * outlook.tuning.dread * (1 - out)


def paranoia_in_hand(outlook: Outlook, seat: int, kind: int) -> float:
    """A fine at the end, unless it is played before: on a rival, or on oneself."""
    rules = outlook.view.rules
    most = could_lose(outlook.view, seat, opening(outlook) * 0.5)
    fine = min(float(FINE[kind - Kind.SOLD_OUT]), most)
    if rules.paranoia_hits == Hits.PLAYER:
        goes_on = outlook.future * (1 - outlook.ends)
        return -min(fine, goes_on * suffering(outlook, seat, kind) + (1 - goes_on) * fine)
    free = outlook.view.market[seat] or rules.paranoia_before_market
    stuck = 1 - outlook.future * (0.85 if free else 0.5)
    stuck = max(stuck, outlook.ends)
    mine = seat == outlook.me
    share = 1 / len(outlook.others)
    harm = max(
        suffering(outlook, other, kind) * (outlook.weight[other] if mine else share)
        for other in outlook.view.totals
        if other != seat
    )
    return (1 - stuck) * (harm - outlook.tuning.income) - stuck * fine


def suffering(outlook: Outlook, seat: int, kind: int) -> float:
    """What a Paranoia card costs the seat that it hits now (grass.paranoia.2)."""
    view = outlook.view
    missed = missing(outlook, seat, view.rules.misses[kind - Kind.SOLD_OUT])
    if kind == Kind.WIPED_OUT:
        market = opening(outlook) * 0.5 if view.market[seat] else 0.0
        return view.profit_at_risk[seat] + market + missed
    if kind == Kind.DOUBLECROSSED:
        taken = view.highest_in_stash(seat)
    else:
        taken = view.lowest_in_stash(seat)
    return (0 if taken is None else VALUE[taken]) + missed
