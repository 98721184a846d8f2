"""The solver's games: for one, with nine cards in a known order, and perhaps two recipes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from greentable import grove
from greentable.core.fields import members_of
from greentable.errors import UsageError
from greentable.grove.cards import CARDS, DECK
from greentable.grove.codes import Verb, card_code
from greentable.grove.engine.referee import NATURE, carry_out
from greentable.grove.recipes.recipe import RECIPES
from greentable.grove.state import Phase
from greentable.minds.grove.evaluation import SEAT
from greentable.table import AnyTable, open_table


def game_in_order(
    ruleset: grove.Ruleset, order: Sequence[int], recipes: tuple[int, int] | None = None
) -> grove.State:
    """The state of `table_in_order`. Raises as it does."""
    state: grove.State = table_in_order(ruleset, order, recipes).state
    return state


def table_in_order(
    ruleset: grove.Ruleset, order: Sequence[int], recipes: tuple[int, int] | None = None
) -> AnyTable:
    """A game for one with these cards: the start card is laid and two are in hand.

    Raises: UsageError for impossible cards or recipes; UnsupportedRuleset.
    """
    check_order(order)
    if recipes is not None:
        check_recipes(recipes, order)
    rules = replace(ruleset, recipes=recipes is not None)
    nature = grove.Nature("", deck=order, recipes=recipes)
    return open_table(grove, rules, ("solver",), nature).table


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


def plays_left(state: grove.State, draws: Sequence[int]) -> int:
    """The number of cards still to be laid. Raises UsageError for a game that cannot be solved."""
    if state.seats != 1 or state.phase != Phase.PLAY:
        raise UsageError("solve.state")
    if len(draws) != DECK - state.drawn:
        raise UsageError("solve.draws", left=DECK - state.drawn, given=len(draws))
    for place, card in enumerate(draws, 1):
        if card not in members_of(state.unseen) or card in draws[: place - 1]:
            raise UsageError("solve.draw_card", card=str(card), place=place)
    return len(members_of(state.hand[SEAT])) + len(draws)


def play_on(state: grove.State, draws: Sequence[int], codes: Sequence[int]) -> grove.State:
    """The game after these moves, with the draws between them."""
    after = state.copy()
    for number, code in enumerate(codes):
        carry_out(after, SEAT, code)
        if after.phase == Phase.DRAW:
            carry_out(after, NATURE, card_code(Verb.DRAW, draws[number]))
        after.told_count = 0
    return after
