"""All legal moves of a seat, complete and concrete. In the compilable subset.

Places are checked with the same functions that the referee uses; each legal place is then listed
with every choice of barrow and dice that it requires.
"""

from __future__ import annotations

from greentable.grove.cards import CARDS, CELLS, ROTATIONS, height_of, rotated, width_of
from greentable.grove.codes import (
    card_code,
    column_of,
    lay_code,
    recipes_code,
    rotation_of,
    row_of,
    with_barrow,
    with_dice,
)
from greentable.grove.constants import Phase, Reason, Verb
from greentable.grove.engine.referee import NATURE, why_not
from greentable.grove.engine.sieve import LANE, anchors, lanes_of
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.dice import (
    barrow_cell,
    barrow_choices,
    scarce_cells,
    sent_back,
    why_not_dice,
)
from greentable.grove.rules.placement import BASKETS, place_of, placement_facts, why_not_placement
from greentable.grove.rules.squirrel import cell_below_squirrel
from greentable.grove.state import Position

MOST_MOVES = 4096  # more than any seat ever has


def list_moves(s: Position, seat: int, out: list[int]) -> int:
    """Fill `out` with the legal moves of a seat; return their number."""
    if seat == NATURE:
        return list_nature(s, seat, out)
    n = 0
    if s.phase == Phase.PLAY and s.waiting >> seat & 1:
        for card in range(1, CARDS + 1):
            if s.hand[seat] >> card & 1:
                for rotation in range(ROTATIONS):
                    n = list_rotated(s, seat, card, rotation, out, n)
    return n


def list_nature(s: Position, seat: int, out: list[int]) -> int:
    """List all possible moves of chance."""
    n = 0
    for card in range(1, CARDS + 1):
        n = add_if_legal(s, seat, card_code(Verb.START, card), out, n)
        n = add_if_legal(s, seat, card_code(Verb.DRAW, card), out, n)
        for second in range(card + 1, CARDS + 1):
            n = add_if_legal(s, seat, recipes_code(card, second), out, n)
    return n


def add_if_legal(s: Position, seat: int, move: int, out: list[int], n: int) -> int:
    """Append a move to the list if the referee accepts it; return the new length."""
    if why_not(s, seat, move) == Reason.OK:
        out[n] = move
        return n + 1
    return n


def list_rotated(s: Position, seat: int, card: int, rotation: int, out: list[int], n: int) -> int:
    """List every way to lay a card in one of its rotations."""
    width = width_of(rotation)
    face = rotated(face_of(s, card), rotation)
    top = s.top[seat] - height_of(width) + 1
    first = 0
    second = lanes_of(s, seat, top)
    third = lanes_of(s, seat, top + 1)
    for row in range(top, s.bottom[seat] + 1):
        first = second
        second = third
        third = lanes_of(s, seat, row + 2)
        columns = anchors(s, seat, face, width, first, second, third)
        column = s.left[seat] - width + 1
        while columns:
            if columns & 1:
                move = lay_code(card, column, row, rotation, 0, 0)
                n = list_placement(s, seat, move, face, out, n)
            columns >>= LANE
            column += 1
    return n


def list_placement(s: Position, seat: int, move: int, face: int, out: list[int], n: int) -> int:
    """List a placement, if the rules accept it, with every choice that it requires."""
    width = width_of(rotation_of(move))
    facts = placement_facts(s, seat, face, column_of(move), row_of(move), width)
    if why_not_placement(s, seat, facts) != Reason.OK:
        return n
    if facts >> BASKETS == 0:
        # Neither a covered basket nor a due die: nothing to choose.
        return add(move, out, n)
    start = place_of(column_of(move), row_of(move))
    return list_choices(s, seat, move, facts, start, width, out, n)


def list_choices(
    s: Position, seat: int, move: int, facts: int, start: int, width: int, out: list[int], n: int
) -> int:
    """List every choice of the barrow, each with every choice of scarce dice."""
    below = cell_below_squirrel(s, seat, facts, start, width)
    choices = barrow_choices(s, seat, facts, below)
    if choices & choices - 1 == 0:
        back = sent_back(s, seat, start, width, below, barrow_cell(choices, 0))
        return list_dice(s, seat, move, facts, back, out, n)
    for index in range(CELLS):
        if choices >> index & 1:
            back = sent_back(s, seat, start, width, below, index + 1)
            n = list_dice(s, seat, with_barrow(move, index), facts, back, out, n)
    return n


def list_dice(
    s: Position, seat: int, move: int, facts: int, back: int, out: list[int], n: int
) -> int:
    """List every choice of the cells that get scarce dice: the subsets that the rules accept."""
    scarce = scarce_cells(s, seat, facts, back)
    if scarce == 0:
        return add(move, out, n)
    chosen = scarce
    while chosen:
        if why_not_dice(s, seat, facts, back, chosen) == Reason.OK:
            n = add(with_dice(move, chosen), out, n)
        chosen = chosen - 1 & scarce
    return n


def add(move: int, out: list[int], n: int) -> int:
    """Append a move to the list; return the new length."""
    if n < MOST_MOVES:
        out[n] = move
        n += 1
    return n
