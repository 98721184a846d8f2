"""The house recipe book is what rule grove.recipes.5 wants, and is won about half of the time."""

from __future__ import annotations

import random
import re
from itertools import combinations

import pytest

from greentable import grove
from greentable.grove.cards import CARDS, DECK
from greentable.grove.recipes.books import named_book
from greentable.grove.recipes.recipe import Count, Effect, Recipe
from greentable.minds import grove as solver
from greentable.minds.grove.engine import fastest
from research.grove_players import advised

HOUSE = named_book("house")
WITHOUT_BARROW = {"Fruit Cocktail", "Tutti Frutti", "Lime Cordial", "Orange Juice", "Lemon Soda"}


def test_the_five_names_of_the_sheet_are_there_and_to_them_the_barrow_is_no_die() -> None:
    """grove.recipes.5: and grove.recipes.3."""
    assert {recipe.name for recipe in HOUSE if not recipe.barrow_counts} == WITHOUT_BARROW


def test_all_names_sentences_and_recipes_are_different() -> None:
    assert len({recipe.name for recipe in HOUSE}) == CARDS
    assert len({recipe.sentence for recipe in HOUSE}) == CARDS
    assert len({recipe.codes() for recipe in HOUSE}) == CARDS


@pytest.mark.parametrize("recipe", HOUSE, ids=lambda recipe: recipe.name)
def test_a_sentence_says_what_its_recipe_gives(recipe: Recipe) -> None:
    if recipe.effect is Effect.MULTIPLY:
        assert recipe.multiplied is not None
        assert f"{recipe.multiplied.name.lower()} dice on trees count double" in recipe.sentence
        assert recipe.amount == 2
    else:
        assert re.search(rf"\b{recipe.amount} points\b", recipe.sentence)
    if recipe.effect is Effect.BONUS_EACH:
        assert f"up to {recipe.cap}" in recipe.sentence
    if recipe.fruit is not None:
        assert recipe.fruit.name.lower() in recipe.sentence


def test_many_kinds_of_conditions_are_met_with() -> None:
    assert len({recipe.count for recipe in HOUSE}) >= 11
    assert {recipe.effect for recipe in HOUSE} == set(Effect)
    squirrel = {recipe.most for recipe in HOUSE if recipe.count is Count.SQUIRREL}
    assert len(squirrel) == 2  # wanted by one, unwanted by the other


def test_worths_and_targets_lie_about_where_those_of_the_printed_game_lie() -> None:
    """grove.recipes.5."""
    worths = [recipe.worth for recipe in HOUSE]
    assert min(worths) >= 28
    assert max(worths) <= 45
    targets = [one + other for one, other in combinations(worths, 2)]
    within = [target for target in targets if 61 <= target <= 75]
    assert len(within) / len(targets) >= 0.75


@pytest.mark.slow
@pytest.mark.xdist_group("compiled-grove")
def test_good_play_wins_about_half_of_random_pairs() -> None:
    """grove.recipes.5: a sample of other orders than the worths were set by."""
    rng, engine = random.Random("sample"), fastest()
    won = 0
    for _ in range(30):
        cards = rng.sample(range(1, CARDS + 1), DECK + 2)
        pair = min(cards[:2]), max(cards[:2])
        game = solver.game_in_order(grove.HOUSE_EDITION, cards[2:], pair)
        score = advised(game, tuple(cards[2:]), engine, 48)
        won += score >= sum(HOUSE[recipe - 1].worth for recipe in pair)
    assert 0.25 <= won / 30 <= 0.75
