"""A recipe as a table of keys and values, as in recipe files and rulesets in writing.

=================  ==========================================================================
``worth``          the points that it adds to the target
``count``          the thing counted: dice, line, group, values, fallen, mixed_lines, each, equal,
                   squirrel, empty_glades, bare_trees, cells, square, fits
``fruit``          orange, lemon or lime: only dice of this fruit; two of them with a plus,
                   orange+lemon: dice of either
``value``          only dice with this value; or a range: ``value_from``, ``value_to``
``wide``, ``high`` the box, for fits
``least``, ``most``  the amounts that meet it (at least 1 by default)
``bonus``          points, or fewer with a minus; or ``bonus_each``, at most ``cap``
                   in all
``times``          the factor for the dice ``of`` a fruit, or ``of`` all; alone or beside a bonus
``barrow_counts``  false: the barrow is not a die for this recipe (grove.recipes.3)
=================  ==========================================================================
"""

from __future__ import annotations

from collections.abc import Mapping

from greentable.core.reader import MOST_DIGITS, shown
from greentable.errors import GreentableError
from greentable.grove.cards import BARROW, BASKET, HIGHEST, Fruit
from greentable.grove.recipes.recipe import (
    COUNTS_DICE,
    COUNTS_TWO_FRUITS,
    COUNTS_VALUES,
    LONGEST,
    MOST_COUNTED,
    MOST_POINTS,
    MOST_TIMES,
    NO_LIMIT,
    Count,
    Effect,
    Recipe,
)
from greentable.words.messages import Argument, Message, choices, either, say

Value = int | bool | str

AND = "+"  # between two fruits
ALL = "all"  # in place of a fruit

_NAMES = {str(fruit): fruit for fruit in Fruit}
_PAIR = ("orange", "lemon")  # as an example
_LARGE = 10**MOST_DIGITS
_VALUES = (*range(2, HIGHEST + 1), BASKET, BARROW)
_KEYS = (
    *("worth", "count", "fruit", "value", "value_from", "value_to", "wide", "high"),
    *("least", "most", "bonus", "bonus_each", "cap", "times", "of", "barrow_counts"),
)


class RecipeFault(GreentableError):
    """An error in a recipe, with its key."""

    def __init__(self, code: str, at_key: str, /, **arguments: Argument) -> None:
        super().__init__(code, **arguments)
        self.key = at_key


def recipe_from_table(table: Mapping[str, object], name: str = "", sentence: str = "") -> Recipe:
    """grove.recipes.6: the recipe of a table. Raises RecipeFault."""
    for key in table:
        if key not in _KEYS:
            raise RecipeFault("recipes.key", key, found=shown(key), known=choices(_KEYS))
    count = _count(table)
    effect, amount = _effect(table)
    fruits = _fruits(table)
    values = _values(table, count)
    box = count is Count.FITS
    for key in ("wide", "high"):
        if not box and key in table:
            raise RecipeFault("recipes.fits_only", key, key=key)
    capped = effect is Effect.BONUS_EACH
    if "cap" in table and not capped:
        raise RecipeFault("recipes.cap", "cap")
    least = _number(table, "least", range(MOST_COUNTED + 1), 0 if "most" in table else 1)
    most = _number(table, "most", range(least, MOST_COUNTED + 1), NO_LIMIT)
    counts = table.get("barrow_counts", True)
    if not isinstance(counts, bool):
        raise fault_of("recipes.barrow_counts", "barrow_counts", counts)
    return Recipe(
        name=name,
        sentence=sentence,
        worth=_number(table, "worth", range(1, MOST_POINTS + 1)),
        count=count,
        fruit=fruits[0],
        second_fruit=fruits[1],
        value_from=values[0],
        value_to=values[1],
        wide=_number(table, "wide", range(1, LONGEST + 1)) if box else 0,
        high=_number(table, "high", range(1, LONGEST + 1)) if box else 0,
        least=least,
        most=most,
        barrow_counts=counts,
        effect=effect,
        amount=amount,
        cap=_number(table, "cap", range(1, MOST_POINTS + 1), MOST_POINTS),
        times=_times(table),
        multiplied=_multiplied(table),
    )


def table_from_recipe(recipe: Recipe) -> dict[str, Value]:
    """The shortest table for this recipe, without its name and sentence."""
    table: dict[str, Value] = {"worth": recipe.worth, "count": str(recipe.count)}
    if recipe.fruits:
        table["fruit"] = AND.join(map(str, recipe.fruits))
    if recipe.value_from == recipe.value_to:
        table["value"] = recipe.value_from
    else:
        if recipe.value_from:
            table["value_from"] = recipe.value_from
        if recipe.value_to != BARROW:
            table["value_to"] = recipe.value_to
    if recipe.count is Count.FITS:
        table |= {"wide": recipe.wide, "high": recipe.high}
    if recipe.least != (1 if recipe.most == NO_LIMIT else 0):
        table["least"] = recipe.least
    if recipe.most != NO_LIMIT:
        table["most"] = recipe.most
    table |= _effect_table(recipe)
    if recipe.times > 1:
        multiplied = ALL if recipe.multiplied is None else str(recipe.multiplied)
        table |= {"times": recipe.times, "of": multiplied}
    if not recipe.barrow_counts:
        table["barrow_counts"] = False
    return table


