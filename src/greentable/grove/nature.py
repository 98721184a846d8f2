"""Nature: makes the moves of seat 0, which are chance.

From a seed she shuffles the eighteen cards by the frozen shuffle; or an order is given, top card
first. In the recipe challenge the first two are the recipes. Then, each time, she turns up the
first card that is still unseen: so she needs no memory, a game can be stopped and resumed anywhere,
and the other half (grove.setup.1) is dealt by the same seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from greentable.core.fields import members_of
from greentable.core.shuffle import order
from greentable.errors import UnsupportedRuleset, UsageError
from greentable.grove.cards import CARDS
from greentable.grove.moves import Move
from greentable.grove.recipes.recipe import RECIPES
from greentable.grove.state import Phase, State


class Nature:
    """Nature's moves, from a seed or from given cards."""

    def __init__(
        self,
        seed: str = "",
        *,
        seeds: Sequence[str] = (),
        deck: Sequence[int] = (),
        recipes: tuple[int, int] | None = None,
    ) -> None:
        """A seed, or `seeds`, one for each round: Grove's only round uses the first.

        Without a deck order and recipes, they follow from the seed. Raises UsageError for both
        kinds of seeds at once.
        """
        if seed and seeds:
            raise UsageError("seed.twice")
        self._seed = (seeds[0] if seeds else seed).encode()
        self._deck = tuple(deck)
        self._recipes = recipes

    def move(self, s: State) -> Move:
        """The next move of chance.

        Raises: UnsupportedRuleset for a deck order that is too short.
        """
        match s.phase:
            case Phase.RECIPES:
                first, second = self._recipes or deck_order(self._seed)[:RECIPES]
                return Move.recipes(first, second)
            case Phase.START:
                return Move.start(self._top_card(s))
            case Phase.DRAW:
                return Move.draw(self._top_card(s))
            case _:
                message = f"nature has no move in phase {Phase(s.phase)}"
                raise ValueError(message)

    def _top_card(self, s: State) -> int:
        for card in self._deck or deck_order(self._seed):
            if s.unseen >> card & 1:
                return card
        raise UnsupportedRuleset("deck.used_up")


def chance(s: State) -> list[tuple[Move, int]]:
    """The possible moves of nature, each with a weight; none when she is not to act.

    All unseen cards are equally likely, and so are all pairs of recipes.
    """
    match s.phase:
        case Phase.RECIPES:
            pairs = combinations(range(1, CARDS + 1), RECIPES)
            return [(Move.recipes(first, second), 1) for first, second in pairs]
        case Phase.START:
            return [(Move.start(card), 1) for card in members_of(s.unseen)]
        case Phase.DRAW:
            return [(Move.draw(card), 1) for card in members_of(s.unseen)]
        case _:
            return []


# One for each game that is being played: a server has many tables.
@lru_cache(maxsize=2048)
def deck_order(seed: bytes) -> tuple[int, ...]:
    """The order of the eighteen cards, top card first."""
    return tuple(place + 1 for place in order(seed, "grove/deck", CARDS))
