"""The end of a round on the screen: cards left in hand, the ledger, progress to the target."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greentable.grass import MESSAGES, Event, Line, View, What, event_message, line_message
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import ACCENT, DANGER, SOFT, seat_style

BAR, SHORTEST_BAR = 24, 6  # characters from 0 to the target
WIDEST = 14  # characters of a seat's name above its column; the bars have full names
GAP = 2
LEDGER_EVENTS = (What.SHOWED, What.SCORED, What.TOTAL)


@dataclass(frozen=True)
class _Row:
    """A line of the ledger: its heading, and the amount of each seat."""

    heading: str
    amounts: dict[int, int]
    style: str = ""
    begins_section: bool = False


def ledger(before: View, events: Sequence[Event], voice: Voice, width: int) -> RenderableType:
    """The scoring of a round: a column for each seat, lines in the order of the score sheet.

    Columns that do not fit side by side go into further tables below. `before` is the view before
    scoring, with the totals of earlier rounds.
    """
    shown = [event for event in events if event.what is What.SHOWED]
    messages = [event_message(event) for event in shown]
    hands = [Text(voice.text(message), SOFT) for message in messages if message is not None]
    rows = _rows(before, events, voice)
    columns = [_columns(rows, seats, voice) for seats in _side_by_side(rows, voice, width)]
    tables = [part for table in columns for part in (Text(""), table)]
    floor = [Text(words, SOFT) for words in _floor(before, events, voice)]
    return Group(
        *hands, *tables, Text(""), *floor, _bars(events, voice, before.rules.target, width)
    )


def _rows(before: View, events: Sequence[Event], voice: Voice) -> list[_Row]:
    rows = [
        _Row(
            voice.text(line_message(line)),
            {event.seat: event.amount for event in events if event.line is line},
            begins_section=line in {Line.NET_PROFIT, Line.RESULT},
        )
        for line in Line
    ]
    totals = {event.seat: event.amount for event in events if event.what is What.TOTAL}
    earlier = {seat: before.totals[seat] for seat in totals}
    return [
        *rows,
        _Row(voice.text(MESSAGES.say("line-before")), earlier),
        _Row(voice.text(MESSAGES.say("line-total")), totals, "total", begins_section=True),
    ]


def _side_by_side(rows: Sequence[_Row], voice: Voice, width: int) -> list[list[int]]:
    """The seats of each table: as many side by side as fit, evenly distributed."""
    heading = max(cell_len(row.heading) for row in rows)
    seats = list(rows[-1].amounts)
    widest = max(
        *(cell_len(_head(seat, voice).plain) for seat in seats),
        *(
            cell_len(_amount(amount, voice).plain)
            for row in rows
            for amount in row.amounts.values()
        ),
    )
    most = max(1, (width - heading) // (widest + GAP))
    tables = -(-len(seats) // most)
    in_each = -(-len(seats) // tables)
    return [seats[start : start + in_each] for start in range(0, len(seats), in_each)]


def _columns(rows: Sequence[_Row], seats: Sequence[int], voice: Voice) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    for seat in seats:
        table.add_column(_head(seat, voice), justify="right", no_wrap=True)
    for row in rows:
        if row.begins_section:
            table.add_section()
        cells = [_amount(row.amounts[seat], voice, total=row.style == "total") for seat in seats]
        table.add_row(row.heading, *cells)
    return table


def _head(seat: int, voice: Voice) -> Text:
    """A seat above its column, shortened if it is too long."""
    who = voice.who(seat)
    if cell_len(who.plain) <= WIDEST:
        return who
    return Text(f"{set_cell_size(who.plain, WIDEST - 1).rstrip()}…", seat_style(seat))


def _amount(amount: int, voice: Voice, *, total: bool = False) -> Text:
    if total:
        return Text(voice.figure(amount), ACCENT)
    if amount == 0:
        return Text("–", SOFT)
    return Text(voice.figure(amount), DANGER if amount < 0 else "")


def _floor(before: View, events: Sequence[Event], voice: Voice) -> list[str]:
    """grass.scoring.5: the seats whose total would be below 0, and is 0 instead."""
    said = []
    for event in events:
        if event.what is not What.TOTAL:
            continue
        scored = [
            line.amount
            for line in events
            if line.seat == event.seat and line.line in {Line.RESULT, Line.BONUS}
        ]
        would_be = before.totals[event.seat] + sum(scored)
        if would_be < event.amount:
            who = voice.names[event.seat - 1]
            said.append(voice.say("floor-of", who=who, amount=voice.figure(would_be)))
    return [voice.say("floor", people=voice.catalogue.listed(said))] if said else []


def _bars(events: Sequence[Event], voice: Voice, target: int, width: int) -> Table:
    """Each total as a bar that is full at the target."""
    totals = [event for event in events if event.what is What.TOTAL]
    names = [voice.who(event.seat, mark_reader=True) for event in totals]
    reached = [
        voice.say("of-target", amount=voice.figure(event.amount), target=target) for event in totals
    ]
    taken = max(map(cell_len, map(str, names))) + max(map(cell_len, reached)) + 2 * GAP
    length = max(SHORTEST_BAR, min(BAR, width - taken))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for event, name, reach in zip(totals, names, reached, strict=True):
        full = max(0, min(length, event.amount * length // target))
        bar = Text("█" * full, seat_style(event.seat)).append("░" * (length - full), SOFT)
        bar.no_wrap = True
        grid.add_row(name, bar, reach)
    return grid
