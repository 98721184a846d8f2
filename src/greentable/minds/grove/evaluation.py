"""The evaluation of a placement, and the key of the grove after it.

In the compilable subset; `kernels.py` has the loops around it.
"""
# ruff: noqa: PLR0913, PLR0917 - a kernel gets all its memory as arguments

from __future__ import annotations

from greentable.grove.cards import CELLS, DECK, FRUITS, WIDE, rotated, width_of
from greentable.grove.codes import (
    NO_CARD,
    barrow_of,
    card_of,
    column_of,
    dice_of,
    rotation_of,
    row_of,
)
from greentable.grove.constants import Effect
from greentable.grove.recipes.codes import amount_of, kind_of, least_of, times_of
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.dice import cells_after
from greentable.grove.rules.placement import (
    MISMATCHED,
    STEPS_LYING,
    STEPS_STANDING,
    cells_of,
    first_of,
    place_at,
    place_of,
    placement_facts,
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

POINT = 64  # values are in parts of a point: prospects are worth less than one
CELL_CODES = 128  # cells as numbers, with their dice
PRINTED_BITS = 4
PRINTED = 1 << PRINTED_BITS  # cells without dice, as they are printed
HAND_KEYS = PLACES * CELL_CODES
SQUIRREL_KEYS = HAND_KEYS + 32
KEYS = SQUIRREL_KEYS + PLACES


def key_of(s: State, keys: list[int]) -> int:
    """A hash of a grove, its squirrel and the hand: different ones hardly ever share it."""
    key = 0
    for row in range(s.top[SEAT], s.bottom[SEAT] + 1):
        for column in range(s.left[SEAT], s.right[SEAT] + 1):
            place = place_of(column, row)
            key ^= keys[place * CELL_CODES + s.grid[SEAT][place]]
    for card in range(32):
        if s.hand[SEAT] >> card & 1:
            key ^= keys[HAND_KEYS + card]
    if s.squirrel[SEAT] != NOWHERE:
        key ^= keys[SQUIRREL_KEYS + s.squirrel[SEAT]]
    return key


def prospect_of(s: State, prospects: list[int]) -> int:
    """The expected gain of the visible cells and the unused squirrel in the plays left."""
    prospect = 0
    for row in range(s.top[SEAT], s.bottom[SEAT] + 1):
        for column in range(s.left[SEAT], s.right[SEAT] + 1):
            cell = s.grid[SEAT][place_of(column, row)]
            if cell != 0:
                prospect += prospects[cell]
    if s.squirrel[SEAT] == NOWHERE:
        prospect += prospects[0]
    return prospect


def copy_grove(target: State, source: State) -> None:
    """Make one state equal to the other; both are of the same game for one."""
    for place in range(PLACES):
        target.grid[SEAT][place] = source.grid[SEAT][place]
    copy_rest(target, source)


def copy_rest(target: State, source: State) -> None:
    """Copy everything but the grid."""
    target.phase = source.phase
    target.drawn = source.drawn
    target.unseen = source.unseen
    target.waiting = source.waiting
    target.stuck = source.stuck
    target.hand[SEAT] = source.hand[SEAT]
    target.chosen[SEAT] = source.chosen[SEAT]
    for card in range(DECK):
        target.laid[SEAT][card] = source.laid[SEAT][card]
    target.laid_count[SEAT] = source.laid_count[SEAT]
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


def recipe_prospect(s: State, recipe: int) -> int:
    """The expected points of a recipe that is not met yet: a share, by its present count.

    In parts of POINT. Nothing once it is met, or once its count is too high.
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
        points = 0
    for fruit in range(FRUITS):
        points += (times_of(effect, fruit) - 1) * s.harvest[SEAT][fruit]
    return points * count * POINT // (2 * max(least, 1))


def recipe_points(
    s: State, move: int, plays_left: int, scratch: State, width: int, start: int
) -> int:
    """The points that the recipes add to the score once this card is laid, in parts of POINT.

    Their prospects are included. `scratch` is the same grove as `s`, before and after the call.
    """
    scratch.told_count = 0
    lay(scratch, SEAT, move)
    points = POINT * (final_score(scratch, SEAT) - score(scratch, SEAT))
    if plays_left > 0:
        points += recipe_prospect(scratch, scratch.recipes[0])
        points += recipe_prospect(scratch, scratch.recipes[1])
    for index in range(CELLS):
        place = place_at(start, width, index)
        scratch.grid[SEAT][place] = s.grid[SEAT][place]
    copy_rest(scratch, s)
    return points


def evaluate(
    s: State,
    move: int,
    key: int,
    prospect: int,
    plays_left: int,
    keys: list[int],
    prospects: list[int],
    scratch: State,
    row: list[int],
) -> None:
    """Fill a candidate's row: the value of this placement, and the key of the grove after it."""
    rotation = rotation_of(move)
    width = width_of(rotation)
    face = rotated(face_of(s, card_of(move)), rotation)
    facts = placement_facts(s, SEAT, face, column_of(move), row_of(move), width)
    start = place_of(column_of(move), row_of(move))
    after = cells_after(s, SEAT, face, facts, start, width, barrow_of(move), dice_of(move))
    key ^= keys[HAND_KEYS + card_of(move)]
    for index in range(CELLS):
        place = place_at(start, width, index)
        cell = after >> 8 * index & 255
        below = s.grid[SEAT][place]
        key ^= keys[place * CELL_CODES + below]
        key ^= keys[place * CELL_CODES + cell]
        prospect += prospects[cell]
        if below != 0:
            prospect -= prospects[below]
    mismatched = cells_of(facts, MISMATCHED)
    if mismatched != 0:
        prospect -= prospects[0]
        key ^= keys[SQUIRREL_KEYS + place_at(start, width, first_of(mismatched))]
    value = POINT * (score(s, SEAT) + gain(s, SEAT, facts, start, width, after))
    if s.recipes[0] != NO_CARD:
        value += recipe_points(s, move, plays_left, scratch, width, start)
    row[VALUE] = value + prospect
    row[KEY] = key
    row[MOVE] = move


def most_change(s: State, move: int, changes: list[int]) -> int:
    """The highest change of the grove's value by a placement, without recipes.

    Each of its cells by itself (`prospects.changes_of`), as if there were dice for all of them.
    """
    rotation = rotation_of(move)
    face = rotated(face_of(s, card_of(move)), rotation)
    start = place_of(column_of(move), row_of(move))
    return cells_change(s, face, start, width_of(rotation), changes)


def cells_change(s: State, face: int, start: int, width: int, changes: list[int]) -> int:
    """The same for a rotated face that begins at a place.

    It is called for every placement of the last card, so it computes the places (`place_at`)
    inline.
    """
    grid = s.grid[SEAT]
    steps = STEPS_STANDING
    if width == WIDE:
        steps = STEPS_LYING
    change = 0
    for _ in range(CELLS):
        place = start + (steps & 63)
        if place >= PLACES:
            place -= PLACES
        change += changes[grid[place] << PRINTED_BITS | face & PRINTED - 1]
        steps >>= 6
        face >>= PRINTED_BITS
    return change


def score_at_once(s: State, move: int, scratch: State) -> int:
    """The score once this card is laid, as if the game ended then."""
    if s.recipes[0] == NO_CARD:
        return score_after(s, SEAT, move)
    copy_grove(scratch, s)
    scratch.told_count = 0
    lay(scratch, SEAT, move)
    return final_score(scratch, SEAT)
