"""Lock-step: the same game played interpreted and compiled, compared after every move.

A game brings a kernel, a file in the compilable subset beside its tests
(`<game>_lockstep_kernel.py`). It plays a game to its end and writes down each move, the legal moves
before it and the state after it. It is compiled with bounds checks on (`tests/compiling.py`). The
same game is then played by the rules as Python runs them, and the first difference is shown with
its field, its ply and the move that led there.
"""

from __future__ import annotations

import gc
import importlib
from typing import Any

import numpy as np

from greentable.compiled.layout import records_of
from greentable.core.fields import Fields
from tests.compiling import checked_kernels, lockstep_module
from tests.games.strategies import generator

MOST_LISTED = 250  # legal moves in a position, taken over a whole game


class Lockstep:
    """The two forms of a game's rules, side by side."""

    def __init__(self, game: str, state: type[Fields], *, plies: int) -> None:
        self._legal: Any = importlib.import_module(f"greentable.{game}.engine.legal")
        self._referee: Any = importlib.import_module(f"greentable.{game}.engine.referee")
        self._random_play: Any = importlib.import_module(f"greentable.{game}.engine.random_play")
        self._kernel = checked_kernels(game, lockstep_module(game))
        self._over: int = self._random_play.Phase.OVER
        self._plies = plies
        self._room, self._moves, self._counts, self._listed = (
            np.zeros(size, np.int64)
            for size in (self._legal.MOST_MOVES, plies, plies, plies * MOST_LISTED)
        )
        self._history = records_of([state()], plies)

    def play(self, start: Any, seed: int) -> list[int]:  # noqa: ANN401 - any game's state
        """Play from a position in both forms and compare; the moves that were made.

        Raises: AssertionError that shows the first difference.
        """
        # States are trees of lists, thousands of them: looking for cycles takes most of the time.
        gc.disable()
        try:
            plies = self._play_compiled(start, seed)
            states = self._play_interpreted(start, seed, plies)
            self.compare(states)
        finally:
            gc.enable()
        moves: list[int] = self._moves[:plies].tolist()
        return moves

    def _play_compiled(self, start: Fields, seed: int) -> int:
        record = records_of([start])[0]
        rng = np.array(generator(seed), np.int64)
        return int(
            self._kernel.play(
                record, rng, self._room, self._moves, self._counts, self._listed, self._history
            )
        )

    def _play_interpreted(self, start: Any, seed: int, plies: int) -> list[Any]:  # noqa: ANN401
        listed = iter(np.split(self._listed, np.cumsum(self._counts[:plies])))
        state, rng, room = start.copy(), generator(seed), [0] * len(self._room)
        states = []
        for ply, compiled_move in enumerate(self._moves[:plies].tolist()):
            seat = self._referee.actor(state)
            count = self._legal.list_moves(state, seat, room)
            compiled = next(listed).tolist()
            assert room[:count] == compiled, f"ply {ply}: legal moves differ in\n{state!r}"
            state.told_count = 0
            move = self.choose(state, seat, rng)
            assert move == compiled_move, f"ply {ply}: another move is chosen in\n{state!r}"
            self._referee.carry_out(state, seat, move)
            states.append(state.copy())
        assert plies == self._plies or state.phase == self._over, "it ended before the game did"
        return states

    def choose(self, state: Any, seat: int, rng: list[int]) -> int:  # noqa: ANN401 - any state
        """The move that the game's kernel chooses, too."""
        move: int = self._random_play.choose(state, seat, rng)
        return move

    def compare(self, states: list[Any]) -> None:
        """That the interpreted states are what compiled play has written down, field by field."""
        for line in states[0].FIELDS if states else ():
            if line.rules is not None:
                first, last = self._history[line.name][[0, len(states) - 1]]
                assert first == last, "compiled rules have changed the ruleset"
                continue
            compiled = self._history[line.name][: len(states)].tolist()
            if [getattr(state, line.name) for state in states] != compiled:
                self._show_difference(states)

    def _show_difference(self, states: list[Any]) -> None:
        for ply, state in enumerate(states):
            for line in state.FIELDS:
                mine = getattr(state, line.name)
                if line.rules is None and mine != (
                    theirs := self._history[line.name][ply].tolist()
                ):
                    message = (
                        f"after ply {ply} (move {self._moves[ply]}) field {line.name!r} is\n"
                        f"{mine} interpreted, but\n{theirs} compiled, in\n{state!r}"
                    )
                    raise AssertionError(message)
