"""The end of a round on the screen: what was left in hand, the ledger, the way to the target."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greentable.grass import Event, Line, What
from greentable.terminal.grass.look import ACCENT, DANGER, SOFT, seat_style
from greentable.terminal.grass.voice import Voice
from greentable.text.catalogue import key_of
from greentable.text.grass import narrate

BAR = 24  # characters from nothing to the target
TOLD = (What.SHOWED, What.SCORED, What.TOTAL)


def ledger(events: Sequence[Event], voice: Voice, target: int) -> RenderableType:
    """The scoring of a round, a column for each seat, lines in the order of the sheet."""
    shown = [event for event in events if event.what is What.SHOWED]
    hands = [Text(narrate(voice.catalogue, event, voice.names) or "", SOFT) for event in shown]
    return Group(*hands, _columns(events, voice), _bars(events, voice, target))


def _columns(events: Sequence[Event], voice: Voice) -> Table:
    seats = [event.seat for event in events if event.what is What.TOTAL]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(no_wrap=True)
    for seat in seats:
        table.add_column(voice.who(seat), justify="right", overflow="ellipsis", no_wrap=True)
    for line in Line:
        if line is Line.NET:
            table.add_section()
        amounts = [event.amount for event in events if event.line is line]
        heading = voice.catalogue.say(f"grass-line-{key_of(line.name)}")
        table.add_row(heading, *(_amount(amount, voice) for amount in amounts))
    table.add_section()
    totals = [event.amount for event in events if event.what is What.TOTAL]
    heading = voice.catalogue.say("grass-line-total")
    table.add_row(heading, *(Text(voice.figure(amount), ACCENT) for amount in totals))
    return table


def _amount(amount: int, voice: Voice) -> Text:
    if amount == 0:
        return Text("–", SOFT)
    return Text(voice.figure(amount), DANGER if amount < 0 else "")


def _bars(events: Sequence[Event], voice: Voice, target: int) -> Table:
    """Each total as a bar, full at the target."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for event in events:
        if event.what is What.TOTAL:
            full = min(BAR, event.amount * BAR // target)
            bar = Text("█" * full, seat_style(event.seat)).append("░" * (BAR - full), SOFT)
            reach = voice.say("of-target", amount=voice.figure(event.amount), target=target)
            grid.add_row(voice.who(event.seat), bar, reach)
    return grid
