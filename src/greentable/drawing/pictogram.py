"""Pictograms of recipes: the condition and the effect without words."""

from __future__ import annotations

from collections.abc import Callable

from greentable.drawing.cell import pen, tile, token
from greentable.drawing.figures import signed
from greentable.drawing.markup import element, group, path
from greentable.drawing.palette import FOLD, OUTLINE, PAPER, WHITE
from greentable.drawing.paper import sheet
from greentable.drawing.pieces import Piece, cross_out, figure_piece, in_a_column, in_a_row
from greentable.drawing.scene import Cell
from greentable.drawing.sprite import use
from greentable.grove import BARROW, MOST_POINTS, NO_LIMIT, Count, Effect, Fruit, Recipe

_SIZE = 56  # a cell, in pixels
_DIE = 62
_MOST_DRAWN = 5  # more objects than this are shown by a number


def condition(recipe: Recipe) -> Piece:
    """The condition of a recipe."""
    drawn = _PICTURES[recipe.count](recipe)
    if recipe.most == 0:
        return cross_out(drawn, PAPER.danger)
    limit = limits(recipe)
    return in_a_row([figure_piece(limit, 22, PAPER.ink), drawn], 8) if limit else drawn


def effect(recipe: Recipe) -> Piece:
    """The effect of a recipe: points, points for each up to a cap, or a multiplied fruit."""
    parts = []
    if recipe.effect is not Effect.MULTIPLY:
        parts.append(_stamp(signed(recipe.amount)))
        if recipe.effect is Effect.BONUS and recipe.times == 1:
            return parts[0]
        if recipe.effect is Effect.BONUS_EACH and recipe.cap < MOST_POINTS:
            parts.append(figure_piece(f"≤{recipe.cap}", 16, PAPER.ink))
    if recipe.times > 1:
        parts += [_stamp(f"×{recipe.times}"), _die("", recipe.multiplied)]
    return in_a_column(parts, 3 if recipe.times > 1 else 6)


def limits(recipe: Recipe) -> str:
    """The required number, if the picture does not show it by drawing as many objects."""
    if recipe.count is Count.FITS or (recipe.count is Count.SQUIRREL and recipe.most):
        return ""
    if recipe.most != NO_LIMIT:
        if recipe.least == recipe.most:
            return f"={recipe.most}"
        return f"{recipe.least}–{recipe.most}" if recipe.least else f"≤{recipe.most}"
    if recipe.least <= 1 or (recipe.count in _AS_MANY and recipe.least <= _MOST_DRAWN):
        return ""
    return f"≥{recipe.least}"


_AS_MANY = frozenset(
    {Count.DICE, Count.LINE, Count.GROUP, Count.VALUES, Count.EMPTY_GLADES, Count.BARE_TREES}
    | {Count.FALLEN, Count.SQUARE}
)


def _stamp(text: str) -> Piece:
    """Points in a green box."""
    written = figure_piece(text, 22, WHITE)
    wide, high = written.wide + 22, 40
    box = element(
        "rect",
        x=-wide / 2,
        y=-high / 2,
        width=wide,
        height=high,
        rx=9,
        fill=PAPER.accent,
        stroke=OUTLINE,
        stroke_width=2,
    )
    return Piece(box + written.drawn, wide, high)


def _die(value: int | str, fruit: Fruit | None) -> Piece:
    die = group(token(value, fruit, 0, 0, _DIE), stroke_width=pen(_DIE))
    return Piece(die, 44, 48)


def _value(recipe: Recipe) -> int | str:
    """The text on a die of the condition: its value or its range."""
    low, high = recipe.values
    if low == high:
        return low
    if low and high != BARROW:
        return f"{low}–{high}"
    if low:
        return f"≥{low}"
    return f"≤{high}" if high != BARROW else ""


def _fruit(recipe: Recipe, index: int) -> Fruit | None:
    """The fruit of a die in the picture: two fruits alternate."""
    return recipe.fruits[index % len(recipe.fruits)] if recipe.fruits else None


def _drawn_times(recipe: Recipe) -> int:
    fewest = max(1, recipe.least)
    return fewest if fewest <= _MOST_DRAWN and recipe.most == NO_LIMIT else 1


def _dice(recipe: Recipe) -> Piece:
    times = range(_drawn_times(recipe))
    return in_a_row([_die(_value(recipe), _fruit(recipe, index)) for index in times], 2)


def _cells(cells: list[tuple[int, int]], draw: Callable[[int, float, float], str]) -> Piece:
    """Cells at these columns and rows, each on its own sheet."""
    wide, high = max(column for column, _ in cells) + 1, max(row for _, row in cells) + 1
    parts = []
    for index, (column, row) in enumerate(cells):
        x, y = (column - wide / 2) * _SIZE, (row - high / 2) * _SIZE
        parts.append(sheet(x, y, 1, 1, _SIZE) + draw(index, x, y))
    return Piece("".join(parts), wide * _SIZE, high * _SIZE)


