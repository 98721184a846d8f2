"""The last two cards of a game, exactly. In the compilable subset.

Both are in hand, and either may be laid first. If the second is not laid on the first, it gains at
most as much as before: so all its placements are tried only if one of those may be enough, and
otherwise only those that lie on the first card.
"""
# ruff: noqa: PLR0913, PLR0917 - a kernel gets all its memory as arguments

from __future__ import annotations

from greentable.grove.cards import (
    DECK,
    FRUITS,
    ROTATIONS,
    height_of,
    rotated,
    width_of,
)
from greentable.grove.codes import (
    NO_CARD,
    NO_MOVE,
    card_of,
    column_of,
    lay_code,
    rotation_of,
    row_of,
)
from greentable.grove.constants import Phase
from greentable.grove.engine.legal import list_moves, list_placement
from greentable.grove.engine.referee import carry_out
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.placement import (
    place_of,
)
from greentable.grove.rules.scoring import score
from greentable.grove.state import NOWHERE, State
from greentable.minds.grove.evaluation import POINT, SEAT, cells_change, copy_grove, score_at_once
from greentable.minds.grove.proofs.bounds import take_stock
from greentable.minds.grove.proofs.promising import bound_in, card_in, list_both, move_in

# The memory of a search between two calls.
BEST = 0  # the highest score found so far
DEPTH = 1  # plays on the way to the current grove; -1 when the search is done
DEEPEST = 2  # the number of plays to search
NODES = 3  # visited groves
MEMORY = 4

# A line: the length of the best one, its moves, and the moves to the current grove.
LENGTH = 0
BEST_LINE = 1
LINE = DECK
LINE_ROOM = 2 * DECK


def take(memory: list[int], line: list[int], plays: int, points: int) -> None:
    """Keep the line that was searched to its end if it is the best."""
    if points > memory[BEST]:
        memory[BEST] = points
        line[LENGTH] = plays
        for index in range(plays):
            line[BEST_LINE + index] = line[LINE + index]


def is_last_pair(s: State) -> bool:
    """True if the two cards in hand are the last."""
    others = s.hand[SEAT] & s.hand[SEAT] - 1
    return s.drawn == DECK and others != 0 and others & others - 1 == 0


def search_pair(
    s: State,
    tried: State,
    row: list[int],
    others: list[int],
    stock: list[int],
    room: list[int],
    scratch: State,
    changes: list[list[int]],
    line: list[int],
    depth: int,
    memory: list[int],
) -> int:
    """Search for a better end of the line with the last two cards; return the visited groves.

    `depth` plays were made on the way to this grove; `row` and `others` are space for placements.
    """
    take_stock(s, room, len(room), stock)
    kept = list_both(s, row, others, stock, changes, memory[BEST])
    if kept == 0:
        return 0
    count = keep_enough(s, others, memory[BEST])
    looked_at = 0
    for index in range(kept):
        if bound_in(row[index]) <= memory[BEST]:
            return looked_at
        looked_at += 1
        move = move_in(row[index])
        line[LINE + depth] = move
        copy_grove(tried, s)
        tried.told_count = 0
        carry_out(tried, SEAT, move)
        if tried.phase == Phase.OVER:
            take(memory, line, depth + 1, tried.total[SEAT])
        else:
            if not may_lie_apart(s, tried, move, others, count, memory[BEST]):
                confine_to_card(tried, move)
            take_last(tried, changes, room, scratch, line, depth + 1, memory)
    return looked_at


def keep_enough(s: State, others: list[int], best: int) -> int:
    """Move the placements that may be enough with the best one to the front; return how many."""
    most = 0
    count = 0
    while others[count] != NO_MOVE:
        most = max(most, bound_in(others[count]))
        count += 1
    least = best - most + score(s, SEAT) - 1
    kept = 0
    for index in range(count):
        if bound_in(others[index]) > least:
            others[kept] = others[index]
            kept += 1
    return kept


def may_lie_apart(
    s: State, tried: State, move: int, others: list[int], count: int, best: int
) -> bool:
    """True if the other card may lead to more than `best` without lying on the first.

    Only if both together did before, or if the first card sends dice or the barrow back. A glade
    takes one die away from beside a squirrel that comes with the second card.
    """
    if s.recipes[0] != NO_CARD or tried.squirrel[SEAT] != s.squirrel[SEAT]:
        return True
    for fruit in range(FRUITS):
        if tried.supply[SEAT][fruit] > s.supply[SEAT][fruit]:
            return True
    gain = score(tried, SEAT) - score(s, SEAT) + int(s.squirrel[SEAT] == NOWHERE)
    for index in range(count):
        if bound_in(others[index]) + gain > best:
            other = move_in(others[index])
            if card_of(other) != card_of(move) and not overlap(move, other):
                return True
    return False


def overlap(move: int, other: int) -> bool:
    """True if two cards would overlap."""
    wide = width_of(rotation_of(move))
    other_wide = width_of(rotation_of(other))
    right = column_of(other) - column_of(move)
    down = row_of(other) - row_of(move)
    return -other_wide < right < wide and -height_of(other_wide) < down < height_of(wide)


def confine_to_card(s: State, move: int) -> None:
    """Restrict the bounds to the card just laid, so that the next must lie on it."""
    wide = width_of(rotation_of(move))
    s.left[SEAT] = column_of(move)
    s.right[SEAT] = column_of(move) + wide - 1
    s.top[SEAT] = row_of(move)
    s.bottom[SEAT] = row_of(move) + height_of(wide) - 1


def take_last(
    s: State,
    changes: list[list[int]],
    room: list[int],
    scratch: State,
    line: list[int],
    depth: int,
    memory: list[int],
) -> None:
    """Try all placements of the last card that may score more than the best so far.

    `changes` has the highest change for a cell laid on another (`last_changes`).
    """
    if s.recipes[0] != NO_CARD:
        # The points of recipes cannot be derived from single cells.
        take_best(s, room, list_moves(s, SEAT, room), scratch, line, depth, memory)
        return
    most_of = changes[int(s.squirrel[SEAT] != NOWHERE)]
    card = card_in(s.hand[SEAT])
    points = POINT * score(s, SEAT)
    for rotation in range(ROTATIONS):
        width = width_of(rotation)
        face = rotated(face_of(s, card), rotation)
        for row in range(s.top[SEAT] - height_of(width) + 1, s.bottom[SEAT] + 1):
            for column in range(s.left[SEAT] - width + 1, s.right[SEAT] + 1):
                start = place_of(column, row)
                if points + cells_change(s, face, start, width, most_of) > POINT * memory[BEST]:
                    move = lay_code(card, column, row, rotation, 0, 0)
                    count = list_placement(s, SEAT, move, face, room, 0)
                    take_best(s, room, count, scratch, line, depth, memory)


def take_best(
    s: State,
    moves: list[int],
    count: int,
    scratch: State,
    line: list[int],
    depth: int,
    memory: list[int],
) -> None:
    """Try these placements of the last card."""
    for index in range(count):
        points = score_at_once(s, moves[index], scratch)
        if points > memory[BEST]:
            line[LINE + depth] = moves[index]
            take(memory, line, depth + 1, points)
