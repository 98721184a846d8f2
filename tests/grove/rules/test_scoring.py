"""grove.scoring: what a grove is worth."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove.cards import die_of
from greentable.grove.moves import code_of
from greentable.grove.rules.placement import place_of
from greentable.grove.rules.scoring import band, score, score_after
from tests.grove.grove_table import outcome, play, position, table

CARD = "card 7  O1 Y2 G1 / -- G2 Y1"


@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("O1/2  Y2/6  G1/10  O2/15", 33),
        ("O1    Y2    G1     --   ", 0),
        ("O1/2  --/Y6 --/G10 O2   ", 2),
        ("O1/2  --/Y6 --/G10 --/O15", 2),
        ("Y1    Y2/3  --     Y1/3 ", 6),
    ],
)
def test_dice_and_barrow_count_on_trees_and_not_on_glades(row: str, points: int) -> None:
    """grove.scoring.1: the sum of what lies on trees."""
    state = table(
        f"""
            0  1  2  3
        0   {row}
        """
    )
    assert score(state, 1) == points == grove.returns(state)[0]


@pytest.mark.parametrize(
    ("above", "row", "below", "cost"),
    [
        (".", ".    O1* .", ".", 1),
        (".", "Y1   O1* G2", ".", 1),
        (".", "Y1/2 O1* G2", ".", 2),
        ("G1/3", "Y1/2 O1* G2/10", "O1/2", 5),
        ("G1/15", "Y1   O1* G2", ".", 2),
        ("--/G3", "--/Y2 O1* --", "--/G15", 1),
    ],
)
def test_the_squirrel_costs_one_and_one_for_each_die_on_a_tree_beside_it(
    above: str, row: str, below: str, cost: int
) -> None:
    """grove.scoring.2: orthogonally beside, the barrow too; on glades they cost nothing."""
    state = table(
        f"""
            0  1  2
        0   O1/2 {above} O1/2
        1   {row}
        2   O1/2 {below} .
        """
    )
    assert state.squirrel_cost[1] == cost
    assert score(state, 1) == sum(state.harvest[1]) - cost


def test_a_total_may_be_negative() -> None:
    """grove.scoring.1 and 2: a squirrel and no die."""
    start = f"""
        {CARD}
        hand 7
            0
        0   Y1
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        over | score -1
            0     1   2
        0   O1*   Y2  G1
        1   --    G2  Y1
        """
    )
    assert grove.returns(play(start, "7:0,0,0")) == [-1]


def test_a_die_laid_beside_the_squirrel_later_costs_too() -> None:
    """grove.scoring.2: what counts is what lies there at the end."""
    start = f"""
        {CARD}
        hand 7 | score -1
            0   1   2
        0   Y1* O1  .
        """
    assert outcome(start, "7:1,0,0") == position(
        f"""
        {CARD}
        over | score 0
            0   1     2   3
        0   Y1* O1/2  Y2  G1
        1   .   --    G2  Y1
        """
    )
    away = start.replace("O1  .", "O1/4  .").replace("score -1", "score 2")
    # The glade carries the die away from the trees: it no longer scores, nor costs.
    assert outcome(away, "7:1,-1,0") == position(
        f"""
        {CARD}
        over | score -1
            0   1      2   3
        -1  .   O1     Y2  G1
        0   Y1* --/O4  G2  Y1
        """
    )


@pytest.mark.parametrize(
    ("points", "number"),
    [
        (-3, 0),
        (0, 0),
        (39, 0),
        (40, 1),
        (44, 1),
        (45, 2),
        (49, 2),
        (50, 3),
        (54, 3),
        (55, 4),
        (59, 4),
        (60, 5),
        (99, 5),
    ],
)
def test_a_harvest_falls_into_one_of_six_bands(points: int, number: int) -> None:
    """grove.scoring.3: under 40, then every five points, 60 and more."""
    assert band(points) == number


@pytest.mark.parametrize("die", [2, 15])
def test_alone_and_without_recipes_nobody_wins_or_loses(die: int) -> None:
    """grove.scoring.3: the band says how good a harvest was."""
    assert grove.winners(table(f"over\n   0\n0  O1/{die}")) == []


def test_a_placement_is_scored_without_making_it() -> None:
    """grove.scoring.1 and 2: for every legal move the same as after making it."""
    state = table(
        f"""
        {CARD}
        hand 7 8
            0      1      2      3
        0   O1/10  Y2/4   G1     --/Y5
        1   O2     --/G15 G1/10  Y1*
        2   Y1     Y2/6   --     O1/2
        """
    )
    moves = grove.legal_moves(state, 1)
    assert len(moves) > 20
    for move in moves:
        after, _ = grove.apply(state, 1, move)
        assert score_after(state, 1, code_of(move)) == score(after, 1), f"{move}"


def test_the_score_looked_ahead_to_is_the_score_that_comes() -> None:
    """grove.scoring.1 and 2: for every placement, with dice beside the squirrel and without."""
    start = """
        card 7  O1 Y1 G1 / -- O2 Y2
        hand 7 8 | squirrel free
            0     1     2
        0   O1/4  O2/3  Y1
        1   Y1/2  G1    --
        """
    state = table(start)
    found = set()
    for move in grove.legal_moves(state, 1):
        after, _ = grove.apply(state, 1, move)
        assert score_after(state, 1, code_of(move)) == score(after, 1), move
        found.add(after.squirrel_cost[1])
    assert {0, 1, 2} <= found


def test_a_die_beside_the_squirrel_is_looked_ahead_to_on_every_side() -> None:
    """grove.scoring.2: also to the left of the first column and above the first row."""
    state = table(
        """
        card 7  O1 O1 O1 / O1 O1 O1
        hand 7 8 | score -1
            -1  0    1
        -1  .   O1   .
        0   O1  Y1*  O1
        1   .   O1   .
        """
    )
    sides = [(-1, 0), (1, 0), (0, -1), (0, 1)]
    found = set()
    for move in grove.legal_moves(state, 1):
        after, _ = grove.apply(state, 1, move)
        assert score_after(state, 1, code_of(move)) == score(after, 1), move
        dice = {place for place in sides if die_of(after.grid[1][place_of(*place)])}
        assert after.squirrel_cost[1] == 1 + len(dice)
        found |= dice
    assert found == set(sides)
