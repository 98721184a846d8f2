"""The look of Grass in a terminal: a glyph and a tint for each family of cards.

Cards are paper slips with ink, whatever the terminal's colours; only Paranoia cards are dark.
Colour is never the only sign: a shape or a word always says the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from rich import box
from rich.box import Box
from rich.style import Style

from greentable.grass import Family, Kind, family_of

PAPER, INK = "#FBF7EC", "#1E2A24"
SHADED_PAPER, FADED_INK = "#CEC6B0", "#4C5B53"  # for a card that cannot be used now
SAFE = Style(color="#9B6DD6", bold=True)

CLOSED, OPEN, HEAT = "○", "●", "▲"  # the lamp over a market
LEAF = "♣"
TO_ACT = "▶"

# Frames whose corners distinguish Heat On from Heat Off without colour.
_HEAT_ON_BOX = Box("┌─┬◥\n│ ││\n├─┼┤\n│ ││\n├─┼┤\n├─┼┤\n│ ││\n└─┴┘\n")
_HEAT_OFF_BOX = Box("┌─┬┐\n│ ││\n├─┼┤\n│ ││\n├─┼┤\n├─┼┤\n│ ││\n└─┴◢\n")


@dataclass(frozen=True)
class CardStyle:
    """The look of a family's cards: glyph, tint, frame; only Paranoia is dark."""

    glyph: str
    tint: str
    frame: Box
    dark: bool = False

    def paper(self, *, lit: bool = True) -> Style:
        """The style of text on the card: ink on paper, reversed for dark cards."""
        paper, ink = (PAPER, INK) if lit else (SHADED_PAPER, FADED_INK)
        if self.dark:
            return Style(color=paper, bgcolor=ink)
        return Style(color=ink, bgcolor=paper)

    def edge(self, *, lit: bool = True) -> Style:
        """The style of the frame and the glyph."""
        return self.paper(lit=lit) + Style(color=self.tint, bold=lit)


CARD_STYLES = MappingProxyType(
    {
        Family.MARKET: CardStyle("■", "#0B6E4F", box.HEAVY),
        Family.PEDDLE: CardStyle("$", "#2F6B3A", box.ROUNDED),
        Family.HEAT_ON: CardStyle("▲", "#C2410C", _HEAT_ON_BOX),
        Family.HEAT_OFF: CardStyle("▽", "#1B6CA8", _HEAT_OFF_BOX),
        Family.PROTECTION: CardStyle("◇", "#6B3FA0", box.DOUBLE),
        Family.NIRVANA: CardStyle("☀", "#9A6700", box.ROUNDED),
        Family.PARANOIA: CardStyle("✖", "#FFB4A9", box.HEAVY, dark=True),
        Family.SKIM: CardStyle("◐", "#A21C63", box.SQUARE),
    }
)
"""The families' styles, in the order in which a hand is shown."""


def card_style(kind: Kind) -> CardStyle:
    """The style of a card."""
    return CARD_STYLES[family_of(kind)]
