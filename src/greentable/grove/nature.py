"""Nature: whoever drives a game asks her for the moves of seat 0.

From a seed she shuffles the eighteen cards by the frozen shuffle; or an order is given, top card
first. In the recipe challenge the first two are the recipes. Then she turns up the first card that
nobody has seen, again and again: so she has no memory of her own, a game can be stopped and resumed
anywhere, and the other half (grove.setup.1) is dealt by the same seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from greentable.errors import UnsupportedRuleset
from greentable.grove.cards import CARDS
from greentable.grove.codes import Verb
from greentable.grove.moves import Move
from greentable.grove.recipes import RECIPES
from greentable.grove.state import Phase, State
from greentable.shuffle import order


class Nature:
    """Nature's moves, from a seed and from what is given explicitly."""

    def __init__(
        self, seed: str, *, deck: Sequence[int] = (), recipes: tuple[int, int] | None = None
    ) -> None:
        """Without a deck order and recipes the seed says them."""
        self._seed = seed.encode()
        self._deck = tuple(deck)
        self._recipes = recipes

    def move(self, s: State) -> Move:
        """What chance brings now. Raises UnsupportedRuleset for a deck order that is too short."""
        match s.phase:
            case Phase.RECIPES:
                first, second = self._recipes or deck_order(self._seed)[:RECIPES]
                return Move(Verb.RECIPES, min(first, second), second=max(first, second))
            case Phase.START:
                return Move(Verb.START, self._top_card(s))
            case Phase.DRAW:
                return Move(Verb.DRAW, self._top_card(s))
            case _:
                message = f"nature has no move in phase {Phase(s.phase).name}"
                raise ValueError(message)

    def _top_card(self, s: State) -> int:
        for card in self._deck or deck_order(self._seed):
            if s.unseen >> card & 1:
                return card
        message = "the deck order has no card left that nobody has seen"
        raise UnsupportedRuleset("deck.order", message)


@lru_cache(maxsize=64)
def deck_order(seed: bytes) -> tuple[int, ...]:
    """The order of the eighteen cards, top card first."""
    return tuple(place + 1 for place in order(seed, "grove/deck", CARDS))
