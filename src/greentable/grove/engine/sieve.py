"""A quick filter for placements: tests a whole row of anchors at once. In the compilable subset.

Of the anchors around a grove one in seven is legal. The sieve removes those that are clearly
illegal, for a whole row with a few operations on one number with three bits, a *lane*, for each
column. It decides nothing: the rules check the rest.
"""

from __future__ import annotations

from greentable.grove.cards import CELLS, NO_CELL, NO_FRUIT, WIDE, fruit_of, is_tree
from greentable.grove.rules.placement import place_of
from greentable.grove.state import NOWHERE, Position

LANE = 3
MARGIN = WIDE - 1  # lanes before the grove's leftmost column, where a card may begin
LANES = 0o111111111111111111111  # the lowest bit of each; 19 columns and the margin fill a number
ANY_FRUIT = 7


def lanes_of(s: Position, seat: int, row: int) -> int:
    """The fruits that each cell of a row can match: one bit each; on an empty glade all of them."""
    if row < s.top[seat] or row > s.bottom[seat]:
        return 0
    grid = s.grid[seat]
    lanes = 0
    shift = LANE * MARGIN
    for column in range(s.left[seat], s.right[seat] + 1):
        cell = grid[place_of(column, row)]
        if cell != NO_CELL:
            fruit = fruit_of(cell)
            if fruit == NO_FRUIT:
                lanes |= ANY_FRUIT << shift
            else:
                lanes |= 1 << shift + fruit
        shift += LANE
    return lanes


def anchors(
    s: Position, seat: int, face: int, width: int, first: int, second: int, third: int
) -> int:
    """The columns where a rotated face with its upper row on the first of three rows might lie.

    One bit in each lane, starting with the first column from which the outline touches the grove.
    The outline must cover a cell, with no more mismatched trees than the squirrel allows.
    """
    met = 0
    missed = 0
    missed_twice = 0
    across = 0
    for index in range(CELLS):
        below = first >> LANE * across
        lying = (below | below >> 1 | below >> 2) & LANES
        met |= lying
        laid = face >> 4 * index & 15
        if is_tree(laid):
            misses = lying & ~(below >> fruit_of(laid))
            missed_twice |= missed & misses
            missed |= misses
        across += 1
        if across == width:
            across = 0
            first = second
            second = third
    if s.squirrel[seat] != NOWHERE:
        missed_twice = missed
    return (met & ~missed_twice) >> LANE * (WIDE - width)
