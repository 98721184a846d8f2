"""The scoring of groves laid with printed cards.  Rules grove.scoring and grove.recipes.

A grove comes as a picture in letters (`grove/picture`): the topmost cells are scored.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from greentable.game.sheets import Sheet, Words
from greentable.grove.cards import Fruit
from greentable.grove.codes import Line, What
from greentable.grove.events import events_told
from greentable.grove.picture.reading import read_picture
from greentable.grove.rules.recipes import target, tell_score
from greentable.grove.rules.scoring import dice_used
from greentable.grove.rules.several import is_winner
from greentable.grove.ruleset import HOUSE
from greentable.grove.ruleset_text import read_ruleset
from greentable.grove.state import State
from greentable.grove.words.messages import title_message
from greentable.grove.words.recipe_messages import recipes_said


class GroveSheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One or more groves as a picture in letters; `recipes 3 4` above it adds two recipes."""

    picture: Annotated[str, Meta(min_length=1, max_length=12_000)]
    """The picture."""
    ruleset: Annotated[str, Meta(max_length=10_000)] = HOUSE
    """The ruleset of the recipes."""


class RecipeScore(msgspec.Struct, frozen=True, kw_only=True):
    """A recipe that is met: its points, 0 for one that multiplies dice."""

    recipe: int
    """The number of the recipe."""
    name: str
    """Its name."""
    points: int
    """Its points."""


class GroveScore(msgspec.Struct, frozen=True, kw_only=True):
    """The score of one grove."""

    fruits: dict[str, int]
    """The sum of dice and barrow on trees, for each fruit."""
    dice: int
    """The sum of the dice on trees."""
    multiplied: int
    """The points from multiplied dice."""
    recipes: tuple[RecipeScore, ...]
    """The recipes that are met."""
    bonus: int
    """The points from recipes."""
    squirrel: int
    """The cost of the squirrel, negative."""
    total: int
    """The harvest."""
    dice_used: int
    """Between equal harvests, the one with more dice wins."""
    title: str
    """In the reader's language."""


class GrovesScore(msgspec.Struct, frozen=True, kw_only=True):
    """All groves of a picture, seat 1 first."""

    groves: tuple[GroveScore, ...]
    """The groves."""
    target: int | None
    """The target of the recipes."""
    winners: tuple[int, ...]
    """The winners among several; of a single player, the seat if it reached the target."""


def score_groves(sheet: GroveSheet, words: Words) -> GrovesScore:
    """Score groves that were laid with printed cards.

    Raises: UnsupportedRuleset; NotationError with the place in the picture.
    """
    s = read_picture(sheet.picture, read_ruleset(sheet.ruleset))
    groves = tuple(_counted(s, seat, words) for seat in range(1, s.seats + 1))
    wanted = target(s)
    if s.seats == 1:
        is_reached = wanted > 0 and groves[0].total >= wanted
        winners = (1,) * is_reached
    else:
        winners = tuple(seat for seat in range(1, s.seats + 1) if is_winner(s, seat))
    return GrovesScore(groves=groves, target=wanted or None, winners=winners)


def _counted(s: State, seat: int, words: Words) -> GroveScore:
    s.told_count = 0
    tell_score(s, seat)
    events = events_told(s)
    lines = {event.line: event.amount for event in events if event.what is What.SCORED}
    names = recipes_said(s.rules.book)
    return GroveScore(
        fruits={str(fruit): s.harvest[seat][fruit] for fruit in Fruit},
        dice=lines[Line.DICE],
        multiplied=lines.get(Line.MULTIPLIED, 0),
        recipes=tuple(
            RecipeScore(
                recipe=event.card, name=words(names[event.card - 1].name), points=event.amount
            )
            for event in events
            if event.what is What.RECIPE
        ),
        bonus=lines.get(Line.BONUS, 0),
        squirrel=lines[Line.SQUIRREL],
        total=lines[Line.TOTAL],
        dice_used=dice_used(s, seat),
        title=words(title_message(lines[Line.TOTAL])),
    )


SHEETS = (Sheet("grove", "score", GroveSheet, GrovesScore, score_groves),)
