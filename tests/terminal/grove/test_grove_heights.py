"""Screens of few lines: the grove and its columns stay in sight above the question."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from greentable import grove
from greentable.bots.grove.greedy import choose
from greentable.core.shuffle import Stream
from greentable.drawing.terminal import Height
from greentable.table import open_table
from greentable.terminal.console import height_on
from greentable.terminal.grove.display import screen
from greentable.terminal.grove.display.board import PROMPT, Board
from greentable.terminal.grove.player import HEADING
from greentable.terminal.grove.voice import Voice
from greentable.text import Catalogue
from greentable.words.catalogue import languages
from tests.slow_cases import more_but
from tests.terminal.said import said


def console(height: int, width: int = 80, *, is_terminal: bool = True) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=is_terminal,
        color_system=None,
        highlight=False,
    )


def turns(
    ruleset: str, seed: str = "heights", language: str = "en"
) -> list[tuple[grove.View, Voice]]:
    """The screen before each play of a game."""
    step = open_table(grove, ruleset, ("Ana",), grove.Nature(seed))
    recipes = grove.recipes_said(step.table.state.rules.book)
    voice, chance = Voice(Catalogue(language), ("Ana",), 1, recipes), Stream(b"bots", "")
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
        named = lines[0].split("Score")[0].split()
        assert named == [str(column) for column in range(bounds.left, bounds.right + 1)]
        assert sum(f"card {card}" in "\n".join(lines) for card in view.hand) == len(view.hand)


@pytest.mark.parametrize("language", more_but({"en", "de"}, languages()))
@pytest.mark.parametrize("ruleset", ["house", "house recipes"])
def test_a_turn_fits_60_columns_and_24_lines_however_high_the_grove_is(
    ruleset: str, language: str
) -> None:
    for view, voice in turns(ruleset, "b", language):
        printed = shown(view, voice, console(24, 60))

        assert len(printed.splitlines()) <= 24 - HEADING - PROMPT
        scene = screen.picture_of(view, 1, voice).scene
        assert re.match(rf" +{scene.bounds.left} .* {scene.bounds.right}\b", printed)
        assert str(view.scores[1]) in printed
        for standing in view.standings[1]:
            assert voice.text(voice.recipes[standing.recipe - 1].name) in printed


def test_where_a_card_lies_for_now_its_grove_is_shown_as_low_as_it_must_be() -> None:
    view, voice = turns("house recipes", "b")[-1]
    explained = grove.explain_view(view, view.legal[-1], voice.recipes)
    on = console(24, 60)
    Board(voice, on).show_try(explained)
    assert isinstance(on.file, io.StringIO)
    assert len(on.file.getvalue().splitlines()) <= 24 - PROMPT


def test_where_there_is_room_nothing_is_made_smaller() -> None:
    view, voice = turns("house")[-1]
    roomy, pipe = shown(view, voice, console(60)), shown(view, voice, console(5, is_terminal=False))

    assert roomy == pipe
    assert "270°" in roomy
    assert said("grove-terminal-hand-turned") not in roomy


def test_what_stands_above_the_first_screen_stays_in_sight() -> None:
    view, voice = turns("house")[0]
    assert "270°" in shown(view, voice, console(24))
    assert said("grove-terminal-hand-turned") in shown(view, voice, console(24), lines_above=9)


def test_a_low_grove_is_as_many_lines_lower_as_it_has_rows_and_a_flat_one_has_nothing_else() -> (
    None
):
    view, voice = turns("house")[-1]
    on = console(24)
    pictures = [screen.picture_of(view, 1, voice, height=height) for height in Height]
    tall, low, flat = (height_on(on, picture) for picture in pictures)
    rows = pictures[0].scene.bounds.high
    assert tall - low == rows
    assert low - flat == rows + 1, "the lines above, between and below the rows"
