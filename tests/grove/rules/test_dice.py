"""grove.dice: dice placed, raised, turned to baskets, changed for the barrow."""

from __future__ import annotations

import pytest

from greentable.grove import Reason, What
from tests.grove.grove_table import kinds_told, legal, outcome, position, refused, told

CARD = "card 7  O1 Y2 G1 / -- G2 Y1"
ORANGES = "card 7  O1 O1 O2 / -- G1 Y1"


@pytest.mark.parametrize(
    ("laid", "below", "shown"), [("O1", "O1", 2), ("O1", "O2", 3), ("O2", "O1", 3), ("O2", "O2", 4)]
)
def test_a_first_overlap_brings_a_die_with_the_fruit_of_both_trees(
    laid: str, below: str, shown: int
) -> None:
    """grove.dice.1: 2, 3 or 4, in the colour of the trees."""
    card = f"card 7  {laid} Y2 G1 / -- G2 Y1"
    start = f"""
        {card}
        hand 7 8
            0
        0   {below}
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {card}
        hand 8 | supply O4 Y5 G5 | score {shown}
            0           1   2
        0   {laid}/{shown}  Y2  G1
        1   --          G2  Y1
        """
    )
    (event,) = told(start, "7:0,0,0")[1:]
    assert (event.what, event.before, event.after) == (What.APPEARED, 0, shown)


def test_every_overlap_of_a_placement_brings_its_die() -> None:
    """grove.dice.1: for every tree laid on a matching tree, in several colours at once."""
    assert outcome(
        f"""
        {CARD}
        hand 7 8
            0   1   2
        0   O2  Y2  G1
        1   O1  G1  --
        """,
        "7:0,0,0",
    ) == position(
        f"""
        {CARD}
        hand 8 | supply O4 Y4 G3 | score 12
            0     1     2
        0   O1/3  Y2/4  G1/2
        1   --    G2/3  Y1
        """
    )


@pytest.mark.parametrize(
    ("before", "laid", "after"),
    [(2, "O1", 3), (3, "O2", 5), (4, "O1", 5), (4, "O2", 6), (5, "O1", 6)],
)
def test_a_die_moves_up_and_rises_by_the_new_trees_fruit(
    before: int, laid: str, after: int
) -> None:
    """grove.dice.2 and 3: whatever the tree below bore; exactly 6 stays 6."""
    card = f"card 7  {laid} Y2 G1 / -- G2 Y1"
    start = f"""
        {card}
        hand 7 8
            0
        0   O2/{before}
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {card}
        hand 8 | supply O4 Y5 G5
            0               1   2
        0   {laid}/{after}  Y2  G1
        1   --              G2  Y1
        """
    )
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.ROSE]


@pytest.mark.parametrize(("before", "laid"), [(5, "O2"), (6, "O1"), (6, "O2")])
def test_a_die_that_would_pass_six_becomes_a_basket(before: int, laid: str) -> None:
    """grove.dice.3: 10, and it is still a die of its colour."""
    card = f"card 7  {laid} Y2 G1 / -- G2 Y1"
    start = f"""
        {card}
        hand 7 8
            0
        0   O2/{before}
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {card}
        hand 8 | supply O4 Y5 G5 | score 10
            0          1   2
        0   {laid}/10  Y2  G1
        1   --         G2  Y1
        """
    )
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.BASKET]


def test_a_covered_basket_becomes_the_barrow_and_its_die_goes_back() -> None:
    """grove.dice.4: 15; the supply has the die again."""
    start = f"""
        {CARD}
        hand 7 8 | supply O4 Y5 G5 | score 10
            0
        0   O2/10
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | supply O5 Y5 G5 | score 15
            0       1   2
        0   O1/15   Y2  G1
        1   --      G2  Y1
        """
    )
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.BARROW]


def test_a_covered_basket_stays_while_the_barrow_is_in_the_grove() -> None:
    """grove.dice.4: it moves up and stays 10; nothing is to be chosen."""
    start = f"""
        {CARD}
        hand 7 8 | score 25
            0       1       2   3
        0   O2/10   .       .   .
        1   .       .       .   G1/15
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | supply O4 Y5 G5 | score 25
            0       1   2   3
        0   O1/10   Y2  G1  .
        1   --      G2  Y1  G1/15
        """
    )
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.STAYED]
    assert refused(start, "7:0,0,0 barrow 0,0") == Reason.NO_BARROW_TO_CHOOSE


def test_a_basket_stays_while_the_barrow_lies_on_a_glade() -> None:
    """grove.dice.4: in the grove is in the grove."""
    assert outcome(
        f"""
        {CARD}
        hand 7 8 | score 10
            0       1       2   3
        0   O2/10   .       .   .
        1   .       .       .   --/G15
        """,
        "7:0,0,0",
    ) == position(
        f"""
        {CARD}
        hand 8 | score 10
            0       1   2   3
        0   O1/10   Y2  G1  .
        1   --      G2  Y1  --/G15
        """
    )


