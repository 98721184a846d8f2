"""The stash swap: a low Peddle for the best one in reach, without asking."""

from __future__ import annotations

from greentable.bots.grass.outlook import Outlook, kept
from greentable.grass import Kind, Legal, Move, Verb
from greentable.grass.cards import COVERABLE, COVERS, VALUE


def best_swap(look: Outlook, legal: Legal) -> Move | None:
    """The swap that brings most, if any brings something."""
    best, most = None, 0.0
    for move in legal.of(Verb.SWAP):
        assert move.card is not None
        assert move.other is not None
        worth = swap_gain(look, move.card, move.other, move.seat)
        if worth > most:
            best, most = move, worth
    return best


def swap_gain(look: Outlook, give: int, take: int, seat: int) -> float:
    """What I have more, and what the other has less."""
    if VALUE[take] <= VALUE[give]:
        return 0.0
    less = kept(look, seat, VALUE[take]) - kept(look, seat, VALUE[give])
    return _worth_now(look, take) - _worth_now(look, give) + less * look.weight[seat]


def _worth_now(look: Outlook, peddle: int) -> float:
    """All of its value if this turn can still make it safe or end the round; else what lasts."""
    safe = can_cover(look, peddle) or look.view.hand[Kind.MARKET_CLOSE]
    if safe and not look.view.played and look.is_trading(look.me):
        return VALUE[peddle]
    return kept(look, look.me, VALUE[peddle])


def can_cover(look: Outlook, peddle: int) -> bool:
    """A Protection in hand is large enough for it."""
    figures = [figure for i, figure in enumerate(COVERS) if look.view.hand[Kind.CATCH_A_BUZZ + i]]
    return peddle < COVERABLE and VALUE[peddle] <= max(figures, default=0)
