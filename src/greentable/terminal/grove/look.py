"""How Grove looks in a terminal: the colours of its cells, and shapes for the seats.

Everything that colour says is also said by letters: trees by the letter of their fruit.
"""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from greentable.drawing.cell import INKS
from greentable.drawing.palette import MEADOW, OUTLINE
from greentable.grove import Fruit, fruit_of, is_tree, write_cell

ACCENT = Style(color="#2E9E74", bold=True)
DANGER = Style(color="#D9534A", bold=True)
SOFT = Style(dim=True)

_SEATS = (("●", "#0072B2"), ("■", "#D55E00"), ("▲", "#009E73"), ("◆", "#CC79A7"))


def seat_name(seat: int, name: str) -> Text:
    """A seat as it is shown: its shape, so that nobody depends on the colour, and its name."""
    shape, colour = _SEATS[seat - 1]
    return Text(f"{shape} {name}", Style(color=colour, bold=True))


def printed_cell(cell: int) -> Text:
    """A cell of a card: ``O2`` on the crown of its tree, ``--`` on the ground of the glade."""
    paper = INKS[Fruit(fruit_of(cell))].pale if is_tree(cell) else MEADOW
    return Text(f" {write_cell(cell)} ", Style(color=OUTLINE, bgcolor=paper, bold=True))