def test_of_several_covered_baskets_the_player_says_which_becomes_the_barrow() -> None:
    """grove.dice.4: any of them, exactly one; the others stay 10."""
    start = f"""
        {CARD}
        hand 7 8 | score 22
            0       1       2
        0   O2/10   Y1/2    .
        1   .       G1/10   .
        """
    placed = ["7:0,0,0 barrow 0,0", "7:0,0,0 barrow 1,1"]
    assert legal(start, "7:0,0,0") == placed
    assert refused(start, "7:0,0,0") == Reason.BARROW_TO_CHOOSE
    assert refused(start, "7:0,0,0 barrow 1,0") == Reason.NOT_A_COVERED_BASKET
    assert refused(start, "7:0,0,0 barrow 0,1") == Reason.NOT_A_COVERED_BASKET
    assert outcome(start, placed[0]) == position(
        f"""
        {CARD}
        hand 8 | supply O5 Y4 G4 | score 29
            0       1       2
        0   O1/15   Y2/4    G1
        1   --      G2/10   Y1
        """
    )
    assert outcome(start, placed[1]) == position(
        f"""
        {CARD}
        hand 8 | supply O4 Y4 G5 | score 29
            0       1       2
        0   O1/10   Y2/4    G1
        1   --      G2/15   Y1
        """
    )


def test_one_covered_basket_leaves_nothing_to_choose() -> None:
    """grove.dice.4: the token has no barrow in it; a die that becomes a basket is none yet."""
    start = f"""
        {CARD}
        hand 7 8
            0       1       2
        0   O2/10   Y1/6    .
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0"]
    assert refused(start, "7:0,0,0 barrow 0,0") == Reason.NO_BARROW_TO_CHOOSE
    assert refused(start, "7:-2,-1,0 barrow -2,-1") == Reason.NO_BARROW_TO_CHOOSE


@pytest.mark.parametrize("below", ["O2/15", "--/O15"])
def test_the_barrow_covered_by_a_matching_tree_moves_up_and_stays(below: str) -> None:
    """grove.dice.5: 15 it is, and it has the colour of the die it replaced."""
    start = f"""
        {CARD}
        hand 7 8
            0
        0   {below}
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | supply O5 Y5 G5 | score 15
            0       1   2
        0   O1/15   Y2  G1
        1   --      G2  Y1
        """
    )
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.STAYED]
    used = start + "        1   Y1*\n"
    assert refused(used, "7:-1,0,0") == Reason.MISMATCH


def test_without_a_die_left_none_is_placed() -> None:
    """grove.dice.6: and the tree stays as it is."""
    start = f"""
        {CARD}
        hand 7 8 | supply O0 Y5 G5
            0   1   2   3     4     5     6     7
        0   O2  .   .   .     .     .     .     .
        1   .   .   .   O1/2  O1/2  O1/2  O1/2  --/O2
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0"]
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | supply O0 Y5 G5
            0   1   2   3     4     5     6     7
        0   O1  Y2  G1  .     .     .     .     .
        1   --  G2  Y1  O1/2  O1/2  O1/2  O1/2  --/O2
        """
    )
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.NO_DIE_LEFT]
    assert refused(start, "7:0,0,0 dice 0,0") == Reason.DIE_NOT_SCARCE


def test_an_overlap_after_a_missing_die_is_a_first_overlap_again() -> None:
    """grove.dice.6: the fruit of the two trees then touching, not of those before."""
    cards = """
        card 7  O2 Y2 G1 / -- G2 Y1
        card 8  O1 G1 Y1 / Y1 -- G2
        """
    start = f"""
        {cards}
        hand 7 8 | supply O0 Y5 G5
            0     1     2     3     4
        0   O2    .     .     .     .
        4   O1/2  O1/2  O1/2  O1/2  O1/2
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {cards}
        hand 8 | supply O0 Y5 G5
            0     1     2     3     4
        0   O2    Y2    G1    .     .
        1   --    G2    Y1    .     .
        4   O1/2  O1/2  O1/2  O1/2  O1/2
        """
    )
    freed = f"""
        {cards}
        hand 8 | supply O1 Y5 G5
            0     1     2     3
        0   O2    Y2    .     .
        4   O1/2  O1/2  O1/2  O1/2
        """
    # Upside down, so that its O1 comes to lie on the O2 that got no die.
    assert outcome(freed, "8:-2,-1,180") == position(
        f"""
        {cards}
        over | supply O0 Y5 G5
            -2    -1    0     1     2     3
        -1  G2    --    Y1    .     .     .
        0   Y1    G1    O1/3  Y2    .     .
        4   .     .     O1/2  O1/2  O1/2  O1/2
        """
    )


def test_the_barrow_is_told_before_other_dice_wherever_it_lies_on_the_card() -> None:
    """grove.dice.7: the squirrel, the barrow, then the rest."""
    start = """
        card 7  O1 Y2 G1 / -- G2 Y1
        hand 7 8
            0     1
        0   O1/2  Y1/10
        """
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.BARROW, What.ROSE]
