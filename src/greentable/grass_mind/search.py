"""The search: every candidate is tried in the same imagined games, the poor ones less and less.

The hidden cards are dealt anew from the view, as likely as beliefs say; the candidate is played;
the policy plays all seats to the end of the round; and the totals say the chance to win. After each
stage the better half of the candidates stays (sequential halving). With a budget of iterations the
choice follows from the view and the seed, compiled or not.
"""

from __future__ import annotations

import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from greentable.advice import Budget, Spent
from greentable.compiled import engine as engines
from greentable.compiled.engine import Engine
from greentable.compiled.loader import is_available
from greentable.compiled.warmup import is_warm
from greentable.generator import STATE
from greentable.grass import Legal, Move, State, View, determinize
from greentable.grass.cards import KINDS
from greentable.grass.moves import code_of
from greentable.grass.redeal import MOST_CARDS
from greentable.grass.state import ROWS
from greentable.grass_mind.beliefs import fill_beliefs
from greentable.grass_mind.candidates import candidates
from greentable.grass_mind.figures import FIGURES
from greentable.grass_mind.looking import decide_by_policy
from greentable.grass_mind.outlook import OUTLOOK
from greentable.grass_mind.win_chances import CERTAIN
from greentable.shuffle import Picker

GAME, KERNELS = "grass", "grass_mind"
DEFAULT = Budget(iterations=1_000)
NO_LIMIT = 1 << 40
AT_ONCE = 16  # imagined games that are dealt together
DECISIONS_BETWEEN_LOOKS = 30  # at the clock, where rules are interpreted
GAMES_BETWEEN_LOOKS = 4  # where they are compiled
HABIT = 1_000_000  # in millionths of a win: what others must do better in all games together
LOOK_AGAIN = 10.0  # seconds until it looks again whether kernels are compiled by now


