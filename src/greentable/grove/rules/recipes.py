"""The recipe challenge.  Rules grove.recipes.1 to 5; what recipes count: `measures.py`.

A recipe is two numbers of the ruleset's book, laid out in `greentable.grove.recipes`.
"""

from __future__ import annotations

from greentable.grove.cards import BARROW, CARDS, FRUITS, fruit_of, is_tree
from greentable.grove.codes import NO_CARD, NOBODY, tell
from greentable.grove.plain import Effect, Line, Phase, Reason, What
from greentable.grove.recipes import NO_LIMIT
from greentable.grove.rules.measures import measure
from greentable.grove.rules.scoring import dice_on_trees, score
from greentable.grove.state import NOWHERE, State

UNMET = -1


def why_not_recipes(s: State, first: int, second: int) -> int:
    """grove.recipes.1: two of the eighteen, the lower number first."""
    if first < 1 or second < 1 or first > CARDS or second > CARDS:
        return Reason.NO_SUCH_CARD
    if first == second:
        return Reason.SAME_RECIPE
    if first > second:
        return Reason.MALFORMED
    return Reason.OK


def turn_up_recipes(s: State, first: int, second: int) -> None:
    """grove.recipes.1: set aside, recipe side up; nine of the other sixteen will be the deck."""
    s.recipes[0] = first
    s.recipes[1] = second
    s.unseen -= 1 << first | 1 << second
    s.phase = Phase.START
    tell(s, What.RECIPES, NOBODY, first, second)


def condition_of(s: State, recipe: int) -> int:
    """What a recipe counts and wants."""
    return s.rules.book[2 * recipe - 2]


def effect_of(s: State, recipe: int) -> int:
    """What a recipe is worth and gives."""
    return s.rules.book[2 * recipe - 1]


def target(s: State) -> int:
    """grove.recipes.1: the worth of both recipes together (the sheet's "number printed on top")."""
    if s.recipes[0] == NO_CARD:
        return 0
    return (effect_of(s, s.recipes[0]) & 127) + (effect_of(s, s.recipes[1]) & 127)


def counts_barrow(s: State, recipe: int) -> int:
    """grove.recipes.3: 1 if the barrow is a die of its fruit for this recipe."""
    return effect_of(s, recipe) >> 25 & 1


def count_if_met(s: State, seat: int, recipe: int) -> int:
    """grove.recipes.2: how much there is of what a recipe counts, if its condition is met.

    UNMET if there is too little or too much.
    """
    code = condition_of(s, recipe)
    fruit = code >> 5 & 3
    low = code >> 7 & 31
    high = code >> 12 & 31
    count = measure(s, seat, code & 31, fruit, low, high, counts_barrow(s, recipe))
    most = code >> 23 & 63
    if count < code >> 17 & 63 or (most != NO_LIMIT and count > most):
        return UNMET
    return count


def bonus(s: State, recipe: int, count: int) -> int:
    """grove.recipes.2: the points that a recipe adds; nothing unmet, nothing from a multiplier."""
    if count == UNMET:
        return 0
    code = effect_of(s, recipe)
    amount = code >> 9 & 127
    if code >> 7 & 3 == Effect.BONUS:
        return amount
    if code >> 7 & 3 == Effect.BONUS_EACH:
        return min(amount * count, code >> 16 & 127)
    return 0


def times(s: State, recipe: int, count: int, fruit: int) -> int:
    """How often the dice of a fruit count by this recipe: once, unless it multiplies them."""
    if count == UNMET:
        return 1
    code = effect_of(s, recipe)
    if code >> 7 & 3 == Effect.MULTIPLY and code >> 23 & 3 == fruit:
        return code >> 9 & 127
    return 1


def barrow_on_tree(s: State, seat: int, fruit: int) -> int:
    """15 if the barrow lies on a tree of this fruit."""
    if s.barrow[seat] == NOWHERE:
        return 0
    cell = s.grid[seat][s.barrow[seat]]
    if is_tree(cell) and fruit_of(cell) == fruit:
        return BARROW
    return 0


def multiplied(s: State, seat: int, first: int, second: int) -> int:
    """grove.recipes.4: what multipliers add to the dice on trees; several multiply.

    grove.recipes.3: a recipe for which the barrow is no die does not multiply it. `first` and
    `second` are what `count_if_met` says of the two recipes.
    """
    total = 0
    for fruit in range(FRUITS):
        barrow = barrow_on_tree(s, seat, fruit)
        dice = s.harvest[seat][fruit] - barrow
        factor = times(s, s.recipes[0], first, fruit)
        dice *= factor
        if factor > 1 and counts_barrow(s, s.recipes[0]):
            barrow *= factor
        factor = times(s, s.recipes[1], second, fruit)
        dice *= factor
        if factor > 1 and counts_barrow(s, s.recipes[1]):
            barrow *= factor
        total += dice + barrow
    return total - dice_on_trees(s, seat)


def final_score(s: State, seat: int) -> int:
    """grove.recipes.4: dice on trees, multipliers, bonuses, and the squirrel last."""
    if s.recipes[0] == NO_CARD:
        return score(s, seat)
    first = count_if_met(s, seat, s.recipes[0])
    second = count_if_met(s, seat, s.recipes[1])
    total = score(s, seat) + multiplied(s, seat, first, second)
    return total + bonus(s, s.recipes[0], first) + bonus(s, s.recipes[1], second)


def tell_score(s: State, seat: int) -> None:
    """The final score, line by line (grove.recipes.4), with the recipes that are met."""
    total = dice_on_trees(s, seat)
    tell(s, What.SCORED, seat, Line.DICE, total)
    if s.recipes[0] != NO_CARD:
        first = count_if_met(s, seat, s.recipes[0])
        second = count_if_met(s, seat, s.recipes[1])
        first_bonus = bonus(s, s.recipes[0], first)
        second_bonus = bonus(s, s.recipes[1], second)
        if first != UNMET:
            tell(s, What.RECIPE, seat, s.recipes[0], first_bonus)
        if second != UNMET:
            tell(s, What.RECIPE, seat, s.recipes[1], second_bonus)
        extra = multiplied(s, seat, first, second)
        tell(s, What.SCORED, seat, Line.MULTIPLIED, extra)
        tell(s, What.SCORED, seat, Line.BONUS, first_bonus + second_bonus)
        total += extra + first_bonus + second_bonus
    tell(s, What.SCORED, seat, Line.SQUIRREL, -s.squirrel_cost[seat])
    total -= s.squirrel_cost[seat]
    tell(s, What.SCORED, seat, Line.TOTAL, total)
    s.total[seat] = total
