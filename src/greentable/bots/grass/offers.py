"""Offers of hand trades: which to make, and to whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from greentable.bots.grass.card_values import can_trade_soon, makes_market_trade, wanted_by_me
from greentable.bots.grass.leader import helps_to_win, is_strong, leads
from greentable.bots.grass.outlook import Outlook
from greentable.bots.grass.trades import envy, likes, price, value_to
from greentable.grass import EVERYONE, Kind, Legal, Move
from greentable.grass.cards import KINDS
from greentable.grass.families import is_peddle
from greentable.shuffle import Picker

FAIR_GAME = 0.7  # offers this close to the best one are as good: which is made is chance


def propose(look: Outlook, legal: Legal, rng: Picker) -> Move | None:
    """An offer that would help both sides, to a seat or the table; or none.

    Others have to answer it, so there are few: not every turn, and only one.
    """
    offers = legal.offers
    if offers is None or look.view.offers or rng.below(2):
        return None
    mine = [wanted_by_me(look, kind) for kind in range(KINDS)]
    wants = [kind for kind in offers.wants if kind is not None]
    found = list(_mutual(look, _wishes(look, wants, mine), mine))
    if not found:
        return None
    best = max(worth for worth, _ in found)
    good = [move for worth, move in found if worth >= best * FAIR_GAME]
    return good[rng.below(len(good))]


def _wishes(look: Outlook, wants: Sequence[Kind], mine: list[float]) -> list[Kind]:
    """What is worth asking for: no Peddle while nothing in hand lets the own market trade."""
    wishes = [want for want in wants if mine[want] >= look.tuning.profit]
    if look.is_trading(look.me) or can_trade_soon(look):
        return wishes
    return [want for want in wishes if not is_peddle(want)]


def _mutual(
    look: Outlook, wants: Sequence[Kind], mine: list[float]
) -> Iterator[tuple[float, Move]]:
    """Offers that should please both sides, with what they are worth to make."""
    rivals = {seat: [value_to(look, seat, kind) for kind in range(KINDS)] for seat in look.others}
    for give in (kind for kind in Kind if look.view.hand[kind]):
        own = price(look, give)
        open_to_all = not any(helps_to_win(look, seat, give) for seat in look.others)
        for want in wants:
            gain = mine[want] - own
            if want != give and gain >= look.tuning.profit:
                takers = [
                    (gain - theirs * envy(look, seat), look.hidden.chance(seat, want), seat)
                    for seat, value in rivals.items()
                    if _would_like(look, theirs := value[give] - value[want], gain, want)
                ]
                yield from _worth_making(look, give, want, takers, open_to_all=open_to_all)


def _would_like(look: Outlook, theirs: float, mine: float, want: Kind) -> bool:
    """Whether a rival can be expected to take part: nobody gives a leader what is strong."""
    if leads(look, look.me) and is_strong(look, look.me, want):
        return False
    return likes(look, theirs, mine)


def _worth_making(
    look: Outlook,
    give: Kind,
    want: Kind,
    takers: list[tuple[float, float, int]],
    *,
    open_to_all: bool,
) -> Iterator[tuple[float, Move]]:
    """To the table if several may take it and all of them may; else to a seat."""
    tuning = look.tuning
    fair = tuning.plea if makes_market_trade(look, look.me, want) else tuning.fair
    if len(takers) > 1 and open_to_all and all(profit >= tuning.profit for profit, _, _ in takers):
        nobody = 1.0
        for _, chance, _ in takers:
            nobody *= 1 - chance
        if 1 - nobody >= fair:
            least = min(profit for profit, _, _ in takers)
            yield least * (1 - nobody), Move.offer(give, want, to=EVERYONE)
        return
    for profit, chance, seat in takers:
        good = profit >= tuning.profit and chance >= fair
        if good and not helps_to_win(look, seat, give):
            yield profit * chance, Move.offer(give, want, to=seat)
