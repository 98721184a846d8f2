"""The mailbox of an actor: jobs that are done one after the other, and no more than fit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from greentable.server.core.problems import TooMany
from greentable.server.store.values import Conflict

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]


class Gone(Exception):
    """The actor does nothing any more: the room has to be woken again."""


class Mailbox:
    """Jobs that wait, and those who wait for what comes of them."""

    def __init__(self, most: int) -> None:
        self.is_closed = False
        self._most = most
        self._jobs: deque[Job] = deque()
        self._arrival: asyncio.Future[None] | None = None  # what the actor waits for
        self._waiting: set[asyncio.Future[Any]] = set()

    @property
    def is_empty(self) -> bool:
        """Whether no job waits."""
        return not self._jobs

    def post(self, job: Job) -> None:
        """Let a job be done when its turn comes. Raises Gone, TooMany."""
        if self.is_closed:
            raise Gone
        if len(self._jobs) >= self._most:
            raise TooMany("room.busy", seconds=1)
        self.put_last(job)

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
        if not self.is_closed and len(self._jobs) < self._most:
            self.put_last(_nothing)

    def put_last(self, job: Job) -> None:
        """Let a job be done after all others, even if the mailbox is full or closed."""
        self._jobs.append(job)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def take(self) -> Job:
        """The next job, when there is one; for one actor alone."""
        while not self._jobs:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        return self._jobs.popleft()

    def close(self) -> None:
        """Do nothing any more: all who wait for an answer get Gone."""
        self.is_closed = True
        self._jobs.clear()
        for answer in list(self._waiting):
            if not answer.done():
                answer.set_exception(Gone())


async def _nothing() -> None:
    pass
