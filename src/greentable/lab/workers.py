"""Processes that play the games of a match, each connected by a pipe.

They can be stopped at any moment: unfinished games are thrown away.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from greentable.errors import GreentableError
from greentable.games import GAMES
from greentable.lab.game import GameResult, play_game
from greentable.lab.interrupts import ignore_interrupts, interrupts_later
from greentable.lab.plan import MatchPlan, plan_bots


class Workers:
    """Several processes that play games of a plan: `start` them, and `stop` them in the end."""

    def __init__(self) -> None:
        self._processes: dict[Connection, SpawnProcess] = {}

    def start(self, plan: MatchPlan, count: int) -> None:
        """Start this many processes."""
        # A fresh interpreter for each: nothing of the caller's threads is copied.
        context = multiprocessing.get_context("spawn")
        with interrupts_later():
            for _ in range(count):
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(plan, theirs), daemon=True)
                process.start()
                theirs.close()
                self._processes[ours] = process

    def __iter__(self) -> Iterator[Connection]:
        """The workers by their pipes; a deal and a line-up sent there is played."""
        return iter(self._processes)

    def finished(self) -> Iterator[tuple[Connection, GameResult]]:
        """Wait for the next games to end: worker and result. Raises GreentableError."""
        for ready in wait(list(self._processes)):
            assert isinstance(ready, Connection)
            try:
                played: GameResult | GreentableError = ready.recv()
            except (EOFError, ConnectionError) as error:
                process = self._processes[ready]
                process.join()
                code = str(process.exitcode)
                raise GreentableError("lab.process", code=code) from error
            if isinstance(played, GreentableError):
                raise played
            yield ready, played

    def stop(self) -> None:
        """End all of them now."""
        for process in self._processes.values():
            process.kill()  # they hold nothing that needs a clean end
        for connection, process in self._processes.items():
            process.join()
            process.close()
            connection.close()


def _work(plan: MatchPlan, connection: Connection) -> None:
    """Play the requested games until the pipe is closed."""
    ignore_interrupts()  # on systems where it is not inherited
    play = partial(play_game, plan, game=GAMES[plan.game], bots=plan_bots(plan))
    try:
        while True:
            numbers = connection.recv()
            try:
                connection.send(play(*numbers))
            except GreentableError as error:  # a user's bot has failed
                connection.send(error)
    except (EOFError, ConnectionError):
        return
