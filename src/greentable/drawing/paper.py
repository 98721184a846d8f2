"""Cards as sheets of paper, with shadow, folds and edge."""

from __future__ import annotations

from greentable.drawing.markup import Number, element, number, path
from greentable.drawing.palette import CREAM, FOLD, OUTLINE

EDGE = 3  # pixels
_ROUNDING = 0.13  # of a cell


def edge_width(cell: Number) -> float:
    """The stroke width of a card's edge: 3 pixels, less for small cells."""
    return EDGE if cell >= 44 else max(1.6, EDGE * cell / 44)


def sheet(x: Number, y: Number, wide: int, high: int, cell: Number, *, edge: str = OUTLINE) -> str:
    """A blank card of this many cells, with its upper left corner at x, y."""
    box = {"x": x, "y": y, "width": wide * cell, "height": high * cell, "rx": _ROUNDING * cell}
    drop = 0.05 * cell
    shadow = element(
        "rect",
        **(box | {"x": x + drop, "y": y + 1.4 * drop}),
        fill=OUTLINE,
        fill_opacity=0.22,
    )
    card = element("rect", **box, fill=CREAM, stroke=edge, stroke_width=edge_width(cell))
    return shadow + card + folds(x, y, wide, high, cell)


def ghost_sheet(x: Number, y: Number, wide: int, high: int, cell: Number, edge: str) -> str:
    """A blank card with a dashed edge, for one that is not laid yet."""
    box = {"x": x, "y": y, "width": wide * cell, "height": high * cell, "rx": _ROUNDING * cell}
    dash = cell / 6
    card = element(
        "rect",
        **box,
        fill=CREAM,
        stroke=edge,
        stroke_width=1.3 * edge_width(cell),
        stroke_dasharray=f"{dash:.1f} {dash * 0.7:.1f}",
        stroke_linecap="round",
    )
    return card + folds(x, y, wide, high, cell)


def folds(x: Number, y: Number, wide: int, high: int, cell: Number) -> str:
    """Faint lines between the cells of a card."""
    gap = 0.1 * cell
    parts = [
        f"M{number(x + column * cell)},{number(y + gap)} V{number(y + high * cell - gap)}"
        for column in range(1, wide)
    ]
    parts += [
        f"M{number(x + gap)},{number(y + row * cell)} H{number(x + wide * cell - gap)}"
        for row in range(1, high)
    ]
    dash = cell / 16
    return path(
        " ".join(parts),
        fill="none",
        stroke=FOLD,
        stroke_width=max(1, cell / 40),
        stroke_dasharray=f"{dash:.1f} {dash:.1f}",
    )
