"""What happened, in words: one paragraph for each turn, as far as the reader could see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greentable.grass import Event, View, What
from greentable.terminal.grass.ledger import TOLD as LEDGER
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import SOFT, seat_shape, seat_style
from greentable.text.grass import narrate
from greentable.words.messages import Message, Row, sentences

_ATTACKS = (
    *(What.PLAYED, What.STOLE, What.GAVE, What.GAVE_UP, What.WIPED_OUT),
    *(What.MUST_MISS, What.SWAPPED, What.TOOK, What.UNCOVERED),
)
"""What others do to a seat without asking it."""

_HAGGLING = {What.OFFERED, What.DECLINED, What.COUNTERED, What.ACCEPTED}
"""Words about a trade; what came of it is told apart."""

_FEWEST = 3  # lines of a narration, however small the screen is


@dataclass(frozen=True)
class Happened:
    """An event as the reader saw it, and in whose turn; `draw` tells two turns of a seat apart.

    `is_attack` if somebody else did it to the reader.
    """

    event: Event
    turn: int
    draw: int
    is_attack: bool = False


class Paragraph(NamedTuple):
    """What happened in a turn: whose it was (0: nobody's), whether it was done to the reader."""

    seat: int
    said: Row
    is_attack: bool


def happened(before: View, events: Iterable[Event], reader: int) -> list[Happened]:
    """What the reader saw happen, of one move or of several, from how the table was before."""
    found = []
    whose, draw = before.turn, before.haystack_size
    for event in events:
        if event.what is What.DREW:
            whose, draw = event.seat, draw - 1
        turn = event.seat if event.what is What.MISSED else whose
        is_attack = turn != reader and reader in {event.seat, event.to} and event.what in _ATTACKS
        found.append(Happened(event, turn, draw, bool(reader) and is_attack))
    return found


def paragraphs(past: Sequence[Happened]) -> list[Paragraph]:
    """What happened, a paragraph for each turn."""
    told = []
    for (seat, _draw), group in groupby(filter(_is_told, past), lambda one: (one.turn, one.draw)):
        parts = list(group)
        said = [one for one in narrate(one.event for one in parts) if isinstance(one, Message)]
        if said:
            is_attack = any(one.is_attack for one in parts)
            told.append(Paragraph(seat, sentences(said), is_attack))
    return told


def _is_told(one: Happened) -> bool:
    """A hand is shown, not told; the ledger is a table of its own; that others draw is clear.

    So is that they have chosen: what it was is told when all have.
    """
    what = one.event.what
    hidden_draw = what is What.DREW and one.event.card is None
    return not hidden_draw and what not in {What.DEALT, What.CHOSE, *LEDGER}


def narration(past: Sequence[Happened], voice: Voice) -> RenderableType:
    """The paragraphs, each marked with the shape of the seat whose turn it was."""
    return _marked(paragraphs(past), voice)


def folded(
    past: Sequence[Happened], voice: Voice, room: int, height: Callable[[RenderableType], int]
) -> RenderableType:
    """The narration in this many lines, as `height` counts them: what does not fit is only counted.

    The newest turn and what was done to the reader are kept even if there is no room, without what
    else happened in that turn; and of the others the newest, without words about trades.
    """
    told = paragraphs(past)
    if height(_marked(told, voice)) <= room:
        return _marked(told, voice)
    told = paragraphs(list(_in_short(past)))
    room = max(room, _FEWEST) - 1  # for the line that counts
    kept: set[int] = set()
    for place in sorted(range(len(told)), key=lambda place: (not told[place].is_attack, -place)):
        needed = height(_marked([told[place]], voice))
        if told[place].is_attack or place == len(told) - 1 or needed <= room:
            kept.add(place)
            room -= needed
    rest = len(told) - len(kept)
    shown = _marked([told[place] for place in sorted(kept)], voice)
    return Group(Text(voice.say("folded", count=rest), SOFT), shown) if rest else shown


def _in_short(past: Sequence[Happened]) -> Iterator[Happened]:
    """What came of trades; of a turn that hit the reader just the hits, and by which card."""
    hitting = {(one.turn, one.draw) for one in past if one.is_attack}
    for one in past:
        if (one.turn, one.draw) in hitting:
            if one.is_attack or one.event.what is What.PLAYED:
                yield one
        elif one.event.what not in _HAGGLING:
            yield one


def _marked(told: Sequence[Paragraph], voice: Voice) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    for seat, said, is_attack in told:
        mark = Text(seat_shape(seat), seat_style(seat)) if seat else Text("·", SOFT)
        grid.add_row(mark, voice.coloured(said), style="bold" if is_attack else None)
    return grid
