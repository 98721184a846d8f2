"""The cards of Grove: fruit, cells and faces as numbers.  Rules grove.cards.1 to 3.

A *cell* is one number: the number of fruit on its tree (2 bits; 0 is a glade), their kind (2 bits)
and the side of the die on it that is up (3 bits; 0 is no die). A glade with a die has the die's
fruit, an empty glade has none. 0 is no cell at all. A *face* is the six cells of a card, four bits
each, the upper row first; printed cells bear no dice.
"""

from __future__ import annotations

from greentable.core.fields import NamedNumber


class Fruit(NamedNumber):
    """The three fruits, in the order of the deck file's letters."""

    ORANGE = 0
    LEMON = 1
    LIME = 2


FRUITS = 3
NO_FRUIT = 3  # of an empty glade: any tree may be laid on it
LETTERS = "OYG"
"""The letter of each fruit: orange, yellow and green are the colours of the dice."""

CARDS = 18
ALL_CARDS = (2 << CARDS) - 2  # a set of cards is a number with one bit for each, card 1 at bit 1
CELLS = 6
MOST_FRUIT = 2  # on one tree
DECK = 9  # cards of a game: the start card, two in hand, six to draw (grove.setup.1)
HAND = 2

DICE = 5  # of each fruit (grove.cards.2)
HIGHEST = 6  # of a die before it turns to its basket
BASKET = 10
BARROW = 15

# Small tables, four bits for each entry: compiled, a shift is far quicker than a tuple.
SHOWS = 0xFA654320
"""The value of each side of a die; the last is the barrow, which replaces a die."""

SIDES = 0x7000060005432100
"""The side that shows a value."""

NO_CELL = 0
GLADE = NO_FRUIT << 2

ROTATIONS = 4
WIDE = 3  # cells of a card's long side
HIGH = CELLS // WIDE
ROTATED = (0x543210, 0x251403, 0x012345, 0x304152)
"""For each rotation, in quarter turns clockwise: the printed cell at each cell."""


def tree(fruit: int, count: int) -> int:
    """A tree with this many of a fruit, without a die."""
    return count | fruit << 2


def fruit_count(cell: int) -> int:
    """The number of fruit on the tree; 0 for a glade."""
    return cell & 3


def fruit_of(cell: int) -> int:
    """The fruit of the tree, or of the die on a glade; NO_FRUIT for an empty glade."""
    return cell >> 2 & 3


def die_of(cell: int) -> int:
    """The value of the die, 10 for a basket and 15 for the barrow; 0 without one."""
    return SHOWS >> 4 * (cell >> 4) & 15


def with_die(cell: int, value: int) -> int:
    """A cell without die, with a die of this value added."""
    return cell | (SIDES >> 4 * value & 15) << 4


def is_tree(cell: int) -> bool:
    """True for a tree; false for a glade or nothing."""
    return cell & 3 != 0


def harvest_of(cell: int) -> int:
    """grove.scoring.1: the points of the die; none on a glade."""
    if cell & 3 == 0:
        return 0
    return SHOWS >> 4 * (cell >> 4) & 15


def cell_of(face: int, index: int) -> int:
    """One of the six cells of a face."""
    return face >> 4 * index & 15


def rotated(face: int, rotation: int) -> int:
    """grove.placement.1: the face after this many quarter turns clockwise, by cells of the outline.

    The outline of an odd rotation is two cells wide and three high.
    """
    lies = ROTATED[rotation]
    made = 0
    for index in range(CELLS):
        made |= (face >> 4 * (lies >> 4 * index & 15) & 15) << 4 * index
    return made


def width_of(rotation: int) -> int:
    """The width of the outline in cells: three, or two after an odd number of quarter turns."""
    return WIDE - (rotation & 1)


def height_of(width: int) -> int:
    """The height in cells of an outline with this width."""
    return WIDE + HIGH - width
