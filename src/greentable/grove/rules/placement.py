"""The legal places of a card.  Rules grove.placement.1 to 7.

`placement_facts` describes the cells under a card as one number: six bits for each question, one
for each cell of the rotated outline. The questions: is there a cell, does it not match, and so on.
"""

from __future__ import annotations

from greentable.grove.cards import (
    BASKET,
    CELLS,
    NO_CELL,
    NO_FRUIT,
    WIDE,
    die_of,
    fruit_count,
    fruit_of,
    height_of,
    is_tree,
)
from greentable.grove.constants import Reason
from greentable.grove.state import NOWHERE, PLACES, SIDE, Position

ALL_CELLS = 63

# The first bit of each question.
OVER = 0  # cells that lie on the grove
MISMATCHED = 6  # trees on another fruit
ON_SQUIRREL = 12  # cells on the squirrel
BASKETS = 18  # trees on a matching basket
DUE = 24  # trees on a matching tree without die; six bits for each fruit
MISMATCH = 1 | 1 << MISMATCHED

# The distance of each cell of an outline to its first, six bits each: 0 1 2 20 21 22 lying,
# 0 1 20 21 40 41 standing.
STEPS_LYING = 2 << 12 | 1 << 6 | SIDE + 2 << 30 | SIDE + 1 << 24 | SIDE << 18
STEPS_STANDING = 1 << 6 | SIDE + 1 << 18 | SIDE << 12 | 2 * SIDE + 1 << 30 | 2 * SIDE << 24


def place_of(column: int, row: int) -> int:
    """The place of a cell in the rolled-up grid."""
    return (SIDE * row + column) % PLACES


def place_at(start: int, width: int, index: int) -> int:
    """The place of one cell of an outline with this width that starts at a place."""
    steps = STEPS_STANDING
    if width == WIDE:
        steps = STEPS_LYING
    place = start + (steps >> 6 * index & 63)
    if place >= PLACES:
        return place - PLACES
    return place


def cells_of(facts: int, question: int) -> int:
    """The cells for which the answer to a question is yes, one bit each."""
    return facts >> question & ALL_CELLS


def how_many(cells: int) -> int:
    """The number of cells in a set."""
    count = 0
    while cells:
        cells &= cells - 1
        count += 1
    return count


def first_of(cells: int) -> int:
    """The first cell of a set; the set is not empty."""
    index = 0
    while not cells >> index & 1:
        index += 1
    return index


def placement_facts(s: Position, seat: int, face: int, column: int, row: int, width: int) -> int:
    """The facts about each cell under a rotated face whose upper left cell is here.

    grove.placement.2: it may lie on several cards at once, and reach outside. Outside the grove's
    bounds nothing is looked up, as the grid is rolled up; and the lookup stops as soon as it is
    clear that the card cannot lie there.
    """
    if column > s.right[seat] or column + width <= s.left[seat]:
        return 0
    if row > s.bottom[seat] or row + height_of(width) <= s.top[seat]:
        return 0
    grid = s.grid[seat]
    squirrel = s.squirrel[seat]
    facts = 0
    index = 0
    line = place_of(column, row)
    for _ in range(height_of(width)):
        for across in range(width):
            place = line + across
            if place >= PLACES:
                place -= PLACES
            below = grid[place]
            if below != NO_CELL:
                if place == squirrel:
                    return facts | (1 | 1 << ON_SQUIRREL) << index
                met = cell_facts(below, face >> 4 * index & 15)
                if met == MISMATCH and (squirrel != NOWHERE or cells_of(facts, MISMATCHED) != 0):
                    return facts | met << index
                facts |= met << index
            index += 1
        line += SIDE
    return facts


def cell_facts(below: int, laid: int) -> int:
    """The facts about one printed cell on one cell of the grove, as in `placement_facts`.

    grove.placement.3 to 6: trees match in fruit, whatever their number; a tree matches the die on
    a glade; on an empty glade, which has no fruit, any tree may lie, and a glade on anything.
    """
    fruit = fruit_of(below)
    if not is_tree(laid) or fruit == NO_FRUIT:
        return 1
    if fruit != fruit_of(laid):
        return MISMATCH
    if die_of(below) == BASKET:
        return 1 | 1 << BASKETS
    if die_of(below) == 0 and fruit_count(below) > 0:
        return 1 | 1 << DUE + CELLS * fruit
    return 1


def why_not_placement(s: Position, seat: int, facts: int) -> int:
    """OK if a card with these facts may be placed, or the reason why not.

    grove.placement.2: on at least one cell of the grove. grove.placement.6 and 7: nothing on the
    squirrel's tree (grove.squirrel.3). grove.squirrel.1: one mismatch, once in a game, not two.
    """
    if cells_of(facts, OVER) == 0:
        return Reason.NO_OVERLAP
    if cells_of(facts, ON_SQUIRREL) != 0:
        return Reason.ON_SQUIRREL
    mismatched = cells_of(facts, MISMATCHED)
    if mismatched != 0:
        if s.squirrel[seat] != NOWHERE:
            return Reason.MISMATCH
        if mismatched & mismatched - 1 != 0:
            return Reason.TWO_MISMATCHES
    return Reason.OK
