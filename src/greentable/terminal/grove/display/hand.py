"""Cards as text: their cells, and the hand with each card in its four rotations.

Colour is never the only sign: trees also have the letter of their fruit.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from greentable.drawing.cell import INKS
from greentable.drawing.palette import MEADOW, OUTLINE
from greentable.grove import (
    CELLS,
    QUARTER,
    ROTATIONS,
    Fruit,
    View,
    cell_of,
    fruit_of,
    is_tree,
    rotated,
    width_of,
    write_cell,
)
from greentable.terminal.grove.voice import Voice
from greentable.terminal.styles import ACCENT, SOFT

MARGIN = 9
GAP = 3
_CELL = 4  # characters
_WHOLE = MARGIN + _CELL * sum(map(width_of, range(ROTATIONS))) + GAP * (ROTATIONS - 1)


def hand(view: View, voice: Voice) -> RenderableType:
    """The reader's cards, one below the other, or a sentence that there are none."""
    if not view.hand:
        return Text(voice.say("hand-empty"))
    return cards(view.hand, view.rules.deck, voice)


def small_hand(view: View, voice: Voice) -> RenderableType:
    """The reader's cards side by side, unrotated, for a screen with few lines."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    cells = []
    for number in view.hand:
        face, width = view.rules.deck[number - 1], width_of(0)
        rows = [_cells(face, row, width) for row in range(CELLS // width)]
        heading = Text(voice.say("card", card=number), ACCENT)
        cells += [heading, Text("\n").join(rows)]
    grid.add_row(*cells)
    return Group(grid, Text(voice.say("hand-turned" if view.hand else "hand-empty"), SOFT))


def cards(numbers: Iterable[int], deck: tuple[int, ...], voice: Voice) -> RenderableType:
    """Some cards of a deck in their four rotations."""
    return Group(*(FourRotations(number, deck[number - 1], voice) for number in numbers))


class FourRotations:
    """A card in its four rotations clockwise, each under its degrees.

    A Rich renderable: in one row if there is room, else in two.
    """

    def __init__(self, number: int, face: int, voice: Voice) -> None:
        self._number = number
        self._face = face
        self._voice = voice

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        heading = self._voice.say("card", card=self._number)
        if options.max_width >= _WHOLE:
            yield self._row(heading, range(ROTATIONS))
        else:
            yield self._row(heading, range(ROTATIONS // 2))
            yield self._row("", range(ROTATIONS // 2, ROTATIONS))

    def _row(self, heading: str, rotations: range) -> Text:
        top = Text.assemble((heading.ljust(MARGIN), ACCENT))
        lines = [top, *(Text(" " * MARGIN) for _ in range(CELLS // 2))]
        for rotation in rotations:
            width = width_of(rotation)
            gap = " " * GAP if rotation > rotations[0] else ""
            degrees = self._voice.say("rotation", degrees=QUARTER * rotation)
            top.append(gap + degrees.ljust(_CELL * width), SOFT)
            for row, line in enumerate(lines[1:]):
                line.append(gap)
                line.append_text(_cells(rotated(self._face, rotation), row, width))
        return Text("\n").join(lines)


def _cells(face: int, row: int, width: int) -> Text:
    """A row of cells of a rotated card; spaces below a card of only two rows."""
    cells = range(row * width, (row + 1) * width)
    if cells[-1] >= CELLS:
        return Text(" " * _CELL * width)
    return Text.assemble(*(printed_cell(cell_of(face, index)) for index in cells))


def printed_cell(cell: int) -> Text:
    """A cell of a card: ``O2`` on its tree's colour, ``--`` on the colour of the glade."""
    paper = INKS[Fruit(fruit_of(cell))].pale if is_tree(cell) else MEADOW
    return Text(f" {write_cell(cell)} ", Style(color=OUTLINE, bgcolor=paper, bold=True))
