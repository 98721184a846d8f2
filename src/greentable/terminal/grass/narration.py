"""Narration of past events: one paragraph for each turn, with what the reader could see."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greentable.grass import Event, View, What
from greentable.terminal.grass.display.ledger import LEDGER_EVENTS
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import SOFT, seat_shape, seat_style
from greentable.text.grass import narrate
from greentable.words.messages import Message, Row, sentences

_ATTACKS = (
    *(What.PLAYED, What.STOLE, What.GAVE, What.GAVE_UP, What.WIPED_OUT),
    *(What.MUST_MISS, What.SWAPPED, What.TOOK, What.UNCOVERED),
)
"""Events that others do to a seat without its consent."""

_HAGGLING = {What.OFFERED, What.DECLINED, What.COUNTERED, What.ACCEPTED}
"""Events of a negotiation; its result is a separate event."""

_FEWEST = 3  # lines of a narration on the smallest screen


@dataclass(frozen=True)
class PastEvent:
    """An event as the reader saw it, with its turn; `draw` distinguishes turns of the same seat.

    `is_attack` is true if another player did it to the reader.
    """

    event: Event
    turn: int
    draw: int
    is_attack: bool = False


class Paragraph(NamedTuple):
    """The narration of a turn: its seat (0: none), and whether it contains an attack."""

    seat: int
    said: Row
    is_attack: bool


def past_events(before: View, events: Iterable[Event], reader: int) -> list[PastEvent]:
    """The events of one or more moves, each with its turn; `before` is the view before them."""
    past = []
    whose, draw = before.turn, before.haystack_size
    for event in events:
        if event.what is What.DREW:
            whose, draw = event.seat, draw - 1
        turn = event.seat if event.what is What.MISSED else whose
        is_attack = turn != reader and reader in {event.seat, event.to} and event.what in _ATTACKS
        past.append(PastEvent(event, turn, draw, bool(reader) and is_attack))
    return past


def paragraphs(past: Sequence[PastEvent]) -> list[Paragraph]:
    """The narration of past events, a paragraph for each turn."""
    told = []
    for (seat, _draw), group in groupby(filter(_is_told, past), lambda one: (one.turn, one.draw)):
        parts = list(group)
        said = [one for one in narrate(one.event for one in parts) if isinstance(one, Message)]
        if said:
            is_attack = any(one.is_attack for one in parts)
            told.append(Paragraph(seat, sentences(said), is_attack))
    return told


def _is_told(one: PastEvent) -> bool:
    """True if an event belongs in the narration.

    The reader's hand and the ledger are shown separately. Hidden draws of others go without saying,
    and so do secret choices: they are told when all have chosen.
    """
    what = one.event.what
    hidden_draw = what is What.DREW and one.event.card is None
    return not hidden_draw and what not in {What.DEALT, What.CHOSE, *LEDGER_EVENTS}


def narration(past: Sequence[PastEvent], voice: Voice) -> RenderableType:
    """The paragraphs, each marked with the shape of its turn's seat."""
    return _grid(paragraphs(past), voice)


def narration_in(
    past: Sequence[PastEvent], voice: Voice, room: int, height: Callable[[RenderableType], int]
) -> RenderableType:
    """The narration in at most `room` lines, as measured by `height`; omitted turns are counted.

    The newest turn and attacks on the reader stay even if there is no room; of a turn with an
    attack only the attack is told. Of the other turns the newest stay, without negotiations.
    """
    told = paragraphs(past)
    if height(_grid(told, voice)) <= room:
        return _grid(told, voice)
    told = paragraphs(list(_shortened(past)))
    room = max(room, _FEWEST) - 1  # for the line that counts
    kept: set[int] = set()
    for place in sorted(range(len(told)), key=lambda place: (not told[place].is_attack, -place)):
        needed = height(_grid([told[place]], voice))
        if told[place].is_attack or place == len(told) - 1 or needed <= room:
            kept.add(place)
            room -= needed
    rest = len(told) - len(kept)
    shown = _grid([told[place] for place in sorted(kept)], voice)
    return Group(Text(voice.say("folded", count=rest), SOFT), shown) if rest else shown


def _shortened(past: Sequence[PastEvent]) -> Iterator[PastEvent]:
    """Events without negotiations; of a turn with an attack, only the attack and its card."""
    attacks = {(one.turn, one.draw) for one in past if one.is_attack}
    for one in past:
        if (one.turn, one.draw) in attacks:
            if one.is_attack or one.event.what is What.PLAYED:
                yield one
        elif one.event.what not in _HAGGLING:
            yield one


def _grid(told: Sequence[Paragraph], voice: Voice) -> RenderableType:
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    for seat, said, is_attack in told:
        mark = Text(seat_shape(seat), seat_style(seat)) if seat else Text("·", SOFT)
        grid.add_row(mark, voice.coloured(said), style="bold" if is_attack else None)
    return grid
