"""What a card is worth in a hand, in dollars: to its holder, or to a rival who would get it.

The same scale serves plays, discards, passes, the draft and deals. Peddle and Paranoia, which can
cost something at the end of a round, are in `liabilities.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from greentable.bots.grass.expected_scores import best_peddle, pays_banker
from greentable.bots.grass.liabilities import opening, paranoia_held, peddle_held
from greentable.bots.grass.outlook import Outlook, lost
from greentable.grass import Kind
from greentable.grass.cards import COVERABLE, COVERS, NOTHING, VALUE
from greentable.grass.families import (
    heat_cooled_by,
    is_heat_off,
    is_heat_on,
    is_paranoia,
    is_peddle,
    is_protection,
)

MARKET_CARDS = (
    Kind.MARKET_OPEN,
    *(kind for kind in Kind if is_heat_off(kind)),
    Kind.PAY_FINE,
    Kind.STONEHIGH,
    Kind.EUPHORIA,
)
"""What opens or cools a market, in one edition or another."""


def held(look: Outlook, seat: int, kind: int, copies: int) -> float:
    """What one more card of a kind is worth to a seat that has so many of it already."""
    if is_peddle(kind):
        return peddle_held(look, seat, kind, copies)
    if is_paranoia(kind):
        return paranoia_held(look, seat, kind)
    if copies:
        return in_reserve(look, seat, kind) / (1 + copies)
    return in_reserve(look, seat, kind) + at_once(look, seat, kind)


def held_by_me(look: Outlook, kind: int) -> float:
    """What the last card of a kind in the own hand is worth."""
    return held(look, look.me, kind, look.view.hand[kind] - 1)


def wanted_by_me(look: Outlook, kind: int) -> float:
    """What one more card of a kind would be worth in the own hand."""
    return held(look, look.me, kind, look.view.hand[kind])


def makes_market_trade(look: Outlook, seat: int, kind: int) -> bool:
    """Opens or cools a seat's market now."""
    view = look.view
    if not view.market[seat]:
        return kind == Kind.MARKET_OPEN
    if not look.is_hot(seat):
        return False
    if kind == Kind.PAY_FINE:
        return has_peddle(look, seat)
    if is_heat_off(kind):
        return view.heat[seat] == heat_cooled_by(kind)
    nirvana = kind in {Kind.STONEHIGH, Kind.EUPHORIA}
    return nirvana and view.rules.nirvana_lifts_heat


def can_trade_soon(look: Outlook, *, without: int = NOTHING) -> bool:
    """Something in the own hand, besides this kind, opens or cools the own market now."""
    hand = look.view.hand
    return any(
        hand[kind] and kind != without and makes_market_trade(look, look.me, kind)
        for kind in MARKET_CARDS
    )


def in_reserve(look: Outlook, seat: int, kind: int) -> float:
    """What a card is worth for what may come, not for what it could do at once."""
    return _RESERVE[kind](look, seat, kind) * look.future


def at_once(look: Outlook, seat: int, kind: int) -> float:
    """What a card in hand is worth beyond that for what it could do in the next turn."""
    if makes_market_trade(look, seat, kind):
        spare = seat == look.me and can_trade_soon(look, without=kind)
        return 0.0 if spare else opening(look) * look.tuning.now
    if is_protection(kind) and look.is_trading(seat):
        return _endangered(look, seat, kind) * look.tuning.later
    if kind == Kind.STEAL and look.is_trading(seat):
        return max(0.0, max(_best_of_others(look, seat)) * 0.5 - look.tuning.theft)
    if kind == Kind.EUPHORIA:
        euphoria = _nirvana(look, seat, kind)
        return max(0.0, sum(_best_of_others(look, seat)) * 0.5 - euphoria)
    return 0.0


def spent(look: Outlook, kind: int) -> float:
    """What is lost by playing a card now: what it would be worth in a later turn."""
    if is_peddle(kind) or is_paranoia(kind):
        return held_by_me(look, kind)
    return in_reserve(look, look.me, kind) / look.view.hand[kind]


