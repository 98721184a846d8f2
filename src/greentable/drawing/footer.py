"""The footer of a grove: the score with its parts, and the tray with the dice left."""

from __future__ import annotations

from greentable.drawing.cell import INKS, pen
from greentable.drawing.figures import figure, total, width_of
from greentable.drawing.markup import Number, element, group, path
from greentable.drawing.palette import CREAM, FOLD, OUTLINE, PAPER, WOOD, WOOD_SHADE
from greentable.drawing.scene import Harvest
from greentable.drawing.sprite import use
from greentable.drawing.tokens import SHAPES
from greentable.grove import DICE, Fruit

LINE = 48  # pixels: the height of the score line
TRAY = 34
_SLOT = 22
_PART_HEIGHT = 19  # pixels: figures of the parts
_TOTAL_HEIGHT = 24


class _Row:
    """Lays out parts from left to right."""

    def __init__(self, x: float) -> None:
        self.parts: list[str] = []
        self.x = x

    def put(self, drawn: str, wide: float, gap: float) -> None:
        self.parts.append(drawn)
        self.x += wide + gap

    def write(self, text: str, y: Number, height: Number, colour: str, gap: float) -> None:
        wide = width_of(text, height)
        self.put(figure(text, self.x + wide / 2, y, height, colour), wide, gap)


def score_line(harvest: Harvest, x: float, y: float) -> tuple[str, float]:
    """The points of each fruit, the squirrel's cost and the total in a frame; and the width.

    They are on a slip of paper, so that fruit looks the same in both themes.
    """
    row, middle = _Row(x + 12), y + LINE / 2
    for fruit, points in zip(Fruit, harvest.fruits, strict=True):
        row.put(_small_die(fruit, row.x + 12, middle), 24, 6)
        row.write(total(points), middle, _PART_HEIGHT, PAPER.ink, 16)
    if harvest.squirrel:
        animal = use("squirrel", row.x + 14, middle - 1, 42)
        row.put(group(animal, stroke_width=pen(44)), 28, 6)
        row.write(total(-harvest.squirrel), middle, _PART_HEIGHT, PAPER.danger, 16)
    row.write("=", middle, _PART_HEIGHT, PAPER.ink_soft, 14)
    text = total(harvest.total)
    wide = width_of(text, _TOTAL_HEIGHT) + 20
    stamp = _box(row.x, middle - 18, wide, 36, fill="none", stroke=PAPER.accent)
    row.put(stamp + figure(text, row.x + wide / 2, middle, _TOTAL_HEIGHT, PAPER.accent), wide, 6)
    slip = _box(x, y, row.x - x, LINE, fill=CREAM, stroke=OUTLINE)
    return slip + "".join(row.parts), row.x - x


def _box(x: Number, y: Number, wide: Number, high: Number, *, fill: str, stroke: str) -> str:
    return element(
        "rect", x=x, y=y, width=wide, height=high, rx=7, fill=fill, stroke=stroke, stroke_width=2.2
    )


def _small_die(fruit: Fruit, x: Number, y: Number) -> str:
    return group(
        use(f"die-{fruit.name.lower()}", x, y, 34, colour=INKS[fruit].full), stroke_width=3
    )


def tray(supply: tuple[int, int, int], x: float, y: float) -> tuple[str, float]:
    """A wooden tray with five slots for each fruit, and its width; used dice leave a mark."""
    gap = 10
    wide = 3 * DICE * _SLOT + 2 * gap + 16
    parts = [
        _box(x, y, wide, TRAY, fill=WOOD, stroke=OUTLINE),
        path(f"M{x + 6:g},{y + 4:g} H{x + wide - 6:g}", stroke=WOOD_SHADE, stroke_width=2),
    ]
    at = x + 8 + _SLOT / 2
    for fruit, left in zip(Fruit, supply, strict=True):
        for index in range(DICE):
            parts.append(_slot(fruit, at, y + TRAY / 2, full=index < left))
            at += _SLOT
        at += gap
    return "".join(parts), wide


def _slot(fruit: Fruit, x: Number, y: Number, *, full: bool) -> str:
    if full:
        die = use(f"die-{fruit.name.lower()}", x, y, 27, colour=INKS[fruit].full)
        return group(die, stroke_width=3.4)
    mark = path(
        SHAPES[fruit],
        fill=WOOD_SHADE,
        stroke=FOLD,
        stroke_width=2.4,
        stroke_dasharray="4 4",
    )
    return group(mark, transform=f"translate({x:g} {y:g}) scale(.42)")
