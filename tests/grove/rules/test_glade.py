"""grove.glade: clearings and the dice that fall on them."""

from __future__ import annotations

import pytest

from greentable.grove import What
from tests.grove.grove_table import kinds_told, outcome, position

CARD = "card 7  -- Y2 G1 / O2 G2 Y1"
TREE = "card 7  O2 Y2 G1 / -- G2 Y1"


@pytest.mark.parametrize(
    ("below", "fallen"),
    [
        ("Y1/4", "--/Y4"),
        ("--/Y4", "--/Y4"),
        ("G2/10", "--/G10"),
        ("--/O10", "--/O10"),
        ("O1/15", "--/O15"),
        ("--/G15", "--/G15"),
    ],
)
def test_a_glade_carries_the_die_unchanged(below: str, fallen: str) -> None:
    """grove.glade.1: from a tree or a glade, the barrow likewise; there it scores nothing."""
    start = f"""
        {CARD}
        hand 7 8
            0
        0   {below}
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | score 0
            0         1   2
        0   {fallen}  Y2  G1
        1   O2        G2  Y1
        """
    )
    assert kinds_told(start, "7:0,0,0") == [What.LAID, What.FELL]


@pytest.mark.parametrize("below", ["O1", "Y2", "--"])
def test_a_glade_where_there_is_no_die_brings_none(below: str) -> None:
    """grove.glade.2: on a tree or on a glade."""
    start = f"""
        {CARD}
        hand 7 8
            0
        0   {below}
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {CARD}
        hand 8 | supply O5 Y5 G5 | score 0
            0   1   2
        0   --  Y2  G1
        1   O2  G2  Y1
        """
    )
    assert kinds_told(start, "7:0,0,0") == [What.LAID]


@pytest.mark.parametrize(
    ("below", "after", "score"),
    [
        ("--/O3", "O2/5", 5),
        ("--/O4", "O2/6", 6),
        ("--/O5", "O2/10", 10),
        ("--/O10", "O2/15", 15),
        ("--/O15", "O2/15", 15),
        ("--", "O2", 0),
    ],
)
def test_a_tree_on_a_glade_takes_its_die_up(below: str, after: str, score: int) -> None:
    """grove.glade.3: it rises by the tree's fruit, as on a tree; on an empty glade no die comes."""
    start = f"""
        {TREE}
        hand 7 8 | score 0
            0
        0   {below}
        """
    assert outcome(start, "7:0,0,0") == position(
        f"""
        {TREE}
        hand 8 | score {score}
            0         1   2
        0   {after}   Y2  G1
        1   --        G2  Y1
        """
    )
