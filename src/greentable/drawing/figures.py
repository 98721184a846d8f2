"""Digits and signs as lines, so that pictures need no font.

Each is drawn with a thick pen in a box 10 wide and 16 high, with the origin at its upper left.
"""

from __future__ import annotations

import re

from greentable.drawing.markup import Number, number, path

_STROKES = {
    "0": "M5,1.4 C2,1.4 1,4.4 1,8 C1,11.6 2,14.6 5,14.6 C8,14.6 9,11.6 9,8 C9,4.4 8,1.4 5,1.4 Z",
    "1": "M2,4.6 L5.6,1.6 L5.6,14.6",
    "2": "M1.2,4.8 C1.2,0.2 8.6,0.2 8.6,4.8 C8.6,8 3.4,10.4 1.2,14.5 L9,14.5",
    "3": "M1.4,2.9 C3.4,0.7 8.4,0.9 8.4,4.4 C8.4,6.6 6.6,7.5 4.4,7.5 C7,7.5 9,8.7 9,11"
    " C9,15.2 3.2,15.6 1,12.9",
    "4": "M6.9,14.7 L6.9,1.6 L0.9,10.9 L9.4,10.9",
    "5": "M8.4,1.5 L2.4,1.5 L1.8,7.4 C4.2,5.8 9,6.3 9,10.4 C9,15.2 3,15.4 1,13",
    "6": "M7.9,1.6 C3.6,3 1.1,6.6 1.1,10.2 C1.1,16.2 9,16 9,10.4 C9,5.8 2.8,5.6 1.2,9.6",
    "7": "M1,1.6 L9,1.6 C6.4,5.2 4.6,9.6 4.2,14.7",
    "8": "M5,1.4 C0.4,1.4 0.6,7.4 5,7.4 C9.4,7.4 9.6,1.4 5,1.4 Z"
    " M5,7.4 C-0.3,7.4 -0.3,14.6 5,14.6 C10.3,14.6 10.3,7.4 5,7.4 Z",
    "9": "M2.1,14.4 C6.4,13 8.9,9.4 8.9,5.8 C8.9,-0.2 1,0 1,5.6 C1,10.2 7.2,10.4 8.8,6.4",
    "+": "M5,4.2 L5,12.2 M1,8.2 L9,8.2",
    "−": "M1,8.2 L9,8.2",
    "×": "M2,5.2 L8,11.2 M8,5.2 L2,11.2",
    "=": "M1,6.2 L9,6.2 M1,10.4 L9,10.4",
    "≥": "M1.6,3 L8.6,6.6 L1.6,10.2 M1.6,13.9 L8.6,13.9",
    "≤": "M8.4,3 L1.4,6.6 L8.4,10.2 M1.4,13.9 L8.4,13.9",
    "≠": "M1,6.2 L9,6.2 M1,10.4 L9,10.4 M7.4,3 L2.6,13.6",
    "–": "M1.6,8.2 L8.4,8.2",
    "/": "M8,1.4 L2,14.6",
    " ": "",
}
_WIDTH = {"1": 8.4, " ": 5.0, "+": 10.0}
_HEIGHT = 16.0
_PAIR = re.compile(r"(-?[\d.]+),(-?[\d.]+)")
GAP = 2.6


def width_of(text: str, height: Number) -> float:
    """The width of a number of this height."""
    wide = sum(_WIDTH.get(sign, 10.0) for sign in text) + GAP * (len(text) - 1)
    return wide * height / _HEIGHT


def line_of(text: str, x: Number, y: Number, height: Number) -> str:
    """The path of a number centred at x, y."""
    scale = height / _HEIGHT
    at = x - width_of(text, height) / 2
    top = y - height / 2
    parts = []
    for sign in text:
        shift = at if sign != "1" else at - 0.4 * scale

        def place(pair: re.Match[str], shift: float = shift) -> str:
            across, down = float(pair[1]) * scale + shift, float(pair[2]) * scale + top
            return f"{number(across)},{number(down)}"

        parts.append(_PAIR.sub(place, _STROKES[sign]))
        at += (_WIDTH.get(sign, 10.0) + GAP) * scale
    return " ".join(part for part in parts if part)


def figure(
    text: str, x: Number, y: Number, height: Number, colour: str, weight: Number = 0.2
) -> str:
    """A number centred at x, y; the stroke width is `weight` times its height."""
    return path(
        line_of(text, x, y, height),
        fill="none",
        stroke=colour,
        stroke_width=height * weight,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def signed(points: int) -> str:
    """A gain or loss: ``+3``, ``−2``, ``0``, with a typographic minus."""
    return f"+{points}" if points > 0 else total(points)


def total(points: int) -> str:
    """A number that may be negative, with a typographic minus."""
    return str(points) if points >= 0 else f"−{-points}"
