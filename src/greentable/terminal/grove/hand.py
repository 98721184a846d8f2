"""The cards in hand: each in its four turns, as they would lie."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from greentable.grove import View
from greentable.grove.cards import CELLS, TURNS, cell_of, turned, width_of
from greentable.grove.notation import QUARTER
from greentable.terminal.grove.look import ACCENT, SOFT, printed_cell
from greentable.terminal.grove.voice import Voice

MARGIN = 9
GAP = 3
_CELL = 4  # characters


def hand(view: View, voice: Voice) -> RenderableType:
    """The reader's cards, one below the other."""
    return cards(view.hand, view.rules.deck, voice)


def cards(numbers: Iterable[int], deck: tuple[int, ...], voice: Voice) -> RenderableType:
    """Some cards of a deck in their four turns."""
    return Group(*(in_four_turns(number, deck[number - 1], voice) for number in numbers))


def in_four_turns(number: int, face: int, voice: Voice) -> Text:
    """A card as printed, then after each quarter turn clockwise, with the degrees above."""
    heading = Text.assemble((voice.say("card", card=number).ljust(MARGIN), ACCENT))
    lines = [heading, *(Text(" " * MARGIN) for _ in range(CELLS // 2))]
    for turn in range(TURNS):
        width = width_of(turn)
        gap = " " * GAP if turn else ""
        degrees = voice.say("turn", degrees=QUARTER * turn)
        heading.append(gap + degrees.ljust(_CELL * width), SOFT)
        for row, line in enumerate(lines[1:]):
            line.append(gap)
            line.append_text(_row(turned(face, turn), row, width))
    return Text("\n").join(lines)


def _row(face: int, row: int, width: int) -> Text:
    """A row of a turned card; spaces below one that lies."""
    cells = range(row * width, (row + 1) * width)
    if cells[-1] >= CELLS:
        return Text(" " * _CELL * width)
    return Text.assemble(*(printed_cell(cell_of(face, index)) for index in cells))
