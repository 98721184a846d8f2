"""Solve a known order: a good line at once, better ones with time, and an upper bound.

A search begins with the greedy line; then come beams, each wider than the one before, and at last
the end of the best line is searched exactly. Its size is a width, and then the same arguments give
the same solution everywhere; or it is a time, and then the remaining time is used for a bound.
There is an answer at any time, and a longer search is never worse.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence

from greentable.errors import UsageError
from greentable.grove.moves import move_of
from greentable.grove.ruleset import Ruleset
from greentable.grove.state import State
from greentable.minds.grove.beam import Beam, Fit, Line, SearchStopped
from greentable.minds.grove.engine import Engine, fastest
from greentable.minds.grove.evaluation import POINT
from greentable.minds.grove.greedy import greedy_line
from greentable.minds.grove.known_order import game_in_order, play_on, plays_left
from greentable.minds.grove.pace import Clock, Pace
from greentable.minds.grove.proofs.prover import Prover
from greentable.minds.grove.solutions import OnProgress, Progress, Solution

WIDTH = 1000
WIDEST = 100_000
LONGEST = 24 * 3600
"""The most seconds that a search may take."""

_WIDER = 8
_EXACT_PLAYS = 3  # at the end of the best line, if a width is the size
_EXACT_NODES = 8  # times the width at most, for each number of plays
_FEWEST_NODES = 200  # enough for two plays
_PROVED_AT_ONCE = 4  # plays that are few enough to be searched exactly before wide beams
_EXACT_FIRST = 0.1  # of the time, for narrow beams before that
_BEAMS_SHARE = 0.9  # of the time; the rest is for the exact end and the bound
_EXACT_SHARE = 0.97
_AT_ONCE = 3  # times the next width: if the time is only enough for that, one beam uses all of it
_MARGIN = 1.1  # wider beams take a little more time for each grove
_NOISE = POINT + 1
_MOST_NOISE = 16 * _NOISE


def solve(  # noqa: PLR0913 - options, by name
    ruleset: Ruleset,
    order: Sequence[int],
    *,
    width: int | None = None,
    seconds: float | None = None,
    recipes: tuple[int, int] | None = None,
    on_progress: OnProgress | None = None,
    engine: Engine | None = None,
    clock: Clock = time.monotonic,
) -> Solution:
    """The best line of play found for these nine cards: start card, hand of two, six draws.

    `width` is the number of groves kept after each play; the same width always gives the same
    solution. With `seconds` widths grow until the time is over, by this clock, and a bound is
    searched for. Raises UsageError and UnsupportedRuleset.
    """
    state = game_in_order(ruleset, order, recipes)
    return solve_on(
        state,
        order[state.drawn :],
        width=width,
        seconds=seconds,
        on_progress=on_progress,
        engine=engine,
        clock=clock,
    )


def solve_on(
    state: State,
    draws: Sequence[int],
    *,
    width: int | None = None,
    seconds: float | None = None,
    on_progress: OnProgress | None = None,
    engine: Engine | None = None,
    clock: Clock = time.monotonic,
) -> Solution:
    """The same for the rest of a game for one, with the cards that are still to be drawn."""
    check_size(width, seconds)
    plays_left(state, draws)
    search = _Search(engine or fastest(), state, draws, on_progress)
    if seconds is None:
        search.by_width(width or WIDTH)
    else:
        search.by_time(seconds, width or WIDEST, clock)
    return search.solution()


def check_size(width: int | None, seconds: float | None) -> None:
    """Check that a search can have this size. Raises UsageError."""
    if width is not None and not 1 <= width <= WIDEST:
        raise UsageError("solve.width", width=str(width), widest=str(WIDEST))
    if seconds is not None and not 0 < seconds <= LONGEST:
        raise UsageError("solve.seconds", seconds=f"{seconds:.12g}", longest=str(LONGEST))


class _Search:
    """One search: the best line so far, the bound, and the progress."""

    def __init__(
        self, engine: Engine, state: State, draws: Sequence[int], on_progress: OnProgress | None
    ) -> None:
        self._engine, self._state, self._draws = engine, state, draws
        self._plays = plays_left(state, draws)
        self._on_progress = on_progress
        self._line = greedy_line(engine, state, draws)
        self._bound: int | None = None
        self._complete = True
        self._placements = 0

    def solution(self) -> Solution:
        """The result; the bound of the first play takes no time, so there always is one."""
        if self._bound is None:
            self._search_bound(lambda _nodes: False, 1)
        score, codes = self._line
        moves = tuple(map(move_of, codes))
        return Solution(score, moves, self._bound, self._complete, self._placements)

    def by_width(self, width: int) -> None:
        """Beams up to a width, then the exact end of the line."""
        widths = [width]
        while widths[0] > _WIDER:
            widths.insert(0, widths[0] // _WIDER)
        # The first generation is one grove; the others are full, or nearly.
        everything = sum(1 + (self._plays - 1) * each for each in widths)
        done = 0

        def on_groves(groves: int, placements: int) -> bool:
            nonlocal done
            done += groves
            self._placements += placements
            return self._tell(min(done / everything, 1.0))

        beam = Beam(self._engine, self._state, width)
        try:
            for each in widths:
                self._take(
                    beam.search(self._state, self._plays, self._draws, on_groves, width=each)
                )
        except SearchStopped:
            self._complete = False
            return

        def is_enough(_nodes: int) -> bool:
            self._complete = not self._tell(1.0)
            return not self._complete

        most_nodes = max(_FEWEST_NODES, _EXACT_NODES * width)
        self._search_end(_EXACT_PLAYS, is_enough, most_nodes)

    def by_time(self, seconds: float, widest: int, clock: Clock) -> None:
        """Beams as wide as the time allows, the exact end of the line, and a bound."""
        begun = clock()
        until = 1.0

        def is_over(_number: int, placements: int = 0) -> bool:
            self._placements += placements
            share = (clock() - begun) / seconds
            if self._tell(min(share, 1.0)):
                self._complete = False
            return not self._complete or share >= until

        pace = Pace(clock, lambda: begun + until * seconds)
        if self._plays <= _PROVED_AT_ONCE:
            until = _EXACT_FIRST
            self._search_wider(_WIDER**3, is_over, pace, most_noise=0)
            until = 1.0
            if self._search_end(self._plays, is_over):
                return
        until = _BEAMS_SHARE
        self._search_wider(widest, is_over, pace)
        until = _EXACT_SHARE
        if self._complete and not self._search_end(self._plays, is_over):
            until = 1.0
            self._search_bound(is_over, self._plays - 1)

    def _search_wider(
        self,
        widest: int,
        is_over: Callable[[int, int], bool],
        pace: Pace,
        *,
        most_noise: int = _MOST_NOISE,
    ) -> None:
        """Run beams, each wider than the one before, until the time is over.

        When the widest is reached, or only part of it fits, beams with noise keep other groves. A
        beam that takes longer than estimated goes on narrower.
        """
        width, noise, beam = min(_WIDER, widest), 0, Beam(self._engine, self._state, _WIDER)
        fit: Fit | None = None  # the first beam is narrow anyway

        def on_groves(groves: int, placements: int) -> bool:
            pace.count(groves)
            return is_over(groves, placements)

        with contextlib.suppress(SearchStopped):
            while True:
                pace.begin()
                line = beam.search(
                    *(self._state, self._plays, self._draws, on_groves),
                    width=width,
                    noise=noise,
                    fit=fit,
                )
                self._take(line)
                fit = pace.fit
                fits = pace.time_for(_MARGIN) // self._plays
                wanted = min(_WIDER * width, widest, fits)
                if fits < _AT_ONCE * wanted:
                    # One beam as wide as the time allows finds more than two narrower ones.
                    wanted = min(fits, widest)
                if wanted < width // 2 or noise > most_noise:
                    return
                if wanted > width:
                    width, beam = wanted, Beam(self._engine, self._state, wanted)
                else:
                    width, noise = wanted, noise + _NOISE

    def _search_end(
        self, most: int, on_nodes: Callable[[int], bool], most_nodes: int | None = None
    ) -> bool:
        """Search the last plays of the best line exactly, more and more; True if all of it is best.

        The very last play is always exact: the beams try all its placements.
        """
        for left in range(2, min(most, len(self._line[1])) + 1):
            made = self._line[1][: len(self._line[1]) - left]
            middle = play_on(self._state, self._draws, made)
            draws = self._draws[len(made) :]
            prover = Prover(self._engine, self._state, left)
            is_done, better = prover.better(
                middle, draws, self._line[0], left, on_nodes, most_nodes=most_nodes
            )
            if better is not None:
                self._line = better[0], (*made, *better[1])
            if not is_done:
                return False
        if most >= self._plays == len(self._line[1]):
            self._bound = self._line[0]
        return self._bound is not None

    def _search_bound(self, on_nodes: Callable[[int], bool], deepest: int) -> None:
        """Find an upper bound by looking deeper and deeper, at most this many plays."""
        prover = Prover(self._engine, self._state, self._plays)
        for depth in range(1, deepest + 1):
            bound = prover.bound(self._state, self._draws, self._line[0], depth, on_nodes)
            if bound is None:
                return
            self._bound = bound if self._bound is None else min(bound, self._bound)
            if self._bound == self._line[0]:
                return

    def _take(self, line: Line) -> None:
        if line[0] > self._line[0]:
            self._line = line

    def _tell(self, share: float) -> bool:
        """Report progress; return True to stop."""
        if self._on_progress is None:
            return False
        return bool(self._on_progress(Progress(share, self._line[0])))
