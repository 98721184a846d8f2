"""Drawings of the tokens on cards: dice, baskets, the barrow and the squirrel.

A die is round for oranges, a diamond for lemons, square for limes, so colour is not needed. Faces
use ``currentColor``: the same symbol serves a die that scores and one that has fallen on a glade.
All are centred in a box of 48.
"""

from __future__ import annotations

from greentable.drawing.markup import group, path
from greentable.drawing.palette import FUR, FUR_PALE, LEMON, LIME, ORANGE, OUTLINE, WOOD, WOOD_SHADE
from greentable.drawing.trees import outline

ROUND = "M17.4,0 A17.4,17.4 0 1 1 -17.4,0 A17.4,17.4 0 1 1 17.4,0 Z"
DIAMOND = "M0,-22 L18.6,0 L0,22 L-18.6,0 Z"
SQUARE = "M-13,-16 H13 Q16,-16 16,-13 V13 Q16,16 13,16 H-13 Q-16,16 -16,13 V-13 Q-16,-16 -13,-16 Z"
HEXAGON = "M-9.5,-16.5 H9.5 L19,0 L9.5,16.5 H-9.5 L-19,0 Z"
SHAPES = (ROUND, DIAMOND, SQUARE)
"""The outline of a die, by fruit; a die of any fruit is a hexagon."""

_FACE = "currentColor"
_DROP = "translate(1.8 2.4)"


def die(shape: str) -> str:
    """A die without its number, with a shadow as from a printing block."""
    shadow = path(shape, fill=OUTLINE, stroke=OUTLINE, stroke_linejoin="round", transform=_DROP)
    return shadow + path(shape, fill=_FACE) + outline(shape)


def basket(shape: str) -> str:
    """A die on its basket side, with a handle."""
    x, y, top = {ROUND: (13, -10, -31), DIAMOND: (9.5, -10.5, -39), SQUARE: (11.5, -14, -32)}.get(
        shape, (11, -14, -32)
    )
    handle = f"M{-x},{y} C{-x},{top} {x},{top} {x},{y}"
    thick = path(handle, fill="none", stroke=OUTLINE, stroke_width=6.4)
    wood = path(handle, fill="none", stroke=WOOD, stroke_width=2.8)
    return thick + wood + die(shape)


_TRAY = "M-20,-3.5 H20.5 L14.5,13.5 H-11.5 Z"
_FRAME = "M-23,6 L-15.5,12.5 M14.5,13.5 L17,20 M16,10 L23.5,5.5"


def barrow(*fruit: str) -> str:
    """The barrow, heaped with the fruit of the die that it replaced."""
    legs = path(_FRAME, fill="none", stroke=OUTLINE, stroke_width=3.4, stroke_linecap="round")
    wheel = "M-8.6,15.6 A6,6 0 1 1 -20.6,15.6 A6,6 0 1 1 -8.6,15.6 Z"
    tray = path(_TRAY, fill=WOOD) + path("M-20,-3.5 H20.5 L19,0.8 H-18 Z", fill=WOOD_SHADE)
    return _heap(fruit) + legs + tray + outline(_TRAY) + path(wheel, fill=WOOD) + outline(wheel)


_SINGLE = {
    ROUND: "M6.4,0 A6.4,6.4 0 1 1 -6.4,0 A6.4,6.4 0 1 1 6.4,0 Z",
    DIAMOND: "M-9,0 Q-5.5,-6.4 0,-6.4 Q5.5,-6.4 9,0 Q5.5,6.4 0,6.4 Q-5.5,6.4 -9,0 Z",
    SQUARE: "M-8,6.5 V2.5 A8,8 0 0 1 8,2.5 V6.5 Z",
}


def _heap(fruit: tuple[str, ...]) -> str:
    """Three fruits above the tray; one of each shape for a barrow of any fruit."""
    mixed = dict(zip(SHAPES, (ORANGE.full, LEMON.full, LIME.full), strict=True))
    places = ("translate(-11 -6.4)", "translate(11.4 -6.4)", "translate(0 -10.4)")
    heap = fruit * 3 or SHAPES
    return "".join(
        group(
            path(_SINGLE[one], fill=_FACE if fruit else mixed[one]) + outline(_SINGLE[one]),
            transform=place,
        )
        for one, place in zip(heap, places, strict=True)
    )


def squirrel() -> str:
    """The squirrel, sitting with its tail up."""
    tail = (
        "M5,19 C19,20 24,10 19.5,1 C17,-4.5 18.5,-9 22.5,-11.5 C16,-21 3,-17.5 4.5,-6"
        " C5.4,1.5 9.5,5 6,12 Z"
    )
    curl = "M14,-11.5 C9.5,-9.5 10.5,-3.5 13.5,1 C16.5,6 15.5,11.5 11.5,14"
    body = (
        "M7,19.5 H-10 C-12,17.5 -9.5,16 -6.5,15.8 C-9.5,12 -9.5,6.5 -7,2.5"
        " C-12.5,3.5 -18,1 -18,-3.5 C-18,-8.5 -14,-12 -9.5,-12.5 L-7.5,-18 L-3.5,-12"
        " C0.5,-9.5 1.5,-5 0.5,-1.5 C6.5,2.5 10.5,11 7,19.5 Z"
    )
    belly = "M-6,3.5 C-8.5,8 -8,12.5 -5,15.4 C-1.8,13.5 -1.6,6.5 -6,3.5 Z"
    arm = "M-1,3.5 C-3,7.5 -6,8 -10.5,6.2"
    nut = "M-10,3 C-15.5,2.6 -16,9.4 -11.4,10.4 C-7.6,10.6 -6.6,5.4 -10,3 Z"
    eye = path("M-10.6,-6 h.1", stroke=OUTLINE, stroke_width=3.2, stroke_linecap="round")
    lines = path(arm, fill="none", stroke=OUTLINE, stroke_width=2, stroke_linecap="round")
    stripe = path(curl, fill="none", stroke=FUR_PALE, stroke_width=3, stroke_linecap="round")
    return (
        group(path(tail, fill=FUR), transform="translate(1 1)")
        + (stripe + outline(tail))
        + group(path(body, fill=FUR), transform="translate(.8 .8)")
        + (path(belly, fill=FUR_PALE) + outline(body))
        + (path(nut, fill=WOOD) + outline(nut) + lines + eye)
    )
