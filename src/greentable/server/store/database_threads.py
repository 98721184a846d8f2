"""Threads that work on a database, each over a connection of its own.

A database makes a program wait, for the disk or for the network. So work is handed to threads, and
its result is awaited. Work that waits can be done together, in one transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Generic

from greentable.server.store.statements import Result, Rows, Sql, Work
from greentable.server.store.values import Unavailable

Execute = Callable[[Sql], Rows]
"""Raises Conflict, Unavailable."""


def run(work: Work[Result], execute: Execute) -> Result:
    """Do work by executing its statements. Raises what the work raises, and what `execute` does."""
    try:
        wanted = next(work)
        while True:
            rows: Rows = []
            for sql in [wanted] if isinstance(wanted, Sql) else wanted:
                rows = execute(sql)
            wanted = work.send(rows)
    except StopIteration as end:
        result: Result = end.value
        return result
    finally:
        work.close()


class Job(Generic[Result]):
    """Work that somebody waits for, in the event loop in which it was made."""

    def __init__(self, work: Work[Result]) -> None:
        self.future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._work = work
        self._result: list[Result] = []
        self._error: Exception | None = None

    def run(self, execute: Execute) -> bool:
        """Do it, and keep for later what came of it; whether it was done. Raises Unavailable."""
        try:
            self._result = [run(self._work, execute)]
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it goes to the waiting task
            self._error = error
        return self._error is None

    def fail(self, error: Exception) -> None:
        """It was not done, whatever came of it so far."""
        self._error = error

    def answer(self) -> None:
        """Tell who waits, if they still do; in their event loop."""
        if self.future.done():
            return
        if self._error is not None:
            self.future.set_exception(self._error)
        else:
            self.future.set_result(self._result[0])


class Session(ABC):
    """A connection to the database, made when it is needed, and made anew when it has failed."""

    @abstractmethod
    def do(self, jobs: Sequence[Job[Any]]) -> None:
        """Do jobs in one transaction, and commit. Raises Unavailable: then nothing was done."""

    @abstractmethod
    def disconnect(self) -> None:
        """Let go of the database, until there is work again."""


def _never() -> float:
    return 0.0


class DatabaseThreads:
    """Some threads with a session each, and the jobs that wait for them."""

    def __init__(
        self,
        new_session: Callable[[], Session],
        *,
        threads: int = 1,
        most_together: int = 1,
        seconds_apart: Callable[[], float] = _never,
    ) -> None:
        """Of work to come.

        `new_session` raises nothing; it is called in the thread that will use the session.
        `seconds_apart`: how long after jobs were begun a thread begins with the next ones.
        """
        self._new_session = new_session
        self._count = threads
        self._most_together = most_together
        self._seconds_apart = seconds_apart
        self._waiting: SimpleQueue[Job[Any] | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        """Begin to work; when this returns, every thread has its session."""
        all_ready = threading.Barrier(self._count + 1)
        self._threads = [
            threading.Thread(
                target=self._work, args=(all_ready,), name="greentable-store", daemon=True
            )
            for _ in range(self._count)
        ]
        for thread in self._threads:
            thread.start()
        all_ready.wait()

    @property
    def are_working(self) -> bool:
        """Whether work can be submitted."""
        return bool(self._threads)

    def stop(self) -> None:
        """Do what is waiting, and end."""
        threads, self._threads = self._threads, []
        for _ in threads:
            self._waiting.put(None)
        for thread in threads:
            thread.join()

    def submit(self, work: Work[Result]) -> asyncio.Future[Result]:
        """Work to be done; who cancels it before it has begun prevents it. Raises Unavailable."""
        if not self.are_working:
            raise Unavailable("store.closed")
        job = Job(work)
        self._waiting.put(job)
        return job.future

    def _work(self, all_ready: threading.Barrier) -> None:
        session = self._new_session()
        all_ready.wait()
        more = True
        while more:
            jobs, more = self._next_jobs()
            jobs = [job for job in jobs if not job.future.cancelled()]
            if not jobs:
                continue
            began = time.monotonic()
            try:
                session.do(jobs)
            except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
                # The connection may be in the middle of anything.
                session.disconnect()
                for job in jobs:
                    job.fail(error)
            # All at once: waking the event loop costs more than answering. It may be closed by now.
            with contextlib.suppress(RuntimeError):
                jobs[0].future.get_loop().call_soon_threadsafe(_answer, jobs)
            if (pause := began + self._seconds_apart() - time.monotonic()) > 0:
                time.sleep(pause)
        session.disconnect()

    def _next_jobs(self) -> tuple[list[Job[Any]], bool]:
        """What waits, at least one job; and whether there can be more later."""
        jobs: list[Job[Any]] = []
        try:
            job = self._waiting.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == self._most_together:
                    return jobs, True
                job = self._waiting.get_nowait()
        except Empty:
            return jobs, True
        return jobs, False


def _answer(jobs: Sequence[Job[Any]]) -> None:
    for job in jobs:
        job.answer()
