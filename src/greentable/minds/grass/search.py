"""The search: all candidates are tried in the same sampled games, the worse ones less and less.

The hidden cards are dealt anew from the view, weighted by beliefs; the candidate is played; the
policy plays all seats to the end of the round; and the totals give the chance to win. With a
budget of iterations the choice follows from the view and the seed, compiled or not.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from greentable.compiled import engine as engines
from greentable.compiled.engine import Engine
from greentable.compiled.loader import is_available
from greentable.compiled.warmup import is_warm
from greentable.core.advice import Budget, Spent
from greentable.core.shuffle import Picker
from greentable.grass import Legal, Move, State, View, determinize
from greentable.grass.cards import KINDS
from greentable.grass.state import ROWS
from greentable.minds.grass.belief_figures import belief_figures
from greentable.minds.grass.beliefs import fill_beliefs
from greentable.minds.grass.candidates import candidates
from greentable.minds.grass.figures import FIGURES
from greentable.minds.grass.halving import Tried, halve
from greentable.minds.grass.policy_move import decide_by_policy
from greentable.minds.grass.simulation import Simulation

GAME, KERNELS = "grass", "minds.grass"
DEFAULT = Budget(iterations=1_000)
RECHECK_SECONDS = 10.0  # until it checks again if the kernels are compiled


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search: the candidates, best first, and the budget it spent."""

    tried: tuple[Tried, ...]
    spent: Spent

    @property
    def move(self) -> Move:
        """The best move found."""
        return self.tried[0].move


class _Engines:
    """The compiled engine once it is ready: a bot never waits for a compiler."""

    def __init__(self) -> None:
        self._compiled: Engine | None = None
        self._checked = -RECHECK_SECONDS

    def now(self) -> Engine:
        """The compiled engine if it is ready, else the interpreted one."""
        if self._compiled is None and time.monotonic() - self._checked >= RECHECK_SECONDS:
            self._checked = time.monotonic()
            if is_available() and is_warm(GAME, KERNELS):
                self._compiled = engines.fastest(GAME, KERNELS)
        return self._compiled or engines.interpreted(GAME, KERNELS)


ENGINES = _Engines()


def search(
    view: View,
    legal: Legal,
    chance: Picker,
    budget: Budget | None = None,
    *,
    engine: Engine | None = None,
    also: Move | None = None,
    seen: State | None = None,
) -> Thought:
    """Search for the best decision of the viewer, within a budget; a forced move costs nothing.

    `also` is a move to be tried in any case. `seen` is a state with all hands, to measure the value
    of knowing them: no bot has one.
    """
    if len(legal) == 1:
        return Thought((Tried(legal[0], 0, 0.0),), Spent())
    budget = budget or DEFAULT
    engine = engine or ENGINES.now()  # takes a second once in a process; not counted as thinking
    begun = budget.clock()
    habit = decide_by_policy(view, legal, chance)
    moves = candidates(view, legal, FIGURES)
    moves = [habit, *(move for move in moves if move != habit)]
    if also is not None and also not in moves:
        moves.append(also)
    if len(moves) == 1:
        return Thought((Tried(moves[0], 0, 0.0),), Spent())
    state = determinize(view, chance) if seen is None else seen
    seed = chance.below(1 << 31)
    believed = None
    if seen is None:
        believed = engine.rows(ROWS, KINDS)
        figures = list(belief_figures(view.seats))
        fill_beliefs(view.to_fields(), view.viewer, figures, believed)
    simulation = Simulation(engine, state, view.viewer, seed, FIGURES, believed, budget.clock)
    deadline = None if budget.milliseconds is None else begun + budget.milliseconds / 1000
    tried = halve(moves, simulation, budget.iterations, deadline)
    milliseconds = (budget.clock() - begun) * 1000
    return Thought(tried, Spent(milliseconds, simulation.played, engine.is_compiled))
