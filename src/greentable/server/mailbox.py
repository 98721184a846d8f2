"""The mailbox of an actor: jobs that are done one after the other, and no more than fit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from greentable.server.problems import TooMany
from greentable.server.store.store import Conflict

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class Gone(Exception):
    """The actor does nothing any more: the room has to be woken again."""


class Mailbox:
    """Jobs that wait, and those who wait for what comes of them."""

    def __init__(self, most: int) -> None:
        self.is_closed = False
        self._jobs: asyncio.Queue[Job] = asyncio.Queue(most)
        self._waiting: set[asyncio.Future[Any]] = set()

    @property
    def is_empty(self) -> bool:
        """Whether no job waits."""
        return self._jobs.empty()

    def post(self, job: Job) -> None:
        """Let a job be done when its turn comes. Raises Gone, TooMany."""
        if self.is_closed:
            raise Gone
        try:
            self._jobs.put_nowait(job)
        except asyncio.QueueFull:
            raise TooMany("room.busy", seconds=1) from None

    async def request(self, job: Callable[[], Awaitable[T]]) -> T:
        """Let a job be done, and give what comes of it. Raises Gone, TooMany, what it raises."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def done() -> None:
            try:
                result = await job()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
                if isinstance(error, Conflict):
                    raise  # the actor has to know it too
            else:
                if not answer.done():
                    answer.set_result(result)

        self.post(done)
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        return await answer

    def nudge(self) -> None:
        """Let the actor look at the time; it does so after every job, so any job will do."""
        if not self.is_closed and not self._jobs.full():
            self._jobs.put_nowait(_nothing)

    async def last(self, job: Job) -> None:
        """Let a job be done even if the mailbox is full: it waits for room in it."""
        await self._jobs.put(job)

    async def take(self) -> Job:
        """The next job, when there is one."""
        return await self._jobs.get()

    def close(self) -> None:
        """Do nothing any more: whoever waits for an answer gets Gone."""
        self.is_closed = True
        for answer in list(self._waiting):
            if not answer.done():
                answer.set_exception(Gone())


async def _nothing() -> None:
    pass
