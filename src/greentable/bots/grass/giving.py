"""Cards that leave the hand, the stash or a pack without a price: give, pass, keep."""

from __future__ import annotations

from greentable.bots.grass.card_values import held, held_by_me, wanted_by_me
from greentable.bots.grass.outlook import Outlook
from greentable.bots.grass.ties import best_of
from greentable.grass import Legal, Move
from greentable.grass.cards import VALUE
from greentable.shuffle import Picker


def card_of(move: Move) -> int:
    """The card of a move that has one."""
    assert move.card is not None
    return move.card


def loss(look: Outlook, kind: int, receiver: int) -> float:
    """What it costs to let a rival have a card: what it is worth here, and what it is there."""
    there = held(look, receiver, kind, look.hidden.known[receiver][kind])
    return held_by_me(look, kind) + there * look.weight[receiver]


def give(legal: Legal, rng: Picker) -> Move:
    """The Peddle of least value."""
    return best_of(legal.moves, lambda move: -VALUE[card_of(move)], rng)


def pass_on(look: Outlook, legal: Legal, rng: Picker) -> Move:
    """The worst card to keep, the more so if it hurts the left neighbour."""
    left = look.me % look.view.seats + 1
    return best_of(legal.moves, lambda move: -loss(look, card_of(move), left), rng)


def keep_from_pack(look: Outlook, legal: Legal, rng: Picker) -> Move:
    """The card of the pack that is worth most beside those kept so far."""
    return best_of(legal.moves, lambda move: wanted_by_me(look, card_of(move)), rng)
