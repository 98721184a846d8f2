"""The inner loops of the search, over the rules themselves. In the compilable subset.

One step of a beam search: every grove of a generation is asked for all its legal placements
(`gather`), each of them is weighed, equal groves are merged, and the best become the next
generation (`lay_found`). A candidate is a row of four numbers: what it is weighed at, the key of
the grove it leads to, the grove it comes from, and the move. Candidates arrive by their parent,
then by packed move; of equally good ones the first stays, so a search always ends the same way.
"""
# ruff: noqa: PLR0913, PLR0917 - a kernel is handed all the room it works in

from __future__ import annotations

from greentable.grove.cards import CELLS, FRUITS, turned, width_of
from greentable.grove.codes import (
    NO_CARD,
    barrow_of,
    card_code,
    card_of,
    column_of,
    dice_of,
    row_of,
    turn_of,
)
from greentable.grove.legal import list_moves
from greentable.grove.plain import Effect, Phase, Verb
from greentable.grove.recipe_codes import amount_of, fruit_multiplied, kind_of, least_of
from greentable.grove.referee import NATURE, carry_out
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.dice import cells_after
from greentable.grove.rules.placement import (
    MISMATCHED,
    cells_of,
    first_of,
    look,
    place_at,
    place_of,
)
from greentable.grove.rules.recipes import (
    UNMET,
    condition_of,
    count_for,
    count_if_met,
    effect_of,
    final_score,
    is_too_much,
)
from greentable.grove.rules.scoring import gain, score, score_after
from greentable.grove.rules.turn import lay
from greentable.grove.state import NOWHERE, PLACES, State

SEAT = 1  # a search plays alone

# A candidate's row.
VALUE = 0
KEY = 1
PARENT = 2
MOVE = 3
ROW = 4

# What a search keeps in mind between two calls.
COUNT = 0  # candidates so far
FLOOR = 1  # what a candidate must be worth more than
MEMORY = 2

POINT = 64  # what one point weighs; hopes weigh less
BUCKETS = 32768  # for sorting by value: 512 points
LOWEST = 4096  # added to a value, so that it is not negative
SIDES_AND_CELLS = 128  # cells as numbers, die and all
HAND_KEYS = PLACES * SIDES_AND_CELLS
SQUIRREL_KEYS = HAND_KEYS + 32
KEYS = SQUIRREL_KEYS + PLACES


def key_of(s: State, keys: list[int]) -> int:
    """A number for a grove, its squirrel and the hand: equal for equal ones, else hardly ever."""
    key = 0
    for place in range(PLACES):
        key ^= keys[place * SIDES_AND_CELLS + s.grid[SEAT][place]]
    for card in range(32):
        if s.hand[SEAT] >> card & 1:
            key ^= keys[HAND_KEYS + card]
    if s.squirrel[SEAT] != NOWHERE:
        key ^= keys[SQUIRREL_KEYS + s.squirrel[SEAT]]
    return key


def hope_of(s: State, hopes: list[int]) -> int:
    """What the cells in sight promise, by the table of hopes; the squirrel at hand is the first."""
    hope = 0
    for row in range(s.top[SEAT], s.bottom[SEAT] + 1):
        for column in range(s.left[SEAT], s.right[SEAT] + 1):
            cell = s.grid[SEAT][place_of(column, row)]
            if cell != 0:
                hope += hopes[cell]
    if s.squirrel[SEAT] == NOWHERE:
        hope += hopes[0]
    return hope


def sort_up(numbers: list[int], count: int) -> None:
    """Sort the first so many numbers, lowest first (Shell's way)."""
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


def copy_grove(target: State, source: State) -> None:
    """Make one state the other; both are of the same game for one."""
    for place in range(PLACES):
        target.grid[SEAT][place] = source.grid[SEAT][place]
    copy_rest(target, source)


def copy_rest(target: State, source: State) -> None:
    """All but the grid."""
    target.phase = source.phase
    target.drawn = source.drawn
    target.unseen = source.unseen
    target.waiting = source.waiting
    target.stuck = source.stuck
    target.hand[SEAT] = source.hand[SEAT]
    target.chosen[SEAT] = source.chosen[SEAT]
    target.left[SEAT] = source.left[SEAT]
    target.right[SEAT] = source.right[SEAT]
    target.top[SEAT] = source.top[SEAT]
    target.bottom[SEAT] = source.bottom[SEAT]
    for fruit in range(FRUITS):
        target.supply[SEAT][fruit] = source.supply[SEAT][fruit]
        target.harvest[SEAT][fruit] = source.harvest[SEAT][fruit]
    target.squirrel[SEAT] = source.squirrel[SEAT]
    target.barrow[SEAT] = source.barrow[SEAT]
    target.squirrel_cost[SEAT] = source.squirrel_cost[SEAT]
    target.total[SEAT] = source.total[SEAT]


def promise(s: State, recipe: int) -> int:
    """What a recipe that is not met yet may still give: a share of its points, by what there is.

    In parts of POINT. Nothing once it is met, or once there is too much of what it counts.
    """
    if recipe == NO_CARD or count_if_met(s, SEAT, recipe) != UNMET:
        return 0
    count = count_for(s, SEAT, recipe)
    if is_too_much(s, recipe, count):
        return 0
    least = least_of(condition_of(s, recipe))
    effect = effect_of(s, recipe)
    points = amount_of(effect)
    if kind_of(effect) == Effect.BONUS_EACH:
        points *= least
    elif kind_of(effect) == Effect.MULTIPLY:
        points = (points - 1) * s.harvest[SEAT][fruit_multiplied(effect)]
    return points * count * POINT // (2 * max(least, 1))


