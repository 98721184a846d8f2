"""The number of lines of play from a position: a rule that changes changes a number here.

When it was meant to: `python -m tests.games.golden_games grove`, and look at the difference.
"""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove import Phase
from tests.games.perft import Line, read_table
from tests.grove.whole_games.grove_perft import PAGE, PERFT, position

TABLE = list(read_table(PAGE.read_text(encoding="utf-8")))


@pytest.mark.parametrize("line", TABLE, ids=lambda line: f"{line.name}-{line.depth}")
def test_there_are_as_many_lines_of_play_as_counted(line: Line) -> None:
    assert PERFT.count(line) == line.lines


def test_the_table_has_games_alone_with_others_and_with_recipes() -> None:
    states = [position(line.position) for line in TABLE]
    assert len({line.name for line in TABLE}) >= 15
    assert {state.seats for state in states} >= {1, 2, 3}
    assert {state.rules.recipes for state in states} == {True, False}
    assert {Phase(state.phase) for state in states} == set(Phase) - {Phase.OVER}


def test_the_table_has_choices_of_the_barrow_and_of_scarce_dice() -> None:
    moves = [move for line in TABLE for move in grove.legal_moves(position(line.position), 1)]
    assert any(move.barrow for move in moves)
    assert any(move.dice for move in moves)


def test_the_deal_and_secret_choices_have_as_many_lines_as_arithmetic_says() -> None:
    """Cards come without repetition; of two who choose at once either comes first."""
    numbers = {(line.name, line.depth): line.lines for line in TABLE}
    assert numbers["The deal", 3] == 18 * 17 * 16
    assert numbers["The deal with recipes", 2] == (18 * 17 // 2) * 16
    each = numbers["Two choose at once, in either order", 1] // 2
    assert numbers["Two choose at once, in either order", 2] == 2 * each * each


def test_a_game_that_is_over_has_one_line_of_play() -> None:
    over = position("over\n   0\n0  O1")
    assert [PERFT.lines_of_play(over, depth) for depth in range(3)] == [1, 1, 1]
