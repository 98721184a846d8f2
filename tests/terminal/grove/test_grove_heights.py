"""Screens of few lines: the grove and its columns stay in sight above the question."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from greentable import grove
from greentable.bots.grove.greedy import choose
from greentable.shuffle import Stream
from greentable.table import open_table
from greentable.terminal.console import height_on
from greentable.terminal.grove import screen
from greentable.terminal.grove.board import PROMPT, Board
from greentable.terminal.grove.player import HEADING
from greentable.terminal.grove.voice import Voice
from greentable.text import Catalogue


def console(height: int, width: int = 80, *, is_terminal: bool = True) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=is_terminal,
        color_system=None,
        highlight=False,
    )


def turns(ruleset: str) -> list[tuple[grove.View, Voice]]:
    """What a player sees before each play of a game."""
    step = open_table(grove, ruleset, ("Ana",), grove.Nature("heights"))
    recipes = grove.recipes_said(step.table.state.rules.book)
    voice, chance = Voice(Catalogue("en"), ("Ana",), 1, recipes), Stream(b"bots", "")
    found = []
    while step.table.to_act:
        view = step.table.view(1)
        found.append((view, voice))
        step = step.table.play(1, choose(view, view.legal, chance))
    return found


def shown(view: grove.View, voice: Voice, on: Console, lines_above: int = HEADING) -> str:
    Board(voice, on).show_turn(view, lines_above)
    file = on.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("ruleset", ["house", "house recipes"])
def test_a_turn_fits_24_lines_with_the_columns_of_the_grove(ruleset: str) -> None:
    for view, voice in turns(ruleset):
        lines = shown(view, voice, console(24)).splitlines()

        assert len(lines) <= 24 - HEADING - PROMPT
        bounds = screen.picture_of(view, 1, voice).scene.bounds
        named = lines[0].split("score")[0].split()
        assert named == [str(column) for column in range(bounds.left, bounds.right + 1)]
        assert sum(f"card {card}" in "\n".join(lines) for card in view.hand) == len(view.hand)


def test_where_there_is_room_nothing_is_made_smaller() -> None:
    view, voice = turns("house")[-1]
    roomy, pipe = shown(view, voice, console(60)), shown(view, voice, console(5, is_terminal=False))

    assert roomy == pipe
    assert "270°" in roomy
    assert "shows your cards turned" not in roomy


def test_what_stands_above_the_first_screen_stays_in_sight() -> None:
    view, voice = turns("house")[0]
    assert "270°" in shown(view, voice, console(24))
    assert "shows your cards turned" in shown(view, voice, console(24), lines_above=9)


def test_a_low_grove_is_as_many_lines_lower_as_it_has_rows() -> None:
    view, voice = turns("house")[-1]
    on = console(24)
    pictures = [screen.picture_of(view, 1, voice, low=low) for low in (False, True)]
    tall, low = (height_on(on, picture) for picture in pictures)
    assert tall - low == pictures[0].scene.bounds.high
