"""Recipes as pictures: every condition and every effect has one, and words come from outside."""

from __future__ import annotations

from collections import Counter

import pytest

from greentable import drawing
from greentable.drawing import Label, RecipeWords
from greentable.drawing.palette import COLOURS, PAPER
from greentable.drawing.pictogram import limits
from greentable.grove import Fruit
from greentable.grove.recipes.books import named_book
from greentable.grove.recipes.recipe import NO_LIMIT, Count, Effect, Recipe
from tests.drawing.reading import SVG, colours, parse, symbols, values

WORDS = RecipeWords("Jam & <Jelly>", "Two dice: 5 points. " * 4)


def _recipe(count: Count, **fields: object) -> Recipe:
    made: dict[str, object] = {"name": "", "sentence": "", "worth": 31, "amount": 4, "count": count}
    if count is Count.FITS:
        made |= {"wide": 4, "high": 6}
    return Recipe(**(made | fields))  # type: ignore[arg-type]


def _symbols(recipe: Recipe) -> Counter[str]:
    svg = drawing.recipe_svg(1, recipe, WORDS)
    return Counter(one.name for one in symbols(svg))


@pytest.mark.parametrize("effect", Effect, ids=lambda effect: effect.name)
@pytest.mark.parametrize("count", Count, ids=lambda count: count.name)
def test_every_condition_and_effect_has_a_picture(count: Count, effect: Effect) -> None:
    multiplied = Fruit.LIME if effect is Effect.MULTIPLY else None
    for most in (NO_LIMIT, 0, 3):
        recipe = _recipe(count, effect=effect, most=most, multiplied=multiplied, cap=20)
        svg = drawing.recipe_svg(3, recipe, WORDS)
        assert parse(svg).get("role") == "img"
        assert colours(svg) <= COLOURS


def test_different_conditions_have_different_pictures() -> None:
    drawn = {drawing.recipe_svg(1, _recipe(count, least=3), WORDS) for count in Count}
    assert len(drawn) == len(Count)


def test_name_and_sentence_are_written_and_told() -> None:
    svg = parse(drawing.recipe_svg(1, _recipe(Count.DICE), WORDS))
    written = [part.text for part in svg.iter(SVG + "text")]
    assert written[0] == WORDS.name
    assert " ".join(text or "" for text in written[1:]) == WORDS.sentence.strip()
    title, description = svg.find(SVG + "title"), svg.find(SVG + "desc")
    assert title is not None
    assert title.text == WORDS.name
    assert description is not None
    assert description.text == WORDS.sentence


def test_a_label_of_ones_own_takes_the_place_of_the_words() -> None:
    svg = parse(drawing.recipe_svg(1, _recipe(Count.DICE), WORDS, Label("Recipe 1")))
    title = svg.find(SVG + "title")
    assert title is not None
    assert title.text == "Recipe 1"
    assert svg.find(SVG + "desc") is None


def test_as_many_dice_are_drawn_as_are_wanted() -> None:
    assert _symbols(_recipe(Count.DICE, fruit=Fruit.LIME, least=5)) == {"die-lime": 5}
    assert _symbols(_recipe(Count.LINE, fruit=Fruit.LEMON, least=3)) == {"die-lemon": 3}
    assert _symbols(_recipe(Count.GROUP, least=4)) == {"die-any": 4}
    assert _symbols(_recipe(Count.EMPTY_GLADES, least=3)) == {"glade": 3}


def test_baskets_and_the_barrow_have_pictures_of_their_own() -> None:
    basket = _recipe(Count.DICE, fruit=Fruit.ORANGE, value_from=10, value_to=10)
    assert _symbols(basket) == {"basket-orange": 1}
    barrow = _recipe(Count.DICE, value_from=15, value_to=15)
    assert _symbols(barrow) == {"barrow-any": 1}


def test_a_value_that_is_wanted_stands_on_the_die() -> None:
    # The recipe's own number and its worth have values that a die never shows.
    recipe = _recipe(Count.DICE, value_from=6, value_to=6, least=2, worth=78, amount=7)
    svg = drawing.recipe_svg(7, recipe, WORDS)
    assert [one.value for one in values(svg)] == [6, 6]


def test_what_must_not_be_there_is_crossed_out() -> None:
    def crosses(recipe: Recipe) -> int:
        svg = parse(drawing.recipe_svg(1, recipe, WORDS))
        paths = [part for part in svg.iter(SVG + "path") if part.get("stroke-width") == "5"]
        return sum(part.get("stroke") == PAPER.danger for part in paths)

    assert crosses(_recipe(Count.SQUIRREL, least=0, most=0)) == 1
    assert crosses(_recipe(Count.SQUIRREL)) == 0
    assert crosses(_recipe(Count.FALLEN, least=0, most=0)) == 1


@pytest.mark.parametrize(
    ("count", "least", "most", "text"),
    [
        (Count.DICE, 5, NO_LIMIT, ""),
        (Count.DICE, 6, NO_LIMIT, "≥6"),
        (Count.DICE, 2, 2, "=2"),
        (Count.DICE, 1, 3, "1–3"),
        (Count.CELLS, 0, 24, "≤24"),
        (Count.EACH, 3, NO_LIMIT, "≥3"),
        (Count.EACH, 1, NO_LIMIT, ""),
        (Count.FITS, 1, NO_LIMIT, ""),
        (Count.SQUIRREL, 1, NO_LIMIT, ""),
    ],
)
def test_how_many_are_wanted_is_said_where_it_cannot_be_drawn(
    count: Count, least: int, most: int, text: str
) -> None:
    assert limits(_recipe(count, least=least, most=most)) == text


def test_the_house_recipes_keep_their_words_on_the_card() -> None:
    for number, recipe in enumerate(named_book("house"), 1):
        svg = parse(drawing.recipe_svg(number, recipe, RecipeWords(recipe.name, recipe.sentence)))
        for line in svg.iter(SVG + "text"):
            assert float(line.get("font-size", "0")) >= 12
            assert float(line.get("y", "0")) <= 210
