"""The mailbox of an actor: a queue of tasks with a limited length."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from greentable.server.core.problems import TooMany
from greentable.server.store.values import Conflict

T = TypeVar("T")
MailboxTask = Callable[[], Awaitable[None]]


class Gone(Exception):
    """The actor has stopped: the room has to be woken again."""


class Mailbox:
    """The queued tasks, and the callers that wait for their results."""

    def __init__(self, most: int) -> None:
        self.is_closed = False
        self._most = most
        self._tasks: deque[MailboxTask] = deque()
        self._arrival: asyncio.Future[None] | None = None  # set while the actor waits for a task
        self._waiting: set[asyncio.Future[Any]] = set()

    @property
    def is_empty(self) -> bool:
        """True if no task is queued."""
        return not self._tasks

    def post(self, task: MailboxTask) -> None:
        """Queue a task. Raises Gone, TooMany if the mailbox is full."""
        if self.is_closed:
            raise Gone
        if len(self._tasks) >= self._most:
            raise TooMany("room.busy", seconds=1)
        self.put_last(task)

    async def request(self, task: Callable[[], Awaitable[T]]) -> T:
        """Queue a task and return its result. Raises Gone, TooMany, and what the task raises."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def done() -> None:
            try:
                result = await task()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
                if isinstance(error, Conflict):
                    raise  # the actor has to give the room up
            else:
                if not answer.done():
                    answer.set_result(result)

        self.post(done)
        self._waiting.add(answer)
        answer.add_done_callback(self._waiting.discard)
        return await answer

    def nudge(self) -> None:
        """Let the actor check its deadlines: it does so after every task, so queue an empty one."""
        if not self.is_closed and len(self._tasks) < self._most:
            self.put_last(_nothing)

    def put_last(self, task: MailboxTask) -> None:
        """Queue a task even if the mailbox is full or closed."""
        self._tasks.append(task)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def take(self) -> MailboxTask:
        """Wait for the next task and return it; only one actor may call this."""
        while not self._tasks:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        return self._tasks.popleft()

    def close(self) -> None:
        """Drop all tasks: callers that wait for a result get Gone."""
        self.is_closed = True
        self._tasks.clear()
        for answer in list(self._waiting):
            if not answer.done():
                answer.set_exception(Gone())


async def _nothing() -> None:
    pass
