"""The cards of Grass as small slips of stamped paper.

Each family has a tint, a mark of its own, and where two families belong together a filled corner:
above for heat, below for the relief from it. Crops show their value by how many leaves they bear.
"""

from __future__ import annotations

from enum import Enum

from greentable.drawing.markup import Label, Number, element, group, move, path, picture
from greentable.drawing.palette import CREAM, LEAF, LIME, OUTLINE, SLIP_TINTS
from greentable.drawing.trees import outline
from greentable.drawing.words import DISPLAY, PLAIN, Lettering, paragraph
from greentable.grass.cards import VALUE, Kind
from greentable.grass.families import is_heat_off, is_heat_on, is_paranoia, is_peddle, is_protection

WIDE, HIGH = 100, 140  # pixels
_RAYS = (
    "M0,-15 V-11 M0,15 V11 M-15,0 H-11 M15,0 H11 M-10.6,-10.6 L-7.8,-7.8"
    " M10.6,10.6 L7.8,7.8 M-10.6,10.6 L-7.8,7.8 M10.6,-10.6 L7.8,-7.8"
)
_MARGIN = 5


class Family(Enum):
    """A family of cards: its place among the tints, and its mark, around the origin."""

    MARKET = (0, "M-11,-11 H11 V11 H-11 Z")
    CROP = (1, "")
    HEAT = (2, "M0,-13 L13.5,10.5 H-13.5 Z")
    RELIEF = (3, "M0,13 L13.5,-10.5 H-13.5 Z")
    PROTECTION = (4, "M0,-15 L12,0 L0,15 L-12,0 Z")
    WINDFALL = (5, "M7,0 A7,7 0 1 1 -7,0 A7,7 0 1 1 7,0 Z")
    PARANOIA = (6, "M-10,-10 L10,10 M10,-10 L-10,10")
    SKIM = (7, "M12,0 A12,12 0 1 1 -12,0 A12,12 0 1 1 12,0 Z")

    def __init__(self, tint: int, mark: str) -> None:
        self.tint = SLIP_TINTS[tint]
        self.mark = mark

    @property
    def ink(self) -> str:
        """Ink on paper; on Paranoia, the only dark card, the other way round."""
        return CREAM if self is Family.PARANOIA else OUTLINE


def family_of(kind: Kind) -> Family:
    """The family of a card; Pay Fine gives relief."""
    single = {
        Kind.MARKET_OPEN: Family.MARKET,
        Kind.MARKET_CLOSE: Family.MARKET,
        Kind.PAY_FINE: Family.RELIEF,
        Kind.STONEHIGH: Family.WINDFALL,
        Kind.EUPHORIA: Family.WINDFALL,
    }
    if kind in single:
        return single[kind]
    for belongs, family in (
        (is_peddle, Family.CROP),
        (is_heat_on, Family.HEAT),
        (is_heat_off, Family.RELIEF),
        (is_protection, Family.PROTECTION),
        (is_paranoia, Family.PARANOIA),
    ):
        if belongs(kind):
            return family
    return Family.SKIM


def slip_svg(kind: Kind, name: str, figure: str, label: Label | None = None) -> str:
    """A card of Grass; name and figure (a sum of money, or nothing) in the reader's language."""
    inside = slip_drawn(kind, name, figure, _MARGIN, _MARGIN)
    wide, high = WIDE + 2 * _MARGIN, HIGH + 2 * _MARGIN
    return picture(inside, wide, high, label or Label(name, figure))


def slip_drawn(kind: Kind, name: str, figure: str, x: Number, y: Number) -> str:
    """A slip with its upper left corner here."""
    family = family_of(kind)
    box = {"width": WIDE, "height": HIGH, "rx": 9}
    parts = [
        element("rect", **box, x=2, y=3, fill=OUTLINE, fill_opacity=0.22),
        element("rect", **box, fill=family.tint, stroke=OUTLINE, stroke_width=2.5),
        _corner(family),
        group(_mark(family, kind), transform=move(19, 19, 0.5)),
        group(_seal(family, kind), transform=move(WIDE / 2, 54)),
    ]
    name_in = Lettering(13, family.ink, DISPLAY, weight=700, anchor="middle")
    parts.append(paragraph(name, WIDE / 2, 98, WIDE - 12, name_in, most=2))
    if figure:
        figure_in = name_in._replace(family=PLAIN)
        parts.append(paragraph(figure, WIDE / 2, 132, WIDE - 12, figure_in, most=1))
    return group("".join(parts), transform=move(x, y))


def _corner(family: Family) -> str:
    above = f"M{WIDE - 26},0 H{WIDE - 9} A9,9 0 0 1 {WIDE},9 V26 Z"
    if family is Family.HEAT:
        return path(above, fill=OUTLINE)
    if family is Family.RELIEF:
        return path(above, fill=OUTLINE, transform=f"translate(0 {HIGH}) scale(1 -1)")
    return ""


def _seal(family: Family, kind: Kind) -> str:
    """The mark once more, large, in a stamped ring."""
    ring = element("circle", r=27, fill="none", stroke=family.ink, stroke_width=2.2)
    worn = element(
        "circle", r=23, fill="none", stroke=family.ink, stroke_width=1, stroke_dasharray="2 3"
    )
    return ring + worn + _mark(family, kind)


def _mark(family: Family, kind: Kind) -> str:
    if family is Family.CROP:
        return _leaves(_LEAVES[VALUE[kind]])
    filled = family is Family.HEAT or kind is Kind.MARKET_CLOSE
    pen = {"stroke": family.ink, "stroke_width": 2.6 if family is not Family.PARANOIA else 6}
    shape = path(
        family.mark,
        fill=family.ink if filled else "none",
        stroke_linejoin="round",
        stroke_linecap="round",
        **pen,
    )
    if family is Family.SKIM:
        shape += path("M0,-12 A12,12 0 0 0 0,12 Z", fill=family.ink)
    if family is Family.WINDFALL:
        shape += path(_RAYS, fill="none", stroke_linecap="round", **pen)
    return shape + _sort(family, kind)


def _sort(family: Family, kind: Kind) -> str:
    """A small sign on heat, and the same one on what cools it."""
    if family not in {Family.HEAT, Family.RELIEF}:
        return ""
    first = Kind.BUST if family is Family.HEAT else Kind.IMMUNITY
    d = (
        "M0,0 h.1",
        "M-3.4,0 H3.4",
        "M0,-3.4 V3.4 M-3.4,0 H3.4",
        "M0,-3 L3,2.4 H-3 Z",
        "M-3,-2 H3 M-3,2 H3",
    )
    pen = 5 if kind == first else 2
    ink, y = (family.tint, 3.4) if family is Family.HEAT else (family.ink, -3.4)
    line = path(d[kind - first], fill="none", stroke=ink, stroke_width=pen, stroke_linecap="round")
    return group(line, transform=move(0, y))


_LEAVES = {5_000: 1, 25_000: 2, 50_000: 3, 100_000: 5}
"""How many leaves a value is drawn with: a sprig to a full pot."""


def _leaves(count: int) -> str:
    """Leaves from one stem, spread like a hand."""
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
