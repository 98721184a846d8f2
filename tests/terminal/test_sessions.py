"""Whole sessions at a pseudo-terminal: rounds, a kill, a curtain, every language."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from rich.cells import cell_len

from greentable.text import Catalogue
from tests.terminal.grass.seen_table import EACH_LANGUAGE_PLAYED
from tests.terminal.pseudo_terminal import Terminal, asks, plain, terminal
from tests.terminal.said import SAVED, said

GRASS = ("play", "grass", "--seats", "2", "--seed", "terminal")
SMALL = ("--set", "deck=MO:4,HG:6,MX:6", "--rounds", "1")
"""With so small a deck the round is over after a few turns."""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with no games in it."""
    monkeypatch.setenv("GREENTABLE_DATA", str(tmp_path))
    return tmp_path


def play_on(it: Terminal) -> str:
    """Take the first move of the list until the game is over; all that was shown."""
    told = shown = plain(it.read_until(asks))
    while asks(shown):
        shown = it.answer("0" if "end your turn" in shown else "1")
        told += shown
    return told


@pytest.mark.parametrize("columns", [60, pytest.param(80, marks=pytest.mark.slow), 120])
def test_a_round_is_played_on_a_screen_of_24_lines(columns: int) -> None:
    with terminal(*GRASS, *SMALL, columns=columns, lines=24) as it:
        told = play_on(it)
        assert it.end() == 0

    assert "Deal Baron" in told
    screens = [text.splitlines() for text in re.split(r"> (?:0|1)\r?\n", told)]
    assert len(screens) >= 5
    for screen in screens[1:-1]:
        assert len(screen) <= 24
    free = [line for line in told.splitlines() if not re.search(r"\] >|greentable |--seed", line)]
    assert max(map(cell_len, map(str.rstrip, free))) <= columns


def test_a_game_of_grove_is_played_to_its_count() -> None:
    with terminal("play", "grove", "--seed", "terminal", lines=24) as it:
        it.read_until(asks)
        for _ in range(8):
            it.answer("list")
            number = re.findall(r"^ *(\d+) \S+:", plain(it.shown), re.MULTILINE)[0]
            it.answer(number)
            shown = it.answer("")
        assert "Your harvest: " in shown
        it.type("\r")
        assert it.end() == 0


def test_after_a_kill_the_terminal_is_as_it_was_and_the_game_goes_on() -> None:
    with terminal(*GRASS) as it:
        it.read_until(asks)
        before = it.answer("1")
        it.process.send_signal(signal.SIGKILL)
        it.process.wait()
        assert it.has_own_mode
    assert "end your turn" in before

    with terminal("games", "grass-1") as it:
        shown = plain(it.read_until(asks))
        assert "Then end your turn." in shown
        assert "1 Ana (you)" in shown
        it.type("quit\r")
        assert it.end() == 0


def test_arrow_keys_do_not_spoil_a_line() -> None:
    with terminal(*GRASS) as it:
        it.read_until(asks)
        shown = it.answer("\x1b[Ahand")
        assert "Unknown" not in shown
        it.type("quit\r")
        assert it.end() == 0


def test_two_people_never_see_the_cards_of_each_other() -> None:
    options = ("play", "grass", "--people", "Ann,Ben", "--seats", "2", "--seed", "curtain")
    with terminal(*options, lines=24) as it:
        curtain = it.read_until(asks)
        first = re.findall(r"It’s (\w+)’s turn", plain(curtain))[0]
        assert "Type ? for help" in plain(curtain)
        assert "\x1b[2J" not in curtain, "who begins reads what the game is about"
        assert "hand" not in plain(curtain).split("look away")[0].split("this keyboard")[-1]
        shown = it.answer("")
        assert f"{first} (you)" in shown
        while "look away" not in shown:
            shown = it.answer("0" if "end your turn" in shown else "1")
        second = re.findall(r"It’s (\w+)’s turn", shown)[0]
        after = it.shown.split("\x1b[2J")[-1]
        assert second != first
        assert "\x1b[3J" in it.shown, "nothing is left above the screen either"
        assert "draws" not in plain(after)
        assert f"{second} (you)" in it.answer("")
        it.type("quit\r")
        assert it.end() == 0
        assert SAVED in plain(it.shown)

    with terminal("games", "grass-1", lines=24) as it:
        shown = it.read_until(asks)
        assert f"It’s {second}’s turn" in plain(shown)
        assert shown.startswith("\x1b[H\x1b[2J\x1b[3J"), "nothing is left of what was seen before"
        it.type("exit\r")
        assert it.end() == 0, "one can also leave here"
        assert SAVED in plain(it.shown)


