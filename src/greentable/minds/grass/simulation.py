"""Sampled games: dealt from a view, played to the end of the round by the policy, and valued."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from typing import Any

from greentable.compiled.engine import Engine
from greentable.core.generator import STATE
from greentable.core.switches import NONE
from greentable.grass import Ruleset, State
from greentable.grass.engine.redeal import MOST_CARDS
from greentable.grass.state import ROWS
from greentable.minds.grass.outlook import OUTLOOK

NO_LIMIT = 1 << 40
AT_ONCE = 32  # sampled games that are dealt together
DECISIONS_BETWEEN_CHECKS = 8  # of the clock, if rules are interpreted: about 4 ms
GAMES_BETWEEN_CHECKS = 4  # if they are compiled


@cache
def _all_strengths() -> dict[str, dict[str, list[int]]]:
    file = resources.files("greentable.minds.grass").joinpath("win_chances.toml")
    return tomllib.loads(file.read_text("utf-8"))


def strengths_for(rules: Ruleset, seats: int) -> list[int]:
    """The strength of each total at a table with these rules and this many seats."""
    floor = "no_floor" if rules.total_floor == NONE else "floor"
    return list(_all_strengths()[floor][f"seats_{seats}"])


class Simulation:
    """Sampled games that fit a view, from the decision of its viewer on."""

    def __init__(
        self,
        engine: Engine,
        state: State,
        viewer: int,
        seed: int,
        figures: Sequence[int],
        believed: Any,  # noqa: ANN401 - rows, as the engine makes them
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """With `believed` None every game is the given state: for a search that may see all hands.

        `clock` returns the seconds for time budgets.
        """
        self.clock = clock
        self._engine, self._viewer, self._seed = engine, viewer, seed
        self._start, self._round = engine.states([state]), max(1, state.round)
        self._believed = believed
        self._figures = engine.table([figures] * ROWS)
        self._strengths = engine.numbers(strengths_for(state.rules, state.seats))
        self._outlook, self._room = engine.zeros(OUTLOOK), engine.zeros(MOST_CARDS)
        self._dealt = 0
        self.played = 0
        """The number of games played to the end of the round."""

    def try_all(self, codes: Sequence[int], games: int, until: float | None) -> list[list[int]]:
        """Try moves in this many new games, or until a time; return their chances, in millionths.

        Games that not all moves have played do not count, so all have played equally many.
        """
        chances: list[list[int]] = [[] for _ in codes]
        at_once = AT_ONCE if until is None else GAMES_BETWEEN_CHECKS
        if until is not None and not self._engine.is_compiled:
            at_once = 1
        while len(chances[0]) < games:
            size = min(at_once, games - len(chances[0]))
            found = self._try_in_new_games(codes, size, until)
            if found is None:
                break
            for before, more in zip(chances, found, strict=True):
                before.extend(more)
        return chances

    def _try_in_new_games(
        self, codes: Sequence[int], size: int, until: float | None
    ) -> list[list[int]] | None:
        """The chances of each move in this many new games; None if the time is over before."""
        engine, kernels = self._engine, self._engine.kernels
        states = engine.picked(self._start, [0] * size)
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
            kernels.value_games(games, self._viewer, self._strengths, values)
            found.append(engine.as_lists(values))
            self.played += size
        return found

    def _play_out(self, states: Any, natures: Any, players: Any, until: float | None) -> bool:  # noqa: ANN401 - as the engine makes them
        """Play to the end of the round; False if the time is over before."""
        interpreted = until is not None and not self._engine.is_compiled
        limit = DECISIONS_BETWEEN_CHECKS if interpreted else NO_LIMIT
        made = limit
        while made >= limit:
            made = self._engine.kernels.play_games(
                *(states, natures, players),
                *(self._round, limit, 0),
                *(self._figures, self._outlook),
            )
            if until is not None and self.clock() >= until:
                return False
        return True
