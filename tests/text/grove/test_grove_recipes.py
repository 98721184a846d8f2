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
    "count dice, bonus 6": "Number of dice in play: at least 1. Gives 6 points.",
    "count dice, fruit lemon, value_from 5, least 2, bonus 7": (
        "Number of lemon dice in play showing 5 or more: at least 2. Gives 7 points."
    ),
    "count dice, fruit orange, value 10, bonus 1": (
        "Number of orange dice in play showing 10: at least 1. Gives 1 point."
    ),
    "count line, fruit lemon, least 3, bonus 9": (
        "Longest line of lemon dice in a row or column: at least 3. Gives 9 points."
    ),
    "count line, value_to 4, bonus 9": (
        "Longest line of dice in a row or column showing 4 or less: at least 1. Gives 9 points."
    ),
    "count group, fruit lime, least 3, most 3, bonus 8": (
        "Largest group of connected lime dice: exactly 3. Gives 8 points."
    ),
    "count group, value_from 3, value_to 5, least 3, most 4, bonus 8": (
        "Largest group of connected dice showing 3 to 5: 3 to 4. Gives 8 points."
    ),
    "count values, least 5, times 2, of lemon": (
        "Number of different values on dice: at least 5. Dice on lemon trees count double."
    ),
    "count values, fruit lime, least 5, times 3, of lime": (
        "Number of different values on lime dice: at least 5. Dice on lime trees count triple."
    ),
    "count fallen, most 0, bonus 5": "Number of dice on glades: none. Gives 5 points.",
    "count fallen, fruit lime, bonus_each 4, cap 12": (
        "Number of lime dice on glades: at least 1. Gives 4 points for each, up to 12."
    ),
    "count mixed_lines, bonus_each 1, cap 9": (
        "Number of lines of three dice side by side, one of each fruit: at least 1. "
        "Gives 1 point for each, up to 9."
    ),
    "count each, least 3, bonus 9, barrow_counts off": (
        "Number of dice of the least common fruit: at least 3. Gives 9 points. "
        "The wheelbarrow doesn’t count."
    ),
    "count equal, least 2, bonus 8": (
        "Number of dice of each fruit (only if all three are equal): at least 2. Gives 8 points."
    ),
    "count squirrel, bonus 5": "The squirrel is in your grove: yes. Gives 5 points.",
    "count squirrel, most 0, bonus 5": "The squirrel is in your grove: no. Gives 5 points.",
    "count empty_glades, least 3, bonus 6": (
        "Number of glades without a die: at least 3. Gives 6 points."
    ),
    "count bare_trees, most 4, bonus 6": (
        "Number of trees without a die: at most 4. Gives 6 points."
    ),
    "count cells, most 20, bonus 6": "Number of visible cells: at most 20. Gives 6 points.",
    "count square, least 4, bonus 6": (
        "Side length of the largest full square of cells: at least 4. Gives 6 points."
    ),
    "count fits, wide 5, high 6, bonus 7": (
        "The grove fits in 5 × 6 cells, upright or sideways: yes. Gives 7 points."
    ),
    "count dice, fruit lime+orange, least 4, bonus -3": (
        "Number of orange or lime dice in play: at least 4. Costs 3 points."
    ),
    "count fallen, bonus_each -1, cap 9": (
        "Number of dice on glades: at least 1. Costs 1 point for each, up to 9."
    ),
    "count each, fruit orange+lemon, least 2, times 2, of all": (
        "Number of orange or lemon dice (whichever are fewer): at least 2. "
        "All dice on trees count double."
    ),
    "count equal, fruit lemon+lime, bonus 4, times 4, of lime": (
        "Number of dice of each fruit, lemon or lime (only if both are equal): at least 1. "
        "Gives 4 points. Dice on lime trees count 4 times."
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
