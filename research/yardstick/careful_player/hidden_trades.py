"""Hidden Deals: what is named is a claim, and what is given is a choice (grass.variants.2).

Most of what this player claims is true. Now and then, and more often when it sits on a card that
will cost it money, it hands over its worst card instead; and who leads gets nothing good from it.
"""

from __future__ import annotations

from greentable.core.shuffle import Picker
from greentable.grass import KINDS, Kind, Legal, Move

from .card_values import value_if_gained, value_in_my_hand
from .giving import card_of, loss
from .outlook import Outlook, helps_to_win
from .plays import best_of

JUNK = -8_000  # what one gets from somebody who cheats
BURDEN = -10_000  # a card that is worth less than this is worth a lie
HONEST = 5  # hands over what it claimed four times of five,
TEMPTED = 2  # with a burden once of two
SLANDER = 12  # says once of twelve times that it was cheated when it was not


def answer_hidden(outlook: Outlook, legal: Legal, chance: Picker) -> Move:
    """Yes to what may well be true and pays, or to be rid of a burden; never a counter."""
    accept = Move.accept()
    if accept not in legal.moves:
        return Move.decline()
    wanted, offered = _claims(outlook)
    assert wanted is not None
    trust = outlook.tuning.trust
    comes = trust * value_if_gained(outlook, offered) + (1 - trust) * JUNK
    goes = worst_worth(outlook)
    if outlook.view.hand[wanted]:
        goes = (goes + (HONEST - 1) * value_in_my_hand(outlook, wanted)) / HONEST
    elif goes > BURDEN or chance.below(TEMPTED):
        return Move.decline()
    pays = comes - goes >= outlook.tuning.profit
    return accept if pays else Move.decline()


def worst_worth(outlook: Outlook) -> float:
    """What the worst card of the own hand is worth, mostly less than nothing."""
    return min(value_in_my_hand(outlook, kind) for kind in range(KINDS) if outlook.view.hand[kind])


def hand_over(outlook: Outlook, legal: Legal, chance: Picker) -> Move:
    """What was claimed, or the worst card."""
    partner = outlook.view.receiver
    claimed, _ = _claims(outlook)
    worst = best_of(legal.moves, lambda move: -loss(outlook, card_of(move), partner), chance)
    true = next((move for move in legal.moves if move.card == claimed), worst)
    if helps_to_win(outlook, partner, card_of(true)):
        return worst
    tempted = value_in_my_hand(outlook, card_of(worst)) < BURDEN
    return worst if chance.below(TEMPTED if tempted else HONEST) == 0 else true


def say(outlook: Outlook, legal: Legal, chance: Picker) -> Move:
    """That it was cheated when the card promised is not there; else, rarely, for a bluff."""
    _, promised = _claims(outlook)
    cheated = outlook.view.hand[promised] == 0 or chance.below(SLANDER) == 0
    return next(move for move in legal.moves if move.cheated == cheated)


def _claims(outlook: Outlook) -> tuple[Kind | None, Kind]:
    """What this seat and the other one said they would give."""
    view = outlook.view
    offer, counter = view.offer, view.counter
    assert offer is not None
    acting, other = offer.give, offer.want
    if counter is not None:
        acting = offer.give if counter.ask is None else counter.ask
        other = counter.give
    if outlook.me == view.turn:
        assert other is not None
        return acting, other
    return other, acting
