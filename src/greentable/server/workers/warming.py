"""Compilation of rules in the background, so that later bots and answers are faster."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, Process

from greentable.server.core import logs


class Warming:
    """Runs one compiling process per game, shared by bots and long answers."""

    def __init__(self) -> None:
        self._begun: dict[str, asyncio.Task[Process]] = {}

    @property
    def games(self) -> tuple[str, ...]:
        """The games for which compilation was started."""
        return tuple(self._begun)

    def begin(self, game: str) -> None:
        """Start to compile the rules of a game, unless that was done before."""
        if game not in self._begun:
            logs.note("bots.warming_up", game=game)
            command = (sys.executable, "-m", "greentable", "warmup", game, "--quiet")
            starting = asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL)
            self._begun[game] = asyncio.create_task(starting)

    async def close(self) -> None:
        """End processes that still compile. May be called more than once."""
        for task in self._begun.values():
            process = await task
            if process.returncode is None:
                process.kill()
            await process.wait()
