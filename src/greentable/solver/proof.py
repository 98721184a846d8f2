"""Branch and bound: no line scores more than this. In the compilable subset.

All placements are tried, one play after the other, those first that promise most. What cannot score
more than the best found so far is left out, and so is a grove that was met before: the same cells,
squirrel and hand by another way. At a depth that is not the end of the game a grove counts for what
it can bring at most, so the answer is an upper bound, and a search to the end gives the best score.

A search is given many nodes at a time and goes on where it stopped.
"""
# ruff: noqa: PLR0913, PLR0917 - a kernel is given all the space it works in

from __future__ import annotations

from greentable.grove.cards import CELLS, DECK, rotated, width_of
from greentable.grove.codes import (
    NO_CARD,
    barrow_of,
    card_code,
    card_of,
    column_of,
    dice_of,
    rotation_of,
    row_of,
)
from greentable.grove.constants import Phase, Verb
from greentable.grove.legal import list_moves
from greentable.grove.referee import NATURE, carry_out
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.dice import cells_after
from greentable.grove.rules.placement import (
    MISMATCHED,
    cells_of,
    place_at,
    place_of,
    placement_facts,
)
from greentable.grove.state import State
from greentable.solver.bounds import SQUIRREL, bound_of, count_card, count_cell, take_stock
from greentable.solver.evaluation import SEAT, copy_grove, key_of, score_at_once
from greentable.solver.kernels import best_at_once, sort_up

# What a search remembers between two calls.
BEST = 0  # the most that was found so far
DEPTH = 1  # plays made on the way to the grove that is looked at; -1 when all is done
DEEPEST = 2  # how many plays are looked at
NODES = 3  # groves looked at
MEMORY = 4

# A line: how many plays the best one has, its moves, and those on the way.
LENGTH = 0
BEST_LINE = 1
LINE = DECK
LINE_ROOM = 2 * DECK

HIGHEST_BOUND = 4095  # lists are sorted upwards, and the highest bound is to come first
PACKED = 32  # bits for the move


def begin(
    states: list[State],
    draws: list[int],
    rows: list[list[int]],
    counts: list[int],
    nexts: list[int],
    seen: list[int],
    stock: list[int],
    memory: list[int],
    best: int,
    deepest: int,
) -> None:
    """Search anew from the first state, for more than `best`, so many plays deep."""
    for slot in range(len(seen)):
        seen[slot] = 0
    memory[BEST] = best
    memory[DEPTH] = 0
    memory[DEEPEST] = deepest
    memory[NODES] = 0
    open_grove(states[0], draws, 0, rows[0], counts, nexts, stock, best)


def open_grove(
    s: State,
    draws: list[int],
    depth: int,
    row: list[int],
    counts: list[int],
    nexts: list[int],
    stock: list[int],
    best: int,
) -> None:
    """List the placements in a grove that may lead to more than `best`, the most promising first.

    Each stands below its bound.
    """
    take_stock(s, draws, depth, stock)
    count = list_moves(s, SEAT, row)
    kept = 0
    card = NO_CARD
    for index in range(count):
        if card_of(row[index]) != card:
            # They come card by card.
            if card != NO_CARD:
                count_card(s, stock, card, 1)
            card = card_of(row[index])
            count_card(s, stock, card, -1)
        bound = bound_after(s, row[index], stock)
        if bound > best:
            row[kept] = HIGHEST_BOUND - bound << PACKED | row[index]
            kept += 1
    sort_up(row, kept)
    counts[depth] = kept
    nexts[depth] = 0


def bound_after(s: State, move: int, stock: list[int]) -> int:
    """The bound of the grove that a placement leads to.

    `stock` is that of `s` without the card, and stays so.
    """
    rotation = rotation_of(move)
    width = width_of(rotation)
    face = rotated(face_of(s, card_of(move)), rotation)
    facts = placement_facts(s, SEAT, face, column_of(move), row_of(move), width)
    start = place_of(column_of(move), row_of(move))
    after = cells_after(s, SEAT, face, facts, start, width, barrow_of(move), dice_of(move))
    mismatched = cells_of(facts, MISMATCHED)
    change_stock(s, stock, start, width, after, mismatched, 1)
    bound = bound_of(s, stock)
    change_stock(s, stock, start, width, after, mismatched, -1)
    return bound


