"""The stash swap: a low Peddle for the best one in reach, without asking."""

from __future__ import annotations

from greentable.bots.grass.outlook import Outlook, kept
from greentable.grass import Legal, Move, Verb
from greentable.grass.cards import VALUE


def best_swap(look: Outlook, legal: Legal) -> Move | None:
    """The swap that brings most, if any brings something."""
    best, most = None, 0.0
    for move in legal.of(Verb.SWAP):
        worth = swap_gain(look, move)
        if worth > most:
            best, most = move, worth
    return best


def swap_gain(look: Outlook, move: Move) -> float:
    """What I have more, and what the other has less."""
    assert move.card is not None
    assert move.other is not None
    give, take = VALUE[move.card], VALUE[move.other]
    if take <= give:
        return 0.0
    mine = kept(look, look.me, take) - kept(look, look.me, give)
    return mine + (take - give) * look.weight[move.seat]
