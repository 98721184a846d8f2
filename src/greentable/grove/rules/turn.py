"""A turn: play a card and place dice; `several.py` has the draw.  Rules grove.turn.1 and 2."""

from __future__ import annotations

from greentable.grove.cards import (
    BARROW,
    BASKET,
    CARDS,
    CELLS,
    ROTATIONS,
    die_of,
    fruit_of,
    harvest_of,
    height_of,
    is_tree,
    rotated,
    width_of,
)
from greentable.grove.codes import (
    barrow_of,
    card_of,
    column_of,
    dice_of,
    lay_code,
    rotation_of,
    row_of,
    tell_cell,
    tell_laid,
)
from greentable.grove.constants import Reason, What
from greentable.grove.rules.cards import face_of, is_die
from greentable.grove.rules.dice import cells_after, why_not_choices
from greentable.grove.rules.placement import (
    DUE,
    MISMATCHED,
    cells_of,
    place_at,
    place_of,
    placement_facts,
    why_not_placement,
)
from greentable.grove.rules.scoring import cost_of_squirrel
from greentable.grove.state import NOWHERE, Position, State


def can_lay(s: Position, seat: int) -> bool:
    """grove.turn.2: true if a card in hand can be laid somewhere."""
    for card in range(1, CARDS + 1):
        if s.hand[seat] >> card & 1:
            for rotation in range(ROTATIONS):
                if can_lay_rotated(s, seat, card, rotation):
                    return True
    return False


def can_lay_rotated(s: Position, seat: int, card: int, rotation: int) -> bool:
    """True if a card can be laid somewhere in one of its rotations."""
    width = width_of(rotation)
    face = rotated(face_of(s, card), rotation)
    for row in range(s.top[seat] - height_of(width) + 1, s.bottom[seat] + 1):
        for column in range(s.left[seat] - width + 1, s.right[seat] + 1):
            facts = placement_facts(s, seat, face, column, row, width)
            if why_not_placement(s, seat, facts) == Reason.OK:
                return True
    return False


def why_not_lay(s: Position, seat: int, move: int) -> int:
    """grove.turn.1: a card in hand, at a legal place, with the choices that it requires."""
    card = card_of(move)
    if card < 1 or card > CARDS or not s.hand[seat] >> card & 1:
        return Reason.NOT_IN_HAND
    rotation = rotation_of(move)
    width = width_of(rotation)
    column = column_of(move)
    row = row_of(move)
    facts = placement_facts(s, seat, rotated(face_of(s, card), rotation), column, row, width)
    reason = why_not_placement(s, seat, facts)
    if reason != Reason.OK:
        return reason
    start = place_of(column, row)
    return why_not_choices(s, seat, facts, start, width, barrow_of(move), dice_of(move))


def lay(s: State, seat: int, move: int) -> None:
    """grove.turn.1: move the card from the hand to the grove, and place dice."""
    rotation = rotation_of(move)
    width = width_of(rotation)
    column = column_of(move)
    row = row_of(move)
    face = rotated(face_of(s, card_of(move)), rotation)
    facts = placement_facts(s, seat, face, column, row, width)
    start = place_of(column, row)
    after = cells_after(s, seat, face, facts, start, width, barrow_of(move), dice_of(move))
    eventful = eventful_cells(s, seat, facts, start, width, after)
    lay_cells(s, seat, move, facts, after, eventful)


