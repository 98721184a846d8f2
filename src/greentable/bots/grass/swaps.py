"""The stash swap: a low Peddle for the best one in reach, without asking."""

from __future__ import annotations

from greentable.bots.grass.outlook import Outlook, kept
from greentable.bots.grass.ties import best_of
from greentable.grass import Kind, Legal, Move, Verb
from greentable.grass.cards import COVERABLE, COVERS, VALUE
from greentable.shuffle import Picker


def best_swap(look: Outlook, legal: Legal, rng: Picker) -> Move | None:
    """The swap that brings most, if any brings something."""
    moves = [move for move in legal.of(Verb.SWAP) if swap_gain(look, move) > 0]
    return best_of(moves, lambda move: swap_gain(look, move), rng) if moves else None


def swap_gain(look: Outlook, move: Move) -> float:
    """What I have more, and what the other has less."""
    give, take, seat = move.card, move.other, move.seat
    assert give is not None
    assert take is not None
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
