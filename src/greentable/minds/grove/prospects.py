"""The expected gain of each cell of an unfinished grove in the plays still to come.

In parts of a point (`evaluation.POINT`), by the number of plays left. Found by least squares: from
6,048 groves that beams of 400 kept in 216 orders of the house deck, beams of 48 went on to the end;
their gains were explained by the visible cells, each compared with other groves of the same order.
A few numbers were set by hand: dice of 5 and more on glades, which are rare, and some with four and
three plays left. Compared with numbers that grew with the plays left, the fit itself was worth 1.0
points with a beam of 64 groves and 0.3 with 400, on the 30 other orders by which it was chosen
among three fits; so these gains are slightly optimistic.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product

from greentable.grove.cards import (
    BASKET,
    GLADE,
    NO_CELL,
    die_of,
    fruit_count,
    harvest_of,
    is_tree,
)
from greentable.grove.rules.dice import tree_on
from greentable.grove.rules.glade import glade_on
from greentable.grove.rules.placement import DUE, MISMATCH, cell_facts
from greentable.grove.rules.scoring import has_die_on_tree
from greentable.minds.grove.evaluation import CELL_CODES, POINT, PRINTED

MOST_PLAYS = 7  # left after the first play
NO_PROSPECTS = (0,) * CELL_CODES

# Each row from seven plays left down to one.
SQUIRREL_NOT_USED = (229, 181, 167, 96, 90, 47, 21)
EMPTY_GLADE = (11, -4, -3, -8, 3, -2, 1)
BARE_TREE = {  # by the number of its fruit
    1: (35, 13, -9, -1, -2, 1, 5),
    2: (55, 6, -1, 23, 3, 26, 19),
}
DIE = {  # by its value; a low one is in the way of the next tree, a high one is nearly a basket
    2: (56, -50, -54, -45, -33, -38, -11),
    3: (51, -54, -62, -38, -35, -37, -11),
    4: (5, -69, -72, -38, -40, -33, -9),
    5: (0, 33, 13, 20, 11, -2, 13),
    6: (0, 28, -12, 31, 24, 17, 17),
    10: (0, 0, -59, -10, 3, 2, 4),
    15: (0, 0, 0, -79, -120, -100, -20),
}
FALLEN = {  # a die on a glade: a tree laid on it brings it back
    2: (0, 19, 30, -24, 8, -6, -5),
    3: (0, 42, 51, 23, 52, 8, 38),
    4: (0, 71, 32, 68, 92, -1, 8),
    5: (0, 40, 42, 40, 31, 44, 0),
    6: (0, 40, 40, 40, 47, 0, 0),
    10: (0, 40, 40, 60, 77, 0, 0),
    15: (0, 40, 40, 60, 77, 0, 0),
}


def _row(cell: int) -> tuple[int, ...]:
    if cell == NO_CELL:
        return SQUIRREL_NOT_USED  # an empty place has no prospects, so its entry is used for this
    if cell == GLADE:
        return EMPTY_GLADE
    die = die_of(cell)
    if die == 0:
        return BARE_TREE.get(fruit_count(cell), (0,) * MOST_PLAYS)
    return (DIE if is_tree(cell) else FALLEN)[die]


PROSPECTS = (
    NO_PROSPECTS,
    *(
        tuple(_row(cell)[MOST_PLAYS - left] for cell in range(CELL_CODES))
        for left in range(1, MOST_PLAYS + 1)
    ),
)
"""By the plays left, then by the code of a cell; entry 0 is for the unused squirrel."""


def changes_of(left: int) -> list[int]:
    """The highest changes of the grove's value by a cell laid on another, with these plays left.

    As if a die and the barrow were available; by the code of the cell below, then by the printed
    cell. A tree that does not match is the squirrel's.
    """
    prospects = PROSPECTS[min(left, MOST_PLAYS)]
    return [
        _most_change(below, laid, prospects)
        for below in range(CELL_CODES)
        for laid in range(PRINTED)
    ]


NEVER = -(1 << 16)  # a loss that no placement can make up for


@cache
def last_changes() -> tuple[list[int], list[int], list[int]]:
    """`changes_of` the last play: with an unused squirrel, and with a used one.

    With a used one, a tree that does not match cannot be laid. Third, the gains without losses.
    """
    free = changes_of(0)
    used = [
        NEVER if below != NO_CELL and cell_facts(below, laid) == MISMATCH else free[at]
        for at, (below, laid) in enumerate(product(range(CELL_CODES), range(PRINTED)))
    ]
    return free, used, [max(change, 0) for change in free]


def _most_change(below: int, laid: int, prospects: Sequence[int]) -> int:
    if below == NO_CELL:
        return prospects[laid]
    before = POINT * harvest_of(below) + prospects[below]
    if not is_tree(laid):
        # It may take a die away from beside the squirrel.
        after = glade_on(below)
        beside = POINT * has_die_on_tree(below)
        return POINT * harvest_of(after) + prospects[after] + beside - before
    if cell_facts(below, laid) == MISMATCH:
        return prospects[laid] - POINT - prospects[NO_CELL] - before
    ways = [
        tree_on(below, laid, barrow, die)
        for barrow in range(die_of(below) == BASKET, -1, -1)
        for die in range(int(cell_facts(below, laid) >> DUE != 0), -1, -1)
    ]
    return max(POINT * harvest_of(after) + prospects[after] for after in ways) - before