def _line(recipe: Recipe) -> Piece:
    return _cells([(index, 0) for index in range(_drawn_times(recipe))], _dice_of(recipe))


def _group(recipe: Recipe) -> Piece:
    round_a_corner = [(0, 0), (1, 0), (1, 1), (2, 1), (2, 0)]
    return _cells(round_a_corner[: _drawn_times(recipe)], _dice_of(recipe))


def _dice_of(recipe: Recipe) -> Callable[[int, float, float], str]:
    def draw(index: int, x: float, y: float) -> str:
        middle = x + _SIZE / 2, y + _SIZE / 2
        fruit = _fruit(recipe, index)
        return group(token(_value(recipe), fruit, *middle, 54), stroke_width=pen(54))

    return draw


def _values(recipe: Recipe) -> Piece:
    low, high = recipe.values
    shown = [value for value in (2, 3, 4, 5, 6, 10, 15) if low <= value <= high]
    dice = [
        _die(value, _fruit(recipe, index))
        for index, value in enumerate(shown[: max(2, _drawn_times(recipe))])
    ]
    return in_a_row([figure_piece("≠", 18, PAPER.ink_soft), *dice], 3)


def _fallen(recipe: Recipe) -> Piece:
    def draw(index: int, x: float, y: float) -> str:
        ground = tile(Cell(), x, y, _SIZE)
        die = token(_value(recipe), _fruit(recipe, index), x + 33, y + 32, 50, fallen=True)
        return ground + group(die, stroke_width=pen(50))

    return _cells([(index, 0) for index in range(_drawn_times(recipe))], draw)


def _mixed_lines(recipe: Recipe) -> Piece:
    def draw(index: int, x: float, y: float) -> str:
        middle = x + _SIZE / 2, y + _SIZE / 2
        return group(token(_value(recipe), Fruit(index), *middle, 54), stroke_width=pen(54))

    return _cells([(0, 0), (1, 0), (2, 0)], draw)


def _each(recipe: Recipe) -> Piece:
    return in_a_row([_die(_value(recipe), fruit) for fruit in recipe.fruits or Fruit], 4)


def _equal(recipe: Recipe) -> Piece:
    sign = figure_piece("=", 16, PAPER.ink)
    first, *others = [_die(_value(recipe), fruit) for fruit in recipe.fruits or Fruit]
    return in_a_row([first, *(piece for die in others for piece in (sign, die))], 5)


def _squirrel(_: Recipe) -> Piece:
    return Piece(group(use("squirrel", 0, 0, 84), stroke_width=pen(84)), 60, 60)


def _empty_glades(recipe: Recipe) -> Piece:
    cells = [(index, 0) for index in range(_drawn_times(recipe))]
    return _cells(cells, lambda _, x, y: tile(Cell(), x, y, _SIZE))


def _bare_trees(recipe: Recipe) -> Piece:
    cells = [(index, 0) for index in range(_drawn_times(recipe))]
    return _cells(cells, lambda index, x, y: tile(Cell(Fruit(index % 3), 1), x, y, _SIZE))


def _some_cells(_: Recipe) -> Piece:
    cells = [(0, 0), (1, 0), (2, 0), (1, 1), (2, 1)]
    return _cells(cells, lambda _, __, ___: "")


def _square(recipe: Recipe) -> Piece:
    side = _drawn_times(recipe)
    cells = [(column, row) for row in range(side) for column in range(side)]
    return _cells(cells, lambda _, __, ___: "")


def _fits(recipe: Recipe) -> Piece:
    wide, high = recipe.wide * 13, recipe.high * 13
    lines = "".join(
        f"M{-wide / 2:g},{13 * row - high / 2:g} h{wide:g} " for row in range(1, recipe.high)
    )
    lines += "".join(
        f"M{13 * column - wide / 2:g},{-high / 2:g} v{high:g} " for column in range(1, recipe.wide)
    )
    box = element(
        "rect",
        x=-wide / 2,
        y=-high / 2,
        width=wide,
        height=high,
        rx=3,
        fill=WHITE,
        stroke=OUTLINE,
        stroke_width=2.5,
        stroke_dasharray="6 4",
    )
    grid = path(lines.strip(), fill="none", stroke=FOLD, stroke_width=1.5) if lines else ""
    size = figure_piece(f"{recipe.wide}×{recipe.high}", 22, PAPER.ink)
    return in_a_row([Piece(box + grid, wide, high), size], 12)


_PICTURES: dict[Count, Callable[[Recipe], Piece]] = {
    Count.DICE: _dice,
    Count.LINE: _line,
    Count.GROUP: _group,
    Count.VALUES: _values,
    Count.FALLEN: _fallen,
    Count.MIXED_LINES: _mixed_lines,
    Count.EACH: _each,
    Count.EQUAL: _equal,
    Count.SQUIRREL: _squirrel,
    Count.EMPTY_GLADES: _empty_glades,
    Count.BARE_TREES: _bare_trees,
    Count.CELLS: _some_cells,
    Count.SQUARE: _square,
    Count.FITS: _fits,
}
