"""A recipe as two numbers, its condition and its effect, with functions that read them.

Condition: count (5 bits), fruit (2), values or box (5 and 5), least (6), most (6), whether the
fruit is the one that does not count. Effect: worth (7), effect (2), amount (7), cap (7), fruit
multiplied (2), whether the barrow counts, whether the amount is taken away, times beside points
(4). In the compilable subset; `recipe.py` has the typed value for all other code.
"""

from __future__ import annotations

ANY_FRUIT = 3  # NO_FRUIT of cards.py
ONLY_MULTIPLIES = 2  # Effect.MULTIPLY of recipe.py
ALL_BUT = 4
"""Added to a fruit: dice of the two others."""


def condition_code(count: int, fruit: int, low: int, high: int, least: int, most: int) -> int:
    """The condition of a recipe: the thing it counts, and the amounts that meet it."""
    others = fruit >> 2
    return (
        count | (fruit & 3) << 5 | low << 7 | high << 12 | least << 17 | most << 23 | others << 29
    )


def count_of(condition: int) -> int:
    """The thing counted: a Count."""
    return condition & 31


def fruit_counted(condition: int) -> int:
    """The fruit of the dice that count; NO_FRUIT for any, ALL_BUT + a fruit for the two others."""
    return (condition >> 5 & 3) + ALL_BUT * (condition >> 29 & 1)


def is_fruit_counted(fruit: int, counted: int) -> bool:
    """True if dice of this fruit are among those of `fruit_counted`."""
    if counted >= ALL_BUT:
        return fruit != counted - ALL_BUT
    return counted == ANY_FRUIT or fruit == counted  # noqa: PLR1714 - no sets in the subset


def lowest_of(condition: int) -> int:
    """The lowest value of dice that count, or the width of the box."""
    return condition >> 7 & 31


def highest_of(condition: int) -> int:
    """The highest value of dice that count, or the height of the box."""
    return condition >> 12 & 31


def least_of(condition: int) -> int:
    """The least amount that meets the condition."""
    return condition >> 17 & 63


def most_of(condition: int) -> int:
    """The greatest amount that meets the condition, or NO_LIMIT."""
    return condition >> 23 & 63


def effect_code(
    worth: int, kind: int, amount: int, cap: int, multiplied: int, barrow_counts: int, times: int
) -> int:
    """The effect of a recipe: its worth for the target, and its reward if the condition is met."""
    points = worth | kind << 7 | abs(amount) << 9 | cap << 16 | int(amount < 0) << 26
    return points | multiplied << 23 | barrow_counts << 25 | times << 27


def worth_of(effect: int) -> int:
    """The points that a recipe adds to the target."""
    return effect & 127


def kind_of(effect: int) -> int:
    """The kind of reward: an Effect."""
    return effect >> 7 & 3


def amount_of(effect: int) -> int:
    """The number of points, negative if they are taken away; or the factor."""
    if effect >> 26 & 1:
        return -(effect >> 9 & 127)
    return effect >> 9 & 127


def cap_of(effect: int) -> int:
    """The most points that are given or taken away."""
    return effect >> 16 & 127


def fruit_multiplied(effect: int) -> int:
    """The fruit whose dice are multiplied; NO_FRUIT for all, or for none."""
    return effect >> 23 & 3


def multiplies(effect: int) -> bool:
    """True if a recipe multiplies dice, with points or without."""
    return kind_of(effect) == ONLY_MULTIPLIES or effect >> 27 & 15 > 1


def times_of(effect: int, fruit: int) -> int:
    """The factor for dice on trees of a fruit, once the recipe is met."""
    if not (multiplies(effect) and is_fruit_counted(fruit, fruit_multiplied(effect))):
        return 1
    if kind_of(effect) == ONLY_MULTIPLIES:
        return amount_of(effect)
    return effect >> 27 & 15


def barrow_counts_in(effect: int) -> int:
    """grove.recipes.3: 1 if the barrow is a die of its fruit for this recipe."""
    return effect >> 25 & 1
