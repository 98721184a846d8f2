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
    heading = Text(voice.say("card", card=number).ljust(MARGIN), ACCENT)
    lines = [heading, *(Text(" " * MARGIN) for _ in range(CELLS // 2))]
    for turn in range(TURNS):
        width = width_of(turn)
        block = [f"{voice.say('turn', degrees=QUARTER * turn)}".ljust(_CELL * width)]
        lines[0].append(f"{block[0]}{' ' * GAP}", SOFT)
        for row in range(CELLS // 2):
            line = lines[row + 1]
            for column in range(width):
                index = row * width + column
                if index < CELLS:
                    line.append_text(printed_cell(cell_of(turned(face, turn), index)))
                else:
                    line.append(" " * _CELL)
            line.append(" " * GAP)
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)
