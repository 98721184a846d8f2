"""What a card is worth in a hand, in dollars: to its holder, or to a rival who would get it.

The same scale serves plays, discards, passes, the draft and trades. Peddle and Paranoia, which can
cost something at the end of a round, are in `liabilities.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from greentable.grass import (
    COVERABLE,
    COVERS,
    VALUE,
    Counts,
    Kind,
    heat_cooled_by,
    highest_value,
    is_heat_off,
    is_heat_on,
    is_nirvana,
    is_paranoia,
    is_peddle,
    is_protection,
)

from .liabilities import opening, paranoia_in_hand, peddle_in_hand
from .outlook import Outlook, lost

MARKET_CARDS = (
    Kind.MARKET_OPEN,
    *(kind for kind in Kind if is_heat_off(kind)),
    Kind.PAY_FINE,
    Kind.STONEHIGH,
    Kind.EUPHORIA,
)
"""What opens or cools a market, in one edition or another."""


def value_in_hand(outlook: Outlook, seat: int, kind: int, copies: int) -> float:
    """What one more card of a kind is worth to a seat that has `copies` of it already."""
    if is_peddle(kind):
        return peddle_in_hand(outlook, seat, kind, copies)
    if is_paranoia(kind):
        return paranoia_in_hand(outlook, seat, kind)
    if copies:
        return in_reserve(outlook, seat, kind) / (1 + copies)
    return in_reserve(outlook, seat, kind) + at_once(outlook, seat, kind)


def value_in_my_hand(outlook: Outlook, kind: int) -> float:
    """What the last card of a kind in the own hand is worth."""
    return value_in_hand(outlook, outlook.me, kind, outlook.view.hand[kind] - 1)


def value_if_gained(outlook: Outlook, kind: int) -> float:
    """What one more card of a kind would be worth in the own hand."""
    return value_in_hand(outlook, outlook.me, kind, outlook.view.hand[kind])


def makes_market_trade(outlook: Outlook, seat: int, kind: int) -> bool:
    """Opens or cools a seat's market now."""
    view = outlook.view
    if not view.market[seat]:
        return kind == Kind.MARKET_OPEN
    if not outlook.is_hot(seat):
        return False
    if kind == Kind.PAY_FINE:
        return has_peddle(outlook, seat)
    if is_heat_off(kind):
        return view.heat[seat] == heat_cooled_by(kind)
    return is_nirvana(kind) and view.rules.nirvana_lifts_heat


def can_trade_soon(outlook: Outlook, *, without: int | None = None) -> bool:
    """Something in the own hand, besides this kind, opens or cools the own market now."""
    hand = outlook.view.hand
    return any(
        hand[kind] and kind != without and makes_market_trade(outlook, outlook.me, kind)
        for kind in MARKET_CARDS
    )


def in_reserve(outlook: Outlook, seat: int, kind: int) -> float:
    """What a card is worth for what may come, not for what it could do at once."""
    return _RESERVE[kind](outlook, seat, kind) * outlook.future


def at_once(outlook: Outlook, seat: int, kind: int) -> float:
    """What a card in hand is worth beyond that for what it could do in the next turn."""
    if makes_market_trade(outlook, seat, kind):
        spare = seat == outlook.me and can_trade_soon(outlook, without=kind)
        return 0.0 if spare else opening(outlook) * outlook.tuning.now
    if is_protection(kind) and outlook.is_trading(seat):
        return _endangered(outlook, seat, kind) * outlook.tuning.later
    if kind == Kind.STEAL and outlook.is_trading(seat):
        return max(0.0, max(_best_of_others(outlook, seat)) * 0.5 - outlook.tuning.theft)
    if kind == Kind.EUPHORIA:
        euphoria = _nirvana(outlook, seat, kind)
        return max(0.0, sum(_best_of_others(outlook, seat)) * 0.5 - euphoria)
    return 0.0


