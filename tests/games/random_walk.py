"""Random games of any game at its door, from a seed, with each position on the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from greentable.core.shuffle import Picker, Stream
from greentable.game import NATURE

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")


@dataclass(frozen=True)
class Step(Generic[StateT, MoveT, EventT]):
    """One move of a game, with the positions before and after it."""

    before: StateT
    seat: int
    move: MoveT
    events: tuple[EventT, ...]
    after: StateT
    show: Callable[[StateT], str] = field(repr=False)

    def __str__(self) -> str:
        before, after = self.show(self.before), self.show(self.after)
        return f"seat {self.seat}: {self.move}\nfrom:\n{before}\nto:\n{after}"


@dataclass(frozen=True)
class RandomWalk(Generic[StateT, MoveT, EventT]):
    """How a game is walked through. Of several who choose secretly, any may come first."""

    game: Any
    wander: Callable[[StateT, int, Picker], MoveT]
    show: Callable[[StateT], str]

    def steps(
        self, ruleset: object, seats: int, seed: str
    ) -> Iterator[Step[StateT, MoveT, EventT]]:
        """A whole game."""
        rng = Stream(seed.encode(), "walk")
        nature = self.game.Nature(seed)
        state: StateT = self.game.new_game(ruleset, seats)
        while waiting := self.game.to_act(state):
            seat = waiting[rng.below(len(waiting))]
            move = nature.move(state) if seat == NATURE else self.wander(state, seat, rng)
            after, events = self.game.apply(state, seat, move)
            yield Step(state, seat, move, events, after, self.show)
            state = after

    def positions(self, ruleset: object, seats: int, seed: str) -> Iterator[StateT]:
        """Every position of a game, the last included."""
        yield self.game.new_game(ruleset, seats)
        for step in self.steps(ruleset, seats, seed):
            yield step.after
