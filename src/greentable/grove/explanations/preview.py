"""The changes that each of a seat's placements would make, worked out from its view alone.

For clients that show a card before it is laid. Placements have most changes in common, so each
change is listed once, and a placement names its changes by their numbers in the list.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from typing import Generic, NamedTuple, TypeVar

import msgspec

from greentable.grove.cards import (
    CELLS,
    harvest_of,
    rotated,
    width_of,
)
from greentable.grove.codes import (
    NO_CARD,
    What,
    barrow_of,
    card_of,
    column_of,
    dice_of,
    rotation_of,
    row_of,
)
from greentable.grove.events import Event, event_of
from greentable.grove.explanations.counting import RecipeCount
from greentable.grove.explanations.messages import (
    nothing_message,
    recipe_message,
    score_message,
    squirrel_message,
)
from greentable.grove.groves import cells_of
from greentable.grove.moves import Move, code_of
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.dice import cells_after
from greentable.grove.rules.placement import (
    place_at,
    place_of,
    placement_facts,
)
from greentable.grove.rules.recipes import (
    UNMET,
    final_score_with,
    is_met_by,
)
from greentable.grove.rules.scoring import score
from greentable.grove.rules.turn import eventful_cells, lay_cells
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


class Outcome(msgspec.Struct, frozen=True):
    """The changes that placements make, by numbers from 0: first the cells, then the rest.

    This is the order of the messages of an explanation, too. `given` are the cells that get what
    the moves choose: dice, or the barrow.
    """

    cells: Numbers
    changes: Numbers
    given: Numbers


class PreviewedPlacement(msgspec.Struct, frozen=True):
    """A move, and the number of its outcome."""

    move: Move
    outcome: int


class Preview(msgspec.Struct, frozen=True):
    """The changes that some placements would make; cells, changes and outcomes each once."""

    cells: tuple[CellChange, ...]
    changes: tuple[Change, ...]
    outcomes: tuple[Outcome, ...]
    placements: tuple[PreviewedPlacement, ...]


def preview(v: ViewFields, moves: Iterable[Move]) -> Preview:
    """The consequences of legal or chosen placements, as far as their seat can know."""
    before = _Before(v)
    placements = tuple(before.place(move) for move in moves)
    return Preview(before.cells.items, before.changes.items, before.outcomes.items, placements)


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
            self._items.append(make())
            number = self._numbers[key] = len(self._items) - 1
        return number


class _Standing(NamedTuple):
    """The count of a recipe, and whether it is met."""

    recipe: int
    counted: int
    met: bool


class _Laying:
    """A card on a grove: the cells of the card, and the grove once it is laid."""

    def __init__(self, before: State, seat: int, code: int) -> None:
        rotation, column, row = rotation_of(code), column_of(code), row_of(code)
        width, start = width_of(rotation), place_of(column, row)
        face = _turned(face_of(before, card_of(code)), rotation)
        facts = placement_facts(before, seat, face, column, row, width)
        choices = barrow_of(code), dice_of(code)
        after = cells_after(before, seat, face, facts, start, width, *choices)
        eventful = eventful_cells(before, seat, facts, start, width, after)
        self._before, self._lay = before, (seat, code, facts, after, eventful)
        cells = after.to_bytes(CELLS, "little")
        self.cells = list(zip(_places_of(start, width), cells, strict=True))
        self.eventful = [one for index, one in enumerate(self.cells) if eventful >> index & 1]

    @cached_property
    def after(self) -> State:
        """The grove once the card is laid, with the events of that."""
        s = self._before.copy()
        s.told_count = 0
        lay_cells(s, *self._lay)
        return s


class _Before:
    """A grove before a card is laid, and the changes found so far.

    Two placements with the same eventful cells, and after which recipes count as much, are worked
    out once: what lies there before is the same for all.
    """

    def __init__(self, v: ViewFields) -> None:
        self.cells: _Unique[CellChange] = _Unique()
        self.changes: _Unique[Change] = _Unique()
        self.outcomes: _Unique[Outcome] = _Unique()
        self._seat = seat = v.viewer
        self._state = s = _alone(state_as_seen(v), seat)
        self._recipes = [RecipeCount(s, seat, recipe) for recipe in v.recipes if recipe != NO_CARD]
        self._of_cells = [one for one in self._recipes if not one.is_of_dice]
        self._standings = [self._standing(one.recipe, one.now) for one in self._recipes]
        self._score = self._score_in(s, self._standings)
        cells = cells_of(v, seat)
        self._squirrel = next(((one.column, one.row) for one in cells if one.squirrel), None)
        self._event = cache(event_of)

    def place(self, move: Move) -> PreviewedPlacement:
        """A placement, with the changes that it makes."""
        laying = _Laying(self._state, self._seat, code_of(move))
        chosen = move.dice if move.barrow is None else (move.barrow, *move.dice)
        key = chosen, *laying.eventful, *(self._count(one, laying) for one in self._of_cells)
        return PreviewedPlacement(
            move, self.outcomes.number_of(key, lambda: self._work_out(laying, chosen))
        )

    def _work_out(self, laying: _Laying, chosen: Collection[tuple[int, int]]) -> Outcome:
        s = laying.after
        told = s.told[1 : s.told_count]  # before these it is told that the card was laid
        cells = tuple(self._cell(s, code) for code in told)
        given = tuple(
            number
            for number, event in zip(cells, map(self._event, told), strict=True)
            if (event.column, event.row) in chosen
        )
        return Outcome(cells, tuple(self._changes(laying, told)), given)

    def _count(self, recipe: RecipeCount, laying: _Laying) -> int:
        cells = laying.eventful if recipe.is_of_dice else laying.cells
        return recipe.after(cells, lambda: laying.after)

    def _changes(self, laying: _Laying, told: Sequence[int]) -> Iterator[int]:
        s = laying.after
        if not told:
            yield self.changes.number_of("nothing", lambda: NoChange(nothing_message()))
        if s.squirrel_cost[self._seat] != self._state.squirrel_cost[self._seat]:
            yield self._squirrel_changed(s, told)
        standings = [self._standing(one.recipe, self._count(one, laying)) for one in self._recipes]
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

    def _standing(self, recipe: int, count: int) -> _Standing:
        return _Standing(recipe, count, is_met_by(self._state, recipe, count))

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


def _alone(s: State, seat: int) -> State:
    """The state without the groves of others: they play no part, and a copy is quicker."""
    s.grid = [grid if row == seat else [] for row, grid in enumerate(s.grid)]
    return s


_turned = cache(rotated)


@cache
def _places_of(start: int, width: int) -> tuple[int, ...]:
    return tuple(place_at(start, width, index) for index in range(CELLS))
