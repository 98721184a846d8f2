"""Recipes as data: their counts, conditions and rewards.  Rules grove.recipes.2 to 5.

The printed recipes are not public, so the package has a book of its own, and an owner of the game
can enter the printed ones: `books.py` reads and writes the files. A recipe counts one thing
in the grove; its condition is met if there are at least `least` and at most `most` of it. For the
rules a recipe is two numbers, its condition and its effect.
"""

from __future__ import annotations

import msgspec

from greentable.core.fields import NamedNumber
from greentable.grove.cards import BARROW, NO_FRUIT, Fruit
from greentable.grove.recipes.codes import (
    ALL_BUT,
    amount_of,
    barrow_counts_in,
    cap_of,
    condition_code,
    count_of,
    effect_code,
    fruit_counted,
    fruit_multiplied,
    highest_of,
    is_fruit_counted,
    kind_of,
    least_of,
    lowest_of,
    most_of,
    times_of,
    worth_of,
)


class Count(NamedNumber):
    """The thing that a recipe counts. Dice are those of its fruit and values, also on glades."""

    DICE = 0  # dice in play
    LINE = 1  # dice side by side in one row or column, in the longest line
    GROUP = 2  # connected dice, in the largest group
    VALUES = 3  # different values among the dice
    FALLEN = 4  # dice on glades
    MIXED_LINES = 5  # places where three dice side by side have three different fruits
    EACH = 6  # dice of the fruit that has fewest
    EQUAL = 7  # dice of each fruit if all three have the same number, else 0
    SQUIRREL = 8  # 1 once the squirrel is in the grove
    EMPTY_GLADES = 9  # visible glades without a die
    BARE_TREES = 10  # visible trees without a die
    CELLS = 11  # visible cells
    SQUARE = 12  # the side of the largest full square of cells
    FITS = 13  # 1 if the grove fits in a frame of cells, lying or standing


COUNTS_DICE = frozenset({Count.DICE, Count.LINE, Count.GROUP, Count.VALUES, Count.FALLEN})
"""The counts that can be narrowed to a fruit."""

COUNTS_TWO_FRUITS = COUNTS_DICE | {Count.EACH, Count.EQUAL}
"""The counts that can be narrowed to two fruits."""

COUNTS_VALUES = COUNTS_DICE | {Count.MIXED_LINES, Count.EACH, Count.EQUAL}
"""The counts that can be narrowed to values."""

YES_OR_NO = frozenset({Count.SQUIRREL, Count.FITS})
"""The counts that are a yes or a no."""


class Effect(NamedNumber):
    """The reward of a recipe when its condition is met."""

    BONUS = 0  # points
    BONUS_EACH = 1  # points for each thing counted, up to a cap
    MULTIPLY = 2  # no points: the dice on trees of one fruit, or of all, count several times


NO_LIMIT = 63  # as `most`: any number
MOST_COUNTED = NO_LIMIT - 1
MOST_POINTS = 127  # seven bits
MOST_TIMES = 9
LONGEST = 19  # no grove is wider or higher
CODES = 2  # numbers for each recipe
RECIPES = 2  # of a challenge (grove.recipes.1)


class Wording(msgspec.Struct, frozen=True):
    """A recipe's name and sentence in another language; "" for a missing one."""

    language: str
    name: str = ""
    sentence: str = ""


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """One recipe. Name, sentence and their translations are for people; rules read the rest.

    With a `second_fruit`, dice of both are counted. `amount` is negative if points are taken away;
    a bonus may come with a multiplier, by `times`, of the dice of `multiplied`, or of all.
    """

    name: str
    sentence: str
    translations: tuple[Wording, ...] = ()
    worth: int
    count: Count
    fruit: Fruit | None = None
    second_fruit: Fruit | None = None
    value_from: int = 0
    value_to: int = BARROW
    wide: int = 0
    high: int = 0
    least: int = 1
    most: int = NO_LIMIT
    barrow_counts: bool = True
    effect: Effect = Effect.BONUS
    amount: int = 0
    cap: int = MOST_POINTS
    times: int = 1
    multiplied: Fruit | None = None

    def in_language(self, language: str) -> Recipe:
        """The recipe with its name and sentence in a language, if it has them."""
        for wording in self.translations:
            if wording.language == language:
                name, sentence = wording.name or self.name, wording.sentence or self.sentence
                return msgspec.structs.replace(self, name=name, sentence=sentence)
        return self

    @property
    def all_names(self) -> tuple[str, ...]:
        """Its name in every language that it has one in."""
        return (self.name, *(wording.name for wording in self.translations if wording.name))

    def codes(self) -> tuple[int, int]:
        """The two numbers that the rules read: condition and effect."""
        low, high = (self.wide, self.high) if self.count is Count.FITS else self.values
        fruit, multiplied = _fruits_code(self.fruits), _fruits_code(self.multiplied_fruits)
        beside_points = self.times > 1 and self.effect is not Effect.MULTIPLY
        barrow_counts, times = int(self.barrow_counts), self.times * beside_points
        points = self.worth, self.effect, self.amount, self.cap
        return (
            condition_code(self.count, fruit, low, high, self.least, self.most),
            effect_code(*points, multiplied, barrow_counts, times),
        )

    @property
    def fruits(self) -> tuple[Fruit, ...]:
        """The fruits whose dice are counted; none if any is."""
        return tuple(one for one in (self.fruit, self.second_fruit) if one is not None)

    @property
    def multiplied_fruits(self) -> tuple[Fruit, ...]:
        """The fruit whose dice are multiplied; none if all are, or none is."""
        return () if self.multiplied is None else (self.multiplied,)

    @property
    def values(self) -> tuple[int, int]:
        """The lowest and the highest value of dice that count."""
        return self.value_from, self.value_to


def _fruits_code(fruits: tuple[Fruit, ...]) -> int:
    if len(fruits) == 2:
        (left_out,) = set(Fruit) - set(fruits)
        return ALL_BUT + left_out
    return int(fruits[0]) if fruits else NO_FRUIT


def _fruits_of(code: int) -> tuple[Fruit | None, Fruit | None]:
    """One fruit, two, or none."""
    if code == NO_FRUIT:
        return None, None
    counted = [fruit for fruit in Fruit if is_fruit_counted(fruit, code)]
    return counted[0], counted[1] if len(counted) == 2 else None


def codes_of(book: tuple[Recipe, ...]) -> tuple[int, ...]:
    """A whole book as the rules read it: two numbers for each recipe, recipe 1 first."""
    return tuple(code for recipe in book for code in recipe.codes())


def recipe_of(condition: int, effect: int, name: str = "", sentence: str = "") -> Recipe:
    """The recipe of two numbers; they do not contain its names."""
    count = Count(count_of(condition))
    low, high = lowest_of(condition), highest_of(condition)
    box = count is Count.FITS
    fruit, second = _fruits_of(fruit_counted(condition))
    multiplied, _ = _fruits_of(fruit_multiplied(effect))
    return Recipe(
        name=name,
        sentence=sentence,
        worth=worth_of(effect),
        count=count,
        fruit=fruit,
        second_fruit=second,
        value_from=0 if box else low,
        value_to=BARROW if box else high,
        wide=low if box else 0,
        high=high if box else 0,
        least=least_of(condition),
        most=most_of(condition),
        barrow_counts=bool(barrow_counts_in(effect)),
        effect=Effect(kind_of(effect)),
        amount=amount_of(effect),
        cap=cap_of(effect),
        times=times_of(effect, multiplied or 0),
        multiplied=multiplied,
    )
