"""Bots in worker processes: they receive the view of their seat, and a budget of CPU time."""

from __future__ import annotations

from greentable.server.core.settings import Settings
from greentable.server.room.minds import BotChoice, BotFailed, Question
from greentable.server.workers.processes import BOTS, WorkerPool
from greentable.server.workers.warming import Warming
from greentable.server.workers.worker_messages import BotQuestion, Failed, Moved


class BotWorkers:
    """Runs bots in worker processes, as many as the settings allow."""

    def __init__(
        self, settings: Settings, bots: str = BOTS, *, warming: Warming | None = None
    ) -> None:
        """`bots` is the place of the registry of bots: `package.module:NAME`."""
        self._settings = settings
        self.workers = WorkerPool(settings.bot_processes, settings.bot_idle_seconds, bots)
        self._warming = warming or Warming()

    async def choose(self, question: Question) -> BotChoice:
        """The move that a bot chooses. Raises BotFailed if it crashes or runs out of time."""
        bot_question = BotQuestion(
            game=question.game,
            bot=question.bot,
            view=question.view,
            chance=question.chance,
            may_ask=question.may_ask,
            cpu_seconds=self._settings.bot_seconds,
        )
        match await self.workers.ask(bot_question, self._settings.bot_patience_seconds):
            case Moved(move, is_interpreted):
                if is_interpreted:
                    self._warming.begin(question.game)
                return BotChoice(move, is_interpreted)
            case Failed(why, trouble):
                raise BotFailed("dawdled" if why == "dawdled" else "crashed", trouble)
            case other:
                raise BotFailed("crashed", repr(other))

    async def close(self) -> None:
        """End all processes."""
        await self.workers.close()
        await self._warming.close()