def lay_cells(s: State, seat: int, move: int, facts: int, after: int, eventful: int) -> None:
    """grove.turn.1: the same, once the facts, the six cells and those with an event are known."""
    card = card_of(move)
    rotation = rotation_of(move)
    width = width_of(rotation)
    column = column_of(move)
    row = row_of(move)
    start = place_of(column, row)
    s.hand[seat] -= 1 << card
    s.laid[seat][s.laid_count[seat]] = lay_code(card, column, row, rotation, 0, 0)
    s.laid_count[seat] += 1
    tell_laid(s, seat, card, column, row, rotation)
    grid = s.grid[seat]
    for index in range(CELLS):
        if not eventful >> index & 1:
            grid[place_at(start, width, index)] = after >> 8 * index & 255
    # Events follow the order of grove.dice.7: the squirrel, the barrow, then the rest.
    for step in range(3):
        for index in range(CELLS):
            if eventful >> index & 1:
                cell = after >> 8 * index & 255
                if step_of(facts, index, cell) == step:
                    at_column = column + index % width
                    at_row = row + index // width
                    settle(s, seat, facts, index, cell, at_column, at_row)
    s.left[seat] = min(s.left[seat], column)
    s.right[seat] = max(s.right[seat], column + width - 1)
    s.top[seat] = min(s.top[seat], row)
    s.bottom[seat] = max(s.bottom[seat], row + height_of(width) - 1)
    s.squirrel_cost[seat] = cost_of_squirrel(s, seat)


def eventful_cells(s: Position, seat: int, facts: int, start: int, width: int, after: int) -> int:
    """The cells with an event, one bit each: a die lies there, lay there or is due."""
    grid = s.grid[seat]
    cells = cells_of(facts, MISMATCHED)
    for index in range(CELLS):
        # A cell that reaches outside bears no die and covers nothing.
        if facts >> index & 1:
            either = grid[place_at(start, width, index)] | after >> 8 * index & 255
            if die_of(either) != 0 or is_due(facts >> index):
                cells |= 1 << index
    return cells


def step_of(facts: int, index: int, cell: int) -> int:
    """grove.dice.7: the step of a placement in which a cell is handled."""
    if facts >> MISMATCHED + index & 1:
        return 0
    if die_of(cell) == BARROW:
        return 1
    return 2


def settle(s: State, seat: int, facts: int, index: int, cell: int, column: int, row: int) -> None:
    """Lay one cell with an event: change the grove and tell the event."""
    place = place_of(column, row)
    below = s.grid[seat][place]
    lift(s, seat, below)
    s.grid[seat][place] = cell
    put_down(s, seat, cell, place)
    if facts >> MISMATCHED + index & 1:
        s.squirrel[seat] = place
    what = what_happened(facts >> index, below, cell)
    fruit = fruit_of(cell)
    if what == What.SQUIRREL:
        fruit = fruit_of(below)
    dice = die_of(below) | die_of(cell) << 4
    tell_cell(s, what, seat, column, row, fruit, dice)


def lift(s: State, seat: int, cell: int) -> None:
    """Take the die of a covered cell; for now it is in the supply."""
    if die_of(cell) != 0:
        s.supply[seat][fruit_of(cell)] += is_die(cell)
        s.harvest[seat][fruit_of(cell)] -= harvest_of(cell)
        if die_of(cell) == BARROW:
            s.barrow[seat] = NOWHERE


def put_down(s: State, seat: int, cell: int, place: int) -> None:
    """Put the die of a new topmost cell down."""
    if die_of(cell) != 0:
        s.supply[seat][fruit_of(cell)] -= is_die(cell)
        s.harvest[seat][fruit_of(cell)] += harvest_of(cell)
        if die_of(cell) == BARROW:
            s.barrow[seat] = place


def what_happened(facts: int, below: int, cell: int) -> int:
    """The event for a cell laid on another: one of `eventful_cells`."""
    before = die_of(below)
    after = die_of(cell)
    if facts >> MISMATCHED & 1:
        return What.SQUIRREL
    if before == 0 and after == 0:
        return What.NO_DIE_LEFT
    if before == 0:
        return What.APPEARED
    if not is_tree(cell):
        return What.FELL
    if before == after:
        return What.STAYED
    if after == BARROW:
        return What.BARROW
    if after == BASKET:
        return What.BASKET
    return What.ROSE


def is_due(facts: int) -> bool:
    """True if a die is due at the cell to which the facts were shifted."""
    return (facts >> DUE | facts >> DUE + CELLS | facts >> DUE + 2 * CELLS) & 1 != 0
