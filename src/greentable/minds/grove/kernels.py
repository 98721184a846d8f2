"""The inner loops of the search, over the rules themselves. In the compilable subset.

One step of a beam search: all legal placements in every grove of a generation are evaluated
(`gather`), equal groves are merged, and the best become the next generation (`lay_found`). A
candidate is a row of four numbers: its value, the key of its grove, the parent grove, and the move.
Candidates come ordered by their parent, then by packed move; of equally good ones the first stays,
so a search is deterministic.
"""
# ruff: noqa: PLR0913, PLR0917 - a kernel gets all its memory as arguments

from __future__ import annotations

from greentable.grove.codes import NO_CARD, card_code
from greentable.grove.constants import Phase, Verb
from greentable.grove.engine.legal import list_moves
from greentable.grove.engine.referee import NATURE, carry_out
from greentable.grove.rules.scoring import score
from greentable.grove.state import State
from greentable.minds.grove.evaluation import (
    KEY,
    MOVE,
    PARENT,
    POINT,
    ROW,
    SEAT,
    VALUE,
    copy_grove,
    evaluate,
    key_of,
    most_change,
    prospect_of,
    score_at_once,
)

# The memory of a search between two calls.
COUNT = 0  # candidates so far
FLOOR = 1  # candidates must have a higher value

BUCKETS = 32768  # for sorting by value: 512 points
NOISE_BITS = 20  # of a key, which do not affect its noise
LOWEST = 4096  # added to a value to make it positive


def sort_up(numbers: list[int], count: int) -> None:
    """Sort the first `count` numbers, lowest first (Shell sort)."""
    gap = 1
    while gap < count // 3:
        gap = 3 * gap + 1
    while gap > 0:
        for index in range(gap, count):
            number = numbers[index]
            at = index
            while at >= gap and numbers[at - gap] > number:
                numbers[at] = numbers[at - gap]
                at -= gap
            numbers[at] = number
        gap //= 3


def is_new(key: int, found: list[list[int]], seen: list[int], at: int) -> bool:
    """True if no other candidate leads to the same grove; then this row is remembered.

    `seen` is a hash table of rows, each plus 1, at their key or at the next free slot.
    """
    slots = len(seen)
    slot = key % slots
    while seen[slot] != 0:
        if found[seen[slot] - 1][KEY] == key:
            return False
        slot += 1
        if slot == slots:
            slot = 0
    seen[slot] = at + 1
    return True


def gather(
    states: list[State],
    first: int,
    end: int,
    plays_left: int,
    width: int,
    noise: int,
    keys: list[int],
    prospects: list[int],
    changes: list[int],
    scratch: State,
    moves: list[int],
    found: list[list[int]],
    spare: list[list[int]],
    seen: list[int],
    counts: list[int],
    memory: list[int],
) -> int:
    """Evaluate all placements in some groves of a generation; return their number.

    `plays_left` is the number of plays after this one; `prospects` and `changes` are the tables for
    that number. Placements that cannot reach the floor are skipped early. Up to `noise` parts of a
    point are added at random, by grove.
    """
    evaluated = 0
    for parent in range(first, end):
        s = states[parent]
        number = list_moves(s, SEAT, moves)
        evaluated += number
        sort_up(moves, number)
        key = key_of(s, keys)
        prospect = prospect_of(s, prospects)
        if s.recipes[0] != NO_CARD:
            copy_grove(scratch, s)
        at = memory[COUNT]
        # The least change that a placement needs; with recipes it is not known this early.
        least = memory[FLOOR] - noise - prospect - POINT * score(s, SEAT)
        for index in range(number):
            if s.recipes[0] == NO_CARD and most_change(s, moves[index], changes) <= least:
                continue
            row = found[at]
            evaluate(s, moves[index], key, prospect, plays_left, keys, prospects, scratch, row)
            row[PARENT] = parent
            if noise != 0:
                row[VALUE] += (row[KEY] >> NOISE_BITS) % noise
            if row[VALUE] > memory[FLOOR] and is_new(row[KEY], found, seen, at):
                at += 1
        memory[COUNT] = at
        if at > 2 * width:
            select(width, found, spare, seen, counts, memory)
    return evaluated


def select(
    width: int,
    found: list[list[int]],
    spare: list[list[int]],
    seen: list[int],
    counts: list[int],
    memory: list[int],
) -> None:
    """Keep the best `width` candidates, best first; of equal ones the first."""
    count = memory[COUNT]
    for bucket in range(BUCKETS):
        counts[bucket] = 0
    for at in range(count):
        counts[bucket_of(found[at][VALUE])] += 1
    place = 0
    for bucket in range(BUCKETS - 1, -1, -1):
        number = counts[bucket]
        counts[bucket] = place
        place += number
    for at in range(count):
        bucket = bucket_of(found[at][VALUE])
        if counts[bucket] < width:
            copy_row(spare[counts[bucket]], found[at])
        counts[bucket] += 1
    for slot in range(len(seen)):
        seen[slot] = 0
    kept = min(count, width)
    for at in range(kept):
        copy_row(found[at], spare[at])
        is_new(found[at][KEY], found, seen, at)
    memory[COUNT] = kept
    if kept == width:
        memory[FLOOR] = found[kept - 1][VALUE]


def bucket_of(value: int) -> int:
    """The bucket of a value; values out of range go to the first or the last one."""
    return min(max(value + LOWEST, 0), BUCKETS - 1)


def copy_row(target: list[int], source: list[int]) -> None:
    """Copy a candidate over another."""
    for index in range(ROW):
        target[index] = source[index]


def lay_found(
    states: list[State], found: list[list[int]], count: int, card: int, children: list[State]
) -> None:
    """Lay each candidate's card and draw the next one: the next generation."""
    for at in range(count):
        child = children[at]
        copy_grove(child, states[found[at][PARENT]])
        child.told_count = 0
        carry_out(child, SEAT, found[at][MOVE])
        if child.phase == Phase.DRAW and card != NO_CARD:
            child.told_count = 0
            carry_out(child, NATURE, card_code(Verb.DRAW, card))


def best_over(states: list[State], count: int) -> int:
    """The first of the best finished groves; -1 if there is none."""
    best = -1
    for at in range(count):
        if states[at].phase == Phase.OVER and (
            best < 0 or states[at].total[SEAT] > states[best].total[SEAT]
        ):
            best = at
    return best


def best_at_once(s: State, moves: list[int], scratch: State) -> int:
    """The placement with the highest immediate score, with recipes; of equals the lowest move."""
    count = list_moves(s, SEAT, moves)
    best = moves[0]
    most = score_at_once(s, best, scratch)
    for index in range(1, count):
        points = score_at_once(s, moves[index], scratch)
        if points > most or (points == most and moves[index] < best):
            most = points
            best = moves[index]
    return best
