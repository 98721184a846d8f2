"""The changes that each of a seat's placements would make, worked out from its view alone.

For clients that show a card before it is laid. Placements have most changes in common, so each
change is listed once, and a placement names its changes by their numbers in the list.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import cache
from typing import Generic, NamedTuple, TypeVar

import msgspec

from greentable.grove.cards import harvest_of
from greentable.grove.codes import NO_CARD, What
from greentable.grove.events import Event, event_of
from greentable.grove.explanations.messages import (
    nothing_message,
    recipe_message,
    score_message,
    squirrel_message,
)
from greentable.grove.groves import cells_of
from greentable.grove.moves import Move, code_of
from greentable.grove.recipes.codes import count_of
from greentable.grove.recipes.recipe import COUNTS_VALUES
from greentable.grove.rules.placement import place_of
from greentable.grove.rules.recipes import (
    UNMET,
    condition_of,
    count_for,
    final_score_with,
    is_met_by,
)
from greentable.grove.rules.scoring import score
from greentable.grove.rules.turn import lay
from greentable.grove.state import State
from greentable.grove.views.determinization import state_as_seen
from greentable.grove.views.fields import ViewFields
from greentable.grove.words.recipe_messages import recipes_said
from greentable.words.messages import Message


class CellChange(msgspec.Struct, frozen=True):
    """Something would happen to the die at a cell, and give or take points.

    Where the squirrel would sit down, its cost is taken off these points.
    """

    event: Event
    points: int


class NoChange(msgspec.Struct, frozen=True):
    """Nothing would happen to any die."""

    said: Message


class SquirrelChange(msgspec.Struct, frozen=True):
    """The squirrel would cost more.

    `points` are 0 where it would only sit down now: then they are in the change of its cell.
    """

    column: int
    row: int
    points: int
    said: Message


class RecipeChange(msgspec.Struct, frozen=True):
    """There would be more or less of what a recipe counts; `said` if it is met or lost by that."""

    recipe: int
    counted: int
    met: bool
    said: Message | None


class ScoreChange(msgspec.Struct, frozen=True):
    """The score would be this, with what recipes give; `points` more than now."""

    score: int
    points: int
    said: Message


Change = NoChange | SquirrelChange | RecipeChange | ScoreChange

Numbers = tuple[int, ...]


class Placement(msgspec.Struct, frozen=True):
    """The changes that a placement makes, by numbers from 0: first the cells, then the rest.

    This is the order of the messages of an explanation, too.
    """

    cells: Numbers
    changes: Numbers


class Preview(msgspec.Struct, frozen=True):
    """The changes that some placements would make."""

    cells: tuple[CellChange, ...]
    changes: tuple[Change, ...]
    placements: tuple[Placement, ...]


def preview(v: ViewFields, moves: Iterable[Move]) -> Preview:
    """The consequences of legal or chosen placements, as far as their seat can know."""
    before = _Before(v)
    placements = tuple(before.place(move) for move in moves)
    return Preview(before.cells.items, before.changes.items, placements)


T = TypeVar("T")


class _Unique(Generic[T]):
    """A list that has everything once, by keys."""

    def __init__(self) -> None:
        self._numbers: dict[Hashable, int] = {}
        self._items: list[T] = []

    @property
    def items(self) -> tuple[T, ...]:
        return tuple(self._items)

    def number_of(self, key: Hashable, make: Callable[[], T]) -> int:
        """The number of an item, which is made when it is met for the first time."""
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self._items)
            self._items.append(make())
        return number


class _Standing(NamedTuple):
    """The count of a recipe, and whether it is met."""

    recipe: int
    counted: int
    met: bool


class _Before:
    """A grove before a card is laid, and the changes found so far."""

    def __init__(self, v: ViewFields) -> None:
        self.cells: _Unique[CellChange] = _Unique()
        self.changes: _Unique[Change] = _Unique()
        self._seat = v.viewer
        self._state = state_as_seen(v)
        self._recipes = [recipe for recipe in v.recipes if recipe != NO_CARD]
        self._counts: dict[Hashable, int] = {}
        self._standings = self._standings_in(self._state, ())
        self._score = self._score_in(self._state, self._standings)
        cells = cells_of(v, v.viewer)
        self._squirrel = next(((one.column, one.row) for one in cells if one.squirrel), None)
        self._event = cache(event_of)

    def place(self, move: Move) -> Placement:
        """The changes that a placement makes."""
        s = self._state.copy()
        s.told_count = 0
        lay(s, self._seat, code_of(move))
        told = s.told[1 : s.told_count]  # before these it is told that the card was laid
        return Placement(tuple(self._cell(s, code) for code in told), tuple(self._changes(s, told)))

    def _changes(self, s: State, told: Sequence[int]) -> Iterator[int]:
        if not told:
            yield self.changes.number_of("nothing", lambda: NoChange(nothing_message()))
        if s.squirrel_cost[self._seat] != self._state.squirrel_cost[self._seat]:
            yield self._squirrel_changed(s, told)
        standings = self._standings_in(s, told)
        yield from self._recipes_changed(standings)
        yield self._scored(self._score_in(s, standings))

    def _cell(self, s: State, code: int) -> int:
        event, seat = self._event(code), self._seat
        place = place_of(event.column, event.row)
        points = harvest_of(s.grid[seat][place]) - harvest_of(self._state.grid[seat][place])
        if event.what is What.SQUIRREL:
            points -= s.squirrel_cost[seat]
        return self.cells.number_of((code, points), lambda: CellChange(event, points))

    def _squirrel_changed(self, s: State, told: Sequence[int]) -> int:
        before, after = self._state.squirrel_cost[self._seat], s.squirrel_cost[self._seat]
        if self._squirrel is None:
            seated = self._event(told[0])  # the squirrel is told first
            column, row, points = seated.column, seated.row, 0
        else:
            (column, row), points = self._squirrel, before - after
        return self.changes.number_of(
            ("squirrel", column, row, after),
            lambda: SquirrelChange(column, row, points, squirrel_message(before, after)),
        )

    def _standings_in(self, s: State, told: Sequence[int]) -> list[_Standing]:
        counts = [self._count(s, recipe, told) for recipe in self._recipes]
        pairs = zip(self._recipes, counts, strict=True)
        return [_Standing(recipe, count, is_met_by(s, recipe, count)) for recipe, count in pairs]

    def _count(self, s: State, recipe: int, told: Sequence[int]) -> int:
        """As much as there is of what a recipe counts.

        Of dice there is as much wherever the same happens to them: counted once, as it takes most
        of the time.
        """
        if count_of(condition_of(s, recipe)) not in COUNTS_VALUES:
            return count_for(s, self._seat, recipe)
        key = (recipe, *told)
        count = self._counts.get(key)
        if count is None:
            count = self._counts[key] = count_for(s, self._seat, recipe)
        return count

    def _score_in(self, s: State, standings: Sequence[_Standing]) -> int:
        if not standings:
            return score(s, self._seat)
        first, second = [one.counted if one.met else UNMET for one in standings]
        return final_score_with(s, self._seat, first, second)

    def _recipes_changed(self, standings: Sequence[_Standing]) -> list[int]:
        """Those that would be lost come last, as in an explanation."""
        pairs = zip(self._standings, standings, strict=True)
        changed = [(before, after) for before, after in pairs if before != after]
        changed.sort(key=lambda pair: pair[0].met > pair[1].met)
        return [self._recipe(before, after) for before, after in changed]

    def _recipe(self, before: _Standing, after: _Standing) -> int:
        def change() -> RecipeChange:
            recipe = recipes_said(self._state.rules.book)[after.recipe - 1]
            said = None if before.met == after.met else recipe_message(recipe, met=after.met)
            return RecipeChange(*after, said)

        return self.changes.number_of(after, change)

    def _scored(self, points: int) -> int:
        before = self._score
        return self.changes.number_of(
            points, lambda: ScoreChange(points, points - before, score_message(before, points))
        )
