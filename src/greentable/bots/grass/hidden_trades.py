"""Hidden Deals: what is named is a claim, and what is given is a choice (grass.variants.2).

Most of what this player claims is true. Now and then, and oftener when it sits on a card that will
cost it money, it hands over its worst card instead; and who leads gets nothing good from it.
"""

from __future__ import annotations

from greentable.bots.grass.card_values import held_by_me, wanted_by_me
from greentable.bots.grass.giving import card_of, loss
from greentable.bots.grass.leader import helps_to_win
from greentable.bots.grass.outlook import Outlook
from greentable.bots.grass.ties import best_of
from greentable.grass import Legal, Move
from greentable.grass.cards import KINDS, NOTHING
from greentable.shuffle import Picker

JUNK = -8_000  # what one gets from somebody who cheats
BURDEN = -10_000  # a card that is worth less than this is worth a lie
HONEST = 5  # hands over what it claimed four times of five,
TEMPTED = 2  # with a burden once of two
SLANDER = 12  # says once of twelve times that it was cheated when it was not


def answer_hidden(look: Outlook, legal: Legal, rng: Picker) -> Move:
    """Yes to what may well be true and pays, or to be rid of a burden; never a counter."""
    accept = Move.accept()
    if accept not in legal.moves:
        return Move.decline()
    offered, wanted = _others_claim(look), _own_claim(look)
    trust = look.tuning.trust
    comes = trust * wanted_by_me(look, offered) + (1 - trust) * JUNK
    goes = worst_worth(look)
    if look.view.hand[wanted]:
        goes = (goes + (HONEST - 1) * held_by_me(look, wanted)) / HONEST
    elif goes > BURDEN or rng.below(TEMPTED):
        return Move.decline()
    pays = comes - goes >= look.tuning.profit
    return accept if pays else Move.decline()


def worst_worth(look: Outlook) -> float:
    """What the worst card of the own hand is worth, mostly less than nothing."""
    return min(held_by_me(look, kind) for kind in range(KINDS) if look.view.hand[kind])


def hand_over(look: Outlook, legal: Legal, rng: Picker) -> Move:
    """What was claimed, or the worst card."""
    partner = look.view.asked if look.me == look.view.turn else look.view.turn
    worst = best_of(legal.moves, lambda move: -loss(look, card_of(move), partner), rng)
    true = next((move for move in legal.moves if move.card == _own_claim(look)), worst)
    if helps_to_win(look, partner, card_of(true)):
        return worst
    tempted = held_by_me(look, card_of(worst)) < BURDEN
    return worst if rng.below(TEMPTED if tempted else HONEST) == 0 else true


def say(look: Outlook, legal: Legal, rng: Picker) -> Move:
    """That it was cheated when the card promised is not there; else, rarely, for a bluff."""
    cheated = look.view.hand[_others_claim(look)] == 0 or rng.below(SLANDER) == 0
    return next(move for move in legal.moves if move.cheated == cheated)


def _own_claim(look: Outlook) -> int:
    return _claims(look)[look.me != look.view.turn]


def _others_claim(look: Outlook) -> int:
    return _claims(look)[look.me == look.view.turn]


def _claims(look: Outlook) -> tuple[int, int]:
    """What the acting player and the other said they would give."""
    view = look.view
    if view.counter == NOTHING:
        return view.offer_give, view.offer_want
    asked = view.offer_give if view.counter_ask == NOTHING else view.counter_ask
    return asked, view.counter
