"""Beam search: all placements in the best groves so far, one play after the other."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from greentable.grove.codes import NO_CARD
from greentable.grove.engine.legal import MOST_MOVES
from greentable.grove.state import State
from greentable.minds.grove import evaluation, kernels
from greentable.minds.grove.engine import Engine
from greentable.minds.grove.evaluation import SEAT
from greentable.minds.grove.prospects import MOST_PLAYS, PROSPECTS, changes_of

Line = tuple[int, tuple[int, ...]]
"""A final score, and the moves that lead to it as codes."""

OnGroves = Callable[[int, int], bool]
"""Called after some groves of a generation, with their number and that of their placements; True
stops the search."""

Fit = Callable[[int, int], int]
"""The number of groves to keep, from the number to evaluate now and the plays after this one."""

_NO_FLOOR = -(1 << 40)
_LAST_WIDTH = 64  # after the last play only the best counts
_GROVES_AT_ONCE = 64  # between two reports of progress, if the engine is compiled

_Generation = Any  # the parent and the move of each grove, in rows


class SearchStopped(Exception):
    """Raised by a search that is told to stop."""


@cache
def random_keys(engine: Engine) -> Any:  # noqa: ANN401 - numbers, as the engine wants them
    """Random numbers for `evaluation.key_of`: for each cell at each place, card and squirrel."""
    rng = random.Random("grove")
    keys = [rng.getrandbits(62) for _ in range(evaluation.KEYS)]
    for no_cell in range(0, evaluation.HAND_KEYS, evaluation.CELL_CODES):
        keys[no_cell] = 0
    return engine.numbers(keys)


@cache
def _prospects(engine: Engine, left: int) -> Any:  # noqa: ANN401 - as above
    return engine.numbers(PROSPECTS[min(left, MOST_PLAYS)])


@cache
def all_changes(engine: Engine) -> Any:  # noqa: ANN401 - as above
    """`changes_of` by the plays left."""
    return engine.table([changes_of(left) for left in range(MOST_PLAYS + 1)])


def never_stop(_groves: int, _placements: int) -> bool:
    """The callback of a search without an observer."""
    return False


class Beam:
    """The space for searches up to a width, in games with the same rules and recipes."""

    def __init__(self, engine: Engine, like: State, width: int) -> None:
        """Make space for searches on this engine, in games like this one."""
        self._engine = engine
        self._widest = width
        room = 2 * width + MOST_MOVES
        self._groves = engine.states([like], width)
        self._children = engine.states([like], width)
        (self._scratch,) = engine.states([like])
        self._like = like
        self._at_once = _GROVES_AT_ONCE if engine.is_compiled else 1
        self._found = engine.rows(room, evaluation.ROW)
        self._spare = engine.rows(width, evaluation.ROW)
        self._moves = engine.zeros(MOST_MOVES)
        self._seen = engine.zeros(2 * room + 1)
        self._counts = engine.zeros(kernels.BUCKETS)

    def search(
        self,
        state: State,
        plays: int,
        draws: Sequence[int],
        on_groves: OnGroves = never_stop,
        *,
        width: int | None = None,
        noise: int = 0,
        fit: Fit | None = None,
    ) -> Line:
        """The best line found for this number of plays; `draws` are the cards drawn between them.

        With noise, random parts of a point are added to values, so that other groves are kept.
        `fit` may narrow the beam on the way. Raises SearchStopped.
        """
        self._groves[0:1] = self._engine.states([state])
        trail: list[_Generation] = []
        best: Line | None = None
        count = 1
        for play in range(plays):
            card = draws[play] if play < len(draws) else NO_CARD
            left = plays - play - 1
            wide = width or self._widest
            if fit is not None:
                wide = max(1, min(wide, fit(count, left)))
            if left == 0:
                wide = min(wide, _LAST_WIDTH)
            trail.append(self._step(count, left, card, on_groves, wide, noise))
            count = len(trail[-1])
            over = int(self._engine.kernels.best_over(self._children, count))
            if over >= 0:
                total = self._engine.state(self._children, over, self._like).total[SEAT]
                if best is None or total > best[0]:
                    best = total, _moves_to(trail, over)
            self._groves, self._children = self._children, self._groves
        assert best is not None, "a game ends when its cards are laid"
        return best

    def first_moves(self, state: State, plays: int, plays_after: int) -> list[int]:
        """The best first moves, best first, by looking this many plays ahead.

        No card is drawn between these plays; for later plays only prospects are counted.
        """
        self._groves[0:1] = self._engine.states([state])
        trail: list[_Generation] = []
        count = 1
        for play in range(plays):
            left = plays - play - 1 + plays_after
            trail.append(self._step(count, left, NO_CARD, never_stop, self._widest, 0))
            count = len(trail[-1])
            self._groves, self._children = self._children, self._groves
        return list(dict.fromkeys(_moves_to(trail, at)[0] for at in range(count)))

    def _step(
        self, count: int, plays_left: int, card: int, on_groves: OnGroves, width: int, noise: int
    ) -> _Generation:
        """Lay a card in every way; return the parent and the move of each child that is kept."""
        engine = self._engine
        memory = engine.numbers([0, _NO_FLOOR])
        room = (self._found, self._spare, self._seen, self._counts, memory)
        # The groves that the last step has seen are irrelevant, and `select` clears the memory.
        engine.kernels.select(width, *room)
        for first in range(0, count, self._at_once):
            end = min(first + self._at_once, count)
            evaluated = engine.kernels.gather(
                self._groves,
                *(first, end, plays_left, width, noise if plays_left else 0),
                *(random_keys(engine), _prospects(engine, plays_left)),
                all_changes(engine)[min(plays_left, MOST_PLAYS)],
                *(self._scratch, self._moves),
                *room,
            )
            if on_groves(end - first, int(evaluated)):
                raise SearchStopped
        engine.kernels.select(width, *room)
        kept = int(memory[kernels.COUNT])
        engine.kernels.lay_found(self._groves, self._found, kept, card, self._children)
        return [row[evaluation.PARENT : evaluation.MOVE + 1] for row in self._copied(kept)]

    def _copied(self, kept: int) -> Any:  # noqa: ANN401 - rows
        return self._engine.as_lists(self._found[:kept])


def _moves_to(trail: list[_Generation], at: int) -> tuple[int, ...]:
    """The moves that lead to a grove of the last generation."""
    moves = []
    for generation in reversed(trail):
        at, move = generation[at]
        moves.append(int(move))
    return tuple(reversed(moves))
