"""The symbols of Grove by name.

A picture contains only the symbols that it uses; the browser's client loads the whole sprite.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from types import MappingProxyType

from greentable.drawing import tokens, trees
from greentable.drawing.markup import Number, element, move

PREFIX = "gt-"  # of ids, so that they do not clash with others on a page
TILE = "0 0 64 64"
_ON_TOP = "-24 -24 48 48"
_SMALL = "-16 -16 32 32"

_DRAWN: dict[str, tuple[str, Callable[[], str]]] = {
    "tree-orange": (TILE, trees.orange_tree),
    "tree-lemon": (TILE, trees.lemon_tree),
    "tree-lime": (TILE, trees.lime_tree),
    "orange": (_SMALL, trees.orange),
    "lemon": (_SMALL, trees.lemon),
    "lime": (_SMALL, trees.lime),
    "glade": (TILE, trees.glade),
    "squirrel": (_ON_TOP, tokens.squirrel),
    "die-any": (_ON_TOP, partial(tokens.die, tokens.HEXAGON)),
    "basket-any": (_ON_TOP, partial(tokens.basket, tokens.HEXAGON)),
    "barrow-any": (_ON_TOP, tokens.barrow),
}
for _name, _shape in zip(("orange", "lemon", "lime"), tokens.SHAPES, strict=True):
    _DRAWN[f"die-{_name}"] = (_ON_TOP, partial(tokens.die, _shape))
    _DRAWN[f"basket-{_name}"] = (_ON_TOP, partial(tokens.basket, _shape))
    _DRAWN[f"barrow-{_name}"] = (_ON_TOP, partial(tokens.barrow, _shape))

NAMES = tuple(_DRAWN)
_SIZE = MappingProxyType({TILE: 64, _ON_TOP: 48, _SMALL: 32})
_USED = re.compile(rf'href="#{PREFIX}([a-z-]+)"')


@cache
def symbol(name: str) -> str:
    """The element of a symbol."""
    box, draw = _DRAWN[name]
    return element("symbol", draw(), id=PREFIX + name, viewBox=box, overflow="visible")


def use(
    name: str, x: Number, y: Number, size: Number, *, turn: Number = 0, colour: str | None = None
) -> str:
    """A use of a symbol centred at x, y; `size` is the width of a tile of 64 in the picture."""
    wide = size * _SIZE[_DRAWN[name][0]] / 64
    place = {"x": x - wide / 2, "y": y - wide / 2}
    transform = None
    if turn:
        place = {"x": -wide / 2, "y": -wide / 2}
        transform = move(x, y, turn=turn)
    return element(
        "use",
        href=f"#{PREFIX}{name}",
        **place,
        width=wide,
        height=wide,
        color=colour,
        transform=transform,
    )


def with_symbols(inside: str) -> str:
    """A fragment with definitions of the symbols that it uses."""
    used = set(_USED.findall(inside))
    symbols = "".join(symbol(name) for name in NAMES if name in used)
    return (element("defs", symbols) if symbols else "") + inside


def sprite_svg() -> str:
    """All symbols in one file, for pages."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">'
        + "".join(f"\n{symbol(name)}" for name in NAMES)
        + "\n</svg>\n"
    )
