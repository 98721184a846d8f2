"""SVG of a line of play: a small grove after each card, all in the same scale."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from greentable.drawing.cell import check_size
from greentable.drawing.figures import figure, total, width_of
from greentable.drawing.grove import Board, draw_grove
from greentable.drawing.markup import Label, Number, element, group, move, path, picture
from greentable.drawing.palette import OUTLINE, PAPER, WOOD, Theme
from greentable.drawing.scene import Bounds, Scene
from greentable.drawing.sprite import with_symbols
from greentable.drawing.trees import outline
from greentable.errors import UsageError

CELL = 22  # pixels, by default
IN_A_ROW = 3
_HEAD = 30  # pixels above each grove, for the card's number and the score
_GAP = 14


def line_svg(
    scenes: Sequence[Scene],
    label: Label,
    *,
    cell: Number = CELL,
    in_a_row: int = IN_A_ROW,
    theme: Theme = PAPER,
) -> str:
    """The grove after each card, beginning with the start card; the newest card has a bright edge.

    Above each are the number of the card on a sign, and the score if the scene has it.
    """
    check_size(cell)
    if not scenes:
        raise UsageError("drawing.line")
    bounds = reduce(Bounds.joined, (scene.bounds for scene in scenes))
    wide = max(bounds.wide * cell, 110) + 2 * _GAP
    high = bounds.high * cell + _HEAD + 2 * _GAP
    columns = max(1, min(in_a_row, len(scenes)))
    rows = -(-len(scenes) // columns)
    size = columns * (wide + _GAP) + _GAP, rows * (high + _GAP) + _GAP
    parts = [element("rect", width=size[0], height=size[1], fill=theme.background)]
    for index, scene in enumerate(scenes):
        x = _GAP + index % columns * (wide + _GAP)
        y = _GAP + index // columns * (high + _GAP)
        frame = element("rect", x=x, y=y, width=wide, height=high, rx=8, fill=theme.table)
        left = x + (wide - bounds.wide * cell) / 2
        board = Board(bounds.left, bounds.top, left, y + _HEAD + _GAP, cell)
        drawn = draw_grove(scene, board, theme, newest=True)
        parts.append(frame + _head(scene, x, y, wide, theme) + drawn)
    return picture(with_symbols("".join(parts)), *size, label)


def _head(scene: Scene, x: Number, y: Number, wide: Number, theme: Theme) -> str:
    parts = ""
    if scene.laid:
        board = "M0,1 L24,0 L31,10 L24,20 L0,20 Z"
        sign = group(path(board, fill=WOOD) + outline(board), stroke_width=1.8)
        sign += figure(str(scene.laid[-1].card), 13.5, 10.2, 11.5, OUTLINE, 0.19)
        parts += group(sign, transform=move(x + 12, y + 11))
    if scene.harvest is not None:
        text = total(scene.harvest.total)
        right = x + wide - 14
        parts += figure(text, right - width_of(text, 18) / 2, y + 21, 18, theme.accent)
    return parts