def _endangered(look: Outlook, seat: int, kind: int) -> float:
    """What the best Peddle that a Protection could cover is likely to lose without it."""
    stash = look.view.stash[seat]
    best = _best_covered(stash, COVERS[kind - Kind.CATCH_A_BUZZ])
    return best * lost(look, seat, best)


def _best_covered(row: list[int], figure: int) -> int:
    """The value of the best Peddle in a hand or stash that a Protection could cover."""
    return max((VALUE[p] for p in range(COVERABLE) if row[p] and VALUE[p] <= figure), default=0)


def _best_of_others(look: Outlook, seat: int) -> list[int]:
    return [best_peddle(row) for other, row in enumerate(look.view.stash) if other != seat]


def has_peddle(look: Outlook, seat: int) -> bool:
    """Something is there to pay a fine with."""
    return any(look.view.stash[seat]) or look.view.protected_profit[seat] > 0


def _market_open(look: Outlook, _seat: int, _kind: int) -> float:
    return look.tuning.spare


def _market_close(look: Outlook, seat: int, _kind: int) -> float:
    worth = look.tuning.control
    if not look.is_trading(seat):
        return worth * 0.5
    return worth * 1.6 if look.nets[seat] >= max(look.nets[1:]) else worth


def _heat_on(look: Outlook, _seat: int, _kind: int) -> float:
    return look.tuning.heat


def _heat_off(look: Outlook, seat: int, kind: int) -> float:
    worth = look.tuning.cure if look.view.market[seat] else look.tuning.cure * 0.6
    return worth * _still_to_come(look, seat, heat_cooled_by(kind))


def _still_to_come(look: Outlook, seat: int, heat: int) -> float:
    """How many of a Heat On may still be played on a seat, of all in the deck."""
    view = look.view
    left = view.unseen[heat] + (view.hand[heat] if seat != look.me else 0)
    return left / max(1, view.rules.deck[heat])


def _pay_fine(look: Outlook, seat: int, _kind: int) -> float:
    return look.tuning.bail if has_peddle(look, seat) else look.tuning.bail * 0.6


def _protection(look: Outlook, seat: int, kind: int) -> float:
    """It may be for what the own hand has to put on the table yet."""
    figure = COVERS[kind - Kind.CATCH_A_BUZZ]
    worth = figure * look.tuning.shelter
    if seat != look.me:
        return worth
    waiting = _best_covered(look.view.hand, figure)
    return max(worth, waiting * lost(look, seat, waiting) * look.tuning.cover)


def _steal(look: Outlook, seat: int, _kind: int) -> float:
    return look.tuning.theft if look.is_trading(seat) else look.tuning.theft * 0.6


def _nirvana(look: Outlook, _seat: int, kind: int) -> float:
    """Stonehigh brings a low Peddle from each, Euphoria the highest."""
    worth = look.tuning.stonehigh * len(look.others) * (3 if kind == Kind.EUPHORIA else 1)
    return worth + look.tuning.income * look.view.rules.nirvana_extra_turn


def _banker(look: Outlook, seat: int, _kind: int) -> float:
    """It pays at the end, to whoever has it by then."""
    seats = range(1, look.view.seats + 1)
    pay = sum(max(pays_banker(look.view, other), 4_000.0) for other in seats if other != seat)
    return pay * 0.7


def _worthless(_look: Outlook, _seat: int, _kind: int) -> float:
    return 0.0


def _reserve_of(kind: Kind) -> Callable[[Outlook, int, int], float]:
    if is_heat_on(kind):
        return _heat_on
    if is_heat_off(kind):
        return _heat_off
    if is_protection(kind):
        return _protection
    return {
        Kind.MARKET_OPEN: _market_open,
        Kind.MARKET_CLOSE: _market_close,
        Kind.PAY_FINE: _pay_fine,
        Kind.STEAL: _steal,
        Kind.BANKER: _banker,
        Kind.STONEHIGH: _nirvana,
        Kind.EUPHORIA: _nirvana,
    }.get(kind, _worthless)


_RESERVE = tuple(_reserve_of(kind) for kind in Kind)
