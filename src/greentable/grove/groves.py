"""A grove as typed values: what lies where, read off a state and put into one."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from greentable.grove.cards import (
    BARROW,
    DICE,
    FRUITS,
    GLADE,
    NO_CELL,
    NO_FRUIT,
    Fruit,
    die_of,
    fruit_count,
    fruit_of,
    harvest_of,
    tree,
    with_die,
)
from greentable.grove.rules.cards import is_die
from greentable.grove.rules.placement import place_of
from greentable.grove.rules.scoring import cost_of_squirrel, dice_used, score
from greentable.grove.state import NOWHERE, PLACES, State


class Cell(msgspec.Struct, frozen=True, order=True):
    """The topmost cell at a column and row.

    `count` is the tree's fruit, 0 for a glade; `fruit` that of the tree, or of the die on a glade;
    `die` what the die shows, 10 for a basket, 15 for the barrow, 0 without one.
    """

    row: int
    column: int
    fruit: Fruit | None = None
    count: int = 0
    die: int = 0
    squirrel: bool = False


class Grove(msgspec.Struct, frozen=True):
    """What lies in front of a seat, with what follows from it; cells by rows."""

    cells: tuple[Cell, ...]
    supply: tuple[int, ...]
    harvest: tuple[int, ...]
    squirrel_cost: int
    score: int
    dice_used: int


def grove_of(s: State, seat: int) -> Grove:
    """The grove of a seat."""
    return Grove(
        cells_of(s, seat),
        tuple(s.supply[seat]),
        tuple(s.harvest[seat]),
        s.squirrel_cost[seat],
        score(s, seat),
        dice_used(s, seat),
    )


def cells_of(s: State, seat: int) -> tuple[Cell, ...]:
    """All cells of a grove, by rows."""
    cells = []
    for row in range(s.top[seat], s.bottom[seat] + 1):
        for column in range(s.left[seat], s.right[seat] + 1):
            place = place_of(column, row)
            code = s.grid[seat][place]
            if code != NO_CELL:
                fruit = fruit_of(code)
                cells.append(
                    Cell(
                        row,
                        column,
                        None if fruit == NO_FRUIT else Fruit(fruit),
                        fruit_count(code),
                        die_of(code),
                        place == s.squirrel[seat],
                    )
                )
    return tuple(cells)


def plant(s: State, seat: int, cells: Iterable[Cell]) -> None:
    """Put these cells, and no others, in front of a seat; what follows from them is kept right."""
    cells = tuple(cells)
    s.grid[seat] = [NO_CELL] * PLACES
    s.supply[seat] = [DICE] * FRUITS
    s.harvest[seat] = [0] * FRUITS
    s.squirrel[seat] = s.barrow[seat] = NOWHERE
    s.left[seat] = min((cell.column for cell in cells), default=0)
    s.right[seat] = max((cell.column for cell in cells), default=0)
    s.top[seat] = min((cell.row for cell in cells), default=0)
    s.bottom[seat] = max((cell.row for cell in cells), default=0)
    for cell in cells:
        place = place_of(cell.column, cell.row)
        code = GLADE if cell.fruit is None else with_die(tree(cell.fruit, cell.count), cell.die)
        s.grid[seat][place] = code
        if cell.fruit is not None:
            s.supply[seat][cell.fruit] -= is_die(code)
            s.harvest[seat][cell.fruit] += harvest_of(code)
        if cell.die == BARROW:
            s.barrow[seat] = place
        if cell.squirrel:
            s.squirrel[seat] = place
    s.squirrel_cost[seat] = cost_of_squirrel(s, seat)
