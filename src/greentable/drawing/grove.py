"""SVG of a grove from above, and of a single card.

Cards are drawn in the order in which they were laid, so that the edges of newer ones cover older
ones; each visible cell is drawn with its card. The squirrel is drawn last.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from greentable.drawing.cell import check_size, squirrel, tile
from greentable.drawing.figures import figure, signed, width_of
from greentable.drawing.footer import LINE, TRAY, score_line, tray
from greentable.drawing.markup import Label, Number, element, group, picture
from greentable.drawing.palette import OUTLINE, PAPER, WHITE, Theme
from greentable.drawing.paper import ghost_sheet, sheet
from greentable.drawing.scene import Bounds, Card, Ghost, Place, Scene
from greentable.drawing.sprite import with_symbols

CELL = 64  # pixels, by default


@dataclass(frozen=True, slots=True)
class Board:
    """The position of a grove in a picture: its corner, and the size of a cell."""

    left: int
    top: int
    x: float
    y: float
    cell: float

    def at(self, place: Place) -> tuple[float, float]:
        """The upper left corner of a cell."""
        return (
            self.x + (place.column - self.left) * self.cell,
            self.y + (place.row - self.top) * self.cell,
        )


def card_svg(card: Card, label: Label, *, cell: Number = CELL) -> str:
    """A card as printed."""
    check_size(cell)
    margin = cell / 8
    inside = draw_card(card, margin, margin, cell)
    return picture(with_symbols(inside), 3 * cell + 2 * margin, 2 * cell + 2 * margin, label)


def draw_card(card: Card, x: Number, y: Number, cell: Number) -> str:
    """A card with its upper left corner at x, y."""
    parts = [sheet(x, y, 3, 2, cell)]
    for index, drawn in enumerate(card.cells):
        column, row = index % 3, index // 3
        at = x + column * cell, y + row * cell
        parts.append(tile(drawn, *at, cell, card.number))
    return "".join(parts)


def grove_svg(
    scene: Scene,
    label: Label,
    *,
    ghost: Ghost | None = None,
    cell: Number = CELL,
    theme: Theme = PAPER,
    newest: bool = False,
) -> str:
    """A grove with its score and supply below, if the scene has them.

    `ghost` is a card that could be laid; with `newest` the card laid last has a bright edge.
    """
    check_size(cell)
    bounds = scene.bounds
    if ghost is not None:
        column, row = ghost.laid.column, ghost.laid.row
        reach = Bounds(column, row, column + ghost.laid.wide - 1, row + ghost.laid.high - 1)
        bounds = bounds.joined(reach)
    margin = cell / 2
    board = Board(bounds.left, bounds.top, margin, margin, cell)
    bottom = margin + bounds.high * cell + margin
    footer, footer_wide, height = _footer(scene, margin, bottom)
    wide = max(bounds.wide * cell, footer_wide) + 2 * margin
    if footer_wide > bounds.wide * cell:
        board = replace(board, x=(wide - bounds.wide * cell) / 2)
    inside = draw_grove(scene, board, theme, newest=newest)
    if ghost is not None:
        inside += draw_ghost(ghost, board, theme)
    table = element("rect", width=wide, height=height, fill=theme.table)
    return picture(table + with_symbols(inside + footer), wide, height, label)


def _footer(scene: Scene, x: float, y: float) -> tuple[str, float, float]:
    """The score line and the tray, their width, and the lower end of the picture."""
    parts, widest = "", 0.0
    if scene.harvest is not None:
        drawn, widest = score_line(scene.harvest, x, y - 6)
        parts += drawn
        y += LINE + 4
    if scene.supply is not None:
        drawn, wide = tray(scene.supply, x, y - 4)
        parts += drawn
        widest = max(widest, wide)
        y += TRAY + 8
    return parts, widest, y


def draw_grove(scene: Scene, board: Board, theme: Theme, *, newest: bool = False) -> str:
    """The grove without its footer, as part of a larger picture."""
    cell = board.cell
    parts: list[str] = []
    topmost = scene.topmost()
    for index, laid in enumerate(scene.laid):
        last = newest and index == len(scene.laid) - 1
        corner = board.at(Place(laid.column, laid.row))
        edge = theme.accent if last else OUTLINE
        parts.append(sheet(*corner, laid.wide, laid.high, cell, edge=edge))
        parts += [
            tile(scene.cells[place], *board.at(place), cell, laid.card)
            for place in laid.places()
            if topmost[place] == index and place in scene.cells
        ]
    for place, drawn in scene.cells.items():
        if place not in topmost:
            parts.append(sheet(*board.at(place), 1, 1, cell) + tile(drawn, *board.at(place), cell))
    if scene.squirrel is not None:
        parts.append(squirrel(*board.at(scene.squirrel), cell))
    return "".join(parts)


def draw_ghost(ghost: Ghost, board: Board, theme: Theme) -> str:
    """A card that could be laid, slightly transparent, with the gain of each of its cells."""
    edge = theme.accent if ghost.squirrel is None else theme.danger
    corner = board.at(Place(ghost.laid.column, ghost.laid.row))
    parts = [ghost_sheet(*corner, ghost.laid.wide, ghost.laid.high, board.cell, edge)]
    parts += [
        tile(drawn, *board.at(place), board.cell, ghost.laid.card)
        for place, drawn in ghost.cells.items()
    ]
    if ghost.squirrel is not None:
        parts.append(squirrel(*board.at(ghost.squirrel), board.cell))
    chips = "".join(
        _chip(gain, *board.at(place), board.cell) for place, gain in ghost.gains.items()
    )
    return group("".join(parts), opacity=0.85) + chips


def _chip(gain: int, x: float, y: float, cell: Number) -> str:
    """A gain such as ``+3`` in the upper right corner of a cell."""
    text = signed(gain)
    height = max(9, cell / 5.5)
    wide, high = width_of(text, height) + height, height * 1.7
    left, top = x + cell - wide + 3, y - 3
    colour = PAPER.accent if gain > 0 else PAPER.danger
    pill = element(
        "rect",
        x=left,
        y=top,
        width=wide,
        height=high,
        rx=high / 2,
        fill=colour,
        stroke=OUTLINE,
        stroke_width=1.5,
    )
    return pill + figure(text, left + wide / 2, top + high / 2, height, WHITE, 0.18)
