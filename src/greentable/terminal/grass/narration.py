"""What happened, in words: one paragraph for each turn, as far as the reader could see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from greentable.grass import Event, State, What
from greentable.messages import Message, Row, sentences
from greentable.terminal.grass.ledger import TOLD as LEDGER
from greentable.terminal.grass.voice import Voice
from greentable.terminal.look import SOFT, seat_shape, seat_style
from greentable.text.grass import narrate


@dataclass(frozen=True)
class Happened:
    """An event as the reader saw it, and in whose turn; `draw` tells two turns of a seat apart."""

    event: Event
    turn: int
    draw: int


def happened(before: State, events: Iterable[Event], reader: int) -> list[Happened]:
    """What came of a move in this state, for the reader's eyes."""
    found = []
    for event in events:
        turn = event.seat if event.what is What.MISSED else before.turn
        draw = before.haystack_size - (event.what is What.DREW)
        found.append(Happened(event.for_viewer(reader), turn, draw))
    return found


def paragraphs(past: Sequence[Happened]) -> list[tuple[int, Row]]:
    """Whose turn it was (0: nobody's) and what happened in it."""
    told = []
    for (seat, _draw), parts in groupby(filter(_is_told, past), lambda one: (one.turn, one.draw)):
        said = [one for one in narrate(one.event for one in parts) if isinstance(one, Message)]
        if said:
            told.append((seat, sentences(said)))
    return told


def _is_told(one: Happened) -> bool:
    """A hand is shown, not told; the ledger is a table of its own; that others draw is clear."""
    what = one.event.what
    hidden_draw = what is What.DREW and one.event.card is None
    return not hidden_draw and what is not What.DEALT and what not in LEDGER


def narration(past: Sequence[Happened], voice: Voice) -> RenderableType:
    """The paragraphs, each marked with the shape of the seat whose turn it was."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    for seat, told in paragraphs(past):
        mark = Text(seat_shape(seat), seat_style(seat)) if seat else Text("·", SOFT)
        grid.add_row(mark, voice.coloured(told))
    return grid
