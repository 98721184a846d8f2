"""The state of a game of Grove: one table of named fields.

Rows are seats, counted from 1 (row 0 stays empty). A grove is a grid of cells (`cards.py`), rolled
up: the cell at a column and row is at place (20 · row + column) mod 400. Nine cards that overlap
span at most 19 columns or rows, so no two cells share a place, and neighbours in the grid are
neighbours in the grove. The laid cards are kept beside it, in the order in which they were laid.
The order of the deck is not in the state: chance is nature's move, supplied by the driver of the
game.
"""

from __future__ import annotations

from greentable.core.fields import Fields, NamedNumber, VisibleTo, field, rules_field, with_fields
from greentable.grove.cards import DECK, DICE, FRUITS
from greentable.grove.ruleset import MOST_SEATS, Ruleset

ROWS = MOST_SEATS + 1
SIDE = 20
PLACES = SIDE * SIDE
NOWHERE = -1
LOG = 72  # more than any move can tell


class Phase(NamedNumber):
    """The action that the table is waiting for."""

    RECIPES = 0  # nature: the two recipes
    START = 1  # nature: the start card
    DRAW = 2  # nature: the next card, for all
    PLAY = 3  # all seats that still can: a card, secretly while others think
    OVER = 4  # nobody: the game has ended


@with_fields
class Position(Fields):
    """The cards on the table and in hands: all of them in a state, the visible ones in a view.

    Rules that only read take a Position, so they can be asked about a view as well.
    """

    rules: Ruleset = rules_field(Ruleset, "the cards and switches; never written")
    seats: int = field(VisibleTo.ALL, "1 to 4")
    phase: int = field(VisibleTo.ALL, "a Phase")
    drawn: int = field(VisibleTo.ALL, "cards turned up so far, the start card among them")
    unseen: int = field(VisibleTo.ALL, "cards nobody has seen, one bit each", width="i4")
    recipes: list[int] = field(VisibleTo.ALL, "the two recipes; 0 without", shape=(2,))

    hand: list[int] = field(VisibleTo.ALL, "cards in hand, one bit each", shape=(ROWS,), width="i4")
    waiting: int = field(VisibleTo.ALL, "seats that still have to choose, one bit each")
    stuck: int = field(VisibleTo.ALL, "seats that could lay no card and have stopped, one bit each")
    chosen: list[int] = field(
        VisibleTo.OWNER, "secret choices, as moves", shape=(ROWS,), width="i8", start=-1
    )

    grid: list[list[int]] = field(
        VisibleTo.ALL, "the topmost cell at each place", shape=(ROWS, PLACES)
    )
    left: list[int] = field(VisibleTo.ALL, "the leftmost column of the grove", shape=(ROWS,))
    right: list[int] = field(VisibleTo.ALL, "the rightmost", shape=(ROWS,))
    top: list[int] = field(VisibleTo.ALL, "the topmost row", shape=(ROWS,))
    bottom: list[int] = field(VisibleTo.ALL, "the lowest", shape=(ROWS,))

    laid: list[list[int]] = field(
        VisibleTo.ALL,
        "the cards as they lie, oldest first, each as the move that lays it, without choices",
        shape=(ROWS, DECK),
        width="i4",
    )
    laid_count: list[int] = field(
        VisibleTo.ALL, "how many of them; a picture may tell of fewer than lie there", shape=(ROWS,)
    )

    supply: list[list[int]] = field(
        VisibleTo.ALL, "dice left of each fruit", shape=(ROWS, FRUITS), start=DICE
    )
    squirrel: list[int] = field(
        VisibleTo.ALL, "its place, or NOWHERE", shape=(ROWS,), width="i2", start=NOWHERE
    )
    barrow: list[int] = field(
        VisibleTo.ALL, "its place, or NOWHERE", shape=(ROWS,), width="i2", start=NOWHERE
    )
    harvest: list[list[int]] = field(
        VisibleTo.ALL,
        "what dice and barrow on trees show, by fruit",
        shape=(ROWS, FRUITS),
        width="i2",
    )
    squirrel_cost: list[int] = field(VisibleTo.ALL, "what the squirrel costs", shape=(ROWS,))
    total: list[int] = field(
        VisibleTo.ALL, "the final score, once the game is over", shape=(ROWS,), width="i2"
    )


@with_fields
class State(Position):
    """Everything about a game in progress, and the events of the last move."""

    told: list[int] = field(
        VisibleTo.NOBODY,
        "what the last move told, as codes",
        shape=(LOG,),
        width="i8",
        scratch=True,
    )
    told_count: int = field(VisibleTo.NOBODY, "how much of it", width="i2", scratch=True)
