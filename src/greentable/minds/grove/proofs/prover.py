"""Bounds and proofs: allocates the memory for `proof.py` and calls it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from greentable.grove.engine.legal import MOST_MOVES
from greentable.grove.state import State
from greentable.minds.grove.beam import Line, random_keys
from greentable.minds.grove.engine import Engine
from greentable.minds.grove.proofs import endings
from greentable.minds.grove.proofs.bounds import STOCK
from greentable.minds.grove.prospects import last_changes

_SEEN = 1 << 18  # groves that are remembered
_NODES_AT_ONCE = 2000  # between two checks of the clock, if the engine is compiled
_INTERPRETED_NODES = 20

OnNodes = Callable[[int], bool]
"""Called after some groves, with their number; True stops the search."""


class Prover:
    """The memory for proofs in games with the same rules and recipes."""

    def __init__(self, engine: Engine, like: State, plays: int) -> None:
        """For searches of at most this many plays."""
        self._engine = engine
        self._states = engine.states([like], plays + 2)
        (self._scratch,) = engine.states([like])
        self._rows = engine.rows(plays + 1, MOST_MOVES)
        self._counts, self._nexts = engine.zeros(plays + 1), engine.zeros(plays + 1)
        self._stock = engine.zeros(STOCK)
        self._room = engine.zeros(MOST_MOVES)
        self._seen = engine.zeros(_SEEN if engine.is_compiled else 1 << 12)
        self._changes = engine.table(last_changes())
        self._line = engine.zeros(endings.LINE_ROOM)
        self._memory = engine.zeros(endings.MEMORY)
        self._at_once = _NODES_AT_ONCE if engine.is_compiled else _INTERPRETED_NODES

    def bound(
        self, state: State, draws: Sequence[int], best: int, plays: int, on_nodes: OnNodes
    ) -> int | None:
        """An upper bound for all lines, by looking this many plays deep; `best` is a known score.

        None if the search was stopped.
        """
        return self._search(state, draws, best, plays, on_nodes)

    def better(
        self,
        state: State,
        draws: Sequence[int],
        best: int,
        plays: int,
        on_nodes: OnNodes,
        *,
        most_nodes: int | None = None,
    ) -> tuple[bool, Line | None]:
        """Search for the best line of all that scores more than `best`, to the end of the game.

        Returns whether the search was complete, and the best line found if one scores more. At most
        `most_nodes` groves are visited.
        """
        self._line[endings.LENGTH] = 0
        # One more than there are plays, so that no grove counts with its bound.
        found = self._search(state, draws, best, plays + 1, on_nodes, most_nodes)
        count = int(self._line[endings.LENGTH])
        if count == 0:
            return found is not None, None
        moves = self._engine.as_lists(self._line[endings.BEST_LINE : endings.BEST_LINE + count])
        return found is not None, (int(self._memory[endings.BEST]), tuple(map(int, moves)))

    def _search(
        self,
        state: State,
        draws: Sequence[int],
        best: int,
        deepest: int,
        on_nodes: OnNodes,
        most_nodes: int | None = None,
    ) -> int | None:
        engine, memory = self._engine, self._memory
        self._states[0:1] = engine.states([state])
        cards = engine.numbers([*draws])
        space = (self._rows, self._counts, self._nexts)
        engine.kernels.begin(
            *(self._states, cards, *space, self._seen, self._stock), *(memory, best, deepest)
        )
        while memory[endings.DEPTH] >= 0:
            before = int(memory[endings.NODES])
            at_once = self._at_once if most_nodes is None else most_nodes - before
            if at_once <= 0:
                return None
            engine.kernels.search_on(
                *(self._states, cards, *space),
                *(random_keys(engine), self._seen, self._stock, self._room, self._scratch),
                *(self._changes, self._line, memory, min(at_once, self._at_once)),
            )
            if on_nodes(int(memory[endings.NODES]) - before) and memory[endings.DEPTH] >= 0:
                return None
        return int(memory[endings.BEST])
