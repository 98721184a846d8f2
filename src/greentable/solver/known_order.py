"""What is solved: a game for one whose nine cards come in a known order, perhaps two recipes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from greentable import grove
from greentable.errors import UsageError
from greentable.grove.cards import CARDS, DECK
from greentable.grove.recipes import RECIPES
from greentable.table import open_table


def game_in_order(
    ruleset: grove.Ruleset, order: Sequence[int], recipes: tuple[int, int] | None = None
) -> grove.State:
    """A game for one with these cards: the start card is laid and two are in hand.

    Raises: UsageError for cards or recipes that cannot be; UnsupportedRuleset.
    """
    check_order(order)
    if recipes is not None:
        check_recipes(recipes, order)
    rules = replace(ruleset, recipes=recipes is not None)
    nature = grove.Nature("", deck=order, recipes=recipes)
    return open_table(grove, rules, ("solver",), nature).table.state


def check_order(order: Sequence[int]) -> None:
    """Check that these are nine cards of the deck. Raises UsageError."""
    if len(order) != DECK:
        raise UsageError("solve.order_length", count=len(order), wanted=DECK)
    for place, card in enumerate(order, 1):
        if not 1 <= card <= CARDS:
            raise UsageError("solve.order_card", card=str(card), place=place, cards=CARDS)
        if card in order[: place - 1]:
            raise UsageError("solve.order_repeated", card=card, place=place)


def check_recipes(recipes: Sequence[int], order: Sequence[int]) -> None:
    """Check that these two recipes go with these cards. Raises UsageError."""
    if len(recipes) != RECIPES or recipes[0] == recipes[1]:
        raise UsageError("solve.recipes")
    for recipe in recipes:
        if not 1 <= recipe <= CARDS:
            raise UsageError("solve.recipe_number", recipe=str(recipe), recipes=CARDS)
        if recipe in order:
            raise UsageError("solve.recipe_in_order", recipe=recipe)
