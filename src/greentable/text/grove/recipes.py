"""Recipes of Grove in words: from their book where it is at hand, else from what they count."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from greentable.catalogue import Catalogue, key_of
from greentable.grove.cards import BARROW, CARDS
from greentable.grove.recipe_books import book_name, named_book
from greentable.grove.recipes import CODES, NO_LIMIT, Count, Recipe, codes_of, recipe_of
from greentable.text.grove.words import fruit_name

ANY = "any"


def recipe_book(
    catalogue: Catalogue, codes: tuple[int, ...], known: Sequence[Recipe] = ()
) -> tuple[Recipe, ...]:
    """The recipes of a ruleset with names and sentences, recipe 1 first.

    `known` is a book that was read from a file: its words are taken if it is the ruleset's. A book
    of the package has its own; a language may say them its own way under `grove-recipe-<book>-1`
    and `grove-recipe-<book>-1-sentence`. All others are described.
    """
    if known and codes_of(tuple(known)) == codes:
        return tuple(known)
    name = book_name(codes)
    if name is None:
        return tuple(_nameless(catalogue, codes, number) for number in range(1, CARDS + 1))
    return tuple(
        _translated(catalogue, recipe, f"grove-recipe-{name}-{number}")
        for number, recipe in enumerate(named_book(name), 1)
    )


def _nameless(catalogue: Catalogue, codes: tuple[int, ...], number: int) -> Recipe:
    at = CODES * (number - 1)
    recipe = recipe_of(codes[at], codes[at + 1])
    return msgspec.structs.replace(
        recipe,
        name=catalogue.say("grove-recipe-name", number=number),
        sentence=recipe_sentence(catalogue, recipe),
    )


def _translated(catalogue: Catalogue, recipe: Recipe, key: str) -> Recipe:
    if key not in catalogue or f"{key}-sentence" not in catalogue:
        return recipe
    return msgspec.structs.replace(
        recipe, name=catalogue.say(key), sentence=catalogue.say(f"{key}-sentence")
    )


def recipe_sentence(catalogue: Catalogue, recipe: Recipe) -> str:
    """What a recipe counts, wants and gives, from its numbers alone."""
    sentence = catalogue.say(
        "grove-recipe-sentence",
        subject=_subject(catalogue, recipe),
        limits=_limits(catalogue, recipe),
        effect=_effect(catalogue, recipe),
    )
    if recipe.barrow_counts:
        return sentence
    return catalogue.say("grove-recipe-without-barrow", sentence=sentence)


def _subject(catalogue: Catalogue, recipe: Recipe) -> str:
    subject = catalogue.say(
        f"grove-count-{key_of(recipe.count.name)}",
        fruit=ANY if recipe.fruit is None else fruit_name(catalogue, recipe.fruit),
        wide=recipe.wide,
        high=recipe.high,
    )
    low, high = recipe.values
    form = ""
    if low == high:
        form = "showing"
    elif low and high != BARROW:
        form = "showing-between"
    elif low:
        form = "showing-from"
    elif high != BARROW:
        form = "showing-up-to"
    if form:
        return catalogue.say(f"grove-count-{form}", subject=subject, least=low, most=high)
    return subject


def _limits(catalogue: Catalogue, recipe: Recipe) -> str:
    form = "between"
    if recipe.count in {Count.SQUIRREL, Count.FITS}:
        form = "yes" if recipe.least else "no"
    elif recipe.most == 0:
        form = "none"
    elif recipe.most == NO_LIMIT:
        form = "least"
    elif recipe.least == recipe.most:
        form = "exactly"
    elif recipe.least == 0:
        form = "most"
    return catalogue.say(f"grove-limit-{form}", least=recipe.least, most=recipe.most)


def _effect(catalogue: Catalogue, recipe: Recipe) -> str:
    fruit = "" if recipe.multiplied is None else fruit_name(catalogue, recipe.multiplied)
    return catalogue.say(
        f"grove-effect-{key_of(recipe.effect.name)}",
        amount=recipe.amount,
        cap=recipe.cap,
        fruit=fruit,
    )
