"""A grove as typed values, read from a position and written into a state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from greentable.grove.cards import (
    BARROW,
    CELLS,
    DECK,
    DICE,
    FRUITS,
    GLADE,
    NO_CELL,
    NO_FRUIT,
    Fruit,
    cell_of,
    die_of,
    fruit_count,
    fruit_of,
    harvest_of,
    rotated,
    tree,
    width_of,
    with_die,
)
from greentable.grove.codes import card_of, column_of, lay_code, rotation_of, row_of
from greentable.grove.rules.cards import face_of, is_die
from greentable.grove.rules.placement import place_of
from greentable.grove.rules.scoring import cost_of_squirrel, dice_used, score
from greentable.grove.state import NOWHERE, PLACES, Position


class Cell(msgspec.Struct, frozen=True, order=True):
    """The topmost cell at a column and row.

    `count` is the number of fruit on the tree, 0 for a glade; `fruit` that of the tree, or of the
    die on a glade; `die` the value of the die, 10 for a basket, 15 for the barrow, 0 without one.
    """

    row: int
    column: int
    fruit: Fruit | None = None
    count: int = 0
    die: int = 0
    squirrel: bool = False


class LaidCard(NamedTuple):
    """A laid card: the upper left cell of its outline, and its rotation in quarter turns."""

    card: int
    column: int
    row: int
    rotation: int = 0

    def cells(self) -> list[tuple[int, int]]:
        """Column and row of its six cells, along the rows of its outline."""
        width = width_of(self.rotation)
        return [(self.column + index % width, self.row + index // width) for index in range(CELLS)]


class Grove(msgspec.Struct, frozen=True):
    """The grove of a seat, with the values that follow from it.

    `cells` are the topmost ones, by rows; `cards` all laid cards, oldest first. `supply` and
    `harvest` have a number for each fruit: dice left, and the sum of dice and barrow on trees.
    """

    cells: tuple[Cell, ...]
    cards: tuple[LaidCard, ...]
    supply: tuple[int, ...]
    harvest: tuple[int, ...]
    squirrel_cost: int
    score: int
    dice_used: int

    @property
    def squirrel(self) -> Cell | None:
        """The cell that the squirrel sits on; None while it is free."""
        return next((cell for cell in self.cells if cell.squirrel), None)

    @property
    def barrow(self) -> Cell | None:
        """The cell that the barrow lies on; None while it is beside the grove."""
        return next((cell for cell in self.cells if cell.die == BARROW), None)


def grove_of(s: Position, seat: int) -> Grove:
    """The grove of a seat."""
    return Grove(
        cells_of(s, seat),
        cards_of(s, seat),
        tuple(s.supply[seat]),
        tuple(s.harvest[seat]),
        s.squirrel_cost[seat],
        score(s, seat),
        dice_used(s, seat),
    )


def cards_of(s: Position, seat: int) -> tuple[LaidCard, ...]:
    """The laid cards of a grove, oldest first.

    In a position read from a picture, only those that the picture names.
    """
    return tuple(
        LaidCard(card_of(code), column_of(code), row_of(code), rotation_of(code))
        for code in s.laid[seat][: s.laid_count[seat]]
    )


def cells_of(s: Position, seat: int) -> tuple[Cell, ...]:
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


def is_covered_by(s: Position, seat: int, cards: Iterable[LaidCard]) -> bool:
    """True if the topmost cells are those of these cards, ignoring dice."""
    printed: dict[tuple[int, int], int] = {}
    for card in cards:
        face = rotated(face_of(s, card.card), card.rotation)
        printed |= {place: cell_of(face, index) for index, place in enumerate(card.cells())}
    lying = {(cell.column, cell.row): cell for cell in cells_of(s, seat)}
    for place, code in printed.items():
        cell = lying.get(place)
        if cell is None or cell.count != fruit_count(code):
            return False
        if cell.count and cell.fruit != fruit_of(code):
            return False
    return True


def set_cells(
    s: Position, seat: int, cells: Iterable[Cell], cards: Iterable[LaidCard] = ()
) -> None:
    """Replace the cells of a seat's grove, and update the values that follow from them.

    `cards` are the laid cards, oldest first, as far as they are known.
    """
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
    laid = [lay_code(*card, 0, 0) for card in cards]
    s.laid_count[seat] = len(laid)
    s.laid[seat] = laid + [0] * (DECK - len(laid))
