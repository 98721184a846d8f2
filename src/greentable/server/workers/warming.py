"""Compiling beside the games: nobody waits for it, and what comes later is faster."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, Process

from greentable.server.core import logs


class Warming:
    """For each game a process that compiles, begun once: for bots and long answers alike."""

    def __init__(self) -> None:
        self._begun: dict[str, asyncio.Task[Process]] = {}

    @property
    def games(self) -> tuple[str, ...]:
        """For which games it was begun."""
        return tuple(self._begun)

    def begin(self, game: str) -> None:
        """Compile what bots and answers of a game run faster with, unless that was begun."""
        if game not in self._begun:
            logs.note("bots.warming_up", game=game)
            command = (sys.executable, "-m", "greentable", "warmup", game, "--quiet")
            starting = asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL)
            self._begun[game] = asyncio.create_task(starting)

    async def close(self) -> None:
        """End what still compiles; to be told so again does no harm."""
        for task in self._begun.values():
            process = await task
            if process.returncode is None:
                process.kill()
            await process.wait()