def change_stock(
    s: State,
    stock: list[int],
    start: int,
    width: int,
    after: int,
    mismatched: int,
    times: int,
) -> None:
    """Lay six cells in a stock, or with -1 take them up. A mismatch is the squirrel's tree."""
    if mismatched != 0:
        stock[SQUIRREL] -= times
    for index in range(CELLS):
        count_cell(stock, s.grid[SEAT][place_at(start, width, index)], -times)
        if not mismatched >> index & 1:
            count_cell(stock, after >> 8 * index & 255, times)


def search_on(
    states: list[State],
    draws: list[int],
    rows: list[list[int]],
    counts: list[int],
    nexts: list[int],
    keys: list[int],
    seen: list[int],
    stock: list[int],
    room: list[int],
    scratch: State,
    line: list[int],
    memory: list[int],
    nodes: int,
) -> None:
    """Look at so many groves more; `line` is the best line found, if it was looked at to its end.

    `states` has the groves on the way, `rows` what may be laid in each, `counts` how much that is
    and `nexts` what comes next of it. `seen` has keys of groves, each at its slot or gone.
    """
    while nodes > 0 and memory[DEPTH] >= 0:
        depth = memory[DEPTH]
        at = nexts[depth]
        if at == counts[depth] or bound_in(rows[depth][at]) <= memory[BEST]:
            memory[DEPTH] -= 1
            continue
        nexts[depth] += 1
        nodes -= 1
        memory[NODES] += 1
        if depth + 1 == memory[DEEPEST]:
            memory[BEST] = bound_in(rows[depth][at])
            continue
        child = states[depth + 1]
        line[LINE + depth] = rows[depth][at] & (1 << PACKED) - 1
        make(states[depth], line[LINE + depth], draws, depth, child)
        if child.phase == Phase.OVER:
            take(memory, line, depth + 1, child.total[SEAT])
        elif is_last_play(child):
            line[LINE + depth + 1] = best_at_once(child, room, scratch)
            points = score_at_once(child, line[LINE + depth + 1], scratch)
            take(memory, line, depth + 2, points)
        elif is_unseen(child, keys, seen):
            open_grove(child, draws, depth + 1, rows[depth + 1], counts, nexts, stock, memory[BEST])
            memory[DEPTH] += 1


def bound_in(packed: int) -> int:
    """The bound that a placement was sorted by."""
    return HIGHEST_BOUND - (packed >> PACKED)


def make(s: State, move: int, draws: list[int], depth: int, child: State) -> None:
    """The grove after a placement and the draw that follows."""
    copy_grove(child, s)
    child.told_count = 0
    carry_out(child, SEAT, move)
    if child.phase == Phase.DRAW:
        child.told_count = 0
        carry_out(child, NATURE, card_code(Verb.DRAW, draws[depth]))


def take(memory: list[int], line: list[int], plays: int, points: int) -> None:
    """A line was looked at to its end; keep it if it is the best."""
    if points > memory[BEST]:
        memory[BEST] = points
        line[LENGTH] = plays
        for index in range(plays):
            line[BEST_LINE + index] = line[LINE + index]


def is_last_play(s: State) -> bool:
    """Whether the card in hand is the last."""
    return s.drawn == DECK and s.hand[SEAT] & s.hand[SEAT] - 1 == 0


def is_unseen(s: State, keys: list[int], seen: list[int]) -> bool:
    """Whether a grove was not met before, as far as is remembered; now it is."""
    key = key_of(s, keys)
    slot = key % len(seen)
    if seen[slot] == key:
        return False
    seen[slot] = key
    return True
