"""What a card is worth in a hand, in dollars: to its holder, or to a rival who would get it.

The same scale serves discards, passes, the draft and deals. It is about the future: what playing
the card now would bring is in `plays.py`.
"""

from __future__ import annotations

from greentable.bots.grass.nets import best_peddle, pays_banker
from greentable.bots.grass.outlook import Outlook, kept, lost, reach
from greentable.grass import Kind
from greentable.grass.cards import COVERABLE, COVERS, FINE, HEAT_KINDS, PEDDLES, VALUE
from greentable.grass.families import (
    heat_cooled_by,
    is_heat_off,
    is_heat_on,
    is_paranoia,
    is_peddle,
    is_protection,
)
from greentable.grass.ruleset import Hits


def held(look: Outlook, seat: int, kind: int, copies: int) -> float:
    """What one more card of a kind is worth to a seat that has so many of it already."""
    if is_peddle(kind):
        return _peddle(look, seat, kind, copies)
    if is_paranoia(kind):
        return _paranoia(look, seat, kind)
    worth = _useful(look, seat, kind)
    return worth / (1 + copies) if copies else worth


def held_by_me(look: Outlook, kind: int) -> float:
    """What the last card of a kind in the own hand is worth."""
    return held(look, look.me, kind, look.view.hand[kind] - 1)


def wanted_by_me(look: Outlook, kind: int) -> float:
    """What one more card of a kind would be worth in the own hand."""
    return held(look, look.me, kind, look.view.hand[kind])


def opening(look: Outlook) -> float:
    """What a market that can trade is worth for the rest of the round."""
    return look.temper.income * min(look.turns, look.temper.horizon)


def _useful(look: Outlook, seat: int, kind: int) -> float:
    if kind == Kind.MARKET_OPEN:
        return _market_open(look, seat)
    if kind == Kind.MARKET_CLOSE:
        return _market_close(look, seat)
    if is_heat_on(kind):
        return look.temper.heat * look.future
    if is_heat_off(kind):
        return _heat_off(look, seat, kind)
    if kind == Kind.PAY_FINE:
        return _pay_fine(look, seat)
    if is_protection(kind):
        return _protection(look, seat, kind)
    if kind == Kind.STEAL:
        return _steal(look, seat)
    if kind == Kind.BANKER:
        return _banker(look, seat)
    return _nirvana(look, seat, kind)


def _market_open(look: Outlook, seat: int) -> float:
    if look.view.market[seat]:
        return look.temper.spare * look.future
    return opening(look)


def _market_close(look: Outlook, seat: int) -> float:
    worth = look.temper.control * look.future
    if not look.is_trading(seat):
        return worth * 0.5
    best = max(look.nets[1:])
    return worth * 1.6 if look.nets[seat] >= best else worth


def _heat_off(look: Outlook, seat: int, kind: int) -> float:
    if look.view.heat[seat] == heat_cooled_by(kind):
        return opening(look) * 0.9
    worth = look.temper.cure * look.future
    return worth if look.view.market[seat] else worth * 0.6


def _pay_fine(look: Outlook, seat: int) -> float:
    has_peddle = any(look.view.stash[seat]) or look.view.protected_profit[seat] > 0
    if look.is_hot(seat) and has_peddle:
        return opening(look) * 0.7
    worth = look.temper.fine_money * look.future
    return worth if has_peddle else worth * 0.6


def _protection(look: Outlook, seat: int, kind: int) -> float:
    figure = COVERS[kind - Kind.CATCH_A_BUZZ]
    at_risk = sum(look.view.stash[seat][p] * VALUE[p] for p in range(COVERABLE))
    hoped = figure * 0.3 * look.future
    if not look.is_trading(seat):
        return hoped * 0.7
    return max(hoped, min(figure, at_risk) * lost(look, seat, VALUE[2]) * 0.7)


def _steal(look: Outlook, seat: int) -> float:
    best = max(
        best_peddle(look.view.stash[other])
        for other in range(1, look.view.seats + 1)
        if other != seat
    )
    worth = max(best * 0.5, 14_000.0) * look.future
    return worth if look.is_trading(seat) else worth * 0.6


