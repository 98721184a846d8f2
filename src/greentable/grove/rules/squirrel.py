"""The squirrel: one tree in a game may not match.  Rules grove.squirrel.1 to 3."""

from __future__ import annotations

from greentable.grove.cards import BARROW, NO_CELL, die_of, fruit_of
from greentable.grove.rules.cards import is_die
from greentable.grove.rules.placement import MISMATCHED, cells_of, first_of, place_at
from greentable.grove.state import NOWHERE, Position


def cell_below_squirrel(s: Position, seat: int, facts: int, start: int, width: int) -> int:
    """grove.squirrel.1: the cell under the one tree that does not match; NO_CELL if all match.

    A placement with one mismatch uses the squirrel; the move does not have to say so.
    """
    mismatched = cells_of(facts, MISMATCHED)
    if mismatched == 0:
        return NO_CELL
    return s.grid[seat][place_at(start, width, first_of(mismatched))]


def sent_back_by_squirrel(below: int) -> int:
    """grove.squirrel.2: the die goes back to the supply: two bits for each fruit, 1 for its own.

    It can be used in the same placement (grove.dice.7).
    """
    return is_die(below) << 2 * fruit_of(below)


def has_barrow_at_hand(s: Position, seat: int, below: int) -> bool:
    """grove.squirrel.2: the barrow is beside the grove, or comes back from under the squirrel."""
    return s.barrow[seat] == NOWHERE or die_of(below) == BARROW
