"""A deal to be solved: nine cards in a known order, perhaps two recipes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from greentable import grove
from greentable.errors import UsageError
from greentable.grove.cards import CARDS, DECK
from greentable.grove.recipes import RECIPES
from greentable.table import open_table


def deal(
    ruleset: grove.Ruleset, order: Sequence[int], recipes: tuple[int, int] | None = None
) -> grove.State:
    """A game for one, the start card laid and two cards in hand.

    Raises: UsageError for cards or recipes that cannot be; UnsupportedRuleset.
    """
    check_order(order)
    if recipes is not None:
        check_recipes(recipes, order)
    rules = replace(ruleset, recipes=recipes is not None)
    nature = grove.Nature("", deck=order, recipes=recipes)
    return open_table(grove, rules, ("solver",), nature).table.state


def check_order(order: Sequence[int]) -> None:
    """Whether these are the nine cards of a game. Raises UsageError."""
    if len(order) != DECK:
        message = (
            f"{len(order)} cards: an order has {DECK}, the start card, two in hand and six to draw"
        )
        raise UsageError("solve.order_length", message)
    for place, card in enumerate(order, 1):
        if not 1 <= card <= CARDS:
            message = f"card {card}, at place {place}: cards are numbered from 1 to {CARDS}"
            raise UsageError("solve.order_card", message)
        if card in order[: place - 1]:
            message = f"card {card}, at place {place}: it has come before; every card is there once"
            raise UsageError("solve.order_repeated", message)


def check_recipes(recipes: Sequence[int], order: Sequence[int]) -> None:
    """Whether these two recipes go with these cards. Raises UsageError."""
    if len(recipes) != RECIPES or recipes[0] == recipes[1]:
        raise UsageError("solve.recipes", "two different recipes wanted, as in 16,17")
    for recipe in recipes:
        if not 1 <= recipe <= CARDS:
            message = f"recipe {recipe}: recipes are numbered from 1 to {CARDS}"
            raise UsageError("solve.recipes", message)
        if recipe in order:
            message = f"recipe {recipe} is on the back of card {recipe}, which is in the order"
            raise UsageError("solve.recipes", message)