def _nirvana(look: Outlook, seat: int, kind: int) -> float:
    """Stonehigh brings a low Peddle from each, Euphoria the highest."""
    rules = look.view.rules
    sources = [row for other, row in enumerate(look.view.stash) if other != seat]
    if kind == Kind.EUPHORIA:
        now = sum(best_peddle(row) for row in sources) * 0.6
        worth = max(now, 12_000.0 * len(look.others))
    else:
        worth = 3_500.0 * len(look.others)
    if rules.nirvana_extra_turn:
        worth += look.temper.income
    if rules.nirvana_lifts_heat and look.is_hot(seat):
        worth += opening(look) * 0.8
    return worth * look.future


def _banker(look: Outlook, seat: int) -> float:
    """It pays at the end, to whom it may have gone by then."""
    now = sum(
        max(pays_banker(look.view, other), 4_000.0)
        for other in range(1, look.view.seats + 1)
        if other != seat
    )
    return now * 0.7


def gets_out(look: Outlook, seat: int) -> float:
    """The chance that what needs a market that can trade finds one before the round ends."""
    view = look.view
    if look.is_trading(seat):
        chance = 0.95
    elif look.is_hot(seat):
        heat_off = view.heat[seat] + HEAT_KINDS
        cured = seat == look.me and (view.hand[heat_off] or view.hand[Kind.PAY_FINE])
        chance = 0.85 if cured else 0.6
    else:
        chance = 0.85 if seat == look.me and view.hand[Kind.MARKET_OPEN] else 0.5
    return chance * look.future * (1 - look.ends)


def _peddle(look: Outlook, seat: int, kind: int, copies: int) -> float:
    """Worth its value if it gets out in time, and its value less if it is the best one left."""
    value = VALUE[kind]
    row = look.view.hand if seat == look.me else look.hidden.known[seat]
    before = copies + sum(row[p] for p in range(PEDDLES) if VALUE[p] >= value and p != kind)
    out = gets_out(look, seat) * min(1.0, look.turns / (1 + before))
    others = (
        value
        if copies
        else max((VALUE[p] for p in range(PEDDLES) if row[p] and p != kind), default=0)
    )
    cost = min(float(max(0, value - others)), reach(look, seat)) * (1 - out)
    return kept(look, seat, value) * look.temper.later * out - cost * look.temper.dread


def _paranoia(look: Outlook, seat: int, kind: int) -> float:
    """A fine at the end, unless it is played before: on a rival, or on oneself."""
    rules = look.view.rules
    fine = min(float(FINE[kind - Kind.SOLD_OUT]), reach(look, seat))
    if rules.paranoia_hits == Hits.PLAYER:
        played = suffering(look, seat, kind) + 3_000
        chance = look.future * (1 - look.ends)
        return -min(fine, chance * played + (1 - chance) * fine)
    free = look.view.market[seat] or rules.paranoia_before_market
    risk = (0.15 if free else 0.5) * look.future + (1 - look.future)
    risk = max(risk, look.ends)
    harm = max(
        suffering(look, other, kind) * (look.weight[other] if seat == look.me else 0.3)
        for other in range(1, look.view.seats + 1)
        if other != seat
    )
    return (1 - risk) * (harm - look.temper.income * 0.7) - risk * fine


def suffering(look: Outlook, seat: int, kind: int) -> float:
    """What a Paranoia card costs the seat that it hits now."""
    view = look.view
    stash = view.stash[seat]
    can_lose_turns = min(float(view.rules.misses[kind - Kind.SOLD_OUT]), look.turns)
    missed = can_lose_turns * look.temper.income
    if kind == Kind.WIPED_OUT:
        market = opening(look) * 0.5 if view.market[seat] else 0.0
        return view.profit_at_risk[seat] + market + missed
    if kind == Kind.DOUBLECROSSED:
        return best_peddle(stash) + missed
    lowest = next((VALUE[p] for p in range(PEDDLES) if stash[p]), 0)
    return lowest + missed
