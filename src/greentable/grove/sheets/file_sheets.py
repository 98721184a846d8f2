"""Custom deck and recipe files: checked, with the ruleset to play them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from greentable.errors import NotationError
from greentable.game.sheets import Sheet, Words
from greentable.grove.cards import CARDS, CELLS, GLADE, Fruit, cell_of, fruit_count, fruit_of
from greentable.grove.decks import (
    deck_faults,
    deck_name,
    read_deck,
    read_face,
    write_deck,
    write_face,
)
from greentable.grove.recipes.books import read_book
from greentable.grove.recipes.recipe import codes_of
from greentable.grove.ruleset import Ruleset
from greentable.grove.ruleset_text import write_ruleset
from greentable.grove.words.recipe_messages import own_recipe, recipe_sentence

_MIDDLE = (1, 4)  # the cells of a card that are not corners

ReadT = TypeVar("ReadT")


class FileSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file as it was written."""

    text: Annotated[str, Meta(min_length=1)]
    """The text of the file."""


class Trees(msgspec.Struct, frozen=True, kw_only=True):
    """The trees of a fruit in a deck: the numbers of those with one and those with two."""

    fruit: str
    """The fruit."""
    one: int
    """How many bear one."""
    two: int
    """How many bear two."""


class CheckedDeck(msgspec.Struct, frozen=True, kw_only=True):
    """A playable deck."""

    name: str | None
    """The name, if it is a deck of the package."""
    faces: tuple[str, ...]
    """Card 1 first."""
    trees: tuple[Trees, ...]
    """The trees of each fruit."""
    corner_glades: int
    """How many glades lie in corners of cards."""
    middle_glades: int
    """How many glades lie in the middle of cards."""
    ruleset: str
    """The ruleset to open a table with."""


class DrawnDeck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The faces of a deck in the editor, card 1 first."""

    faces: Annotated[
        tuple[Annotated[str, Meta(max_length=40)], ...], Meta(min_length=CARDS, max_length=CARDS)
    ]
    """The faces in writing."""


class DeckFault(msgspec.Struct, frozen=True, kw_only=True):
    """A fault of a card."""

    card: int
    """The number of the card."""
    sentence: str
    """The fault in the reader's language."""


class DrawnDeckChecked(msgspec.Struct, frozen=True, kw_only=True):
    """A deck in the editor, checked: its faults, or its file and rules to play it by."""

    faults: tuple[DeckFault, ...]
    """Its faults."""
    file: str
    """The text of its file."""
    checked: CheckedDeck | None
    """The deck, if it has no faults."""


class CheckedRecipe(msgspec.Struct, frozen=True, kw_only=True):
    """A recipe in the words of its file, with its meaning in the reader's language."""

    number: int
    """The number of the recipe."""
    worth: int
    """The points that it adds to the target of the harvest."""
    name: str
    """Its name."""
    sentence: str
    """Its sentence in the file."""
    understood: str
    """A sentence made from its rules."""


class CheckedRecipes(msgspec.Struct, frozen=True, kw_only=True):
    """A playable book of recipes."""

    recipes: tuple[CheckedRecipe, ...]
    """The recipes, recipe 1 first."""
    ruleset: str
    """The ruleset to open a table with."""


def check_deck(sheet: FileSheet, _words: Words) -> CheckedDeck:
    """Check a deck file. Raises NotationError with the position of the fault."""
    return _checked(_read(sheet.text, read_deck))


def check_drawn_deck(sheet: DrawnDeck, words: Words) -> DrawnDeckChecked:
    """List all faults of a deck in the making. Raises NotationError for a malformed face."""
    deck = tuple(read_face(face, card=number) for number, face in enumerate(sheet.faces, 1))
    faults = tuple(
        DeckFault(card=card, sentence=words(error.message)) for card, error in deck_faults(deck)
    )
    return DrawnDeckChecked(
        faults=faults, file=write_deck(deck), checked=None if faults else _checked(deck)
    )


def _checked(deck: tuple[int, ...]) -> CheckedDeck:
    cells = [(index, cell_of(face, index)) for face in deck for index in range(CELLS)]
    trees = Counter((fruit_of(cell), fruit_count(cell)) for _, cell in cells if cell != GLADE)
    glades = [index in _MIDDLE for index, cell in cells if cell == GLADE]
    return CheckedDeck(
        name=deck_name(deck),
        faces=tuple(map(write_face, deck)),
        trees=tuple(
            Trees(fruit=str(fruit), one=trees[fruit, 1], two=trees[fruit, 2]) for fruit in Fruit
        ),
        corner_glades=glades.count(False),
        middle_glades=glades.count(True),
        ruleset=write_ruleset(Ruleset(deck=deck)),
    )


def check_recipes(sheet: FileSheet, words: Words) -> CheckedRecipes:
    """Check a recipe file. Raises NotationError with the position of the fault."""
    book = _read(sheet.text, read_book)
    recipes = []
    for number, recipe in enumerate(book, 1):
        said = own_recipe(recipe)
        recipes.append(
            CheckedRecipe(
                number=number,
                worth=recipe.worth,
                name=words(said.name),
                sentence=words(said.sentence),
                understood=words(recipe_sentence(recipe)),
            )
        )
    ruleset = write_ruleset(Ruleset(recipes=True, book=codes_of(book)))
    return CheckedRecipes(recipes=tuple(recipes), ruleset=ruleset)


def _read(text: str, read: Callable[[str], ReadT]) -> ReadT:
    """The content of a file; some readers recurse with every bracket."""
    try:
        return read(text.removeprefix("\ufeff"))
    except RecursionError as error:
        raise NotationError("sheet.nested") from error


SHEETS = (
    Sheet("grove", "draw-deck", DrawnDeck, DrawnDeckChecked, check_drawn_deck),
    Sheet("grove", "check-deck", FileSheet, CheckedDeck, check_deck, is_file=True),
    Sheet("grove", "check-recipes", FileSheet, CheckedRecipes, check_recipes, is_file=True),
)
