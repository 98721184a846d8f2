"""How the recipes of a challenge stand in a grove, as typed values."""

from __future__ import annotations

import msgspec

from greentable.grove.codes import NO_CARD
from greentable.grove.constants import Effect
from greentable.grove.recipe_codes import kind_of
from greentable.grove.rules.recipes import UNMET, bonus, count_if_met, effect_of
from greentable.grove.state import State


class Standing(msgspec.Struct, frozen=True):
    """Whether a recipe is met as the grove lies, and the points it adds then.

    One that `multiplies` adds none of its own: what it does shows in the score.
    """

    recipe: int
    met: bool
    points: int
    multiplies: bool


def standings_of(s: State, seat: int) -> tuple[Standing, ...]:
    """How each recipe of the challenge stands with a seat; none without recipes."""
    return tuple(_standing(s, seat, recipe) for recipe in s.recipes if recipe != NO_CARD)


def _standing(s: State, seat: int, recipe: int) -> Standing:
    count = count_if_met(s, seat, recipe)
    multiplies = kind_of(effect_of(s, recipe)) == Effect.MULTIPLY
    return Standing(recipe, count != UNMET, bonus(s, recipe, count), multiplies)
