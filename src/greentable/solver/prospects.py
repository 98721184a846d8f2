"""What each cell of an unfinished grove is likely to bring in the plays still to come.

In parts of a point (`evaluation.POINT`), for each play left. Found by trying one number after the
other with beams of 24 groves on 60 orders of random decks. Of four sets compared on 50 other orders
this one did best, but not by much: 0.4 points more than without prospects with a beam of 24 groves,
0.2 with 256.
"""

from __future__ import annotations

from greentable.grove.cards import GLADE, NO_CELL, die_of, fruit_count, is_tree
from greentable.solver.evaluation import CELL_CODES

SQUIRREL_NOT_USED = 24
EMPTY_GLADE = -8
BARE_TREE = {1: -4, 2: -8}  # by its fruit: trees at the edge, which may never be covered
DIE = {2: 8, 5: 2}  # by what it shows: a 2 can still rise a lot, a 5 soon becomes a basket
FALLEN = 1  # for each point that a die on a glade shows: a tree laid on it brings it back


def _prospect(cell: int) -> int:
    if cell == NO_CELL:
        return SQUIRREL_NOT_USED  # an empty place brings nothing, so its entry in the table is free
    if cell == GLADE:
        return EMPTY_GLADE
    if not is_tree(cell):
        return FALLEN * die_of(cell)
    if die_of(cell) == 0:
        return BARE_TREE.get(fruit_count(cell), 0)
    return DIE.get(die_of(cell), 0)


PROSPECTS = tuple(_prospect(cell) for cell in range(CELL_CODES))
"""By the code of a cell; the first entry is that of the squirrel that is not used yet."""
