"""What is drawn, as plain data: cells, cards, dice and where they lie.

Nothing here knows how a game keeps its state; `from_grove.py` makes scenes of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from greentable.grove import Fruit


class Cell(NamedTuple):
    """A tree that bears some fruit, or a glade, which bears none; and what the die on it shows.

    10 is a basket, 15 the barrow, 0 no die. The fruit of a glade is that of the die on it.
    """

    fruit: Fruit | None = None
    bears: int = 0
    die: int = 0

    @property
    def harvest(self) -> int:
        """What the die counts: on a glade nothing."""
        return self.die if self.bears else 0


class Place(NamedTuple):
    """A column, growing to the right, and a row, growing downwards."""

    column: int
    row: int


class Card(NamedTuple):
    """A card as printed: its number and two rows of three cells."""

    number: int
    cells: tuple[Cell, ...]


class Laid(NamedTuple):
    """Where a card lies: the upper left cell of its outline, after a rotation in quarter turns."""

    card: int
    column: int
    row: int
    rotation: int = 0

    @property
    def wide(self) -> int:
        """How many cells the outline is wide."""
        return 2 if self.rotation % 2 else 3

    @property
    def high(self) -> int:
        """How many cells the outline is high."""
        return 5 - self.wide

    def places(self) -> Iterator[Place]:
        """The six places of the outline, rows from above."""
        for row in range(self.row, self.row + self.high):
            for column in range(self.column, self.column + self.wide):
                yield Place(column, row)


class Bounds(NamedTuple):
    """A rectangle of cells, its edges included."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def wide(self) -> int:
        """How many columns."""
        return self.right - self.left + 1

    @property
    def high(self) -> int:
        """How many rows."""
        return self.bottom - self.top + 1

    def joined(self, other: Bounds) -> Bounds:
        """The smallest rectangle around both."""
        low = (min(self.left, other.left), min(self.top, other.top))
        return Bounds(*low, max(self.right, other.right), max(self.bottom, other.bottom))


class Harvest(NamedTuple):
    """The score and its parts: dice on trees by fruit, and what the squirrel costs."""

    fruits: tuple[int, int, int]
    squirrel: int
    total: int


@dataclass(frozen=True, slots=True)
class Scene:
    """A grove from above.

    `laid` are its cards, oldest first, when they are known: they give the edges that show which
    card lies on which. `supply` is how many dice of each fruit are left.
    """

    cells: Mapping[Place, Cell]
    laid: tuple[Laid, ...] = ()
    squirrel: Place | None = None
    harvest: Harvest | None = None
    supply: tuple[int, int, int] | None = None

    @property
    def bounds(self) -> Bounds:
        """The smallest rectangle around all cells; one cell where there are none."""
        places = self.cells or {Place(0, 0): Cell()}
        columns, rows = [place.column for place in places], [place.row for place in places]
        return Bounds(min(columns), min(rows), max(columns), max(rows))

    def topmost(self) -> dict[Place, int]:
        """Which of the cards laid is on top at each place, counted from the oldest, 0."""
        return {place: index for index, laid in enumerate(self.laid) for place in laid.places()}


def scene_of_card(card: Card) -> Scene:
    """A card alone, as if it were a grove."""
    laid = Laid(card.number, 0, 0)
    return Scene(dict(zip(laid.places(), card.cells, strict=True)), (laid,))


class Ghost(NamedTuple):
    """A card that could be laid: where, and what would then lie there."""

    laid: Laid
    cells: Mapping[Place, Cell]
    gains: Mapping[Place, int]
    squirrel: Place | None = None


def ghost_between(before: Scene, after: Scene) -> Ghost:
    """The last card of `after`, seen from `before` it was laid, with what each cell gains."""
    laid = after.laid[-1]
    cells = {place: after.cells[place] for place in laid.places()}
    gains = {
        place: cell.harvest - before.cells.get(place, Cell()).harvest
        for place, cell in cells.items()
    }
    new = after.squirrel if before.squirrel is None else None
    return Ghost(laid, cells, {place: gain for place, gain in gains.items() if gain}, new)
