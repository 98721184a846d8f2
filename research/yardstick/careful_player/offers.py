"""Offers of hand trades: which to make, and to whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from greentable.core.shuffle import Picker
from greentable.grass import EVERYONE, KINDS, Kind, Legal, Move, is_peddle

from .card_values import (
    can_trade_soon,
    makes_market_trade,
    value_if_gained,
)
from .outlook import Outlook, helps_to_win, is_strong, leads
from .trades import envy, likes, price, value_to

FAIR_GAME = 0.7  # offers this close to the best one are as good: which is made is chance
MOST_OFFERS = 3  # in a turn: people wait for the answers


def propose(outlook: Outlook, legal: Legal, chance: Picker) -> Move | None:
    """An offer that would help both sides, to a seat or the table; or none.

    Others have to answer it, so there are few, and nobody is asked twice for the same in a turn.
    """
    offers = legal.offers
    if offers is None or outlook.view.offers >= MOST_OFFERS or chance.below(2):
        return None
    mine = [value_if_gained(outlook, kind) for kind in range(KINDS)]
    wants = [kind for kind in offers.wants if kind is not None]
    found = list(_mutual(outlook, _wishes(outlook, wants, mine), mine))
    if not found:
        return None
    best = max(worth for worth, _ in found)
    good = [move for worth, move in found if worth >= best * FAIR_GAME]
    return good[chance.below(len(good))]


def _wishes(outlook: Outlook, wants: Sequence[Kind], mine: list[float]) -> list[Kind]:
    """What is worth asking for: no Peddle while nothing in hand lets the own market trade."""
    wishes = [want for want in wants if mine[want] >= outlook.tuning.profit]
    if outlook.is_trading(outlook.me) or can_trade_soon(outlook):
        return wishes
    return [want for want in wishes if not is_peddle(want)]


def _mutual(
    outlook: Outlook, wants: Sequence[Kind], mine: list[float]
) -> Iterator[tuple[float, Move]]:
    """Offers that should please both sides, with what they are worth to make."""
    rivals = {
        seat: [value_to(outlook, seat, kind) for kind in range(KINDS)] for seat in outlook.others
    }
    for give in (kind for kind in Kind if outlook.view.hand[kind]):
        own = price(outlook, give)
        harmless = not any(helps_to_win(outlook, seat, give) for seat in outlook.others)
        for want in wants:
            gain = mine[want] - own
            if want == give or gain < outlook.tuning.profit:
                continue
            fresh = [seat for seat in rivals if not outlook.view.has_declined(seat, give, want)]
            takers = [
                (gain - theirs * envy(outlook, seat), outlook.hidden.probability(seat, want), seat)
                for seat in fresh
                if _would_like(
                    outlook, theirs := rivals[seat][give] - rivals[seat][want], gain, want
                )
            ]
            open_to_all = harmless and len(fresh) == len(rivals)
            yield from _worth_making(outlook, give, want, takers, open_to_all=open_to_all)


def _would_like(outlook: Outlook, theirs: float, mine: float, want: Kind) -> bool:
    """Whether a rival can be expected to take part: nobody gives a leader what is strong."""
    if leads(outlook, outlook.me) and is_strong(outlook, outlook.me, want):
        return False
    return likes(outlook, theirs, mine)


def _worth_making(
    outlook: Outlook,
    give: Kind,
    want: Kind,
    takers: list[tuple[float, float, int]],
    *,
    open_to_all: bool,
) -> Iterator[tuple[float, Move]]:
    """To the table if several may take it and all of them may; else to a seat."""
    tuning = outlook.tuning
    fair = tuning.plea if makes_market_trade(outlook, outlook.me, want) else tuning.fair
    if len(takers) > 1 and open_to_all and all(profit >= tuning.profit for profit, _, _ in takers):
        nobody = 1.0
        for _, has_it, _ in takers:
            nobody *= 1 - has_it
        if 1 - nobody >= fair:
            least = min(profit for profit, _, _ in takers)
            yield least * (1 - nobody), Move.offer(give, want, to=EVERYONE)
        return
    for profit, has_it, seat in takers:
        good = profit >= tuning.profit and has_it >= fair
        if good and not helps_to_win(outlook, seat, give):
            yield profit * has_it, Move.offer(give, want, to=seat)
