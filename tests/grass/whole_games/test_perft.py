"""The number of lines of play from a position: a rule that changes changes a number here.

When it was meant to: `python -m tests.games.golden_games grass`, and look at the difference.
"""

from __future__ import annotations

import pytest

from greentable import grass
from tests.games.perft import Line, read_table
from tests.grass.whole_games.grass_perft import PAGE, PERFT

TABLE = list(read_table(PAGE.read_text(encoding="utf-8")))


@pytest.mark.parametrize("line", TABLE, ids=lambda line: f"{line.name}-{line.depth}")
def test_there_are_as_many_lines_of_play_as_counted(line: Line) -> None:
    assert PERFT.count(line) == line.lines


def test_the_table_has_positions_of_both_editions_and_every_variant() -> None:
    rulesets = [grass.read_ruleset(line.position.split("\n")[0].strip()) for line in TABLE]
    assert len({line.name for line in TABLE}) >= 15
    assert {ruleset.stash_swap for ruleset in rulesets} == {True, False}
    for variant in grass.VARIANTS:
        assert any(getattr(ruleset, variant) for ruleset in rulesets)


def test_a_game_that_is_over_has_one_line_of_play() -> None:
    over = grass.new_game(grass.EDITION_2018, 2)
    over.phase = grass.Phase.OVER
    assert [PERFT.lines_of_play(over, depth) for depth in range(3)] == [1, 1, 1]


def test_counting_anew_changes_only_the_numbers() -> None:
    entry = "# A remark\n\nThe deal\n  2018\n  dealing\n  1: HG\n  2: MO\nperft 1 0\nperft 2 5\n"
    assert PERFT.counted(entry) == entry.replace("1 0", "1 27").replace("2 5", "2 725")
