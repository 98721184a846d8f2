"""grove.dice.7: fewer dice left than due, and dice that come back in the same placement."""

from __future__ import annotations

import pytest

from greentable.grove import Reason, What
from tests.grove.grove_table import kinds_told, legal, outcome, position, refused

CARD = "card 7  O1 O1 O2 / Y1 -- G1"


def test_the_player_chooses_which_trees_get_the_last_dice() -> None:
    """grove.dice.7: as many as there are; in the order of rows, then columns."""
    start = f"""
        {CARD}
        hand 7 8 | supply O2 Y5 G5
            0     1     2
        0   O1    O2    O1
        3   O1/2  O1/2  O1/2
        """
    pairs = ["7:0,0,0 dice 0,0 1,0", "7:0,0,0 dice 0,0 2,0", "7:0,0,0 dice 1,0 2,0"]
    assert legal(start, "7:0,0,0") == pairs
    assert outcome(start, pairs[1]) == position(
        f"""
        {CARD}
        hand 8 | supply O0 Y5 G5
            0     1     2
        0   O1/2  O1    O2/3
        1   Y1    --    G1
        3   O1/2  O1/2  O1/2
        """
    )
    assert kinds_told(start, pairs[1]) == [
        *(What.LAID, What.APPEARED, What.NO_DIE_LEFT, What.APPEARED)
    ]
    assert refused(start, "7:0,0,0") == Reason.DICE_TO_CHOOSE
    assert refused(start, "7:0,0,0 dice 0,0") == Reason.WRONG_NUMBER_OF_DICE
    assert refused(start, "7:0,0,0 dice 0,0 1,0 2,0") == Reason.WRONG_NUMBER_OF_DICE
    assert refused(start, "7:0,0,0 dice 0,0 0,1") == Reason.DIE_NOT_SCARCE


@pytest.mark.parametrize(
    ("fruit", "supply"), [("O", "O0 Y5 G5"), ("Y", "O5 Y0 G5"), ("G", "O5 Y5 G0")]
)
def test_a_tree_for_which_no_die_is_left_is_told_of_every_fruit(fruit: str, supply: str) -> None:
    """grove.dice.7: with none left there is nothing to choose, and the tree stays bare."""
    start = f"""
        card 7  {fruit}1 -- -- / -- -- --
        hand 7 8 | supply {supply}
            0     1     2
        0   {fruit}1    .     .
        3   {fruit}1/2  {fruit}1/2  {fruit}1/2
        4   {fruit}1/2  {fruit}1/2  .
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0"]
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.NO_DIE_LEFT]


def test_dice_that_are_enough_leave_nothing_to_choose() -> None:
    """grove.dice.7: with as many as are due the token has no dice in it."""
    start = f"""
        {CARD}
        hand 7 8 | supply O3 Y5 G5
            0     1     2
        0   O1    O2    O1
        3   O1/2  O1/2  .
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0"]
    assert refused(start, "7:0,0,0 dice 0,0 1,0 2,0") == Reason.DIE_NOT_SCARCE
    assert refused(start, "7:2,3,0 dice 2,3") == Reason.NO_OVERLAP
    assert refused(start, "7:-2,-1,180 dice 0,0") == Reason.DIE_NOT_SCARCE


def test_two_colours_can_be_short_at_once() -> None:
    """grove.dice.7: each colour gets as many as it has left, all in one list."""
    cards = "card 7  O1 O1 Y2 / Y1 -- G1"
    start = f"""
        {cards}
        hand 7 8 | supply O1 Y1 G5
            0     1     2     3
        0   O1    O2    Y1    .
        1   Y1    .     .     .
        3   O1/2  O1/2  O1/2  O1/2
        4   Y1/2  Y1/2  Y1/2  Y1/2
        """
    assert legal(start, "7:0,0,0") == [
        "7:0,0,0 dice 0,0 0,1",
        "7:0,0,0 dice 0,0 2,0",
        "7:0,0,0 dice 1,0 0,1",
        "7:0,0,0 dice 1,0 2,0",
    ]
    assert refused(start, "7:0,0,0 dice 0,0 1,0") == Reason.WRONG_NUMBER_OF_DICE
    assert outcome(start, "7:0,0,0 dice 1,0 0,1") == position(
        f"""
        {cards}
        hand 8 | supply O0 Y0 G5
            0     1     2     3
        0   O1    O1/3  Y2    .
        1   Y1/2  --    G1    .
        3   O1/2  O1/2  O1/2  O1/2
        4   Y1/2  Y1/2  Y1/2  Y1/2
        """
    )


