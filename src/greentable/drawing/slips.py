"""SVG of the cards of Grass as small slips of stamped paper.

Each family has its own tint and mark. Heat On has a filled upper corner, Heat Off a filled lower
one. The number of leaves on a Peddle shows its value.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from greentable.drawing.markup import Label, Number, element, group, move, path, picture
from greentable.drawing.palette import CREAM, LEAF, LIME, OUTLINE, SLIP_TINTS
from greentable.drawing.trees import outline
from greentable.drawing.words import DISPLAY, PLAIN, Lettering, paragraph
from greentable.grass import VALUE, Family, Kind, family_of

WIDE, HIGH = 100, 140  # pixels
_RAYS = (
    "M0,-15 V-11 M0,15 V11 M-15,0 H-11 M15,0 H11 M-10.6,-10.6 L-7.8,-7.8"
    " M10.6,10.6 L7.8,7.8 M-10.6,10.6 L-7.8,7.8 M10.6,-10.6 L7.8,-7.8"
)
_MARGIN = 5


LEAVES = MappingProxyType({5_000: 1, 25_000: 2, 50_000: 3, 100_000: 5})
"""The number of leaves for each value."""


@dataclass(frozen=True)
class Stamp:
    """The design of a family's slips: the paper's tint, the mark around the origin, the ink."""

    tint: str
    mark: str
    ink: str = OUTLINE


STAMPS = MappingProxyType(
    {
        Family.MARKET: Stamp(SLIP_TINTS[0], "M-11,-11 H11 V11 H-11 Z"),
        Family.PEDDLE: Stamp(SLIP_TINTS[1], ""),  # leaves instead of a mark
        Family.HEAT_ON: Stamp(SLIP_TINTS[2], "M0,-13 L13.5,10.5 H-13.5 Z"),
        Family.HEAT_OFF: Stamp(SLIP_TINTS[3], "M0,13 L13.5,-10.5 H-13.5 Z"),
        Family.PROTECTION: Stamp(SLIP_TINTS[4], "M0,-15 L12,0 L0,15 L-12,0 Z"),
        Family.NIRVANA: Stamp(SLIP_TINTS[5], "M7,0 A7,7 0 1 1 -7,0 A7,7 0 1 1 7,0 Z"),
        # The only dark paper
        Family.PARANOIA: Stamp(SLIP_TINTS[6], "M-10,-10 L10,10 M10,-10 L-10,10", CREAM),
        Family.SKIM: Stamp(SLIP_TINTS[7], "M12,0 A12,12 0 1 1 -12,0 A12,12 0 1 1 12,0 Z"),
    }
)


def slip_svg(kind: Kind, name: str, figure: str, label: Label | None = None) -> str:
    """A card of Grass; its name and figure (a sum of money or "") are in the reader's language."""
    inside = draw_slip(kind, name, figure, _MARGIN, _MARGIN)
    wide, high = WIDE + 2 * _MARGIN, HIGH + 2 * _MARGIN
    return picture(inside, wide, high, label or Label(name, figure))


def draw_slip(kind: Kind, name: str, figure: str, x: Number, y: Number) -> str:
    """A slip with its upper left corner at x, y."""
    family = family_of(kind)
    stamp = STAMPS[family]
    box = {"width": WIDE, "height": HIGH, "rx": 9}
    parts = [
        element("rect", **box, x=2, y=3, fill=OUTLINE, fill_opacity=0.22),
        element("rect", **box, fill=stamp.tint, stroke=OUTLINE, stroke_width=2.5),
        _corner(family),
        group(_mark(family, kind), transform=move(19, 19, 0.5)),
        group(_seal(family, kind), transform=move(WIDE / 2, 54)),
    ]
    name_in = Lettering(13, stamp.ink, DISPLAY, weight=700, anchor="middle")
    parts.append(paragraph(name, WIDE / 2, 98, WIDE - 12, name_in, most=2))
    if figure:
        figure_in = name_in._replace(family=PLAIN)
        parts.append(paragraph(figure, WIDE / 2, 132, WIDE - 12, figure_in, most=1))
    return group("".join(parts), transform=move(x, y))


def _corner(family: Family) -> str:
    above = f"M{WIDE - 26},0 H{WIDE - 9} A9,9 0 0 1 {WIDE},9 V26 Z"
    if family is Family.HEAT_ON:
        return path(above, fill=OUTLINE)
    if family is Family.HEAT_OFF:
        return path(above, fill=OUTLINE, transform=f"translate(0 {HIGH}) scale(1 -1)")
    return ""


def _seal(family: Family, kind: Kind) -> str:
    """The mark in large inside a stamped ring."""
    ink = STAMPS[family].ink
    ring = element("circle", r=27, fill="none", stroke=ink, stroke_width=2.2)
    worn = element("circle", r=23, fill="none", stroke=ink, stroke_width=1, stroke_dasharray="2 3")
    return ring + worn + _mark(family, kind)


def _mark(family: Family, kind: Kind) -> str:
    if family is Family.PEDDLE:
        return _leaves(LEAVES[VALUE[kind]])
    stamp = STAMPS[family]
    filled = family is Family.HEAT_ON or kind is Kind.MARKET_CLOSE
    pen = {"stroke": stamp.ink, "stroke_width": 2.6 if family is not Family.PARANOIA else 6}
    shape = path(
        stamp.mark,
        fill=stamp.ink if filled else "none",
        stroke_linejoin="round",
        stroke_linecap="round",
        **pen,
    )
    if family is Family.SKIM:
        shape += path("M0,-12 A12,12 0 0 0 0,12 Z", fill=stamp.ink)
    if family is Family.NIRVANA:
        shape += path(_RAYS, fill="none", stroke_linecap="round", **pen)
    return shape + _sort(family, kind)


def _sort(family: Family, kind: Kind) -> str:
    """The small sign of a heat, the same on a Heat On and on its Heat Off."""
    if family not in {Family.HEAT_ON, Family.HEAT_OFF}:
        return ""
    first = Kind.BUST if family is Family.HEAT_ON else Kind.IMMUNITY
    d = (
        "M0,0 h.1",
        "M-3.4,0 H3.4",
        "M0,-3.4 V3.4 M-3.4,0 H3.4",
        "M0,-3 L3,2.4 H-3 Z",
        "M-3,-2 H3 M-3,2 H3",
    )
    pen = 5 if kind == first else 2
    stamp = STAMPS[family]
    ink, y = (stamp.tint, 3.4) if family is Family.HEAT_ON else (stamp.ink, -3.4)
    line = path(d[kind - first], fill="none", stroke=ink, stroke_width=pen, stroke_linecap="round")
    return group(line, transform=move(0, y))


def _leaves(count: int) -> str:
    """Leaves spread from one stem."""
    blade = "M0,8 C-8,2 -7,-9 0,-17 C7,-9 8,2 0,8 Z"
    spread = 32
    first = -spread * (count - 1) / 2
    stem = path("M0,6 V16", stroke=OUTLINE, stroke_width=2.6, stroke_linecap="round")
    leaves = "".join(
        group(
            path(blade, fill=LEAF if index % 2 == 0 else LIME.shade) + outline(blade),
            transform=f"translate(0 4) rotate({first + index * spread:g} 0 8)",
            stroke_width=2,
        )
        for index in range(count)
    )
    return stem + leaves