def _effect_table(recipe: Recipe) -> dict[str, Value]:
    match recipe.effect:
        case Effect.BONUS:
            return {"bonus": recipe.amount}
        case Effect.BONUS_EACH:
            cap: dict[str, Value] = {} if recipe.cap == MOST_POINTS else {"cap": recipe.cap}
            return {"bonus_each": recipe.amount, **cap}
        case Effect.MULTIPLY:
            return {}


def _count(table: Mapping[str, object]) -> Count:
    names = {str(count): count for count in Count}
    said = table.get("count")
    if not isinstance(said, str) or said not in names:
        raise fault_of("recipes.count", "count", said, known=choices(names))
    count = names[said]
    if "fruit" in table and count not in COUNTS_DICE:
        two = count in COUNTS_TWO_FRUITS and AND in str(table["fruit"])
        if not two:
            raise RecipeFault("recipes.count_fruit", "fruit", count=said)
    return count


def _fruits(table: Mapping[str, object]) -> tuple[Fruit | None, Fruit | None]:
    """grove.recipes.6: the fruit that is counted, or two of them in their order."""
    if "fruit" not in table:
        return None, None
    said = table["fruit"]
    chosen = [_NAMES.get(word) for word in said.split(AND)] if isinstance(said, str) else []
    fruits = sorted({fruit for fruit in chosen if fruit is not None})
    if not 1 <= len(fruits) == len(chosen) <= 2:
        raise fault_of("recipes.fruits", "fruit", said, two=AND.join(_PAIR))
    return fruits[0], fruits[1] if len(fruits) == 2 else None


def _multiplied(table: Mapping[str, object]) -> Fruit | None:
    """grove.recipes.6: the fruit whose dice are multiplied; None for all, or for no multiplier."""
    said = table.get("of")
    if "times" not in table or said == ALL:
        return None
    if not isinstance(said, str) or said not in _NAMES:
        raise fault_of("recipes.times_of", "of", said, all=ALL)
    return _NAMES[said]


def _times(table: Mapping[str, object]) -> int:
    if "times" not in table:
        if "of" in table:
            raise RecipeFault("recipes.of_key", "of")
        return 1
    return _number(table, "times", range(2, MOST_TIMES + 1))


def _values(table: Mapping[str, object], count: Count) -> tuple[int, int]:
    for key in ("value", "value_from", "value_to"):
        if key in table and count not in COUNTS_VALUES:
            raise RecipeFault("recipes.count_values", key, count=str(count))
    if "value" in table:
        for key in ("value_from", "value_to"):
            if key in table:
                raise RecipeFault("recipes.value_or", key, key=key)
        value = _number(table, "value", _VALUES)
        return value, value
    low = _number(table, "value_from", _VALUES, 0)
    return low, _number(table, "value_to", [v for v in _VALUES if v > low], BARROW)


def _effect(table: Mapping[str, object]) -> tuple[Effect, int]:
    """The reward of a recipe beside a multiplier, and its points; or the factor of a multiplier."""
    keys = {"bonus": Effect.BONUS, "bonus_each": Effect.BONUS_EACH}
    given = [key for key in keys if key in table]
    if len(given) > 1 or not (given or "times" in table):
        key = given[1] if given else "bonus"
        raise RecipeFault("recipes.effect", key)
    if not given:
        return Effect.MULTIPLY, _times(table)
    (key,) = given
    points = _number(table, key, range(-MOST_POINTS, MOST_POINTS + 1))
    if points == 0:
        raise RecipeFault("recipes.no_points", key, key=key)
    return keys[key], points


def _number(
    table: Mapping[str, object],
    key: str,
    may: range | list[int] | tuple[int, ...],
    default: int | None = None,
) -> int:
    value = table.get(key, default)
    if key not in table and default is not None:
        return default
    if not isinstance(value, int) or isinstance(value, bool) or value not in may:
        if isinstance(may, range):
            limits: dict[str, Argument] = {"least": may.start, "most": may.stop - 1}
            raise fault_of("recipes.range", key, value, key=key, **limits)
        raise fault_of("recipes.choice", key, value, key=key, known=either(*may))
    return value


def fault_of(code: str, key: str, value: object, /, **arguments: Argument) -> RecipeFault:
    """The fault of a key's value, which is quoted; None stands for a key that is missing."""
    if value is None:
        return RecipeFault("recipes.key_missing", key, key=key)
    return RecipeFault(code, key, found=_quoted(value), **arguments)


def _quoted(value: object) -> str | Message:
    """A value quoted in an error: short, however long it is."""
    match value:
        case bool():
            return str(value).lower()
        case list() | dict():
            # It may hold anything, to any depth.
            return say(f"found-{'list' if isinstance(value, list) else 'table'}")
        case int() if not -_LARGE < value < _LARGE:
            # Python refuses to write out the largest.
            return say("found-large")
        case str():
            return shown(value)
        case _:
            return str(value)
