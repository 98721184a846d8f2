"""Play a match: on all cores, with progress, stoppable, resumable."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

from greentable.games import GAMES
from greentable.lab.game import GameResult, play_game
from greentable.lab.plan import MatchPlan, check_plan, plan_bots
from greentable.lab.results import ResultsFile
from greentable.lab.shares import MatchResult, up_to_sure
from greentable.lab.workers import Workers

AHEAD = 2
"""The games of each process: the current one, and one more so that it need not wait."""


def run_match(
    plan: MatchPlan,
    *,
    processes: int | None = None,
    results: Path | None = None,
    until_sure: bool = False,
    on_progress: Callable[[int, int], None] = lambda _done, _of: None,
) -> MatchResult:
    """Play all games of a plan; those already in the results file are not played again.

    With `until_sure` it ends with the first deal after which the first bot is surely better or
    worse than an equal share; the number of processes does not affect that.

    After Ctrl-C it returns the games played so far. Raises UsageError, UnsupportedRuleset,
    RecordError.
    """
    check_plan(plan)
    plan_bots(plan)  # compiled once, here, and not by every process
    games, total = list[GameResult](), plan.game_count()
    try:  # from here on the file exists, and Ctrl-C returns its games
        file = None if results is None else ResultsFile(results, plan)
        games += [] if file is None else file.games
        played = {(game.deal, game.line_up) for game in games}
        left = (numbers for numbers in plan.games() if numbers not in played)
        on_progress(len(games), total)
        if until_sure and (sure := up_to_sure(MatchResult(plan, tuple(games)))):
            return sure
        count = min(processes or os.cpu_count() or 1, total - len(games))
        play = one_after_the_other if count < 2 else side_by_side
        with closing(play(plan, left, count)) as finished:
            for game in finished:
                games.append(game)
                if file is not None:
                    file.add(game)
                on_progress(len(games), total)
                if until_sure and (sure := up_to_sure(MatchResult(plan, tuple(games)))):
                    return sure
    except KeyboardInterrupt:
        pass
    return MatchResult(plan, tuple(sorted(games, key=lambda game: (game.deal, game.line_up))))


def one_after_the_other(
    plan: MatchPlan, left: Iterator[tuple[int, int]], _processes: int
) -> Generator[GameResult, None, None]:
    """The remaining games, in their order."""
    for deal, line_up in left:
        yield play_game(plan, deal, line_up, game=GAMES[plan.game], bots=plan_bots(plan))


def side_by_side(
    plan: MatchPlan, left: Iterator[tuple[int, int]], processes: int
) -> Generator[GameResult, None, None]:
    """The remaining games, in the order in which they end; each process gets some ahead.

    Closing it early stops the games that are being played. Raises GreentableError.
    """
    workers = Workers()
    waiting = 0
    try:
        workers.start(plan, processes)
        for _ in range(AHEAD):
            for worker, numbers in zip(workers, left, strict=False):
                worker.send(numbers)
                waiting += 1
        while waiting:
            for worker, game in workers.finished():
                waiting -= 1
                for numbers in islice(left, 1):
                    worker.send(numbers)
                    waiting += 1
                yield game
    finally:
        workers.stop()
