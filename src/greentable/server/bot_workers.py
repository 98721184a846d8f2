"""Bots in processes of their own: they get what their seat sees, and a budget of CPU time."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, Process

from greentable.server import logs
from greentable.server.minds import BotFailed, Question, Thought
from greentable.server.settings import Settings
from greentable.server.thinking import BotQuestion, Failed, Moved
from greentable.server.workers import BOTS, Workers


class BotWorkers:
    """Minds in worker processes, as many as the settings allow."""

    def __init__(self, settings: Settings, bots: str = BOTS) -> None:
        """`bots` is where the registry of bots is: `package.module:NAME`."""
        self._settings = settings
        self.workers = Workers(settings.bot_processes, settings.bot_idle_seconds, bots)
        self._warming: dict[str, asyncio.Task[Process]] = {}

    async def choose(self, question: Question) -> Thought:
        """What a bot wants to do. Raises BotFailed if it crashes or dawdles."""
        asked = BotQuestion(
            game=question.game,
            bot=question.bot,
            view=question.view,
            chance=question.chance,
            may_ask=question.may_ask,
            cpu_seconds=self._settings.bot_seconds,
        )
        match await self.workers.ask(asked, self._settings.bot_patience_seconds):
            case Moved(move, is_interpreted):
                if is_interpreted:
                    self._warm_up(question.game)
                return Thought(move, is_interpreted)
            case Failed(why, trouble):
                raise BotFailed("dawdled" if why == "dawdled" else "crashed", trouble)
            case other:
                raise BotFailed("crashed", repr(other))

    def _warm_up(self, game: str) -> None:
        """Compile what bots of a game run faster with, once, beside the game."""
        if game not in self._warming:
            logs.note("bots.warming_up", game=game)
            command = (sys.executable, "-m", "greentable", "warmup", game, "--quiet")
            starting = asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=DEVNULL)
            self._warming[game] = asyncio.create_task(starting)

    async def close(self) -> None:
        """End all processes."""
        await self.workers.close()
        for task in self._warming.values():
            process = await task
            if process.returncode is None:
                process.kill()
            await process.wait()
