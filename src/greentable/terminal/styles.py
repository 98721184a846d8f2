"""The styles of the terminal, with a shape and a colour for each seat in both games.

Colour is never the only sign: a shape or a word always says the same.
"""

from __future__ import annotations

from rich.style import Style

ACCENT = Style(color="#2E9E74", bold=True)
DANGER = Style(color="#D9534A", bold=True)
SOFT = Style(dim=True)

_SEATS = (
    ("●", "#0072B2"),
    ("■", "#D55E00"),
    ("▲", "#009E73"),
    ("◆", "#CC79A7"),
    ("⬢", "#56B4E9"),
    ("★", "#E69F00"),
)


def seat_shape(seat: int) -> str:
    """The shape of a seat, for readers who cannot see its colour."""
    return _SEATS[seat - 1][0]


def seat_style(seat: int) -> Style:
    """The colour of a seat."""
    return Style(color=_SEATS[seat - 1][1], bold=True)