def spent(outlook: Outlook, kind: int) -> float:
    """What is lost by playing a card now: what it would be worth in a later turn."""
    if is_peddle(kind) or is_paranoia(kind):
        return value_in_my_hand(outlook, kind)
    return in_reserve(outlook, outlook.me, kind) / outlook.view.hand[kind]


def _endangered(outlook: Outlook, seat: int, kind: int) -> float:
    """What the best Peddle that a Protection could cover is likely to lose without it."""
    stash = outlook.view.stash[seat]
    best = _best_covered(stash, COVERS[kind - Kind.CATCH_A_BUZZ])
    return best * lost(outlook, seat, best)


def _best_covered(row: Counts, figure: int) -> int:
    """The value of the best Peddle in a hand or stash that a Protection could cover."""
    return max((VALUE[p] for p in range(COVERABLE) if row[p] and VALUE[p] <= figure), default=0)


def _best_of_others(outlook: Outlook, seat: int) -> list[int]:
    return [highest_value(row) for other, row in outlook.view.stash.items() if other != seat]


def has_peddle(outlook: Outlook, seat: int) -> bool:
    """Something is there to pay a fine with."""
    return any(outlook.view.stash[seat]) or outlook.view.protected_profit[seat] > 0


def _market_open(outlook: Outlook, _seat: int, _kind: int) -> float:
    return outlook.tuning.spare


def _market_close(outlook: Outlook, seat: int, _kind: int) -> float:
    worth = outlook.tuning.control
    if not outlook.is_trading(seat):
        return worth * 0.5
    return worth * 1.6 if outlook.results[seat] >= max(outlook.results.values()) else worth


def _heat_on(outlook: Outlook, _seat: int, _kind: int) -> float:
    return outlook.tuning.heat


def _heat_off(outlook: Outlook, seat: int, kind: int) -> float:
    worth = outlook.tuning.cure if outlook.view.market[seat] else outlook.tuning.cure * 0.6
    return worth * _still_to_come(outlook, seat, heat_cooled_by(kind))


def _still_to_come(outlook: Outlook, seat: int, heat: int) -> float:
    """How many of a Heat On may still be played on a seat, of all in the deck."""
    view = outlook.view
    left = view.unseen[heat] + (view.hand[heat] if seat != outlook.me else 0)
    return left / max(1, view.rules.deck[heat])


def _pay_fine(outlook: Outlook, seat: int, _kind: int) -> float:
    return outlook.tuning.bail if has_peddle(outlook, seat) else outlook.tuning.bail * 0.6


def _protection(outlook: Outlook, seat: int, kind: int) -> float:
    """It may be for what the own hand has to put on the table yet."""
    figure = COVERS[kind - Kind.CATCH_A_BUZZ]
    worth = figure * outlook.tuning.shelter
    if seat != outlook.me:
        return worth
    waiting = _best_covered(outlook.view.hand, figure)
    return max(worth, waiting * lost(outlook, seat, waiting) * outlook.tuning.cover)


def _steal(outlook: Outlook, seat: int, _kind: int) -> float:
    return outlook.tuning.theft if outlook.is_trading(seat) else outlook.tuning.theft * 0.6


def _nirvana(outlook: Outlook, _seat: int, kind: int) -> float:
    """Stonehigh brings a low Peddle from each, Euphoria the highest."""
    worth = outlook.tuning.stonehigh * len(outlook.others) * (3 if kind == Kind.EUPHORIA else 1)
    return worth + outlook.tuning.income * outlook.view.rules.nirvana_extra_turn


def _banker(outlook: Outlook, seat: int, _kind: int) -> float:
    """It pays at the end, to the player who has it by then."""
    view = outlook.view
    pay = sum(max(view.pays_banker(other), 4_000.0) for other in view.totals if other != seat)
    return pay * 0.7


def _worthless(_outlook: Outlook, _seat: int, _kind: int) -> float:
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
