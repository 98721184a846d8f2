"""Orders of cards for the solver's tests, and games played move by move at the door."""

from __future__ import annotations

import random
from collections.abc import Sequence

from greentable import grove
from greentable.grove.cards import CARDS, DECK
from greentable.grove.state import State

ORDER = (7, 2, 11, 18, 5, 9, 14, 3, 12)
RECIPES = (1, 4)


def random_order(seed: int, without: Sequence[int] = ()) -> tuple[int, ...]:
    """Nine cards in an order that follows from the seed."""
    cards = [card for card in range(1, CARDS + 1) if card not in without]
    return tuple(random.Random(seed).sample(cards, DECK))


def played(game: State, draws: Sequence[int], moves: Sequence[grove.Move]) -> State:
    """The game after these moves, each legal, with the draws between them."""
    left = list(draws)
    for move in moves:
        game, _ = grove.apply(game, 1, move)
        if grove.to_act(game) == [0]:
            game, _ = grove.apply(game, 0, grove.Move.draw(left.pop(0)))
    return game


def two_plays_left(order: Sequence[int]) -> State:
    """A start card and two cards in hand, as if the other six had been drawn before."""
    from greentable.minds.grove import game_in_order

    game = game_in_order(grove.HOUSE_EDITION, order)
    game.drawn = DECK
    return game
