"""grove.squirrel: one tree in a game that does not match."""

from __future__ import annotations

import pytest

from greentable.errors import NotationError
from greentable.grove import Fruit, Reason, What, read_move
from tests.grove.grove_table import kinds_told, legal, outcome, position, refused, told

CARD = "card 7  O1 Y2 G1 / -- G2 Y1"


@pytest.mark.parametrize("below", ["Y1", "G2/4", "Y1/10", "--/Y6", "--/G10", "Y2/15", "--/G15"])
def test_one_tree_may_fail_to_match_and_the_squirrel_sits_on_it(below: str) -> None:
    """grove.squirrel.1 and 2: a die below, on tree or glade, goes back, and so does the barrow."""
    start = f"""
        {CARD}
        hand 7 8 | squirrel free
            0
        0   {below}
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | supply O5 Y5 G5 | squirrel used | score -1
            0     1   2
        0   O1*   Y2  G1
        1   --    G2  Y1
        """
    )


def test_what_the_squirrel_sends_back_is_told() -> None:
    """grove.squirrel.2: the colour and the value of the die that is lost."""
    start = f"""
        {CARD}
        hand 7 8
            0
        0   Y2/5
        """
    event = told(start, "7:0,0,0")[1]
    assert event.what is What.SQUIRREL
    assert (event.fruit, event.before, event.after) == (Fruit.LEMON, 5, 0)


def test_the_barrow_sent_back_can_come_again_later() -> None:
    """grove.squirrel.2: a basket covered afterwards becomes the barrow."""
    cards = f"{CARD}\n        card 8  G1 Y1 O2 / Y2 -- G1"
    start = f"""
        {cards}
        hand 7 8 | score 25
            0      1   2   3
        0   Y2/15  .   .   G1/10
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {cards}
        hand 8 | supply O5 Y5 G4 | score 9
            0      1   2   3
        0   O1*    Y2  G1  G1/10
        1   --     G2  Y1  .
        """
    )
    assert outcome(start, "7:0,0,0", "8:3,0,0") == position(
        f"""
        {cards}
        over | supply O5 Y5 G5 | score 14
            0      1   2   3      4   5
        0   O1*    Y2  G1  G1/15  Y1  O2
        1   --     G2  Y1  Y2     --  G1
        """
    )


def test_two_mismatches_in_one_placement_are_refused() -> None:
    """grove.squirrel.1: the squirrel takes one tree, not two."""
    start = f"""
        {CARD}
        hand 7 8
            0   1   2
        0   Y1  G1  .
        """
    assert refused(start, "7:0,0,0") == Reason.TWO_MISMATCHES


def test_the_squirrel_comes_once_in_a_game() -> None:
    """grove.squirrel.1: afterwards every tree must match."""
    cards = f"{CARD}\n        card 8  O1 G1 Y1 / Y1 -- G2"
    start = f"""
        {cards}
        hand 7 8
            0   1   2   3
        0   Y1  .   .   .
        3   .   .   .   G1
        """
    assert "8:3,3,0" in legal(start)
    after = f"""
        {cards}
        hand 8
            0   1   2   3
        0   O1* Y2  G1  .
        1   --  G2  Y1  .
        3   .   .   .   G1
        """
    assert outcome(start, "7:0,0,0") == position(after)
    assert refused(after, "8:3,3,0") == Reason.MISMATCH
    assert "8:2,3,0" in legal(after)


def test_the_squirrel_cannot_be_used_where_the_tree_matches() -> None:
    """grove.squirrel.1: no word brings it; a placement that matches leaves it where it is."""
    start = f"""
        {CARD}
        hand 7 8
            0
        0   O1/4
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0"]
    assert What.SQUIRREL not in kinds_told(start, "7:0,0,0")
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | squirrel free
            0     1   2
        0   O1/5  Y2  G1
        1   --    G2  Y1
        """
    )
    with pytest.raises(NotationError):
        read_move("7:0,0,0 squirrel")


@pytest.mark.parametrize("below", ["O1*", "Y1*"])
def test_nothing_may_be_laid_on_the_squirrels_tree(below: str) -> None:
    """grove.squirrel.3: no tree, no glade, even where the rest of the card fits."""
    start = f"""
        {CARD}
        hand 7 8
            0      1
        0   {below}  Y1
        """
    assert refused(start, "7:0,0,0") == Reason.ON_SQUIRREL
    assert refused(start, "7:0,-1,0") == Reason.ON_SQUIRREL
    assert "7:1,-1,180" not in legal(start)
    assert all(not move.startswith("7:0,0,") for move in legal(start))
