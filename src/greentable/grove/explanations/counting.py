"""Counts of recipes after a placement, without reading the whole grove again where possible."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from functools import lru_cache

from greentable.grove.cards import NO_CELL, die_of, fruit_of
from greentable.grove.recipes.codes import count_of, fruit_counted, highest_of, lowest_of
from greentable.grove.recipes.recipe import COUNTS_VALUES, Count
from greentable.grove.rules.measures import counts_cell, is_counted
from greentable.grove.rules.recipes import condition_of, count_for, counts_barrow
from greentable.grove.state import State

_TALLIES = frozenset({Count.DICE, Count.FALLEN, Count.EMPTY_GLADES, Count.BARE_TREES, Count.CELLS})
_OF_OUTLINES = frozenset({Count.SQUARE, Count.FITS})
_CELLS = 1 << 7  # more than the code of any cell

LaidCells = Collection[tuple[int, int]]
"""Places, each with its cell once a card is laid."""


class RecipeCount:
    """The count of a recipe in a grove, now and with a card laid.

    It follows from what the recipe sees of each cell, which is the same for many placements. One
    that `is_of_dice` only sees the eventful cells.
    """

    def __init__(self, s: State, seat: int, recipe: int) -> None:
        self.recipe = recipe
        self.now = count_for(s, seat, recipe)
        self._seat = seat
        self._grid = s.grid[seat]
        code = condition_of(s, recipe)
        self._count = count_of(code)
        self.is_of_dice = self._count in COUNTS_VALUES or self._count == Count.SQUIRREL
        values = lowest_of(code), highest_of(code), counts_barrow(s, recipe)
        self._seen = _all_seen(self._count, fruit_counted(code), *values)
        self._known: dict[Hashable, int] = {}

    def after(self, cells: LaidCells, laid: Callable[[], State]) -> int:
        """The count once these are the cells; `laid` gives the grove then."""
        if self._count == Count.SQUIRREL:
            return count_for(laid(), self._seat, self.recipe)
        grid, seen = self._grid, self._seen
        if self._count in _TALLIES:
            count = self.now
            for place, cell in cells:
                count += seen[cell] - seen[grid[place]]
            return count
        changes = tuple(
            (place, seen[cell]) for place, cell in cells if seen[cell] != seen[grid[place]]
        )
        if not changes:
            return self.now
        known = self._known.get(changes)
        if known is None:
            known = self._known[changes] = count_for(laid(), self._seat, self.recipe)
        return known


@lru_cache(maxsize=64)
def _all_seen(count: int, fruit: int, low: int, high: int, barrow: int) -> tuple[int, ...]:
    return tuple(_seen(cell, count, fruit, low, high, barrow) for cell in range(_CELLS))


def _seen(cell: int, count: int, fruit: int, low: int, high: int, barrow: int) -> int:
    """A cell as a recipe sees it: 0 if it does not matter; of a tally, 1 if it does."""
    if count in _OF_OUTLINES:
        return int(cell != NO_CELL)
    if count in _TALLIES:
        return int(cell != NO_CELL and counts_cell(cell, count, fruit, low, high, barrow))
    if not is_counted(cell, fruit, low, high, barrow):
        return 0
    if count == Count.VALUES:
        return die_of(cell)
    if count in {Count.LINE, Count.GROUP}:
        return 1
    return 1 + fruit_of(cell)
