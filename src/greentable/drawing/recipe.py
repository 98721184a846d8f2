"""SVG of a recipe card: number, worth, name, sentence, and pictograms of condition and effect."""

from __future__ import annotations

from typing import NamedTuple

from greentable.drawing.figures import figure
from greentable.drawing.markup import Label, Number, element, group, move, path, picture
from greentable.drawing.palette import CREAM, FOLD, OUTLINE, PAPER, WOOD
from greentable.drawing.pictogram import condition, effect
from greentable.drawing.pieces import fit_into
from greentable.drawing.sprite import with_symbols
from greentable.drawing.trees import outline
from greentable.drawing.words import DISPLAY, Lettering, paragraph
from greentable.grove import Recipe

WIDE, HIGH = 336, 224  # pixels: in the proportion of three cells by two
_MARGIN = 10


class RecipeWords(NamedTuple):
    """The name and the sentence of a recipe, in the reader's language."""

    name: str
    sentence: str


def recipe_svg(number: int, recipe: Recipe, words: RecipeWords, label: Label | None = None) -> str:
    """A recipe as it is laid beside the grove."""
    inside = with_symbols(draw_recipe(number, recipe, words, _MARGIN, _MARGIN))
    name = label or Label(words.name, words.sentence)
    return picture(inside, WIDE + 2 * _MARGIN, HIGH + 2 * _MARGIN, name)


def draw_recipe(number: int, recipe: Recipe, words: RecipeWords, x: Number, y: Number) -> str:
    """A recipe with its upper left corner at x, y."""
    name_in = Lettering(22, PAPER.ink, DISPLAY, weight=700)
    parts = [_slip(), _number(number), paragraph(words.name, 64, 38, 196, name_in, most=1)]
    parts.append(_worth(recipe.worth))
    parts.append(fit_into(condition(recipe), 122, 106, 196, 84, most=1.25))
    arrow = path("M232,106 H246 M240,100 L246,106 L240,112", fill="none", stroke=PAPER.ink_soft)
    parts.append(group(arrow, stroke_width=3, stroke_linecap="round", stroke_linejoin="round"))
    parts.append(fit_into(effect(recipe), 287, 106, 64, 88))
    sentence_in = Lettering(14.5, PAPER.ink)
    parts.append(paragraph(words.sentence, 18, 177, WIDE - 36, sentence_in, most=3))
    return group("".join(parts), transform=move(x, y))


def _slip() -> str:
    """Kraft paper with a cream field for the pictures."""
    box = {"width": WIDE, "height": HIGH, "rx": 12}
    shadow = element("rect", **box, x=3, y=4, fill=OUTLINE, fill_opacity=0.22)
    slip = element("rect", **box, fill=PAPER.table, stroke=OUTLINE, stroke_width=3)
    field = element(
        "rect",
        x=12,
        y=56,
        width=WIDE - 24,
        height=100,
        rx=7,
        fill=CREAM,
        stroke=FOLD,
        stroke_width=1.5,
    )
    return shadow + slip + field


def _number(number: int) -> str:
    board = "M12,15 L44,13.5 L54,29 L44,44.5 L12,45 Z"
    sign = path(board, fill=WOOD) + outline(board)
    return group(sign, stroke_width=2.2) + figure(str(number), 29, 29.2, 18, OUTLINE, 0.19)


def _worth(worth: int) -> str:
    """The worth as a stamp: the points that the recipe adds to the target."""
    ring = element("circle", r=21, fill="none", stroke=PAPER.danger, stroke_width=2.5)
    inner = element(
        "circle", r=17, fill="none", stroke=PAPER.danger, stroke_width=1.2, stroke_dasharray="2 2.4"
    )
    number = figure(str(worth), 0, 0, 17, PAPER.danger, 0.19)
    return group(ring + inner + number, transform=move(WIDE - 35, 30, turn=-8))
