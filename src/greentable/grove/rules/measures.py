"""The counts that recipes make in a grove.  Rules grove.recipes.2, 3 and 6.

Every count goes through the grove row by row. A die counts if it has the recipe's fruit (or any,
for NO_FRUIT) and shows one of its values, also on a glade: such dice are in play.
"""

from __future__ import annotations

from greentable.grove.cards import (
    BARROW,
    DICE,
    FRUITS,
    GLADE,
    NO_CELL,
    NO_FRUIT,
    die_of,
    fruit_of,
    is_tree,
)
from greentable.grove.constants import Count
from greentable.grove.recipes.codes import is_fruit_counted
from greentable.grove.rules.placement import how_many, place_of
from greentable.grove.state import NOWHERE, PLACES, SIDE, Position

LINE_OF_THREE = 3


def is_counted(cell: int, fruit: int, low: int, high: int, barrow: int) -> bool:
    """grove.recipes.3: true for a die of this fruit and these values; for the barrow if it counts.

    grove.recipes.6: `fruit` may stand for two fruits (see `fruit_counted`).
    """
    value = die_of(cell)
    if value == 0 or value < low or value > high:
        return False
    if value == BARROW and not barrow:
        return False
    return is_fruit_counted(fruit_of(cell), fruit)


def places_within(s: Position, seat: int) -> int:
    """The number of places inside the grove's bounds."""
    return (s.right[seat] - s.left[seat] + 1) * (s.bottom[seat] - s.top[seat] + 1)


def nth_step(s: Position, seat: int, number: int) -> int:
    """The steps from the upper left corner of the bounds to the nth place, row by row.

    A step to the right adds one, a step down adds a whole row.
    """
    wide = s.right[seat] - s.left[seat] + 1
    return number // wide * SIDE + number % wide


def corner_of(s: Position, seat: int) -> int:
    """The place in the upper left corner of the bounds; some steps from it there may be no cell."""
    return place_of(s.left[seat], s.top[seat])


def counts_cell(cell: int, count: int, fruit: int, low: int, high: int, barrow: int) -> bool:
    """True if a cell is one of the things counted, for counts of single cells."""
    if count == Count.DICE:
        return is_counted(cell, fruit, low, high, barrow)
    if count == Count.FALLEN:
        return not is_tree(cell) and is_counted(cell, fruit, low, high, barrow)
    if count == Count.EMPTY_GLADES:
        return cell == GLADE
    if count == Count.BARE_TREES:
        return is_tree(cell) and die_of(cell) == 0
    return cell != NO_CELL


def tally(s: Position, seat: int, count: int, fruit: int, low: int, high: int, barrow: int) -> int:
    """The dice in play, dice on glades, glades or trees without a die, or visible cells."""
    found = 0
    grid = s.grid[seat]
    columns = s.right[seat] - s.left[seat] + 1
    for row in range(s.top[seat], s.bottom[seat] + 1):
        start = place_of(s.left[seat], row)
        for across in range(columns):
            cell = grid[(start + across) % PLACES]
            if cell != NO_CELL:
                found += int(counts_cell(cell, count, fruit, low, high, barrow))
    return found


def count_values(s: Position, seat: int, fruit: int, low: int, high: int, barrow: int) -> int:
    """The number of different values among the dice."""
    grid = s.grid[seat]
    corner = corner_of(s, seat)
    shown = 0
    for number in range(places_within(s, seat)):
        cell = grid[(corner + nth_step(s, seat, number)) % PLACES]
        if is_counted(cell, fruit, low, high, barrow):
            shown |= 1 << die_of(cell)
    return how_many(shown)


def longest_line(s: Position, seat: int, fruit: int, low: int, high: int, barrow: int) -> int:
    """The most dice side by side in one row or column."""
    grid = s.grid[seat]
    corner = corner_of(s, seat)
    longest = 0
    for number in range(places_within(s, seat)):
        first = corner + nth_step(s, seat, number)
        for along in (1, SIDE):
            length = 0
            place = first % PLACES
            while is_counted(grid[place], fruit, low, high, barrow):
                length += 1
                place = (first + length * along) % PLACES
            longest = max(longest, length)
    return longest


def largest_group(s: Position, seat: int, fruit: int, low: int, high: int, barrow: int) -> int:
    """The size of the largest group of dice that are connected by their sides: at most sixteen.

    The dice are numbered row by row; a group is a set of numbers, grown until nothing is added.
    """
    largest = 0
    done = 0
    for first in range(tally(s, seat, Count.DICE, fruit, low, high, barrow)):
        if not done >> first & 1:
            group = 1 << first
            before = 0
            while group != before:
                before = group
                group = grown(s, seat, fruit, low, high, barrow, group)
            done |= group
            largest = max(largest, how_many(group))
    return largest