def recipe_points(
    s: State, move: int, plays_left: int, scratch: State, width: int, start: int
) -> int:
    """What the recipes add to the score once this card is laid, hopes included, in parts of POINT.

    `scratch` is the same grove; it is afterwards, too.
    """
    scratch.told_count = 0
    lay(scratch, SEAT, move)
    points = POINT * (final_score(scratch, SEAT) - score(scratch, SEAT))
    if plays_left > 0:
        points += promise(scratch, scratch.recipes[0]) + promise(scratch, scratch.recipes[1])
    for index in range(CELLS):
        place = place_at(start, width, index)
        scratch.grid[SEAT][place] = s.grid[SEAT][place]
    copy_rest(scratch, s)
    return points


def weigh(
    s: State,
    move: int,
    key: int,
    hope: int,
    plays_left: int,
    keys: list[int],
    hopes: list[int],
    scratch: State,
    row: list[int],
) -> None:
    """Fill a candidate's row: what this placement is worth, and the key of what it leads to."""
    turn = turn_of(move)
    width = width_of(turn)
    face = turned(face_of(s, card_of(move)), turn)
    facts = look(s, SEAT, face, column_of(move), row_of(move), width)
    start = place_of(column_of(move), row_of(move))
    after = cells_after(s, SEAT, face, facts, start, width, barrow_of(move), dice_of(move))
    key ^= keys[HAND_KEYS + card_of(move)]
    for index in range(CELLS):
        place = place_at(start, width, index)
        cell = after >> 8 * index & 255
        below = s.grid[SEAT][place]
        key ^= keys[place * SIDES_AND_CELLS + below]
        key ^= keys[place * SIDES_AND_CELLS + cell]
        hope += hopes[cell]
        if below != 0:
            hope -= hopes[below]
    mismatched = cells_of(facts, MISMATCHED)
    if mismatched != 0:
        hope -= hopes[0]
        key ^= keys[SQUIRREL_KEYS + place_at(start, width, first_of(mismatched))]
    value = POINT * (score(s, SEAT) + gain(s, SEAT, facts, start, width, after))
    if s.recipes[0] != NO_CARD:
        value += recipe_points(s, move, plays_left, scratch, width, start)
    row[VALUE] = value + hope * plays_left
    row[KEY] = key
    row[MOVE] = move


def is_new(key: int, found: list[list[int]], seen: list[int], at: int) -> bool:
    """Whether no candidate leads to the same grove; if so the one at this row is remembered.

    `seen` is a table of rows, each plus 1, at their key or at the next free place.
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
    keys: list[int],
    hopes: list[int],
    scratch: State,
    moves: list[int],
    found: list[list[int]],
    spare: list[list[int]],
    seen: list[int],
    counts: list[int],
    memory: list[int],
) -> int:
    """Weigh all placements in some groves of a generation; how many there were.

    `plays_left` is how many come after this one: with none, hopes count for nothing.
    """
    weighed = 0
    for parent in range(first, end):
        s = states[parent]
        number = list_moves(s, SEAT, moves)
        weighed += number
        sort_up(moves, number)
        key = key_of(s, keys)
        hope = hope_of(s, hopes)
        copy_grove(scratch, s)
        at = memory[COUNT]
        for index in range(number):
            row = found[at]
            weigh(s, moves[index], key, hope, plays_left, keys, hopes, scratch, row)
            row[PARENT] = parent
            if row[VALUE] > memory[FLOOR] and is_new(row[KEY], found, seen, at):
                at += 1
        memory[COUNT] = at
        if at > 2 * width:
            select(width, found, spare, seen, counts, memory)
    return weighed


def select(
    width: int,
    found: list[list[int]],
    spare: list[list[int]],
    seen: list[int],
    counts: list[int],
    memory: list[int],
) -> None:
    """Keep the best so many candidates, the best first, of equals those that came first."""
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
    """Where a value is sorted in; what is beyond all reason goes to the end."""
    return min(max(value + LOWEST, 0), BUCKETS - 1)


def copy_row(target: list[int], source: list[int]) -> None:
    """One candidate over another."""
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
    """The first of the best groves whose game is over, or -1 if none is."""
    best = -1
    for at in range(count):
        if states[at].phase == Phase.OVER and (
            best < 0 or states[at].total[SEAT] > states[best].total[SEAT]
        ):
            best = at
    return best


def best_at_once(s: State, moves: list[int], scratch: State) -> int:
    """The placement that scores most at once, recipes included; of several the lowest move."""
    count = list_moves(s, SEAT, moves)
    sort_up(moves, count)
    best = moves[0]
    most = score_at_once(s, best, scratch)
    for index in range(1, count):
        points = score_at_once(s, moves[index], scratch)
        if points > most:
            most = points
            best = moves[index]
    return best


def score_at_once(s: State, move: int, scratch: State) -> int:
    """The score once this card is laid, as if the game were then over."""
    if s.recipes[0] == NO_CARD:
        return score_after(s, SEAT, move)
    copy_grove(scratch, s)
    scratch.told_count = 0
    lay(scratch, SEAT, move)
    return final_score(scratch, SEAT)
