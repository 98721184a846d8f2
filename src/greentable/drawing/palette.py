"""The colours of all pictures: two themes for the table, and one set of inks for cards and dice.

Cards are cream paper in both themes, so fruit looks the same. Fruits differ first in lightness
(lime dark, orange medium, lemon pale), then in hue, and never in colour alone: each has its own
shape of tree, fruit and die.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of the table and of text on it."""

    background: str
    table: str
    ink: str
    ink_soft: str
    accent: str
    danger: str


PAPER = Theme("#FBF7EC", "#EFE6D0", "#1E2A24", "#5A6B62", "#0B6E4F", "#B3261E")
NIGHT = Theme("#14201B", "#20302A", "#EAF2EA", "#9DB3A6", "#7BE0B0", "#FFB4A9")
THEMES = MappingProxyType({"paper": PAPER, "night": NIGHT})


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of a fruit."""

    full: str  # fruit and die
    pale: str  # the crown of the tree
    shade: str  # its darker side
    fallen: str  # a die on a glade, which scores nothing
    figure: str  # the number on the die


OUTLINE = "#1B1208"
WHITE = "#FFFFFF"
CREAM = "#FBF7EC"  # the paper of cards
FOLD = "#D9CBA6"  # the line between two cells of a card
BARK = "#6F4B2C"
WOOD = "#D2A56C"
WOOD_SHADE = "#A9793F"
MEADOW = "#EADDB6"
MEADOW_SHADE = "#D8C58D"
GRASS_BLADE = "#7C7A3C"
LEAF = "#2F6B3A"
PITH = "#DDF0C8"
FUR = "#B4572A"
FUR_PALE = "#E7B48A"

ORANGE = Inks("#E8740C", "#F8CDA0", "#EFB37A", "#CDB8A2", OUTLINE)
LEMON = Inks("#FFEE6B", "#FFF8C9", "#F4E79B", "#EDE8CF", OUTLINE)
LIME = Inks("#2F6B3A", "#A9CFAF", "#86B58F", "#93A296", WHITE)

SLIP_TINTS = (
    "#F2E8D0",
    "#DCEBD5",
    "#F4CDBF",
    "#D3E6F3",
    "#E6DDF0",
    "#FFF2C2",
    "#2B2A33",
    "#E8E0C6",
)
"""The paper of the slips of Grass, by family."""

COLOURS = frozenset(
    colour.upper()
    for colour in (
        *(OUTLINE, WHITE, CREAM, FOLD, BARK, WOOD, WOOD_SHADE, MEADOW, MEADOW_SHADE),
        *(GRASS_BLADE, LEAF, PITH, FUR, FUR_PALE, *SLIP_TINTS),
        *(part for whole in (PAPER, NIGHT, ORANGE, LEMON, LIME) for part in astuple(whole)),
    )
)
"""All colours: pictures use no others."""