def grown(s: Position, seat: int, fruit: int, low: int, high: int, barrow: int, group: int) -> int:
    """A group with the dice beside it."""
    grid = s.grid[seat]
    corner = corner_of(s, seat)
    die = 0
    for number in range(places_within(s, seat)):
        place = corner + nth_step(s, seat, number)
        if is_counted(grid[place % PLACES], fruit, low, high, barrow):
            if is_counted(grid[(place + 1) % PLACES], fruit, low, high, barrow):
                group = joined(group, die, die + 1)
            if is_counted(grid[(place + SIDE) % PLACES], fruit, low, high, barrow):
                # The place below is a whole row ahead.
                below = die
                for ahead in range(1, SIDE + 1):
                    cell = grid[(place + ahead) % PLACES]
                    below += int(is_counted(cell, fruit, low, high, barrow))
                group = joined(group, die, below)
            die += 1
    return group


def joined(group: int, die: int, other: int) -> int:
    """A group with both of two dice that lie side by side, if one of them is in it."""
    if (group >> die | group >> other) & 1:
        return group | 1 << die | 1 << other
    return group


def count_mixed_lines(s: Position, seat: int, low: int, high: int, barrow: int) -> int:
    """The number of places where three dice in a row or column have three different fruits."""
    grid = s.grid[seat]
    corner = corner_of(s, seat)
    count = 0
    for number in range(places_within(s, seat)):
        place = corner + nth_step(s, seat, number)
        # Most places have no die, so no line begins there.
        if is_counted(grid[place % PLACES], NO_FRUIT, low, high, barrow):
            for along in (1, SIDE):
                fruits = 0
                for further in range(LINE_OF_THREE):
                    cell = grid[(place + further * along) % PLACES]
                    if is_counted(cell, NO_FRUIT, low, high, barrow):
                        fruits |= 1 << fruit_of(cell)
                count += int(how_many(fruits) == FRUITS)
    return count


def fewest_of_a_fruit(
    s: Position, seat: int, count: int, fruits: int, low: int, high: int, barrow: int
) -> int:
    """The dice of the fruit that has fewest; for EQUAL 0 unless all fruits have the same number.

    grove.recipes.6: of three fruits or of two.
    """
    fewest = DICE + 1  # all dice of a fruit, and the barrow
    most = 0
    for fruit in range(FRUITS):
        if is_fruit_counted(fruit, fruits):
            number = tally(s, seat, Count.DICE, fruit, low, high, barrow)
            fewest = min(fewest, number)
            most = max(most, number)
    if count == Count.EQUAL and fewest != most:
        return 0
    return fewest


def largest_square(s: Position, seat: int) -> int:
    """The side length of the largest full square of cells."""
    corner = corner_of(s, seat)
    side = 0
    number = 0
    places = places_within(s, seat)
    while number < places:
        if is_full_square(s, seat, corner + nth_step(s, seat, number), side + 1):
            side += 1
        else:
            number += 1
    return side


def is_full_square(s: Position, seat: int, place: int, side: int) -> bool:
    """True if a square with this upper left place has no gap."""
    grid = s.grid[seat]
    for down in range(side):
        for across in range(side):
            if grid[(place + down * SIDE + across) % PLACES] == NO_CELL:
                return False
    return True


def fits_in(s: Position, seat: int, wide: int, high: int) -> int:
    """1 if the grove fits in a frame of this many cells, in either orientation."""
    across = s.right[seat] - s.left[seat] + 1
    down = s.bottom[seat] - s.top[seat] + 1
    return int((across <= wide and down <= high) or (across <= high and down <= wide))


def measure(
    s: Position, seat: int, count: int, fruit: int, low: int, high: int, barrow: int
) -> int:
    """grove.recipes.2: the amount of what a recipe counts (FITS: in low × high cells)."""
    if count == Count.LINE:
        return longest_line(s, seat, fruit, low, high, barrow)
    if count == Count.GROUP:
        return largest_group(s, seat, fruit, low, high, barrow)
    if count == Count.VALUES:
        return count_values(s, seat, fruit, low, high, barrow)
    if count == Count.MIXED_LINES:
        return count_mixed_lines(s, seat, low, high, barrow)
    if count == Count.EACH or count == Count.EQUAL:
        return fewest_of_a_fruit(s, seat, count, fruit, low, high, barrow)
    if count == Count.SQUIRREL:
        return int(s.squirrel[seat] != NOWHERE)
    if count == Count.SQUARE:
        return largest_square(s, seat)
    if count == Count.FITS:
        return fits_in(s, seat, low, high)
    return tally(s, seat, count, fruit, low, high, barrow)
