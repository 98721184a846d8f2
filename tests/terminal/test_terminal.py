"""A real (pseudo-)terminal: colours, its width, a pause at the end of a round, Ctrl-D."""

from __future__ import annotations

import re

from tests.terminal.pseudo_terminal import CTRL_D, Terminal, asks, plain, terminal
from tests.terminal.said import SAVED

OPTIONS = ("play", "grass", "--seats", "2", "--seed", "terminal")


def test_a_terminal_gets_colours_and_is_filled_to_its_width() -> None:
    with terminal(*OPTIONS, columns=100) as it:
        shown = it.read_until(asks)
        it.type("quit\r")
        assert it.end() == 0

    assert "\x1b[" in shown
    assert max(len(line) for line in plain(shown).splitlines()) == 100


def test_no_color_means_no_colour_and_nothing_else_of_the_kind() -> None:
    with terminal(*OPTIONS, NO_COLOR="1") as it:
        shown = it.read_until(asks)
        it.type("quit\r")
        it.end()

    assert not re.search(r"\x1b\[[0-9;]*m", shown)


def test_ctrl_d_ends_the_game_with_the_hint() -> None:
    with terminal(*OPTIONS) as it:
        it.read_until(asks)
        it.type(CTRL_D)
        assert it.end() == 0
        assert SAVED in plain(it.shown)


# With so small a deck the round is over after a few turns.
SMALL = ("--set", "deck=MO:4,HG:6,MX:6", "--set", "target=10000000")


def play_a_round(it: Terminal) -> None:
    """Till the ledger is there, and the terminal waits."""
    for _ in range(60):
        it.shown = ""
        shown = plain(
            it.read_until(lambda text: asks(text) or "Press Enter to deal round 2" in text)
        )
        if "Press Enter to deal round 2" in shown:
            break
        it.type("0\r" if "end your turn" in shown else "1\r")
    assert "Round 1 is over" in shown


def test_a_round_can_be_played_by_hand_and_its_ledger_read_in_peace() -> None:
    with terminal(*OPTIONS, *SMALL) as it:
        play_a_round(it)
        it.shown = ""
        it.type("\r")
        assert "round 2" in plain(it.read_until(asks))
        it.type("quit\r")
        assert it.end() == 0


def test_one_can_leave_after_a_round() -> None:
    for typed in ("quit\r", CTRL_D):
        with terminal(*OPTIONS, *SMALL) as it:
            play_a_round(it)
            it.type(typed)
            assert it.end() == 0
            assert SAVED in plain(it.shown)
