"""Cards that leave the hand, the stash or a pack without a price: give, pass, keep."""

from __future__ import annotations

from greentable.core.shuffle import Picker
from greentable.grass import VALUE, Legal, Move

from .card_values import (
    value_if_gained,
    value_in_hand,
    value_in_my_hand,
)
from .outlook import Outlook
from .plays import best_of


def card_of(move: Move) -> int:
    """The card of a move that has one."""
    assert move.card is not None
    return move.card


def loss(outlook: Outlook, kind: int, receiver: int) -> float:
    """What it costs to let a rival have a card: what it is worth here, and what it is there."""
    there = value_in_hand(outlook, receiver, kind, outlook.hidden.known[receiver][kind])
    return value_in_my_hand(outlook, kind) + there * outlook.weight[receiver]


def give(legal: Legal, chance: Picker) -> Move:
    """The Peddle of least value."""
    return best_of(legal.moves, lambda move: -VALUE[card_of(move)], chance)


def pass_on(outlook: Outlook, legal: Legal, chance: Picker) -> Move:
    """The worst card to keep, the more so if it hurts the left neighbour."""
    left = outlook.view.receiver
    return best_of(legal.moves, lambda move: -loss(outlook, card_of(move), left), chance)


def keep_from_pack(outlook: Outlook, legal: Legal, chance: Picker) -> Move:
    """The card of the pack that is worth most beside those kept so far."""
    return best_of(legal.moves, lambda move: value_if_gained(outlook, card_of(move)), chance)
