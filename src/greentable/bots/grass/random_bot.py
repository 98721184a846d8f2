"""`random`: chooses the verb first, then its details, each of what is possible equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from greentable.grass import Legal, Move, Verb, View
from greentable.shuffle import Picker

T = TypeVar("T")


def choose(_view: View, legal: Legal, rng: Picker) -> Move:
    """Any legal move; thousands of offers or covers do not crowd out the rest."""
    verbs = list(dict.fromkeys(move.verb for move in legal.moves))
    if legal.offers:
        verbs.append(Verb.OFFER)
    verb = _one_of(verbs, rng)
    if verb is Verb.OFFER and legal.offers is not None:
        give = _one_of(legal.offers.gives, rng)
        want = _one_of([kind for kind in legal.offers.wants if kind is not give], rng)
        return Move(verb, give, _one_of(legal.offers.to, rng), want)
    moves = legal.of(verb)
    card = _one_of(list(dict.fromkeys(move.card for move in moves)), rng)
    return _one_of([move for move in moves if move.card is card], rng)


def _one_of(things: Sequence[T], rng: Picker) -> T:
    return things[rng.below(len(things))]