def test_a_die_sent_back_by_the_squirrel_can_be_used_at_once() -> None:
    """grove.dice.7 and grove.squirrel.2: the squirrel sends back before new dice are counted."""
    start = f"""
        {CARD}
        hand 7 8 | supply O0 Y5 G5
            0     1     2     3
        0   O1    .     .     .
        1   O1/4  .     .     .
        3   O1/2  O1/2  O1/2  O1/2
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0"]
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | supply O0 Y5 G5
            0     1     2     3
        0   O1/2  O1    O2    .
        1   Y1*   --    G1    .
        3   O1/2  O1/2  O1/2  O1/2
        """
    )
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.SQUIRREL, What.APPEARED]


def test_the_die_of_a_basket_that_becomes_the_barrow_can_be_used_at_once() -> None:
    """grove.dice.7 and 4: and if it is one for two trees, the player chooses."""
    start = f"""
        {CARD}
        hand 7 8 | supply O0 Y5 G5
            0      1     2     3
        0   O1/10  O2    O1    .
        3   O1/2   O1/2  O1/2  O1/2
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0 dice 1,0", "7:0,0,0 dice 2,0"]
    assert outcome(start, "7:0,0,0 dice 2,0") == position(
        f"""
        {CARD}
        hand 8 | supply O0 Y5 G5
            0      1     2     3
        0   O1/15  O1    O2/3  .
        1   Y1     --    G1    .
        3   O1/2   O1/2  O1/2  O1/2
        """
    )


@pytest.mark.parametrize(("fruit", "supply"), [("Y", "O0 Y0 G5"), ("G", "O0 Y5 G0")])
def test_a_basket_that_becomes_the_barrow_sends_back_a_die_of_its_own_fruit(
    fruit: str, supply: str
) -> None:
    """grove.dice.7 and 4: a lemon or lime die for the tree of that fruit, none for the orange."""
    cards = f"card 7  {fruit}1 O2 {fruit}2 / -- G1 Y1"
    start = f"""
        {cards}
        hand 7 8 | supply {supply}
            0           1           2           3           4
        0   {fruit}1/10 O1          {fruit}1    .           .
        3   O1/2        O1/2        O1/2        O1/2        O1/2
        4   {fruit}1/2  {fruit}1/2  {fruit}1/2  {fruit}1/2  .
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0"]
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {cards}
        hand 8 | supply {supply}
            0           1           2           3           4
        0   {fruit}1/15 O2          {fruit}2/3  .           .
        1   --          G1          Y1          .           .
        3   O1/2        O1/2        O1/2        O1/2        O1/2
        4   {fruit}1/2  {fruit}1/2  {fruit}1/2  {fruit}1/2  .
        """
    )


@pytest.mark.parametrize(("fruit", "supply"), [("Y", "O0 Y0 G5"), ("G", "O0 Y5 G0")])
def test_the_squirrel_and_the_barrow_can_both_send_back_a_die_of_one_fruit(
    fruit: str, supply: str
) -> None:
    """grove.dice.7 and grove.squirrel.2: two dice for two trees, and again none for the orange."""
    cards = f"card 7  {fruit}1 {fruit}2 {fruit}1 / O1 O1 --"
    start = f"""
        {cards}
        hand 7 8 | supply {supply}
            0           1           2           3           4
        0   {fruit}1/10 {fruit}1    {fruit}2    .           .
        1   {fruit}1/5  O1          .           .           .
        3   O1/2        O1/2        O1/2        O1/2        O1/2
        4   {fruit}1/2  {fruit}1/2  {fruit}1/2  .           .
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0"]
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {cards}
        hand 8 | supply {supply}
            0           1           2           3           4
        0   {fruit}1/15 {fruit}2/3  {fruit}1/3  .           .
        1   O1*         O1          --          .           .
        3   O1/2        O1/2        O1/2        O1/2        O1/2
        4   {fruit}1/2  {fruit}1/2  {fruit}1/2  .           .
        """
    )


def test_a_basket_that_stays_sends_nothing_back() -> None:
    """grove.dice.7 and 4: with the barrow in the grove there is no die for the other trees."""
    start = f"""
        {CARD}
        hand 7 8 | supply O0 Y5 G5
            0      1     2     3     4
        0   O1/10  O2    O1    .     G1/15
        3   O1/2   O1/2  O1/2  O1/2  .
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0"]
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | supply O0 Y5 G5
            0      1     2     3     4
        0   O1/10  O1    O2    .     G1/15
        1   Y1     --    G1    .     .
        3   O1/2   O1/2  O1/2  O1/2  .
        """
    )


def test_the_choice_of_the_barrow_decides_which_colour_gets_a_die_back() -> None:
    """grove.dice.7 and 4: the orange basket frees a die for the orange tree, the lemon one none."""
    cards = "card 7  O1 Y2 G1 / -- O2 Y1"
    start = f"""
        {cards}
        hand 7 8 | supply O0 Y4 G5
            0      1      2     3
        0   O1/10  Y1/10  .     .
        1   .      O1     .     .
        3   O1/2   O1/2   O1/2  O1/2
        """
    assert outcome(start, "7:0,0,0 barrow 0,0") == position(
        f"""
        {cards}
        hand 8 | supply O0 Y4 G5
            0      1      2     3
        0   O1/15  Y2/10  G1    .
        1   --     O2/3   Y1    .
        3   O1/2   O1/2   O1/2  O1/2
        """
    )
    assert outcome(start, "7:0,0,0 barrow 1,0") == position(
        f"""
        {cards}
        hand 8 | supply O0 Y5 G5
            0      1      2     3
        0   O1/10  Y2/15  G1    .
        1   --     O2     Y1    .
        3   O1/2   O1/2   O1/2  O1/2
        """
    )


def test_barrow_and_dice_are_chosen_together() -> None:
    """grove.dice.7 and 4: first the barrow, then the dice that it leaves short."""
    cards = "card 7  O1 Y2 O2 / O1 -- G1"
    start = f"""
        {cards}
        hand 7 8 | supply O0 Y4 G5
            0      1      2     3
        0   O1/10  Y1/10  O1    .
        1   O1     .      .     .
        3   O1/2   O1/2   O1/2  O1/2
        """
    assert legal(start, "7:0,0,0") == [
        "7:0,0,0 barrow 0,0 dice 0,1",
        "7:0,0,0 barrow 0,0 dice 2,0",
        "7:0,0,0 barrow 1,0",
    ]
    assert refused(start, "7:0,0,0 dice 2,0") == Reason.BARROW_TO_CHOOSE
    assert refused(start, "7:0,0,0 barrow 0,0") == Reason.DICE_TO_CHOOSE
    assert refused(start, "7:0,0,0 barrow 1,0 dice 2,0") == Reason.DIE_NOT_SCARCE


def test_a_barrow_sent_back_by_the_squirrel_can_be_used_at_once() -> None:
    """grove.dice.7 and grove.squirrel.2: it takes the place of a basket in the same placement."""
    start = f"""
        {CARD}
        hand 7 8 | supply O4 Y5 G5 | score 25
            0      1     2
        0   O1/10  .     .
        1   G1/15  .     .
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | supply O5 Y5 G5 | score 13
            0      1     2
        0   O1/15  O1    O2
        1   Y1*    --    G1
        """
    )
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.SQUIRREL, What.BARROW]
