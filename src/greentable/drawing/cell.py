"""Drawing of a cell: a tree with its fruit or a glade, with a die or the squirrel on it.

There are two versions of each drawing. Below 36 pixels, fruit and dice are larger and the pen is
bolder, so that they can be distinguished down to 22 pixels.
"""

from __future__ import annotations

from typing import NamedTuple

from greentable.drawing.figures import figure
from greentable.drawing.markup import Number, group, move, path
from greentable.drawing.palette import CREAM, FOLD, LEMON, LIME, ORANGE, OUTLINE, WHITE, WOOD, Inks
from greentable.drawing.scene import Cell
from greentable.drawing.sprite import use
from greentable.drawing.trees import outline
from greentable.errors import UsageError
from greentable.grove import BARROW, BASKET, Fruit

INKS: dict[Fruit, Inks] = {Fruit.ORANGE: ORANGE, Fruit.LEMON: LEMON, Fruit.LIME: LIME}
ANY = Inks(WHITE, CREAM, CREAM, FOLD, OUTLINE)
SMALL = 36  # pixels: the small version is drawn below this size
LEAST = 22  # pixels: the drawing is unreadable below this size
_INSET = 0.03  # of a cell: the margin inside its folds
LEAN = 13  # degrees by which a die on a glade leans


class Spot(NamedTuple):
    """A position and a size on a tile of 64."""

    x: float
    y: float
    size: float


_FRUIT = {1: (Spot(32, 31, 1.2),), 2: (Spot(22, 35, 1), Spot(42, 25, 1))}
_BESIDE_DIE = {1: (Spot(23, 19, 1.05),), 2: (Spot(18.5, 25, 0.92), Spot(39, 14, 0.92))}
_FRUIT_SMALL = {1: (Spot(32, 31, 1.7),), 2: (Spot(20, 39, 1.35), Spot(43, 22, 1.35))}
_SMALL_DIE = {BASKET: Spot(33, 38, 1.15), BARROW: Spot(32, 33, 1.32)}


def check_size(size: Number) -> None:
    """Check that cells of this many pixels are readable. Raises UsageError."""
    if size < LEAST:
        raise UsageError("drawing.cell", size=str(size), least=LEAST)


def pen(size: Number) -> float:
    """The stroke width on a tile of 64 that gives outlines of about 2 pixels in the picture."""
    if size < SMALL:
        return 1.25 * 64 / size
    return max(1.6, 2 * 64 / max(size, 48))


def tile(cell: Cell, x: Number, y: Number, size: Number, card: int = 0) -> str:
    """A cell with its upper left corner at x, y, without paper behind it.

    A glade has a sign with the number of its card, if that is given.
    """
    pen_here = pen(size)
    if size >= SMALL:
        x, y, size = x + _INSET * size, y + _INSET * size, (1 - 2 * _INSET) * size
    inside = _ground(cell, x, y, size)
    if card and not cell.bears:
        inside += _sign(card, x, y, size)
    if cell.die and cell.fruit is not None:
        inside += _token(cell, cell.fruit, x, y, size)
    return group(inside, stroke_width=pen_here)


def _ground(cell: Cell, x: Number, y: Number, size: Number) -> str:
    middle = x + size / 2, y + size / 2
    if not cell.bears or cell.fruit is None:
        return use("glade", *middle, size)
    name = cell.fruit.name.lower()
    spots = (_BESIDE_DIE if cell.die else _FRUIT)[cell.bears]
    if size < SMALL:
        spots = () if cell.die else _FRUIT_SMALL[cell.bears]
    one = size / 64
    return use(f"tree-{name}", *middle, size) + "".join(
        use(name, x + spot.x * one, y + spot.y * one, size * spot.size) for spot in spots
    )


def _token(cell: Cell, fruit: Fruit, x: Number, y: Number, size: Number) -> str:
    """The die on a cell, at the lower right so that the tree stays visible."""
    spot = Spot(42.5, 42.5, 0.98)
    if cell.die == BARROW:
        spot = Spot(38, 41.5, 1.03)
    elif fruit is Fruit.LEMON:
        spot = Spot(42, 39.5, 0.98)
    if size < SMALL:
        spot = _SMALL_DIE.get(cell.die, Spot(33, 33, 1.35))
    one = size / 64
    return token(
        cell.die, fruit, x + spot.x * one, y + spot.y * one, size * spot.size, fallen=not cell.bears
    )


def token(
    value: int | str,
    fruit: Fruit | None,
    x: Number,
    y: Number,
    size: Number,
    *,
    fallen: bool = False,
) -> str:
    """A die, basket or barrow centred at x, y; a fallen one leans and is pale.

    A die of any fruit is a white hexagon. The value may be a text such as ``≥5``.
    """
    name = "any" if fruit is None else fruit.name.lower()
    inks = ANY if fruit is None else INKS[fruit]
    kind = "basket" if value == BASKET else "barrow" if value == BARROW else "die"
    ink = OUTLINE if fallen or value == BARROW else inks.figure
    inside = use(f"{kind}-{name}", 0, 0, size, colour=inks.fallen if fallen else inks.full)
    if value:
        inside += figure(str(value), *_figure_at(value, fruit, size / 64), ink, 0.21)
    return group(inside, transform=move(x, y, turn=LEAN if fallen else 0))


def _figure_at(value: int | str, fruit: Fruit | None, one: float) -> tuple[float, float, float]:
    """The centre of the number on a die, and its height."""
    if value == BARROW:
        return 0.5 * one, 5.6 * one, 13 * one
    if value == BASKET:
        return 0, 0.6 * one, (15 if fruit is Fruit.LEMON else 17) * one
    return 0, 0, (20 if len(str(value)) == 1 else 15) * one


def _sign(number: int, x: Number, y: Number, size: Number) -> str:
    """A card's number on a wooden sign in its glade; nothing on cells too small to read it."""
    if size < SMALL:
        return ""
    post = path("M16,21 V37", stroke=OUTLINE, stroke_width=4.6, stroke_linecap="round")
    board = "M4,6.5 L27,5.5 L32,13.5 L27,21.5 L4,22 Z"
    wood = path(board, fill=WOOD) + outline(board)
    text = figure(str(number), 15.5, 13.8, 11.5, OUTLINE, 0.19)
    return group(post + wood + text, transform=move(x, y, size / 64))


def squirrel(x: Number, y: Number, size: Number) -> str:
    """The squirrel on the cell with its upper left corner at x, y."""
    scale = 1.25 if size < SMALL else 1.06
    one = size / 64
    inside = use("squirrel", x + 35 * one, y + 38 * one, size * scale)
    return group(inside, stroke_width=pen(size))
