"""The cards of Grove: fruit, cells and faces as numbers.  Rules grove.cards.1 to 3.

A *cell* is one number: how many fruit its tree bears (2 bits; 0 is a glade), which fruit (2 bits),
and which side of the die on it is up (3 bits; 0 is no die). A glade with a die has the die's fruit,
an empty glade has none. 0 is no cell at all. A *face* is the six cells of a card, four bits each,
the upper row first; printed cells bear no dice.
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
HIGHEST = 6  # what a die can show before it turns to its basket
BASKET = 10
BARROW = 15

# Small tables, four bits for each entry: compiled, a shift is far quicker than a tuple.
SHOWS = 0xFA654320
"""What each side of a die shows; the barrow, which takes a die's place, is the last."""

SIDES = 0x7000060005432100
"""The side that shows a value."""

NO_CELL = 0
GLADE = NO_FRUIT << 2

ROTATIONS = 4
WIDE = 3  # cells of a card's long side
HIGH = CELLS // WIDE
ROTATED = (0x543210, 0x251403, 0x012345, 0x304152)
"""For each rotation, in quarter turns clockwise: which printed cell lies at each cell."""


def tree(fruit: int, count: int) -> int:
    """A tree that bears this many of a fruit, without a die."""
    return count | fruit << 2


def fruit_count(cell: int) -> int:
    """How many fruit the tree bears; 0 for a glade."""
    return cell & 3


def fruit_of(cell: int) -> int:
    """The fruit of the tree, or of the die on a glade; NO_FRUIT of an empty glade."""
    return cell >> 2 & 3


def die_of(cell: int) -> int:
    """What the die shows, 10 for a basket and 15 for the barrow; 0 without one."""
    return SHOWS >> 4 * (cell >> 4) & 15


def with_die(cell: int, value: int) -> int:
    """A cell without die, and a die on it that shows this."""
    return cell | (SIDES >> 4 * value & 15) << 4


def is_tree(cell: int) -> bool:
    """Whether there is a tree, and not a glade or nothing."""
    return cell & 3 != 0


def harvest_of(cell: int) -> int:
    """grove.scoring.1: what the die counts: nothing on a glade."""
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
    """How many cells wide the outline is: three, or two after an odd number of quarter turns."""
    return WIDE - (rotation & 1)


def height_of(width: int) -> int:
    """How many cells high an outline of this width is."""
    return WIDE + HIGH - width
