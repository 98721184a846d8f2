"""Recipes that are being put together: each fault told at its key, and a file that can be read."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from greentable.grove.cards import CARDS
from greentable.grove.recipes.books import named_book, read_book
from greentable.grove.recipes.tables import table_from_recipe
from greentable.grove.ruleset_text import read_ruleset
from greentable.grove.sheets.recipe_sheets import (
    DrawnRecipe,
    DrawnRecipes,
    DrawnRecipesChecked,
    check_drawn_recipes,
)
from greentable.words.catalogue import Catalogue

HOUSE = [
    DrawnRecipe(name=one.name, sentence=one.sentence, rules=table_from_recipe(one))
    for one in named_book("house")
]


def checked(first: DrawnRecipe) -> DrawnRecipesChecked:
    """The house book with another first recipe."""
    return check_drawn_recipes(DrawnRecipes(recipes=(first, *HOUSE[1:])), Catalogue().text)


def drawn(**rules: Any) -> DrawnRecipe:  # noqa: ANN401 - as a file has them
    return DrawnRecipe(rules=rules)


def test_a_book_without_faults_is_saved_as_a_file_and_can_be_played() -> None:
    told = checked(HOUSE[0])
    assert told.faults == ()
    assert [one.name for one in read_book(told.file)] == [one.name for one in HOUSE]
    assert read_ruleset(told.ruleset).recipes
    assert len(told.recipes) == CARDS


def test_a_recipe_without_words_gets_those_that_say_it() -> None:
    told = checked(drawn(worth=30, count="line", fruit="lemon", least=3, bonus=10))
    first = told.recipes[0]
    assert first.name == "Recipe 1"
    assert first.sentence == first.understood
    assert read_book(told.file)[0].sentence == first.understood


def test_a_fault_is_told_with_its_recipe_and_key_and_the_others_are_understood() -> None:
    told = checked(drawn(worth=30, count="square", fruit="lemon", bonus=10))
    assert [(one.recipe, one.key) for one in told.faults] == [(1, "fruit")]
    assert told.faults[0].sentence
    assert [one.number for one in told.recipes] == list(range(2, CARDS + 1))
    assert (told.file, told.ruleset) == ("", "")


def test_it_is_asked_with_at_most_what_a_recipe_can_have() -> None:
    with_many = {"rules": {f"key{number}": 1 for number in range(17)}}
    with pytest.raises(msgspec.ValidationError, match="length"):
        msgspec.convert(with_many, DrawnRecipe)
