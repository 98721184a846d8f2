"""A placement explained in words: what would happen, or which cells fail and why."""

from __future__ import annotations

import pytest

from greentable import grove
from tests.grove.grove_table import table
from tests.text.heard import Heard

ENGLISH = Heard()

MEADOW = """
    card 7  O1 Y2 G1 / -- G2 Y1
    hand 7 8
          0     1     2     3
    0     O1    Y2/3  G1    O2/6
    1     --    G2/10 Y1    G1/4
"""

BASKETS = """
    card 7  O1 Y2 G1 / -- G2 Y1
    hand 7
          0     1     2
    0     O1/10 Y1/10 G1
"""


def lines(picture: str, token: str) -> list[str]:
    """The explanation of a move in this position."""
    state = table(picture)
    move = grove.read_move(token)
    explained = grove.explain(state, 1, move)
    said = explained.messages if explained.is_legal else explained.messages[1:]
    return [ENGLISH.text(message) for message in said]


def test_what_would_happen_is_told_cell_by_cell_with_the_score_at_the_end() -> None:
    assert lines(MEADOW, "7:0,0,0") == [
        "the lime basket at 1,1 becomes the wheelbarrow (15)",
        "a new orange die at 0,0 shows 2",
        "the lemon die at 1,0 goes up from 3 to 5",
        "a new lime die at 2,0 shows 2",
        "a new lemon die at 2,1 shows 2",
        "score 23 → 36",
    ]


def test_the_squirrel_is_told_with_what_it_costs() -> None:
    assert lines(MEADOW, "7:-2,0,0") == [
        "the squirrel sits down at 0,0",
        "the squirrel costs 2 points",
        "score 23 → 21",
    ]


def test_that_the_squirrel_costs_more_than_before_is_told() -> None:
    picture = """
        card 7  O1 Y2 G1 / -- G2 Y1
        hand 7
              0     1     2
        0     O1*   Y1    G1/2
    """
    assert lines(picture, "7:1,0,180") == [
        "a new lemon die at 1,0 shows 2",
        "the lime die at 2,0 goes up from 2 to 4",
        "the squirrel costs 2 points instead of 1",
        "score 1 → 4",
    ]


def test_a_placement_that_changes_no_die_says_so() -> None:
    picture = """
        card 7  O1 Y2 G1 / -- G2 Y1
        hand 7
              0
        0     --
    """
    assert lines(picture, "7:0,0,180") == ["no dice added or changed", "score 0 → 0"]


def test_every_cell_that_does_not_match_is_named_with_what_lies_there() -> None:
    assert lines(MEADOW, "7:1,0,0") == [
        (
            "At 1,0: the orange tree with one fruit doesn’t match the lemon tree with two fruits "
            "under the lemon die (3)."
        ),
        "At 2,0: the lemon tree with two fruits doesn’t match the lime tree with one fruit.",
        (
            "At 3,0: the lime tree with one fruit doesn’t match the orange tree with two fruits "
            "under the orange die (6)."
        ),
        "At 2,1: the lime tree with two fruits doesn’t match the lemon tree with one fruit.",
        (
            "At 3,1: the lemon tree with one fruit doesn’t match the lime tree with one fruit "
            "under the lime die (4)."
        ),
    ]


def test_a_cell_on_the_squirrel_is_named() -> None:
    picture = """
        card 7  O1 Y2 G1 / -- G2 Y1
        hand 7
              0     1
        0     O1*   Y1
    """
    assert lines(picture, "7:0,0,0") == [
        "At 0,0: the orange tree with one fruit would cover the squirrel."
    ]
    assert lines(picture, "7:0,0,90") == [
        "At 0,0: the glade would cover the squirrel.",
        "At 1,0: the orange tree with one fruit doesn’t match the lemon tree with one fruit.",
    ]


@pytest.mark.parametrize("token", ["7:0,0,0", "7:0,0,0 barrow 2,0"])
def test_baskets_of_which_one_must_be_chosen_are_named(token: str) -> None:
    assert lines(BASKETS, token) == [
        "The basket at 0,0 could become the wheelbarrow.",
        "The basket at 1,0 could become the wheelbarrow.",
    ]


def test_trees_that_must_share_too_few_dice_are_named() -> None:
    picture = """
        card 7  O1 Y2 G1 / -- G2 Y1
        hand 7
              0     1     2     3     4     5
        0     .     .     .     O1    .     .
        1     G1/2  G1/2  G1/2  G1/2  .     .
        2     .     .     .     .     .     .
        3     O1    Y1    G1    .     .     .
        4     O1    G1    Y1    .     .     .
    """
    assert lines(picture, "7:0,3,0") == [
        "The tree at 2,3 could get a die.",
        "The tree at 1,4 could get a die.",
    ]


def test_recipes_that_a_placement_meets_or_loses_are_said() -> None:
    """grove.recipes.2: a die more meets the one and loses the other."""
    state = table(
        """
        recipe 3  worth:30,count:dice,fruit:lime,bonus:7
        recipe 4  worth:30,count:dice,most:3,bonus:7
        card 7  O1 Y2 G1 / -- G2 Y1
        recipes 3 4 | hand 7 8
            0      1      2
        0   O1/10  Y2/4   G1
        1   O2/3   .      .
        """
    )
    said = [ENGLISH.text(message) for message in grove.explain(state, 1, "7:0,0,0").messages]
    assert said[-3:-1] == ["Recipe 3 completed", "Recipe 4 no longer complete"]
