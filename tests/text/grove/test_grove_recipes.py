"""Recipes in words: those of the house, those of a file, and those that have only numbers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from greentable import grove
from greentable.grove.recipes.books import named_book
from greentable.grove.recipes.recipe import Count, Effect, codes_of
from greentable.grove.recipes.tables import recipe_from_table
from tests.text.heard import Heard

ENGLISH = Heard()
HOUSE = named_book("house")

SENTENCES = {
    "count dice, bonus 6": "Dice in play: at least 1. Gives 6 points.",
    "count dice, fruit lemon, value_from 5, least 2, bonus 7": (
        "Dice in play (lemon) that show 5 or more: at least 2. Gives 7 points."
    ),
    "count dice, fruit orange, value 10, bonus 1": (
        "Dice in play (orange) that show 10: at least 1. Gives one point."
    ),
    "count line, fruit lemon, least 3, bonus 9": (
        "Dice side by side in one row or column (lemon): at least 3. Gives 9 points."
    ),
    "count line, value_to 4, bonus 9": (
        "Dice side by side in one row or column that show 4 or less: at least 1. Gives 9 points."
    ),
    "count group, fruit lime, least 3, most 3, bonus 8": (
        "Dice in one group (lime): exactly 3. Gives 8 points."
    ),
    "count group, value_from 3, value_to 5, least 3, most 4, bonus 8": (
        "Dice in one group that show 3 to 5: 3 to 4. Gives 8 points."
    ),
    "count values, least 5, times 2, of lemon": (
        "Different values among the dice: at least 5. Dice on trees count 2 times (lemon)."
    ),
    "count values, fruit lime, least 5, times 3, of lime": (
        "Different values among the dice (lime): at least 5. Dice on trees count 3 times (lime)."
    ),
    "count fallen, most 0, bonus 5": "Dice on glades: none. Gives 5 points.",
    "count fallen, fruit lime, bonus_each 4, cap 12": (
        "Dice on glades (lime): at least 1. Gives 4 points for each of them, at most 12."
    ),
    "count mixed_lines, bonus_each 1, cap 9": (
        "Places where three dice side by side are one of each fruit: at least 1. "
        "Gives one point for each of them, at most 9."
    ),
    "count each, least 3, bonus 9, barrow_counts off": (
        "Dice of the fruit that has fewest: at least 3. Gives 9 points. The barrow does not count."
    ),
    "count equal, least 2, bonus 8": (
        "Dice of each fruit, if all three have the same number: at least 2. Gives 8 points."
    ),
    "count squirrel, bonus 5": "The squirrel is in the grove: yes. Gives 5 points.",
    "count squirrel, most 0, bonus 5": "The squirrel is in the grove: no. Gives 5 points.",
    "count empty_glades, least 3, bonus 6": "Glades without a die: at least 3. Gives 6 points.",
    "count bare_trees, most 4, bonus 6": "Trees without a die: at most 4. Gives 6 points.",
    "count cells, most 20, bonus 6": "Cells in sight: at most 20. Gives 6 points.",
    "count square, least 4, bonus 6": (
        "The side of the largest full square of cells: at least 4. Gives 6 points."
    ),
    "count fits, wide 5, high 6, bonus 7": (
        "The grove fits in 5 by 6 cells, either way round: yes. Gives 7 points."
    ),
    "count dice, fruit lime+orange, least 4, bonus -3": (
        "Dice in play (orange or lime): at least 4. Takes 3 points."
    ),
    "count fallen, bonus_each -1, cap 9": (
        "Dice on glades: at least 1. Takes one point for each of them, at most 9."
    ),
    "count each, fruit orange+lemon, least 2, times 2, of all": (
        "Dice of the fruit that has fewer (orange or lemon): at least 2. "
        "All dice on trees count 2 times."
    ),
    "count equal, fruit lemon+lime, bonus 4, times 3, of lime": (
        "Dice of each of two fruits, if both have the same number (lemon or lime): at least 1. "
        "Gives 4 points. Dice on trees count 3 times (lime)."
    ),
}


def table(text: str) -> dict[str, object]:
    """Keys and values with spaces between them, commas between pairs."""
    made: dict[str, object] = {"worth": 30}
    for pair in text.split(", "):
        key, value = pair.split(" ")
        made[key] = (
            int(value) if value.lstrip("-").isdigit() else False if value == "off" else value
        )
    return made


@pytest.mark.parametrize(("text", "sentence"), SENTENCES.items())
def test_a_recipe_is_described_by_what_it_counts_wants_and_gives(text: str, sentence: str) -> None:
    assert ENGLISH.text(grove.recipe_sentence(recipe_from_table(table(text)))) == sentence


def test_everything_that_a_recipe_can_count_or_give_stands_in_the_table_above() -> None:
    recipes = [recipe_from_table(table(text)) for text in SENTENCES]
    assert {recipe.count for recipe in recipes} == set(Count)
    assert {recipe.effect for recipe in recipes} == set(Effect)


def said(codes: tuple[int, ...], known: Sequence[grove.Recipe] = ()) -> list[tuple[str, str]]:
    """Names and sentences of the recipes of a ruleset."""
    return [
        (ENGLISH.text(recipe.name), ENGLISH.text(recipe.sentence))
        for recipe in grove.recipes_said(codes, known)
    ]


def words(book: Sequence[grove.Recipe]) -> list[tuple[str, str]]:
    return [(recipe.name, recipe.sentence) for recipe in book]


def test_the_house_book_is_said_as_its_file_says_it() -> None:
    """The catalogue has its texts once more, so that every language can have them."""
    codes = grove.HOUSE_EDITION.book
    assert said(codes) == words(HOUSE)
    worths = [recipe.worth for recipe in grove.recipes_said(codes)]
    assert worths == [recipe.worth for recipe in HOUSE]


def test_a_book_that_was_read_gives_its_names_if_it_is_the_ruleset_s() -> None:
    other = HOUSE[::-1]
    assert said(codes_of(other), other) == words(other)
    assert said(codes_of(HOUSE), other) == words(HOUSE)


def test_recipes_without_a_book_are_numbered_and_described() -> None:
    book = said(codes_of(HOUSE[::-1]))
    assert [name for name, _ in book] == [f"Recipe {number}" for number in range(1, 19)]
    assert book[0][1] == ENGLISH.text(grove.recipe_sentence(HOUSE[-1]))
