"""Beam search: all placements in the best groves so far, one play after the other."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from greentable.grove.codes import NO_CARD
from greentable.grove.legal import MOST_MOVES
from greentable.grove.state import State
from greentable.solver import evaluation, kernels
from greentable.solver.engine import Engine
from greentable.solver.evaluation import SEAT
from greentable.solver.prospects import PROSPECTS

Line = tuple[int, tuple[int, ...]]
"""A final score, and the moves that lead to it as codes."""

OnGroves = Callable[[int, int], bool]
"""Called after some groves of a generation, with their number and the number of their placements;
True stops the search."""

_NO_FLOOR = -(1 << 40)
_GROVES_AT_ONCE = 64  # between two reports of progress, where the engine is compiled


class Stopped(Exception):
    """The search was told to stop."""


@cache
def _keys() -> list[int]:
    """Random numbers for `evaluation.key_of`: for each cell at each place, card and squirrel."""
    rng = random.Random("grove")
    keys = [rng.getrandbits(62) for _ in range(evaluation.KEYS)]
    for no_cell in range(0, evaluation.HAND_KEYS, evaluation.CELL_CODES):
        keys[no_cell] = 0
    return keys


@cache
def _tables(engine: Engine) -> tuple[Any, Any]:
    """The tables that never change, as the engine wants them."""
    return engine.numbers(_keys()), engine.numbers(PROSPECTS)


class Beam:
    """The space that a search of one width works in."""

    def __init__(self, engine: Engine, state: State, width: int) -> None:
        """Make space for searches on this engine, from this state on."""
        self._engine = engine
        self._width = width
        room = 2 * width + MOST_MOVES
        self._groves = engine.states([state], width)
        self._children = engine.states([state], width)
        (self._scratch,) = engine.states([state])
        self._like = state
        self._at_once = _GROVES_AT_ONCE if engine.is_compiled else 1
        self._found = engine.rows(room, evaluation.ROW)
        self._spare = engine.rows(width, evaluation.ROW)
        self._moves = engine.zeros(MOST_MOVES)
        self._seen = engine.zeros(2 * room + 1)
        self._counts = engine.zeros(kernels.BUCKETS)

    def search(self, plays: int, draws: Sequence[int], on_groves: OnGroves) -> Line:
        """The best line found for this number of plays; `draws` are the cards drawn between them.

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
                total = self._engine.state(self._children, over, self._like).total[SEAT]
                if best is None or total > best[0]:
                    best = total, _moves_to(trail, over)
            self._groves, self._children = self._children, self._groves
        assert best is not None, "a game ends when its cards are laid"
        return best

    def first_move(self, plays: int, plays_after: int) -> int:
        """The move to begin with, by looking this many plays ahead, after which others follow.

        No card is drawn between these plays; for what follows only prospects are counted.
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
        for first in range(0, count, self._at_once):
            end = min(first + self._at_once, count)
            evaluated = engine.kernels.gather(
                self._groves,
                *(first, end, plays_left, self._width),
                *_tables(engine),
                *(self._scratch, self._moves),
                *room,
            )
            if on_groves(end - first, int(evaluated)):
                raise Stopped
        engine.kernels.select(self._width, *room)
        kept = int(memory[kernels.COUNT])
        engine.kernels.lay_found(self._groves, self._found, kept, card, self._children)
        return [
            (int(row[evaluation.PARENT]), int(row[evaluation.MOVE])) for row in self._found[:kept]
        ]


def _moves_to(trail: list[list[tuple[int, int]]], at: int) -> tuple[int, ...]:
    """The moves that lead to a grove of the last generation."""
    moves = []
    for generation in reversed(trail):
        at, move = generation[at]
        moves.append(move)
    return tuple(reversed(moves))
