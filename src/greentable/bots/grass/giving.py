"""Cards that leave the hand without a price: the pass, the draft, and Hidden Deals."""

from __future__ import annotations

from greentable.bots.grass.held import held, held_by_me, wanted_by_me
from greentable.bots.grass.outlook import Outlook
from greentable.grass import Legal, Move
from greentable.grass.cards import NOTHING
from greentable.shuffle import Picker


def loss(look: Outlook, kind: int, receiver: int) -> float:
    """What it costs to let a rival have a card: what it is worth here, and what it is there."""
    there = held(look, receiver, kind, look.hidden.known[receiver][kind])
    return held_by_me(look, kind) + there * look.weight[receiver]


def pass_on(look: Outlook, legal: Legal) -> Move:
    """The worst card to keep, or the one that hurts the left neighbour most."""
    left = look.me % look.view.seats + 1
    return min(legal.moves, key=lambda move: loss(look, move.card or 0, left))


def keep_from_pack(look: Outlook, legal: Legal) -> Move:
    """The card of the pack that is worth most here."""
    return max(legal.moves, key=lambda move: wanted_by_me(look, move.card or 0))


def claimed(look: Outlook) -> int:
    """The card that this seat said it would give."""
    view = look.view
    if look.me == view.turn:
        return view.offer_give
    return view.offer_want if view.counter == NOTHING else view.counter


def promised(look: Outlook) -> int:
    """The card that the other said it would give."""
    view = look.view
    if look.me != view.turn:
        return view.offer_give
    return view.offer_want if view.counter == NOTHING else view.counter


def hand_over(look: Outlook, legal: Legal, rng: Picker) -> Move:
    """Mostly what was claimed; now and then, and to who leads, the worst card instead."""
    partner = look.view.asked if look.me == look.view.turn else look.view.turn
    worst = min(legal.moves, key=lambda move: loss(look, move.card or 0, partner))
    honest = next((move for move in legal.moves if move.card == claimed(look)), worst)
    if honest is worst:
        return worst
    bluffs = 3 if held_by_me(look, worst.card or 0) < 0 else 5
    return worst if rng.below(bluffs) == 0 else honest


def say(look: Outlook, legal: Legal, rng: Picker) -> Move:
    """Says that it was cheated when it surely was."""
    cheated = look.view.hand[promised(look)] == 0
    return next(move for move in legal.moves if move.mark == cheated)
