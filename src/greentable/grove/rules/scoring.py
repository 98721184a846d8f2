"""The harvest.  Rules grove.scoring.1 to 3.

The sum of the dice on trees is kept up to date, so scoring a placement reads only its six cells.
"""

from __future__ import annotations

from greentable.grove.cards import CELLS, DICE, FRUITS, harvest_of, rotated, width_of
from greentable.grove.codes import (
    barrow_of,
    card_of,
    column_of,
    dice_of,
    rotation_of,
    row_of,
)
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.dice import cells_after
from greentable.grove.rules.placement import (
    MISMATCHED,
    OVER,
    cells_of,
    first_of,
    place_at,
    place_of,
    placement_facts,
)
from greentable.grove.state import NOWHERE, PLACES, SIDE, Position

BANDS = (40, 45, 50, 55, 60)
"""grove.scoring.3: the lowest points of each band except the lowest."""

NEIGHBOURS = (1, SIDE, PLACES - 1, PLACES - SIDE)
"""Steps to the four adjacent places."""


def dice_on_trees(s: Position, seat: int) -> int:
    """grove.scoring.1: the sum of all dice, and the barrow, on trees; those on glades count 0."""
    total = 0
    for fruit in range(FRUITS):
        total += s.harvest[seat][fruit]
    return total


def score(s: Position, seat: int) -> int:
    """grove.scoring.1 and 2: the harvest minus the cost of the squirrel. It may be negative."""
    return dice_on_trees(s, seat) - s.squirrel_cost[seat]


def has_die_on_tree(cell: int) -> int:
    """grove.scoring.2: 1 for a die, or the barrow, on a tree."""
    return int(harvest_of(cell) != 0)


def cost_of_squirrel(s: Position, seat: int) -> int:
    """grove.scoring.2: 1, and 1 more for each die on an orthogonally adjacent tree."""
    squirrel = s.squirrel[seat]
    if squirrel == NOWHERE:
        return 0
    cost = 1
    for step in NEIGHBOURS:
        cost += has_die_on_tree(s.grid[seat][(squirrel + step) % PLACES])
    return cost


def are_neighbours(place: int, other: int) -> bool:
    """True if two places are side by side in a row or a column."""
    apart = abs(place - other)
    return apart == 1 or apart == SIDE or apart == PLACES - 1 or apart == PLACES - SIDE


def score_after(s: Position, seat: int, move: int) -> int:
    """The score after this legal placement, computed from its six cells only."""
    rotation = rotation_of(move)
    width = width_of(rotation)
    face = rotated(face_of(s, card_of(move)), rotation)
    facts = placement_facts(s, seat, face, column_of(move), row_of(move), width)
    start = place_of(column_of(move), row_of(move))
    after = cells_after(s, seat, face, facts, start, width, barrow_of(move), dice_of(move))
    return score(s, seat) + gain(s, seat, facts, start, width, after)


def gain(s: Position, seat: int, facts: int, start: int, width: int, after: int) -> int:
    """The change of the score when a card with these six cells is laid here."""
    grid = s.grid[seat]
    squirrel = s.squirrel[seat]
    mismatched = cells_of(facts, MISMATCHED)
    points = 0
    if mismatched != 0:
        squirrel = place_at(start, width, first_of(mismatched))
        points -= 1
        for step in NEIGHBOURS:
            points -= has_die_on_tree(grid[(squirrel + step) % PLACES])
    covering = cells_of(facts, OVER)
    for index in range(CELLS):
        # A cell that reaches outside bears no die and covers nothing.
        if covering >> index & 1:
            cell = after >> 8 * index & 255
            place = place_at(start, width, index)
            below = grid[place]
            points += harvest_of(cell) - harvest_of(below)
            if squirrel != NOWHERE and are_neighbours(squirrel, place):
                points += has_die_on_tree(below) - has_die_on_tree(cell)
    return points


def band(points: int) -> int:
    """grove.scoring.3: 0 below 40, then one more every five points; 5 from 60 on."""
    number = 0
    for least in BANDS:
        number += int(points >= least)
    return number


def dice_used(s: Position, seat: int) -> int:
    """grove.several.3: dice and barrow in the grove, on trees and glades."""
    used = FRUITS * DICE
    for fruit in range(FRUITS):
        used -= s.supply[seat][fruit]
    return used + int(s.barrow[seat] != NOWHERE)