@pytest.mark.parametrize("language", EACH_LANGUAGE_PLAYED)
def test_a_session_in_every_language(language: str) -> None:
    catalogue = Catalogue(language)
    with terminal("--language", language, *GRASS, *SMALL, lines=24) as it:
        assert catalogue.say("grass-status-turn") in plain(it.read_until(asks))
        assert catalogue.say("terminal-more") in it.answer("help")
        it.answer("q")
        # Which of several good moves it is depends on how long the machine could think.
        begins = catalogue.say("terminal-hint", words="…", token="…").split("…")[0]
        assert begins.strip() in it.answer(catalogue.say("command-hint").split(",")[0])
        it.type("exit\r")
        assert it.end() == 0
        assert "grass-1" in plain(it.shown)


def test_long_texts_are_shown_a_screen_at_a_time() -> None:
    with terminal(*GRASS, lines=24) as it:
        it.read_until(asks)
        shown = it.answer("rules")
        pages = 0
        while said("terminal-more")[:-2] in shown:
            assert len(shown.splitlines()) <= 25
            pages += 1
            shown = it.answer("")
        assert pages >= 2
        assert said("terminal-back-to-table")[:-2] in shown, "the last page stays, too"
        assert "Your turn" not in shown
        assert "Your turn" in it.answer("")
        it.answer("rules")
        assert "Your turn" in it.answer("q")


@pytest.mark.parametrize("pages", [0, 1])
def test_what_is_typed_below_a_page_is_answered_at_once(pages: int) -> None:
    with terminal(*GRASS, lines=24) as it:
        it.read_until(asks)
        it.answer("help")
        for _ in range(pages):
            it.answer("")
        shown = it.answer("why MC")
        assert "Ends the round immediately" in shown
        assert "haystack" not in shown, "no table comes between"
        assert shown.count("Your turn") == 1
        it.answer("help")
        it.type("exit\r")
        assert it.end() == 0


def test_after_a_long_text_what_happened_is_told_again() -> None:
    with terminal(*GRASS, lines=24) as it:
        first = plain(it.read_until(asks))
        it.answer("help")
        again = it.answer("q")
        assert "Ana draws" in first
        assert "Ana draws" in again


def test_a_card_that_lies_for_now_is_shown_again_after_a_long_text() -> None:
    with terminal("play", "grove", "--seed", "terminal", lines=24) as it:
        it.read_until(asks)
        it.answer("list")
        number = re.findall(r"^ *(\d+) \S+:", plain(it.shown), re.MULTILINE)[0]
        lying = it.answer(number)
        score = lying.strip().splitlines()[-2]
        it.answer("help")
        again = it.answer("q")
        assert score in again
        assert "dice left" not in it.answer("").partition("dice left")[2], "the turn is shown once"


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_the_first_screen_says_what_the_game_is_about_and_where_help_is(game: str) -> None:
    with terminal("play", game, "--seed", "terminal", lines=24) as it:
        seen = plain(it.read_until(asks)).splitlines()[-24:]
    help_is_at = {"grass": "Type ? for help", "grove": "“?” for all commands"}
    aim = {"grass": "Grass: open your market", "grove": "You place eight cards"}
    assert any(help_is_at[game] in line for line in seen)
    assert any(aim[game] in line for line in seen)


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_after_a_long_text_the_table_is_shown_again(game: str) -> None:
    with terminal("play", game, "--seed", "terminal", lines=24) as it:
        first = plain(it.read_until(asks))
        it.answer("help")
        again = it.answer("q")
        heading = {"grass": "haystack", "grove": "dice left"}
        assert heading[game] in first
        assert heading[game] in again
        assert heading[game] not in it.answer("hand")


def test_a_question_that_is_too_long_for_a_line_is_broken_at_words() -> None:
    options = ("play", "grass", "--people", "Ann,Ben", "--seats", "2", "--seed", "curtain")
    with terminal(*options, columns=60) as it:
        lines = plain(it.read_until(asks)).splitlines()
    assert lines[-1].strip() == "press Enter >"
    assert lines[-2].rstrip() == "It’s Ann’s turn. Everyone else, please look away. Ann,"


@pytest.mark.parametrize("columns", [60, 80])
def test_a_dumb_terminal_gets_no_sequences_and_is_filled_to_its_width(columns: int) -> None:
    with terminal(*GRASS, columns=columns, TERM="dumb", COLORTERM="") as it:
        lines = plain(it.read_until(asks)).splitlines()
        assert max(map(cell_len, map(str.rstrip, lines))) == columns
        it.type("quit\r")
        assert it.end() == 0
        assert "\x1b" not in it.shown


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_a_terminal_that_is_not_utf_8_has_whole_frames(game: str) -> None:
    with terminal("play", game, "--seed", "s", PYTHONIOENCODING="ascii", NO_COLOR="1") as it:
        it.read_until(asks)
        it.answer("score")
        it.type("quit\r")
        assert it.end() == 0
    assert it.shown.isascii()
    assert "??" not in it.shown
