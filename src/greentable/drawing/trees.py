"""Drawings of trees, fruit and glades: each fruit has its own shape of crown and of fruit.

Orange: a round crown, round fruit. Lemon: a tall pointed crown, lens-shaped fruit. Lime: a fir in
three tiers, fruit cut in half. A cell is drawn on a square of 64, a fruit around its centre.
Colours are flat in two tones and slightly offset from the ink, as in a woodcut. Outlines inherit
their stroke width from the drawing that uses the symbol.
"""

from __future__ import annotations

from math import cos, pi, sin

from greentable.drawing.markup import element, group, number, path
from greentable.drawing.palette import (
    BARK,
    GRASS_BLADE,
    LEAF,
    LEMON,
    LIME,
    MEADOW,
    MEADOW_SHADE,
    ORANGE,
    OUTLINE,
    PITH,
)

_OFFSET = "translate(1.2 1.2)"  # of the colour from the ink
_FIR = (
    "M32,2.5 L46,19.5 Q43,22.5 39.5,21.5 L52,36.5 Q48,40 43.5,38.5 L57,54"
    " Q45,58.5 32,55.5 Q19,58.5 7,54 L20.5,38.5 Q16,40 12,36.5 L24.5,21.5 Q21,22.5 18,19.5 Z"
)
_OVAL = (
    "M32,1.5 C35,7.5 51,13 51,30.5 C51,44.5 39,49.5 32,57"
    " C25,49.5 13,44.5 13,30.5 C13,13 29,7.5 32,1.5 Z"
)


def scalloped(x: float, y: float, radius: float, scallops: int, bulge: float) -> str:
    """The path of a round crown: arcs between points on a circle."""
    turn = 2 * pi / scallops
    points = [
        (x + radius * sin(turn * (step + 0.5)), y - radius * cos(turn * (step + 0.5)))
        for step in range(scallops)
    ]
    start = f"M{number(points[-1][0])},{number(points[-1][1])}"
    arc = f" A{number(bulge)},{number(bulge)} 0 0 1 "
    return start + "".join(f"{arc}{number(a)},{number(b)}" for a, b in points) + " Z"


_ROUND = scalloped(32, 28.5, 24.2, 11, 8.4)


def outline(d: str) -> str:
    """The outline of a shape, with the inherited stroke width."""
    return path(d, fill="none", stroke=OUTLINE, stroke_linejoin="round", stroke_linecap="round")


def _trunk(top: float) -> str:
    trunk = (
        f"M29.2,{number(top)} L28.6,59 Q27,61 25.5,61.6 H38.5 Q37,61 35.4,59 L34.8,{number(top)}"
    )
    return path(trunk, fill=BARK) + outline(trunk)


def orange_tree() -> str:
    """A tree with a round crown."""
    light = scalloped(29.6, 26, 18.6, 9, 8)
    crown = path(_ROUND, fill=ORANGE.shade) + path(light, fill=ORANGE.pale)
    return _trunk(48) + group(crown, transform=_OFFSET) + outline(_ROUND)


def lemon_tree() -> str:
    """A tree with a tall pointed crown."""
    light = (
        "M31,5 C33,9.5 45.5,15.5 45.5,29 C45.5,41 37,44 31.5,50"
        " C25.5,44 15.5,41 15.5,30 C15.5,15 28.5,9.5 31,5 Z"
    )
    crown = path(_OVAL, fill=LEMON.shade) + path(light, fill=LEMON.pale)
    return _trunk(50) + group(crown, transform=_OFFSET) + outline(_OVAL)


def lime_tree() -> str:
    """A fir in three tiers."""
    light = (
        "M31,6 L39.5,17 Q37.5,21 33.5,20 L43.5,34.5 Q40,38 36,36.5 L46,51.5"
        " Q38,54 31,52 Q20,55.5 10.5,52.5 L24,36.5 Q20,37.5 16,35.5 L28,20 Q24.5,20.5 21.5,18.5 Z"
    )
    crown = path(_FIR, fill=LIME.shade) + path(light, fill=LIME.pale)
    return _trunk(52) + group(crown, transform=_OFFSET) + outline(_FIR)


def orange() -> str:
    """A round fruit with a ring and a leaf."""
    body = element("circle", r=9.6, fill=ORANGE.full)
    ring = element("circle", cx=-0.6, cy=0.8, r=3.9, fill="none", stroke=OUTLINE, stroke_width=1.5)
    leaf = path("M0.4,-9 C2,-14.5 7,-16 11.5,-13.6 C10,-9.4 5,-7.4 0.4,-9 Z", fill=LEAF)
    line = outline("M9.6,0 A9.6,9.6 0 1 1 -9.6,0 A9.6,9.6 0 1 1 9.6,0 Z")
    rim = outline("M0.4,-9 C2,-14.5 7,-16 11.5,-13.6 C10,-9.4 5,-7.4 0.4,-9 Z")
    return group(body, transform="translate(.8 .8)") + line + ring + leaf + rim


def lemon() -> str:
    """A lens with two tips, tilted."""
    lens = (
        "M-14.6,0.6 C-11.6,-0.6 -10.4,-8.6 0,-8.6 C10.4,-8.6 11.6,-1.8 14.6,-0.6"
        " C11.6,1.6 10.4,8.6 0,8.6 C-10.4,8.6 -11.6,2.4 -14.6,0.6 Z"
    )
    gleam = "M-6.6,-2.4 C-5,-4.6 -2.4,-5.4 0.4,-5.4"
    thin = path(gleam, fill="none", stroke=OUTLINE, stroke_width=1.5, stroke_linecap="round")
    body = group(path(lens, fill=LEMON.full), transform="translate(.6 1)")
    return group(body + outline(lens) + thin, transform="rotate(-30)")


def lime() -> str:
    """Half a fruit with its cut side up."""
    rind = "M-12.4,-5.4 H12.4 A12.4,12.4 0 0 1 -12.4,-5.4 Z"
    flesh = path("M-8.8,-5.4 H8.8 A8.8,8.8 0 0 1 -8.8,-5.4 Z", fill=PITH)
    segments = "M0,-5.4 V2.6 M0,-5.4 L-6,0.4 M0,-5.4 L6,0.4"
    cut = path(segments, fill="none", stroke=LIME.full, stroke_width=1.5, stroke_linecap="round")
    return group(path(rind, fill=LIME.full) + flesh + cut + outline(rind), transform="rotate(10)")


def glade() -> str:
    """A clearing with bare ground and some grass."""
    ground = (
        "M8,42 C6,30 17,25 29,25 C40,22 56,27 56.5,39 C58,50 46,55.5 33,54.5 C20,57 9,53 8,42 Z"
    )
    lit = (
        "M13,41 C12,33 21,29 30,29.5 C39,27 50,31 50,38 C50,45 41,47.5 32,47 C22,49.5 14,47 13,41 Z"
    )
    tufts = (
        "M17,44 Q17,37 13.5,33 M19.5,44 Q20,36 19,31.5 M22,44 Q23,38 26.5,35"
        " M40,38 Q40,32.5 37,29 M42.5,38 Q43,31 42.5,27.5 M45,38 Q46,33 49,30.5"
        " M31,52 Q31,48.5 28.5,46 M33.5,52 Q34,48 36,45.5"
    )
    blades = path(tufts, fill="none", stroke=GRASS_BLADE, stroke_width=2.2, stroke_linecap="round")
    return path(ground, fill=MEADOW_SHADE) + path(lit, fill=MEADOW) + blades
