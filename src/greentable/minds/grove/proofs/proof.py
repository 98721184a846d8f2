"""Branch and bound: an upper bound for all lines of play. In the compilable subset.

All placements are tried, one play after the other, the most promising first. Placements that cannot
score more than the best line so far are skipped, and so are groves that were met before: the same
cells, squirrel and hand by another way. At a depth before the end of the game a grove counts with
its bound, so the answer is an upper bound; a search to the end gives the best score.

A search visits many nodes in each call and continues from where it stopped.
"""
# ruff: noqa: PLR0913, PLR0917 - a kernel gets all its memory as arguments

from __future__ import annotations

from greentable.grove.cards import DECK
from greentable.grove.codes import card_code
from greentable.grove.constants import Phase, Verb
from greentable.grove.engine.referee import NATURE, carry_out
from greentable.grove.state import State
from greentable.minds.grove.evaluation import SEAT, copy_grove, key_of, score_at_once
from greentable.minds.grove.kernels import best_at_once
from greentable.minds.grove.proofs.bounds import take_stock
from greentable.minds.grove.proofs.endings import (
    BEST,
    DEEPEST,
    DEPTH,
    LINE,
    NODES,
    is_last_pair,
    search_pair,
    take,
)
from greentable.minds.grove.proofs.promising import bound_in, list_promising, move_in


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
    """Start a search from the first state, for more than `best`, `deepest` plays deep."""
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
    """List the placements in a grove that may lead to more than `best`."""
    take_stock(s, draws, depth, stock)
    counts[depth] = list_promising(s, row, stock, best)
    nexts[depth] = 0


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
    changes: list[list[int]],
    line: list[int],
    memory: list[int],
    nodes: int,
) -> None:
    """Visit `nodes` more groves; `line` is the best line found, if it was searched to its end.

    `states` has the groves on the way, `rows` the placements for each, `counts` their number and
    `nexts` the next one to try; the last state is spare. `seen` has the keys of visited groves;
    each is at its slot, or was overwritten.
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
        line[LINE + depth] = move_in(rows[depth][at])
        make(states[depth], line[LINE + depth], draws, depth, child)
        if child.phase == Phase.OVER:
            take(memory, line, depth + 1, child.total[SEAT])
        elif is_last_pair(child):
            if is_unseen(child, keys, seen):
                row = rows[depth + 1]
                more = rows[depth + 2]
                spare = states[len(states) - 1]
                looked_at = search_pair(
                    child, spare, row, more, stock, room, scratch, changes, line, depth + 1, memory
                )
                nodes -= looked_at
                memory[NODES] += looked_at
        elif is_last_play(child):
            line[LINE + depth + 1] = best_at_once(child, room, scratch)
            points = score_at_once(child, line[LINE + depth + 1], scratch)
            take(memory, line, depth + 2, points)
        elif is_unseen(child, keys, seen):
            open_grove(child, draws, depth + 1, rows[depth + 1], counts, nexts, stock, memory[BEST])
            memory[DEPTH] += 1


def make(s: State, move: int, draws: list[int], depth: int, child: State) -> None:
    """The grove after a placement and the draw that follows."""
    copy_grove(child, s)
    child.told_count = 0
    carry_out(child, SEAT, move)
    if child.phase == Phase.DRAW:
        child.told_count = 0
        carry_out(child, NATURE, card_code(Verb.DRAW, draws[depth]))


def is_last_play(s: State) -> bool:
    """True if the card in hand is the last."""
    return s.drawn == DECK and s.hand[SEAT] & s.hand[SEAT] - 1 == 0


def is_unseen(s: State, keys: list[int], seen: list[int]) -> bool:
    """True if a grove was not met before, as far as remembered; then it is remembered."""
    key = key_of(s, keys)
    slot = key % len(seen)
    if seen[slot] == key:
        return False
    seen[slot] = key
    return True