@dataclass(frozen=True, slots=True)
class Tried:
    """A candidate: how many imagined games it was tried in, and its chance to win, from 0 to 1."""

    move: Move
    games: int
    chance: float


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found: the candidates, best first, and what it took."""

    tried: tuple[Tried, ...]
    spent: Spent

    @property
    def move(self) -> Move:
        """The best move found."""
        return self.tried[0].move


@cache
def strengths_for(seats: int) -> tuple[int, ...]:
    """How strong each total is at a table of so many."""
    file = resources.files("greentable.grass_mind").joinpath("win_chances.toml")
    found: dict[str, list[int]] = tomllib.loads(file.read_text("utf-8"))
    return tuple(found[f"seats_{seats}"])


class _Engines:
    """The compiled engine once it is there: a bot never waits for a compiler."""

    def __init__(self) -> None:
        self._compiled: Engine | None = None
        self._looked = -LOOK_AGAIN

    def now(self) -> Engine:
        """The compiled engine if it is ready, else the interpreted one."""
        if self._compiled is None and time.monotonic() - self._looked >= LOOK_AGAIN:
            self._looked = time.monotonic()
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
    figures: Sequence[int] = FIGURES,
    also: Move | None = None,
) -> Thought:
    """Think about a decision of the viewer, within a budget; a forced move takes nothing.

    `also` is a move to be tried whether it seems good or not.
    """
    if len(legal) == 1:
        return Thought((Tried(legal[0], 0, 0.0),), Spent())
    engine = engine or ENGINES.now()  # once in a process that takes a second, which is not thinking
    begun = time.perf_counter()
    habit = decide_by_policy(view, legal, chance, figures=figures)
    moves = candidates(view, legal, figures)
    moves = [habit, *(move for move in moves if move != habit)]
    if also is not None and also not in moves:
        moves.append(also)
    if len(moves) == 1:
        return Thought((Tried(moves[0], 0, 0.0),), Spent())
    budget = budget or DEFAULT
    state = determinize(view, chance)
    seed = chance.below(1 << 31)
    believed = engine.rows(ROWS, KINDS)
    fill_beliefs(view.to_fields(), view.viewer, believed)
    simulation = Simulation(engine, state, view.viewer, seed, figures, believed)
    deadline = None if budget.milliseconds is None else begun + budget.milliseconds / 1000
    tried = halve(moves, simulation, budget.iterations, deadline)
    milliseconds = (time.perf_counter() - begun) * 1000
    return Thought(tried, Spent(milliseconds, simulation.played, engine.is_compiled))


def halve(
    moves: Sequence[Move],
    simulation: Simulation,
    iterations: int | None,
    deadline: float | None,
) -> tuple[Tried, ...]:
    """Sequential halving: in each stage all that are left are tried equally often, in the same
    games; then the poorer half goes. The first is what the policy would do, and is given a start.
    """
    sums = dict.fromkeys(moves, 0)
    sums[moves[0]] = HABIT
    games = dict.fromkeys(moves, 0)
    behind = dict.fromkeys(moves, 0.0)
    left = list(moves)
    stages = max(1, (len(moves) - 1).bit_length())
    for stage in range(stages):
        share = None if iterations is None else max(1, iterations // (stages * len(left)))
        until = None
        if deadline is not None:
            now = time.perf_counter()
            until = now + (deadline - now) / (stages - stage)
        found, count = simulation.try_all([code_of(move) for move in left], share, until)
        for move, worth in zip(left, found, strict=True):
            sums[move] += worth
            games[move] += count
        left.sort(key=lambda move: -sums[move])
        for move in left:
            # Only those that met the same games can be compared.
            behind[move] = (sums[left[0]] - sums[move]) / max(1, games[move]) / CERTAIN
        if deadline is not None and time.perf_counter() >= deadline:
            break
        if stage < stages - 1:
            left = left[: (len(left) + 1) // 2]
    chance = sums[left[0]] / max(1, games[left[0]]) / CERTAIN
    tried = [Tried(move, games[move], max(0.0, chance - behind[move])) for move in moves]
    order = {move: place for place, move in enumerate(left)}
    return tuple(
        sorted(tried, key=lambda one: (order.get(one.move, len(moves)), -one.games, -one.chance))
    )


class Simulation:
    """Imagined games that fit a view, from the decision of its viewer on."""

    def __init__(
        self,
        engine: Engine,
        state: State,
        viewer: int,
        seed: int,
        figures: Sequence[int],
        believed: Any,  # noqa: ANN401 - rows, as the engine makes them
    ) -> None:
        """With `believed` None every game is the state as it is: for who may see all hands."""
        self._engine, self._state, self._viewer, self._seed = engine, state, viewer, seed
        self._believed = believed
        self._figures = engine.rows(ROWS, len(figures))
        for row in range(ROWS):
            for place, figure in enumerate(figures):
                self._figures[row][place] = figure
        self._strengths = engine.numbers(strengths_for(state.seats))
        self._outlook, self._room = engine.zeros(OUTLOOK), engine.zeros(MOST_CARDS)
        self._dealt = 0
        self.played = 0
        """How many games were played to the end of the round."""

    def try_all(
        self, codes: Sequence[int], games: int | None, until: float | None
    ) -> tuple[list[int], int]:
        """Try moves in so many new games, or until then; the sum of chances of each, and in how
        many games. Games that not all of them have met do not count.
        """
        sums, count = [0] * len(codes), 0
        at_once = AT_ONCE if until is None else GAMES_BETWEEN_LOOKS
        if until is not None and not self._engine.is_compiled:
            at_once = 1
        while games is None or count < games:
            size = at_once if games is None else min(at_once, games - count)
            found = self._try_in_new_games(codes, size, until)
            if found is None:
                break
            sums = [before + more for before, more in zip(sums, found, strict=True)]
            count += size
            if games is None and until is None:
                break
        return sums, count

    def _try_in_new_games(
        self, codes: Sequence[int], size: int, until: float | None
    ) -> list[int] | None:
        """The sum of chances of each move in so many new games; None if time is over before."""
        engine, kernels = self._engine, self._engine.kernels
        states = engine.states([self._state], size)
        natures, players = engine.rows(size, STATE), engine.rows(size, STATE)
        self._dealt += 1
        kernels.seed_all(natures, (self._seed << 20) + 2 * self._dealt)
        kernels.seed_all(players, (self._seed << 20) + 2 * self._dealt + 1)
        if self._believed is not None:
            kernels.deal_all(states, self._viewer, natures, self._believed, self._room)
        places = range(size)
        found = []
        for code in codes:
            games = engine.picked(states, places)
            kernels.make_moves(games, self._viewer, code)
            chances = (engine.picked(natures, places), engine.picked(players, places))
            if not self._play_out(games, *chances, until):
                return None
            values = engine.zeros(size)
            found.append(int(kernels.value_games(games, self._viewer, self._strengths, values)))
            self.played += size
        return found

    def _play_out(self, states: Any, natures: Any, players: Any, until: float | None) -> bool:  # noqa: ANN401 - as the engine makes them
        """Play to the end of the round; False if time is over before."""
        interpreted = until is not None and not self._engine.is_compiled
        limit = DECISIONS_BETWEEN_LOOKS if interpreted else NO_LIMIT
        made = limit
        while made >= limit:
            made = self._engine.kernels.play_games(
                *(states, natures, players),
                *(max(1, self._state.round), limit, 0),
                *(self._figures, self._outlook),
            )
            if until is not None and time.perf_counter() >= until:
                return False
        return True
