"""Recipes of Grove as messages: in the words of their book, or described by their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from greentable.grove.cards import BARROW, CARDS, Fruit
from greentable.grove.recipes.books import book_name
from greentable.grove.recipes.recipe import (
    CODES,
    NO_LIMIT,
    YES_OR_NO,
    Effect,
    Recipe,
    codes_of,
    recipe_of,
)
from greentable.grove.words.message_table import MESSAGES
from greentable.words.messages import Message, key_of


class RecipeSaid(NamedTuple):
    """The name of a recipe, its sentence, its worth, and what it multiplies."""

    name: Message
    sentence: Message
    worth: int
    times: Message | None


def recipes_said(codes: tuple[int, ...], known: Sequence[Recipe] = ()) -> tuple[RecipeSaid, ...]:
    """The recipes of a ruleset, recipe 1 first.

    `known` is a book that was read from a file: its words are used if its recipes are the
    ruleset's. The package's books have texts in the catalogues; all others are described.
    """
    if known and codes_of(tuple(known)) == codes:
        return tuple(own_recipe(recipe) for recipe in known)
    return _recipes_of_no_file(codes)


# Called with every placement that is explained: hundreds of times a turn if all are listed.
@lru_cache(maxsize=64)
def _recipes_of_no_file(codes: tuple[int, ...]) -> tuple[RecipeSaid, ...]:
    book = book_name(codes)
    return tuple(_recipe_said(codes, book, number) for number in range(1, CARDS + 1))


def own_recipe(recipe: Recipe) -> RecipeSaid:
    """A recipe in the words of its own file."""
    return RecipeSaid(
        MESSAGES.say("recipe-own", name=recipe.name),
        MESSAGES.say("recipe-own-sentence", sentence=recipe.sentence),
        recipe.worth,
        _multiplier(recipe),
    )


def _recipe_said(codes: tuple[int, ...], book: str | None, number: int) -> RecipeSaid:
    at = CODES * (number - 1)
    recipe = recipe_of(codes[at], codes[at + 1])
    if book is None:
        name = MESSAGES.say("recipe-name", number=number)
        return RecipeSaid(name, recipe_sentence(recipe), recipe.worth, _multiplier(recipe))
    key = f"recipe-{book}-{number}"
    sentence = MESSAGES.say(f"{key}-sentence")
    return RecipeSaid(MESSAGES.say(key), sentence, recipe.worth, _multiplier(recipe))


def counted_exactly(codes: tuple[int, ...], number: int) -> Message:
    """The exact count, condition and reward of a ruleset's recipe, whatever its book says."""
    at = CODES * (number - 1)
    return recipe_sentence(recipe_of(codes[at], codes[at + 1]))


def recipe_sentence(recipe: Recipe) -> Message:
    """The count, condition and reward of a recipe, from its numbers alone."""
    sentence = MESSAGES.say(
        "recipe-sentence",
        subject=_subject(recipe),
        limits=_limits(recipe),
        effect=_effect(recipe),
    )
    if recipe.barrow_counts:
        return sentence
    return MESSAGES.say("recipe-without-barrow", sentence=sentence)


def _subject(recipe: Recipe) -> Message:
    form = f"count-{key_of(recipe.count.name)}"
    if not recipe.fruits:
        subject = MESSAGES.say(form, wide=recipe.wide, high=recipe.high)
    else:
        subject = MESSAGES.say(f"{form}-of", fruit=_fruits(recipe.fruits))
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
        return MESSAGES.say(f"count-{form}", subject=subject, least=low, most=high)
    return subject


def _limits(recipe: Recipe) -> Message:
    form = "between"
    if recipe.count in YES_OR_NO:
        form = "yes" if recipe.least else "no"
    elif recipe.most == 0:
        form = "none"
    elif recipe.most == NO_LIMIT:
        form = "least"
    elif recipe.least == recipe.most:
        form = "exactly"
    elif recipe.least == 0:
        form = "most"
    return MESSAGES.say(f"limit-{form}", least=recipe.least, most=recipe.most)


def _fruits(fruits: tuple[Fruit, ...]) -> Message:
    """One fruit, or two."""
    first, *others = [MESSAGES.say(f"fruit-{key_of(fruit.name)}") for fruit in fruits]
    return MESSAGES.say("fruit-two", first=first, second=others[0]) if others else first


def _effect(recipe: Recipe) -> Message:
    """Points, a multiplier, or both."""
    times = _multiplier(recipe)
    if recipe.effect is Effect.MULTIPLY and times is not None:
        return times
    form = "bonus" if recipe.amount > 0 else "malus"
    each = "-each" if recipe.effect is Effect.BONUS_EACH else ""
    points = MESSAGES.say(f"effect-{form}{each}", amount=abs(recipe.amount), cap=recipe.cap)
    return points if times is None else MESSAGES.say("effect-both", points=points, times=times)


def _multiplier(recipe: Recipe) -> Message | None:
    """Which dice count how many times; None for a recipe that only gives points."""
    if recipe.times == 1:
        return None
    if recipe.multiplied is None:
        return MESSAGES.say("effect-multiply-all", amount=recipe.times)
    fruit = _fruits(recipe.multiplied_fruits)
    return MESSAGES.say("effect-multiply", amount=recipe.times, fruit=fruit)
