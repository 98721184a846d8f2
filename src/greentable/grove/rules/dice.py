"""Dice: placed, raised, turned to baskets, replaced by the barrow.  Rules grove.dice.1 to 7.

Order inside a placement (grove.dice.7): the squirrel sends a die back, a basket becomes the barrow
and its die goes back, then new dice are counted. Dice that go back are two bits for each fruit.
"""

from __future__ import annotations

from greentable.grove.cards import (
    BARROW,
    BASKET,
    CELLS,
    FRUITS,
    HIGHEST,
    NO_FRUIT,
    die_of,
    fruit_count,
    fruit_of,
    is_tree,
    with_die,
)
from greentable.grove.constants import Reason
from greentable.grove.rules.glade import glade_on
from greentable.grove.rules.placement import (
    BASKETS,
    DUE,
    MISMATCHED,
    OVER,
    cells_of,
    first_of,
    how_many,
    place_at,
)
from greentable.grove.rules.squirrel import (
    cell_below_squirrel,
    has_barrow_at_hand,
    sent_back_by_squirrel,
)
from greentable.grove.state import Position


def barrow_choices(s: Position, seat: int, facts: int, below: int) -> int:
    """grove.dice.4: the covered baskets that can become the barrow, if it is still available."""
    if has_barrow_at_hand(s, seat, below):
        return cells_of(facts, BASKETS)
    return 0


def why_not_barrow(choices: int, chosen: int) -> int:
    """grove.dice.4: with several covered baskets the player must choose; otherwise may not."""
    if choices & choices - 1 == 0:
        if chosen != 0:
            return Reason.NO_BARROW_TO_CHOOSE
        return Reason.OK
    if chosen == 0:
        return Reason.BARROW_TO_CHOOSE
    if chosen > CELLS or not choices >> chosen - 1 & 1:
        return Reason.NOT_A_COVERED_BASKET
    return Reason.OK


def barrow_cell(choices: int, chosen: int) -> int:
    """The cell whose basket becomes the barrow, plus 1; 0 if none does."""
    if choices == 0:
        return 0
    if chosen != 0:
        return chosen
    return first_of(choices) + 1


def sent_back(s: Position, seat: int, start: int, width: int, below: int, barrow: int) -> int:
    """grove.dice.7: the dice that come back first, from the squirrel and from the barrow."""
    back = sent_back_by_squirrel(below)
    if barrow != 0:
        basket = s.grid[seat][place_at(start, width, barrow - 1)]
        back += 1 << 2 * fruit_of(basket)
    return back


def dice_left(s: Position, seat: int, fruit: int, back: int) -> int:
    """The number of dice of a fruit that are available for this placement."""
    return s.supply[seat][fruit] + (back >> 2 * fruit & 3)


def scarce_cells(s: Position, seat: int, facts: int, back: int) -> int:
    """grove.dice.7: the trees of each fruit with some dice left, but too few for all of them."""
    scarce = 0
    for fruit in range(FRUITS):
        due = cells_of(facts, DUE + CELLS * fruit)
        if due != 0 and 0 < dice_left(s, seat, fruit, back) < how_many(due):
            scarce |= due
    return scarce


def why_not_dice(s: Position, seat: int, facts: int, back: int, chosen: int) -> int:
    """grove.dice.7: the player chooses the trees that get scarce dice, and nothing else."""
    if facts >> DUE == 0:
        # No die is due: by far the most placements end here.
        if chosen != 0:
            return Reason.DIE_NOT_SCARCE
        return Reason.OK
    scarce = scarce_cells(s, seat, facts, back)
    if chosen & ~scarce != 0:
        return Reason.DIE_NOT_SCARCE
    if scarce == 0:
        return Reason.OK
    if chosen == 0:
        return Reason.DICE_TO_CHOOSE
    for fruit in range(FRUITS):
        due = cells_of(facts, DUE + CELLS * fruit) & scarce
        if due != 0 and how_many(due & chosen) != dice_left(s, seat, fruit, back):
            return Reason.WRONG_NUMBER_OF_DICE
    return Reason.OK


def why_not_choices(
    s: Position, seat: int, facts: int, start: int, width: int, barrow: int, dice: int
) -> int:
    """The choices that a placement requires: the barrow first, then the dice."""
    if facts >> BASKETS == 0:
        # Neither a covered basket nor a due die.
        if barrow != 0:
            return Reason.NO_BARROW_TO_CHOOSE
        if dice != 0:
            return Reason.DIE_NOT_SCARCE
        return Reason.OK
    below = cell_below_squirrel(s, seat, facts, start, width)
    choices = barrow_choices(s, seat, facts, below)
    reason = why_not_barrow(choices, barrow)
    if reason != Reason.OK:
        return reason
    back = sent_back(s, seat, start, width, below, barrow_cell(choices, barrow))
    return why_not_dice(s, seat, facts, back, dice)


def new_dice(s: Position, seat: int, facts: int, back: int, chosen: int) -> int:
    """The cells that get a new die.

    grove.dice.6: without dice left, none is placed. grove.dice.7: if scarce, the chosen cells.
    """
    cells = 0
    for fruit in range(FRUITS):
        due = cells_of(facts, DUE + CELLS * fruit)
        if due != 0:
            left = dice_left(s, seat, fruit, back)
            if left >= how_many(due):
                cells |= due
            elif left > 0:
                cells |= due & chosen
    return cells


def raised(value: int, fruit: int) -> int:
    """grove.dice.2: a die rises by the new tree's fruit.

    grove.dice.3: above 6 it becomes a basket of 10; exactly 6 stays 6. grove.dice.4: a basket
    stays 10 while the barrow is in the grove. grove.dice.5: the barrow stays 15.
    """
    if value >= BASKET:
        return value
    if value + fruit > HIGHEST:
        return BASKET
    return value + fruit


def tree_on(below: int, laid: int, becomes_barrow: int, gets_die: int) -> int:
    """The cell after a tree was laid on a cell that it matches.

    grove.dice.1: a first overlap that gets a die shows the fruit of both trees; also if a die was
    missing there before (grove.dice.6). grove.glade.3: no die on an empty glade; on a glade with a
    die it rises as on a tree. grove.dice.4: a basket becomes the barrow, 15.
    """
    if fruit_of(below) == NO_FRUIT:
        return laid
    if gets_die:
        return with_die(laid, fruit_count(below) + fruit_count(laid))
    if becomes_barrow:
        return with_die(laid, BARROW)
    if die_of(below) == 0:
        return laid
    return with_die(laid, raised(die_of(below), fruit_count(laid)))


def cells_after(
    s: Position, seat: int, face: int, facts: int, start: int, width: int, barrow: int, dice: int
) -> int:
    """The six cells of a card after it is laid, eight bits each."""
    below = cell_below_squirrel(s, seat, facts, start, width)
    barrow = barrow_cell(barrow_choices(s, seat, facts, below), barrow)
    gets_die = 0
    if facts >> DUE != 0:
        back = sent_back(s, seat, start, width, below, barrow)
        gets_die = new_dice(s, seat, facts, back, dice)
    grid = s.grid[seat]
    # The squirrel's tree bears nothing: the die below it has gone back.
    covering = cells_of(facts, OVER) & ~cells_of(facts, MISMATCHED)
    after = 0
    for index in range(CELLS):
        cell = face >> 4 * index & 15
        if covering >> index & 1:
            covered = grid[place_at(start, width, index)]
            if is_tree(cell):
                cell = tree_on(covered, cell, int(barrow == index + 1), gets_die >> index & 1)
            else:
                cell = glade_on(covered)
        after |= cell << 8 * index
    return after
