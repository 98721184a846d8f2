"""How Grass looks in a terminal: a glyph and a tint for each family, a shape for each seat.

Cards are paper slips with ink on them, whatever colours the terminal has; of all cards only
Paranoia is dark. Everything that colour says is also said by a shape or a word.
"""

from __future__ import annotations

from enum import Enum

from rich import box
from rich.box import Box
from rich.style import Style

from greentable.grass import Kind

PAPER, INK = "#FBF7EC", "#1E2A24"
SHADED_PAPER, FADED_INK = "#CEC6B0", "#4C5B53"  # of a card that cannot be used now
ACCENT = Style(color="#2E9E74", bold=True)
DANGER = Style(color="#D9534A", bold=True)
SAFE = Style(color="#9B6DD6", bold=True)
SOFT = Style(dim=True)

CLOSED, OPEN, HEAT = "○", "●", "▲"  # the lamp over a market
LEAF = "♣"
TO_ACT = "▶"

# Corners that tell heat and the relief from it apart without colour.
_HEAT_BOX = Box("┌─┬◥\n│ ││\n├─┼┤\n│ ││\n├─┼┤\n├─┼┤\n│ ││\n└─┴┘\n")
_RELIEF_BOX = Box("┌─┬┐\n│ ││\n├─┼┤\n│ ││\n├─┼┤\n├─┼┤\n│ ││\n└─┴◢\n")


class Family(Enum):
    """A family of cards: its glyph, the tint of its frame, and the frame."""

    MARKET = ("■", "#0B6E4F", box.HEAVY)
    CROP = ("$", "#2F6B3A", box.ROUNDED)
    HEAT = ("▲", "#C2410C", _HEAT_BOX)
    RELIEF = ("▽", "#1B6CA8", _RELIEF_BOX)
    PROTECTION = ("◇", "#6B3FA0", box.DOUBLE)
    WINDFALL = ("☀", "#9A6700", box.ROUNDED)
    PARANOIA = ("✖", "#FFB4A9", box.HEAVY)
    SKIM = ("◐", "#A21C63", box.SQUARE)

    def __init__(self, glyph: str, tint: str, frame: Box) -> None:
        self.glyph = glyph
        self.tint = tint
        self.frame = frame

    def paper(self, *, lit: bool = True) -> Style:
        """Ink on paper; Paranoia the other way round."""
        paper, ink = (PAPER, INK) if lit else (SHADED_PAPER, FADED_INK)
        if self is Family.PARANOIA:
            return Style(color=paper, bgcolor=ink)
        return Style(color=ink, bgcolor=paper)

    def edge(self, *, lit: bool = True) -> Style:
        """The style of frame and glyph."""
        return self.paper(lit=lit) + Style(color=self.tint, bold=lit)


def family_of(kind: Kind) -> Family:
    """The family that a card belongs to."""
    last = {
        Kind.DR_FEELGOOD: Family.CROP,
        Kind.MARKET_CLOSE: Family.MARKET,
        Kind.SEARCH_AND_SEIZURE: Family.HEAT,
        Kind.PAY_FINE: Family.RELIEF,
        Kind.LUST_CONQUERS_ALL: Family.PROTECTION,
        Kind.BANKER: Family.SKIM,
        Kind.EUPHORIA: Family.WINDFALL,
        Kind.WIPED_OUT: Family.PARANOIA,
    }
    return next(family for end, family in last.items() if kind <= end)


LEAVES = {5_000: 1, 25_000: 2, 50_000: 3, 100_000: 5}
"""How many leaves a value is drawn with: a sprig to a full pot."""

_SEATS = (
    ("●", "#0072B2"),
    ("■", "#D55E00"),
    ("▲", "#009E73"),
    ("◆", "#CC79A7"),
    ("⬢", "#56B4E9"),
    ("★", "#E69F00"),
)


def seat_shape(seat: int) -> str:
    """The shape that stands for a seat, so that nobody depends on its colour."""
    return _SEATS[seat - 1][0]


def seat_style(seat: int) -> Style:
    """The colour of a seat."""
    return Style(color=_SEATS[seat - 1][1], bold=True)
