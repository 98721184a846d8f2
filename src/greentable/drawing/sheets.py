"""Sheets of a deck's cards, a book's recipes, slips of Grass, or trees and dice."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.drawing import recipe, slips
from greentable.drawing.cell import check_size, squirrel, tile
from greentable.drawing.grove import draw_card
from greentable.drawing.markup import Label, element, picture
from greentable.drawing.palette import PAPER
from greentable.drawing.paper import sheet
from greentable.drawing.recipe import RecipeWords, draw_recipe
from greentable.drawing.scene import Card, Cell
from greentable.drawing.slips import draw_slip
from greentable.drawing.sprite import with_symbols
from greentable.grass import Kind
from greentable.grove import BARROW, BASKET, HIGHEST, Fruit, Recipe

SIZES = (96, 44, 22)  # pixels of a cell, from the table to the thumbnail
_GAP = 20


def deck_sheet_svg(cards: Sequence[Card], label: Label, *, cell: int = 44, across: int = 6) -> str:
    """The cards of a deck in order."""
    check_size(cell)
    wide, high = 3 * cell, 2 * cell
    drawn = [
        draw_card(card, *_at(index, across, wide, high), cell) for index, card in enumerate(cards)
    ]
    return _sheet(drawn, across, wide, high, label)


def recipes_sheet_svg(
    recipes: Sequence[tuple[Recipe, RecipeWords]], label: Label, *, across: int = 3
) -> str:
    """The recipes of a book in order."""
    wide, high = recipe.WIDE, recipe.HIGH
    drawn = [
        draw_recipe(index + 1, one, words, *_at(index, across, wide, high))
        for index, (one, words) in enumerate(recipes)
    ]
    return _sheet(drawn, across, wide, high, label)


def slips_sheet_svg(
    cards: Sequence[tuple[Kind, str, str]], label: Label, *, across: int = 9
) -> str:
    """Cards of Grass with their names and figures."""
    wide, high = slips.WIDE, slips.HIGH
    drawn = [
        draw_slip(kind, name, figure, *_at(index, across, wide, high))
        for index, (kind, name, figure) in enumerate(cards)
    ]
    return _sheet(drawn, across, wide, high, label)


def fruit_sheet_svg(label: Label) -> str:
    """Trees, glades, dice and tokens in the three sizes that are used."""
    rows = _rows()
    drawn: list[str] = []
    x, y = float(_GAP), float(_GAP)
    for size in SIZES:
        step = size + max(4, _GAP * size / 96)
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                at = x + column * step, y + row * step
                drawn.append(sheet(*at, 1, 1, size) + tile(cell, *at, size))
        drawn.append(squirrel(*at, size))
        # The two small sizes are side by side below the large one.
        if size == SIZES[0]:
            wide, y = _GAP + len(rows[0]) * step, y + len(rows) * step + _GAP
            high = y + len(rows) * (SIZES[1] + 10) + _GAP
        else:
            x += len(rows[0]) * step + 2 * _GAP
    table = element("rect", width=wide, height=high, fill=PAPER.table)
    return picture(table + with_symbols("".join(drawn)), wide, high, label)


def _rows() -> list[list[Cell]]:
    """Trees and a glade; a row of dice on trees for each fruit; a row of dice on glades."""
    trees = [Cell(fruit, count) for fruit in Fruit for count in (1, 2)]
    values = (*range(2, HIGHEST + 1), BASKET, BARROW)
    dice = [[Cell(fruit, 1 + value % 2, value) for value in values] for fruit in Fruit]
    fallen = [Cell(fruit, 0, value) for fruit, value in zip(Fruit, (2, 4, 6), strict=True)]
    fallen += [Cell(Fruit.LEMON, 0, BASKET), Cell(Fruit.ORANGE, 0, BARROW), Cell()]
    return [[*trees, Cell()], *dice, [*fallen, Cell(Fruit.LIME, 1)]]


def _at(index: int, across: int, wide: int, high: int) -> tuple[int, int]:
    return _GAP + index % across * (wide + _GAP), _GAP + index // across * (high + _GAP)


def _sheet(drawn: Sequence[str], across: int, wide: int, high: int, label: Label) -> str:
    rows = -(-len(drawn) // across)
    size = across * (wide + _GAP) + _GAP, rows * (high + _GAP) + _GAP
    table = element("rect", width=size[0], height=size[1], fill=PAPER.background)
    return picture(table + with_symbols("".join(drawn)), *size, label)
