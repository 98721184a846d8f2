"""Scenes to draw, as plain data: cells, cards and dice with their positions.

Nothing here depends on a game's state; `from_grove.py` makes scenes from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from greentable.grove import Fruit


class Cell(NamedTuple):
    """A tree that bears fruit, or a glade, which bears none; with the value of the die on it.

    A die of 10 is a basket, 15 the barrow, 0 no die. A glade has the fruit of the die on it.
    """

    fruit: Fruit | None = None
    bears: int = 0
    die: int = 0

    @property
    def harvest(self) -> int:
        """The points of the die: none on a glade."""
        return self.die if self.bears else 0


class Place(NamedTuple):
    """A position: columns grow to the right, rows downwards."""

    column: int
    row: int


class Card(NamedTuple):
    """A card as printed: its number and two rows of three cells."""

    number: int
    cells: tuple[Cell, ...]


class Laid(NamedTuple):
    """A card laid: the upper left cell of its outline, and its rotation in quarter turns."""

    card: int
    column: int
    row: int
    rotation: int = 0

    @property
    def wide(self) -> int:
        """The width of the outline in cells."""
        return 2 if self.rotation % 2 else 3

    @property
    def high(self) -> int:
        """The height of the outline in cells."""
        return 5 - self.wide

    def places(self) -> Iterator[Place]:
        """The six places of the outline, row by row from the top."""
        for row in range(self.row, self.row + self.high):
            for column in range(self.column, self.column + self.wide):
                yield Place(column, row)


class Bounds(NamedTuple):
    """A rectangle of cells, with its edges included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def wide(self) -> int:
        """The number of columns."""
        return self.right - self.left + 1

    @property
    def high(self) -> int:
        """The number of rows."""
        return self.bottom - self.top + 1

    def joined(self, other: Bounds) -> Bounds:
        """The smallest rectangle around both."""
        low = (min(self.left, other.left), min(self.top, other.top))
        return Bounds(*low, max(self.right, other.right), max(self.bottom, other.bottom))


class Harvest(NamedTuple):
    """The score and its parts: dice on trees by fruit, and the squirrel's cost."""

    fruits: tuple[int, int, int]
    squirrel: int
    total: int


@dataclass(frozen=True, slots=True)
class Scene:
    """A grove from above.

    `laid` are its cards, oldest first, if they are known: their edges show which card is on top.
    `supply` is the number of dice left of each fruit.
    """

    cells: Mapping[Place, Cell]
    laid: tuple[Laid, ...] = ()
    squirrel: Place | None = None
    harvest: Harvest | None = None
    supply: tuple[int, int, int] | None = None

    @property
    def bounds(self) -> Bounds:
        """The smallest rectangle around all cells; one cell if there are none."""
        places = self.cells or {Place(0, 0): Cell()}
        columns, rows = [place.column for place in places], [place.row for place in places]
        return Bounds(min(columns), min(rows), max(columns), max(rows))

    def topmost(self) -> dict[Place, int]:
        """The index in `laid` of the topmost card at each place."""
        return {place: index for index, laid in enumerate(self.laid) for place in laid.places()}


def scene_of_card(card: Card) -> Scene:
    """A single card as a scene."""
    laid = Laid(card.number, 0, 0)
    return Scene(dict(zip(laid.places(), card.cells, strict=True)), (laid,))


class Ghost(NamedTuple):
    """A card that could be laid: its position, and its cells with dice and gains."""

    laid: Laid
    cells: Mapping[Place, Cell]
    gains: Mapping[Place, int]
    squirrel: Place | None = None


def ghost_between(before: Scene, after: Scene) -> Ghost:
    """The ghost of the last card of `after`, with gains relative to `before`."""
    laid = after.laid[-1]
    cells = {place: after.cells[place] for place in laid.places()}
    gains = {
        place: cell.harvest - before.cells.get(place, Cell()).harvest
        for place, cell in cells.items()
    }
    new = after.squirrel if before.squirrel is None else None
    return Ghost(laid, cells, {place: gain for place, gain in gains.items() if gain}, new)
