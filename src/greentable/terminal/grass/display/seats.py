"""The seats at the table: opponents in panels side by side, the reader's own seat below."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from greentable.grass import View
from greentable.terminal.grass.display.card_styles import TO_ACT
from greentable.terminal.grass.display.stash import lamp, large_stash, small_stash
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import ACCENT, DANGER, seat_style

NARROWEST = 24  # columns of the narrowest panel that can show a stash


def opponents(view: View, voice: Voice, width: int) -> RenderableType:
    """All seats but the reader's, clockwise from the reader's left, in rows of equal panels."""
    order = [(view.viewer + step) % view.seats + 1 for step in range(view.seats)]
    seats = [seat for seat in order if seat != view.viewer] if view.viewer else order
    if len(seats) == 1:
        return large(view, seats[0], voice)
    rows = -(-len(seats) * NARROWEST // width)
    in_a_row = -(-len(seats) // max(1, rows))
    grid = Table.grid(expand=True)
    for _ in range(in_a_row):
        grid.add_column(ratio=1)
    for start in range(0, len(seats), in_a_row):
        together = seats[start : start + in_a_row]
        stashes = {seat: _lines(view, seat, voice) for seat in together}
        height = max(map(len, stashes.values()))
        grid.add_row(*(_small(view, seat, voice, stashes[seat], height) for seat in together))
    return grid


def _small(view: View, seat: int, voice: Voice, stash: list[Text], height: int) -> Panel:
    top = Table.grid(expand=True, padding=(0, 1))
    top.add_column()
    top.add_column(justify="right", no_wrap=True)
    top.add_row(lamp(view, seat, voice), voice.say("holds", count=view.hand_sizes[seat]))
    filler = [Text("")] * (height - len(stash))
    return _panel(view, seat, voice, Group(top, *stash, *filler))


def _lines(view: View, seat: int, voice: Voice) -> list[Text]:
    misses = [_misses(view, seat, voice)] if view.missed[seat] else []
    return [*misses, *small_stash(view, seat, voice)]


def _misses(view: View, seat: int, voice: Voice) -> Text:
    return Text(voice.say("misses", turns=view.missed[seat]), DANGER)


def large(view: View, seat: int, voice: Voice) -> RenderableType:
    """One seat over the full width: its stash in frames, its sums in full."""
    top = Table.grid(expand=True)
    top.add_column()
    top.add_column(justify="right")
    protected = voice.say("protected", amount=voice.figure(view.protected_profit[seat]))
    at_risk = voice.say("at-risk", amount=voice.figure(view.profit_at_risk[seat]))
    holds = voice.say("holds", count=view.hand_sizes[seat])
    state = lamp(view, seat, voice)
    if view.missed[seat]:
        state = Text.assemble(state, "  ", _misses(view, seat, voice))
    top.add_row(state, f"{protected} · {at_risk} · {holds}")
    return _panel(view, seat, voice, Group(top, large_stash(view, seat, voice)))


def in_lines(view: View, voice: Voice) -> RenderableType:
    """Every seat in a line or two without frames, for a screen with few lines."""
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_column(justify="right", no_wrap=True)
    order = [(view.viewer + step) % view.seats + 1 for step in range(view.seats)]
    for seat in order:
        mark = Text(f"{TO_ACT} " if seat in view.to_act else "  ", ACCENT)
        misses = [Text("  "), _misses(view, seat, voice)] if view.missed[seat] else []
        stash = [part for line in small_stash(view, seat, voice) for part in (Text("  "), line)]
        state = Text.assemble(lamp(view, seat, voice), *misses, *stash)
        holds = voice.say("holds", count=view.hand_sizes[seat])
        total = voice.say("total", amount=voice.figure(view.totals[seat]))
        grid.add_row(
            Text.assemble(mark, voice.who(seat, mark_reader=True)), state, f"{holds} · {total}"
        )
    return grid


def _panel(view: View, seat: int, voice: Voice, inside: RenderableType) -> Panel:
    title = Text()
    if seat in view.to_act:
        title.append(f"{TO_ACT} ", ACCENT)
    title.append_text(voice.who(seat))
    if seat == view.viewer:
        title.append(f" {voice.say('you')}")
    return Panel(
        inside,
        box=box.HEAVY if seat in view.to_act else box.ROUNDED,
        title=title,
        title_align="left",
        subtitle=Text(voice.say("total", amount=voice.figure(view.totals[seat]))),
        subtitle_align="right",
        border_style=seat_style(seat),
    )
