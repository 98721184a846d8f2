"""`random`: chooses a verb, then its details, with all possibilities equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from greentable.core.shuffle import Picker
from greentable.grass import Legal, Move, Verb, View

T = TypeVar("T")


def choose(_view: View, legal: Legal, chance: Picker) -> Move:
    """Choose any legal move; thousands of offers or covers do not crowd out other verbs.

    Turns end although offers have no limit: after its play, the bot is as likely to end the turn as
    to make another offer.
    """
    found = dict.fromkeys(move.verb for move in legal.moves)
    if legal.offers:
        found[Verb.OFFER] = None
    if legal.counters:
        found[Verb.COUNTER] = None
    verb = _one_of(list(found), chance)
    if verb is Verb.OFFER and legal.offers:
        return legal.offers[chance.below(len(legal.offers))]
    moves = legal.of(verb)
    if verb is Verb.COUNTER and legal.counters and (not moves or chance.below(2)):
        return legal.counters[chance.below(len(legal.counters))]
    card = _one_of(list(dict.fromkeys(move.card for move in moves)), chance)
    return _one_of([move for move in moves if move.card is card], chance)


def _one_of(things: Sequence[T], chance: Picker) -> T:
    return things[chance.below(len(things))]
