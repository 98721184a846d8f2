"""A screen of 24 lines: what is new and what can be done stay on it; the rest is made smaller."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console

from greentable import grass
from greentable.bots import grass_bot
from greentable.core.shuffle import Stream
from greentable.grass import What
from greentable.table import open_table
from greentable.terminal.grass.display.turn_screen import TurnScreen
from greentable.terminal.grass.narration import PastEvent, past_events
from greentable.terminal.grass.voice import Voice
from greentable.text import Catalogue
from tests.slow_cases import more_but, slow_but
from tests.terminal.grass.seen_table import NAMES
from tests.terminal.said import said

FULL = {"table": True, "stash": False, "hand": True}


@cache
def turns(seed: str, seats: int) -> list[tuple[grass.View, list[PastEvent]]]:
    """The beginnings of the turns of seat 1 in a round of careful players."""
    bot, chance = grass_bot("rules"), Stream(seed.encode(), "bots")
    step = open_table(grass, "2018 max_rounds=1", NAMES[:seats], grass.Nature(seed))
    found: list[tuple[grass.View, list[PastEvent]]] = []
    fresh: list[PastEvent] = []
    while step.table.to_act:
        for ply in step.plies:
            fresh += past_events(grass.view(ply.before, 1), grass.events_for(ply.events, 1), 1)
        seat = step.table.to_act[0]
        view = step.table.view(seat)
        has_drawn = any((one.event.what, one.event.seat) == (What.DREW, 1) for one in fresh)
        if seat == 1 and view.phase is grass.Phase.TURN and has_drawn:
            found.append((view, fresh))
            fresh = []
        step = step.table.play(seat, bot(view, view.legal, chance))
    return found


def shown(view: grass.View, past: list[PastEvent], *, width: int = 80, height: int = 24) -> str:
    """The screen as plain text, as a terminal of this size shows it."""
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        height=height,
        force_terminal=True,
        color_system=None,
        highlight=False,
    )
    voice = Voice(Catalogue("en"), NAMES[: view.seats], 1)
    console.print(TurnScreen(view, voice, past, **FULL).on(console))
    return out.getvalue()


@pytest.mark.parametrize("seats", more_but([4], [2, 4, 6]))
@pytest.mark.parametrize("width", slow_but([60, 120], [60, 80, 120]))
def test_the_newest_turn_the_moves_and_the_status_are_in_the_last_lines(
    seats: int, width: int
) -> None:
    for view, past in turns("haystack", seats):
        lines = shown(view, past, width=width).splitlines()[-23:]

        text = "\n".join(lines)
        assert "Ana draws" in text
        assert "▶ Your turn" in text
        assert "discard" in text
        if any(one.is_attack for one in past):
            (by, *_) = [one.event for one in past if one.is_attack]
            assert NAMES[by.seat - 1] in text


def test_a_screen_of_four_players_fits_24_lines() -> None:
    heights = [len(shown(view, past).splitlines()) for view, past in turns("haystack", 4)]

    assert len(heights) > 5
    assert max(heights) <= 23


def test_what_is_folded_is_counted_and_attacks_are_kept() -> None:
    view, past = max(turns("fold", 6), key=lambda turn: len(turn[1]))
    attack = next(one for one in past if one.event.what is What.PLAYED)
    marked = [
        PastEvent(one.event, one.turn, one.draw, one is attack) if one is attack else one
        for one in past
    ]

    text = shown(view, marked, width=60, height=20)

    assert "more turn" in text
    assert said("terminal-folded", count=1).split(". ")[1] in text
    assert f"{NAMES[attack.event.seat - 1]} " in text


def test_where_there_is_room_the_table_has_frames_and_comes_after_the_news() -> None:
    view, past = turns("haystack", 3)[0]

    text = shown(view, past, height=50)

    assert text.index("Ana draws") < text.index("haystack")
    assert "╭─ ■ 2 Ben" in text


def test_a_pipe_has_room_for_everything() -> None:
    view, past = turns("haystack", 4)[-1]
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, color_system=None, highlight=False)
    voice = Voice(Catalogue("en"), NAMES[: view.seats], 1)

    console.print(TurnScreen(view, voice, past, **FULL).on(console))

    assert "╭─ ■ 2 Ben" in out.getvalue()
    assert "tells all" not in out.getvalue()
