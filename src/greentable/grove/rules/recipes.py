"""The recipe challenge.  Rules grove.recipes.1 to 6; the counts are in `measures.py`.

A recipe is two numbers of the ruleset's book, read by `recipes/codes.py`.
"""

from __future__ import annotations

from greentable.grove.cards import BARROW, CARDS, FRUITS, fruit_of, is_tree
from greentable.grove.codes import NO_CARD, NOBODY, tell
from greentable.grove.constants import Effect, Line, Phase, Reason, What
from greentable.grove.recipes.codes import (
    amount_of,
    barrow_counts_in,
    cap_of,
    count_of,
    fruit_counted,
    highest_of,
    kind_of,
    least_of,
    lowest_of,
    most_of,
    multiplies,
    times_of,
    worth_of,
)
from greentable.grove.recipes.recipe import NO_LIMIT
from greentable.grove.rules.measures import measure
from greentable.grove.rules.scoring import dice_on_trees, score
from greentable.grove.state import NOWHERE, Position, State

UNMET = -1


def why_not_recipes(s: Position, first: int, second: int) -> int:
    """grove.recipes.1: two of the eighteen, the lower number first."""
    if first < 1 or second < 1 or first > CARDS or second > CARDS:
        return Reason.NO_SUCH_CARD
    if first == second:
        return Reason.SAME_RECIPE
    if first > second:
        return Reason.MALFORMED
    return Reason.OK


def turn_up_recipes(s: State, first: int, second: int) -> None:
    """grove.recipes.1: set aside, recipe side up; the deck is nine of the other sixteen cards."""
    s.recipes[0] = first
    s.recipes[1] = second
    s.unseen -= 1 << first | 1 << second
    s.phase = Phase.START
    tell(s, What.RECIPES, NOBODY, first, second)


def condition_of(s: Position, recipe: int) -> int:
    """The condition of a recipe: the thing it counts and the amounts that meet it."""
    return s.rules.book[2 * recipe - 2]


def effect_of(s: Position, recipe: int) -> int:
    """The effect of a recipe: its worth and its reward."""
    return s.rules.book[2 * recipe - 1]


def target(s: Position) -> int:
    """grove.recipes.1: the worth of both recipes together (the sheet's "number printed on top")."""
    if s.recipes[0] == NO_CARD:
        return 0
    return worth_of(effect_of(s, s.recipes[0])) + worth_of(effect_of(s, s.recipes[1]))


def counts_barrow(s: Position, recipe: int) -> int:
    """grove.recipes.3: 1 if the barrow counts as a die of its fruit for this recipe."""
    return barrow_counts_in(effect_of(s, recipe))


def count_for(s: Position, seat: int, recipe: int) -> int:
    """grove.recipes.2: the amount of the thing that a recipe counts."""
    code = condition_of(s, recipe)
    low = lowest_of(code)
    high = highest_of(code)
    return measure(
        s, seat, count_of(code), fruit_counted(code), low, high, counts_barrow(s, recipe)
    )


def is_too_much(s: Position, recipe: int, count: int) -> bool:
    """grove.recipes.2: true if the count exceeds the recipe's limit."""
    most = most_of(condition_of(s, recipe))
    return most != NO_LIMIT and count > most


def is_met_by(s: Position, recipe: int, count: int) -> bool:
    """grove.recipes.2: true if this count is neither too small nor too big for a recipe."""
    return count >= least_of(condition_of(s, recipe)) and not is_too_much(s, recipe, count)


def count_if_met(s: Position, seat: int, recipe: int) -> int:
    """grove.recipes.2: the amount of the thing that a recipe counts, if that meets its condition.

    UNMET if it is too little or too much.
    """
    count = count_for(s, seat, recipe)
    return count if is_met_by(s, recipe, count) else UNMET


def bonus(s: Position, recipe: int, count: int) -> int:
    """grove.recipes.2 and 6: the points that a recipe adds; negative if it takes points away.

    An unmet recipe and a multiplier add nothing.
    """
    if count == UNMET:
        return 0
    code = effect_of(s, recipe)
    if kind_of(code) == Effect.BONUS:
        return amount_of(code)
    if kind_of(code) == Effect.BONUS_EACH:
        return max(-cap_of(code), min(amount_of(code) * count, cap_of(code)))
    return 0


def times(s: Position, recipe: int, count: int, fruit: int) -> int:
    """grove.recipes.6: the factor of this recipe for the dice of a fruit; 1 without a multiplier.

    A multiplier may be for one fruit or for all, alone or beside a bonus.
    """
    if count == UNMET:
        return 1
    return times_of(effect_of(s, recipe), fruit)


def barrow_on_tree(s: Position, seat: int, fruit: int) -> int:
    """15 if the barrow lies on a tree of this fruit."""
    if s.barrow[seat] == NOWHERE:
        return 0
    cell = s.grid[seat][s.barrow[seat]]
    if is_tree(cell) and fruit_of(cell) == fruit:
        return BARROW
    return 0


def multiplied(s: Position, seat: int, first: int, second: int) -> int:
    """grove.recipes.4: the points that multipliers add to the dice on trees; several multiply.

    grove.recipes.3: a recipe that does not count the barrow as a die does not multiply it.
    `first` and `second` are the results of `count_if_met` for the two recipes.
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


def final_score(s: Position, seat: int) -> int:
    """grove.recipes.4: dice on trees, multipliers, bonuses, and the squirrel last."""
    if s.recipes[0] == NO_CARD:
        return score(s, seat)
    first = count_if_met(s, seat, s.recipes[0])
    second = count_if_met(s, seat, s.recipes[1])
    return final_score_with(s, seat, first, second)


def final_score_with(s: Position, seat: int, first: int, second: int) -> int:
    """grove.recipes.4: the same from what `count_if_met` says of the two recipes."""
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
        tell_recipe(s, seat, s.recipes[0], first, first_bonus)
        tell_recipe(s, seat, s.recipes[1], second, second_bonus)
        extra = multiplied(s, seat, first, second)
        tell(s, What.SCORED, seat, Line.MULTIPLIED, extra)
        tell(s, What.SCORED, seat, Line.BONUS, first_bonus + second_bonus)
        total += extra + first_bonus + second_bonus
    tell(s, What.SCORED, seat, Line.SQUIRREL, -s.squirrel_cost[seat])
    total -= s.squirrel_cost[seat]
    tell(s, What.SCORED, seat, Line.TOTAL, total)
    s.total[seat] = total


def tell_recipe(s: State, seat: int, recipe: int, count: int, points: int) -> None:
    """Add the event that a recipe is met, with its points; 0 if it only multiplies.

    A recipe that is met but gives no points, such as points for each of no dice, gets no event.
    """
    if count == UNMET:
        return
    if points != 0 or multiplies(effect_of(s, recipe)):
        tell(s, What.RECIPE, seat, recipe, points)
