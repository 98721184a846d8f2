"""grove.placement: where a card may lie."""

from __future__ import annotations

import pytest

from greentable.grove import Reason
from tests.grove.grove_table import legal, outcome, position, refused

CARD = "card 7  O1 Y2 G1 / -- G2 Y1"


@pytest.mark.parametrize(
    ("rotation", "after"),
    [
        (0, ["   0  1  2", "1  O1 Y2 G1", "2  -- G2 Y1"]),
        (90, ["   0  1", "1  -- O1", "2  G2 Y2", "3  Y1 G1"]),
        (180, ["   0  1  2", "1  Y1 G2 --", "2  G1 Y2 O1"]),
        (270, ["   0  1", "1  G1 Y1", "2  Y2 G2", "3  O1 --"]),
    ],
)
def test_quarter_turns_are_free_and_clockwise(rotation: int, after: list[str]) -> None:
    """grove.placement.1: the upper left cell of the rotated outline is where the move says."""
    before = ["   0", "1  --"]
    start, end = ("\n".join([CARD, *lines]) for lines in (["hand 7", *before], ["over", *after]))
    assert outcome(start, f"7:0,1,{rotation}") == position(end)


def test_a_card_is_never_flipped() -> None:
    """grove.placement.1: four ways to lie on one cell with one's upper left, no more."""
    start = f"""
        {CARD}
        hand 7
           0
        0  --
        """
    assert legal(start, "7:0,0") == ["7:0,0,0", "7:0,0,180", "7:0,0,270", "7:0,0,90"]
    assert len(legal(start)) == 24


def test_at_least_one_cell_lies_on_the_grove() -> None:
    """grove.placement.2: beside it is not on it, nor is a gap inside its bounds."""
    start = f"""
        {CARD}
        hand 7 8
            0  1  2  3  4  5
        0   -- -- -- -- -- --
        1   -- .  .  .  .  .
        2   -- .  .  .  .  .
        """
    assert refused(start, "7:1,1,0") == Reason.NO_OVERLAP
    assert refused(start, "7:6,0,0") == Reason.NO_OVERLAP
    assert refused(start, "7:0,-2,0") == Reason.NO_OVERLAP
    assert refused(start, "7:0,3,90") == Reason.NO_OVERLAP
    assert refused(start, "7:20,0,0") == Reason.NO_OVERLAP
    assert refused(start, "7:0,20,0") == Reason.NO_OVERLAP
    assert refused(start, "7:9999,-9999,0") == Reason.NO_OVERLAP
    assert "7:5,0,0" in legal(start)


def test_a_card_may_lie_on_several_cards_and_reach_outside() -> None:
    """grove.placement.2: cells outside the grove extend it, upwards and to the left as well."""
    assert outcome(
        f"""
        {CARD}
        hand 7 8
            0  1  2
        0   G1 O1 Y1
        1   O1 Y1 G1
        """,
        "7:-2,-1,0",
    ) == position(
        f"""
        {CARD}
        hand 8
            -2   -1   0    1    2
        -1  O1   Y2   G1   .    .
        0   --   G2   Y1*  O1   Y1
        1   .    .    O1   Y1   G1
        """
    )


def test_a_tree_matches_the_fruit_of_a_tree_and_not_its_number() -> None:
    """grove.placement.3: an O1 lies on O1 and on O2, but not on Y1."""
    start = f"""
        {CARD}
        hand 7 8
            0   1   2   3   4   5
        0   Y1* .   .   .   .   O2
        3   O1  .   .   .   .   Y1
        """
    assert "7:0,3,0" in legal(start)
    assert refused(start, "7:5,3,0") == Reason.MISMATCH
    assert outcome(start, "7:5,0,0") == position(
        f"""
        {CARD}
        hand 8
            0   1   2   3   4   5     6   7
        0   Y1* .   .   .   .   O1/3  Y2  G1
        1   .   .   .   .   .   --    G2  Y1
        3   O1  .   .   .   .   Y1    .   .
        """
    )


def test_any_tree_may_lie_on_an_empty_glade() -> None:
    """grove.placement.4: whatever its fruit, also once the squirrel is used; no die comes of it."""
    assert outcome(
        f"""
        {CARD}
        hand 7 8
            0   1   2   3
        0   --  --  --  O2*
        """,
        "7:0,0,0",
    ) == position(
        f"""
        {CARD}
        hand 8
            0   1   2   3
        0   O1  Y2  G1  O2*
        1   --  G2  Y1  .
        """
    )


def test_a_tree_on_a_glade_with_a_die_matches_the_die() -> None:
    """grove.placement.5: its colour counts, and nothing else."""
    start = f"""
        {CARD}
        hand 7 8
            0      1     2
        -1  .      G1*   .
        0   --/O4  .     .
        3   .      .     --/Y4
        """
    assert refused(start, "7:2,3,0") == Reason.MISMATCH
    assert "7:1,3,0" in legal(start)
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8
            0      1     2
        -1  .      G1*   .
        0   O1/5   Y2    G1
        1   --     G2    Y1
        3   .      .     --/Y4
        """
    )


@pytest.mark.parametrize("below", ["O1", "Y2", "G1/5", "G2/10", "Y1/15", "--", "--/O3", "--/G15"])
def test_a_glade_may_lie_on_anything(below: str) -> None:
    """grove.placement.6: on every tree and glade, with a die, a basket, the barrow or nothing."""
    start = f"""
        {CARD}
        hand 7 8
            0   1   2
        -1  .   .   O1*
        0   .   .   .
        1   {below} .   .
        """
    assert "7:0,0,0" in legal(start)


def test_nothing_lies_on_the_squirrels_tree() -> None:
    """grove.placement.7 and grove.placement.6: no tree, matching or not, and no glade."""
    start = f"""
        {CARD}
        hand 7 8
            0
        0   O1*
        """
    assert refused(start, "7:0,0,0") == Reason.ON_SQUIRREL
    assert refused(start, "7:-1,0,0") == Reason.ON_SQUIRREL
    assert refused(start, "7:0,-1,0") == Reason.ON_SQUIRREL
    assert legal(start) == []


def test_a_card_that_is_not_in_hand_cannot_be_laid() -> None:
    """grove.turn.1: one of the two in hand."""
    start = """
        hand 7 8
            0
        0   --
        """
    assert refused(start, "9:0,0,0") == Reason.NOT_IN_HAND
