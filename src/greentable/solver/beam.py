"""Beam search: all placements of the best so many groves, one play after the other."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from greentable.grove.codes import NO_CARD
from greentable.grove.legal import MOST_MOVES
from greentable.grove.state import State
from greentable.solver import kernels, weighing
from greentable.solver.engine import Engine
from greentable.solver.hopes import HOPES

Line = tuple[int, tuple[int, ...]]
"""A final score, and the moves that lead to it as codes."""

OnGroves = Callable[[int, int], bool]
"""Called after some groves of a generation, with how many of them and how many placements they
had; True stops the search."""

_NO_FLOOR = -(1 << 40)


class Stopped(Exception):
    """The search was told to stop."""


@cache
def _keys() -> list[int]:
    """Random numbers for `weighing.key_of`: one for each cell at each place, card and squirrel."""
    rng = random.Random("grove")
    keys = [rng.getrandbits(62) for _ in range(weighing.KEYS)]
    for no_cell in range(0, weighing.HAND_KEYS, weighing.SIDES_AND_CELLS):
        keys[no_cell] = 0
    return keys


@cache
def _tables(engine: Engine) -> tuple[Any, Any]:
    """The tables that never change, as the engine wants them."""
    return engine.numbers(_keys()), engine.numbers(list(HOPES))


class Beam:
    """The room that a search of one width works in."""

    def __init__(self, engine: Engine, state: State, width: int) -> None:
        """Make room for searches on this engine, from this state on."""
        self._engine = engine
        self._width = width
        room = 2 * width + MOST_MOVES
        self._groves = engine.states(state, width)
        self._children = engine.states(state, width)
        (self._scratch,) = engine.states(state, 1)
        self._found = engine.rows(room, weighing.ROW)
        self._spare = engine.rows(width, weighing.ROW)
        self._moves = engine.zeros(MOST_MOVES)
        self._seen = engine.zeros(2 * room + 1)
        self._counts = engine.zeros(kernels.BUCKETS)

    def search(self, plays: int, draws: Sequence[int], on_groves: OnGroves) -> Line:
        """The best line of so many plays, a card being drawn after each of the first ones.

        Raises Stopped.
        """
        trail: list[list[tuple[int, int]]] = []
        best: Line | None = None
        count = 1
        for play in range(plays):
            card = draws[play] if play < len(draws) else NO_CARD
            generation = self._step(count, plays - play - 1, card, on_groves)
            trail.append(generation)
            count = len(generation)
            over = int(self._engine.kernels.best_over(self._children, count))
            if over >= 0:
                total = self._engine.total(self._children, over)
                if best is None or total > best[0]:
                    best = total, _moves_to(trail, over)
            self._groves, self._children = self._children, self._groves
        assert best is not None, "a game ends when its cards are laid"
        return best

    def first_move(self, plays: int, plays_after: int) -> int:
        """The move to begin with, by a look at so many plays, after which others will follow.

        No card is drawn between these plays, and of what follows there are only hopes.
        """
        trail: list[list[tuple[int, int]]] = []
        count = 1
        for play in range(plays):
            left = plays - play - 1 + plays_after
            trail.append(self._step(count, left, NO_CARD, lambda _groves, _placements: False))
            count = len(trail[-1])
            self._groves, self._children = self._children, self._groves
        return _moves_to(trail, 0)[0]

    def _step(
        self, count: int, plays_left: int, card: int, on_groves: OnGroves
    ) -> list[tuple[int, int]]:
        """Lay a card in every way; the parent and the move of each child that is kept."""
        engine = self._engine
        memory = engine.numbers([0, _NO_FLOOR])
        room = (self._found, self._spare, self._seen, self._counts, memory)
        # What the last step remembers of groves seen is of no use, and `select` wipes it.
        engine.kernels.select(self._width, *room)
        for first in range(0, count, engine.groves_at_once):
            end = min(first + engine.groves_at_once, count)
            weighed = engine.kernels.gather(
                self._groves,
                *(first, end, plays_left, self._width),
                *_tables(engine),
                *(self._scratch, self._moves),
                *room,
            )
            if on_groves(end - first, int(weighed)):
                raise Stopped
        engine.kernels.select(self._width, *room)
        kept = int(memory[kernels.COUNT])
        engine.kernels.lay_found(self._groves, self._found, kept, card, self._children)
        return [(int(row[weighing.PARENT]), int(row[weighing.MOVE])) for row in self._found[:kept]]


def _moves_to(trail: list[list[tuple[int, int]]], at: int) -> tuple[int, ...]:
    """The moves that lead to a grove of the last generation."""
    moves = []
    for generation in reversed(trail):
        at, move = generation[at]
        moves.append(move)
    return tuple(reversed(moves))
