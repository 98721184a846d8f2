"""Recipes in the making: the remaining faults of each, or their file."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from greentable.game.sheets import Sheet, Words
from greentable.grove.cards import CARDS
from greentable.grove.recipes.books import read_book, write_book
from greentable.grove.recipes.recipe import Recipe, codes_of
from greentable.grove.recipes.tables import RecipeFault, Value, recipe_from_table
from greentable.grove.ruleset import Ruleset
from greentable.grove.ruleset_text import write_ruleset
from greentable.grove.sheets.file_sheets import CheckedRecipe
from greentable.grove.words.message_table import MESSAGES
from greentable.grove.words.recipe_messages import recipe_sentence

_MOST_KEYS = 16  # more than a recipe can have


class DrawnRecipe(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A recipe in the editor."""

    name: Annotated[str, Meta(max_length=80)] = ""
    """Its name; one is made if left out."""
    sentence: Annotated[str, Meta(max_length=300)] = ""
    """Its sentence; one is made if left out."""
    rules: Annotated[dict[str, Value], Meta(max_length=_MOST_KEYS)]
    """The keys of a recipe file, without its number, name and sentence."""


class DrawnRecipes(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A book of recipes in the editor, recipe 1 first."""

    recipes: Annotated[tuple[DrawnRecipe, ...], Meta(min_length=CARDS, max_length=CARDS)]
    """The recipes."""


class RecipeFaultTold(msgspec.Struct, frozen=True, kw_only=True):
    """A fault of a recipe."""

    recipe: int
    """The number of the recipe."""
    key: str
    """The key of the recipe file at which it is wrong."""
    sentence: str
    """The fault in the reader's language."""


class DrawnRecipesChecked(msgspec.Struct, frozen=True, kw_only=True):
    """A book in the editor, checked: its faults, or its file and rules to play it by."""

    faults: tuple[RecipeFaultTold, ...]
    """Its faults."""
    recipes: tuple[CheckedRecipe, ...]
    """The recipes without faults."""
    file: str
    """The text of its file; empty while there are faults."""
    ruleset: str
    """The ruleset to open a table with."""


def check_drawn_recipes(sheet: DrawnRecipes, words: Words) -> DrawnRecipesChecked:
    """List all faults of recipes. Raises NotationError for words that a file cannot have."""
    faults, book = [], []
    for number, drawn in enumerate(sheet.recipes, 1):
        try:
            book.append((number, _recipe(number, drawn, words)))
        except RecipeFault as fault:
            told = RecipeFaultTold(recipe=number, key=fault.key, sentence=words(fault.message))
            faults.append(told)
    file = "" if faults else write_book(tuple(recipe for _, recipe in book))
    rules = Ruleset(recipes=True, book=codes_of(read_book(file))) if file else None
    return DrawnRecipesChecked(
        faults=tuple(faults),
        recipes=tuple(_told(number, recipe, words) for number, recipe in book),
        file=file,
        ruleset=write_ruleset(rules) if rules else "",
    )


def _recipe(number: int, drawn: DrawnRecipe, words: Words) -> Recipe:
    name = drawn.name.strip() or words(MESSAGES.say("recipe-name", number=number))
    made = recipe_from_table(drawn.rules, name, drawn.sentence.strip())
    understood = words(recipe_sentence(made))
    return made if made.sentence else recipe_from_table(drawn.rules, name, understood)


def _told(number: int, recipe: Recipe, words: Words) -> CheckedRecipe:
    return CheckedRecipe(
        number=number,
        worth=recipe.worth,
        name=recipe.name,
        sentence=recipe.sentence,
        understood=words(recipe_sentence(recipe)),
    )


SHEETS = (Sheet("grove", "draw-recipes", DrawnRecipes, DrawnRecipesChecked, check_drawn_recipes),)
