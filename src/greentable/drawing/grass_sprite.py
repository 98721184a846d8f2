"""The sprite of Grass: the picture of each kind of card as a symbol for pages.

The pictures are drawn by hand in `grass_pictures`, one file each, on a box of 100 by 80. Lines use
``currentColor``, so a dark card can set a light colour, and inherit their stroke width. `parts.svg`
has shapes that several pictures share, `marks.svg` the small marks of the families,
`back.svg` the back of all cards.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from types import MappingProxyType

from greentable.drawing.markup import element
from greentable.grass import VALUE, Family, Kind, family_of

_BOX = "0 0 100 80"
_BACK_BOX = "0 0 118 165"
_MARK_BOX = "-12 -12 24 24"
_PEN = {"fill": "none", "stroke": "currentColor", "stroke_linejoin": "round"}
_MARKED = re.compile(r'<g id="gm-([a-z0-9-]+)">\s*(.*?)</g>\s*(?=<g id="gm-|</svg>)', re.DOTALL)

_LEAVES = MappingProxyType({5_000: 1, 25_000: 2, 50_000: 3, 100_000: 5})
_BY_FAMILY = MappingProxyType(
    {
        Family.PROTECTION: "protection",
        Family.SKIM: "skim",
        Family.NIRVANA: "nirvana",
        Family.PARANOIA: "paranoia",
    }
)


def mark_of(kind: Kind) -> str:
    """The name of the mark in a card's corner; a Heat On and its Heat Off have the same sign."""
    match family_of(kind):
        case Family.PEDDLE:
            return f"leaves-{_LEAVES[VALUE[kind]]}"
        case Family.MARKET:
            return kind.name.lower().replace("_", "-")
        case Family.HEAT_ON:
            return f"heat-{kind - Kind.BUST + 1}"
        case Family.HEAT_OFF:
            return f"relief-{kind - Kind.IMMUNITY + 1}"
        case family:
            return _BY_FAMILY[family]


@cache
def picture_of(kind: Kind) -> str:
    """The picture of a card, without the root element of its file."""
    return _inside(f"{kind.name.lower()}.svg")


@cache
def grass_sprite_svg() -> str:
    """All symbols in one file: `#g-PA` for Panama's picture, `#gm-PA` for its mark, `#g-back`."""
    marks = dict(_MARKED.findall(_file("marks.svg")))
    pattern, back = _inside("back.svg").split("</pattern>")
    parts = [
        element("defs", f"\n{_inside('parts.svg')}{pattern}</pattern>"),
        element("symbol", back, id="g-back", viewBox=_BACK_BOX),
    ]
    for kind in Kind:
        symbol = {"overflow": "visible"}
        parts.append(element("symbol", picture_of(kind), id=f"g-{kind}", viewBox=_BOX, **symbol))
        mark = element("g", marks[mark_of(kind)], **_PEN)
        parts.append(element("symbol", mark, id=f"gm-{kind}", viewBox=_MARK_BOX, **symbol))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">'
        + "".join(f"\n{part}" for part in parts)
        + "\n</svg>\n"
    )


def _file(name: str) -> str:
    folder = resources.files("greentable.drawing") / "grass_pictures"
    return (folder / name).read_text(encoding="utf-8")


def _inside(name: str) -> str:
    found = re.search(r"<svg[^>]*>\n(.*)</svg>", _file(name), re.DOTALL)
    assert found is not None, "a picture is a whole file"
    return found[1]
