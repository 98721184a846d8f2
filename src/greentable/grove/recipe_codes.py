"""A recipe as two numbers, its condition and its effect: who reads them asks here.

Condition: count (5 bits), fruit (2), values or box (5 and 5), least (6), most (6). Effect: worth
(7), effect (2), amount (7), cap (7), fruit multiplied (2), whether the barrow counts. In the
compilable subset; `recipes.py` has the typed value for everybody else.
"""

from __future__ import annotations


def condition_code(count: int, fruit: int, low: int, high: int, least: int, most: int) -> int:
    """What a recipe counts, and how much of it it wants."""
    return count | fruit << 5 | low << 7 | high << 12 | least << 17 | most << 23


def count_of(condition: int) -> int:
    """What is counted: a Count."""
    return condition & 31


def fruit_counted(condition: int) -> int:
    """The fruit of the dice that count; NO_FRUIT for any."""
    return condition >> 5 & 3


def lowest_of(condition: int) -> int:
    """The lowest value of dice that count, or the width of the box."""
    return condition >> 7 & 31


def highest_of(condition: int) -> int:
    """The highest value of dice that count, or the height of the box."""
    return condition >> 12 & 31


def least_of(condition: int) -> int:
    """How much there must be at least."""
    return condition >> 17 & 63


def most_of(condition: int) -> int:
    """How much there may be at most, or NO_LIMIT."""
    return condition >> 23 & 63


def effect_code(
    worth: int, kind: int, amount: int, cap: int, multiplied: int, barrow_counts: int
) -> int:
    """What a recipe adds to the target, and what it gives once its condition is met."""
    return worth | kind << 7 | amount << 9 | cap << 16 | multiplied << 23 | barrow_counts << 25


def worth_of(effect: int) -> int:
    """What a recipe adds to the target."""
    return effect & 127


def kind_of(effect: int) -> int:
    """What it gives: an Effect."""
    return effect >> 7 & 3


def amount_of(effect: int) -> int:
    """How many points, or how many times."""
    return effect >> 9 & 127


def cap_of(effect: int) -> int:
    """How many points at most."""
    return effect >> 16 & 127


def fruit_multiplied(effect: int) -> int:
    """The fruit whose dice are multiplied; NO_FRUIT for none."""
    return effect >> 23 & 3


def barrow_counts_in(effect: int) -> int:
    """grove.recipes.3: 1 if the barrow is a die of its fruit for this recipe."""
    return effect >> 25 & 1
