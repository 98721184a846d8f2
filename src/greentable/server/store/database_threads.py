"""Database threads, each with its own connection.

Database calls block on the disk or the network. So threads do the work, and the event loop awaits
the results. Work that waits can be done together, in one transaction.
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
"""Executes a statement and returns its rows. Raises Conflict, Unavailable."""


def run(work: Work[Result], execute: Execute) -> Result:
    """Do work by executing its statements. Raises the errors of the work and of `execute`."""
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


class PendingWork(Generic[Result]):
    """Work whose result is awaited in the event loop in which it was queued."""

    def __init__(self, work: Work[Result]) -> None:
        self.future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._work = work
        self._result: list[Result] = []
        self._error: Exception | None = None

    def run(self, execute: Execute) -> bool:
        """Do the work and keep its result or error; True if it succeeded. Raises Unavailable."""
        try:
            self._result = [run(self._work, execute)]
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001 - the waiting task gets any error
            self._error = error
        return self._error is None

    def fail(self, error: Exception) -> None:
        """Replace the result by an error, as the transaction failed."""
        self._error = error

    def answer(self) -> None:
        """Hand the result to the waiting task, if it still waits; call it in the event loop."""
        if self.future.done():
            return
        if self._error is not None:
            self.future.set_exception(self._error)
        else:
            self.future.set_result(self._result[0])


class DatabaseSession(ABC):
    """A connection to the database, opened on demand and reopened after a failure."""

    @abstractmethod
    def do(self, batch: Sequence[PendingWork[Any]]) -> None:
        """Do all work of a batch and commit. Raises Unavailable: then nothing was done."""

    @abstractmethod
    def disconnect(self) -> None:
        """Close the connection until there is work again."""


def _never() -> float:
    return 0.0


class DatabaseThreads:
    """Some threads with a session each, and the queue of work for them."""

    def __init__(
        self,
        new_session: Callable[[], DatabaseSession],
        *,
        threads: int = 1,
        most_together: int = 1,
        seconds_apart: Callable[[], float] = _never,
    ) -> None:
        """Set up threads that `start` starts.

        `new_session` raises nothing; it is called in the thread that will use the session. Each
        thread does at most `most_together` pieces of work as one batch, and begins a batch at least
        `seconds_apart` after the one before.
        """
        self._new_session = new_session
        self._count = threads
        self._most_together = most_together
        self._seconds_apart = seconds_apart
        self._waiting: SimpleQueue[PendingWork[Any] | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        """Start the threads; when this returns, every thread has its session."""
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
        """True if work can be submitted."""
        return bool(self._threads)

    def stop(self) -> None:
        """Finish the waiting work, and end the threads."""
        threads, self._threads = self._threads, []
        for _ in threads:
            self._waiting.put(None)
        for thread in threads:
            thread.join()

    def submit(self, work: Work[Result]) -> asyncio.Future[Result]:
        """Queue work; cancel the future to drop work that has not begun. Raises Unavailable."""
        if not self.are_working:
            raise Unavailable("store.closed")
        pending = PendingWork(work)
        self._waiting.put(pending)
        return pending.future

    def _work(self, all_ready: threading.Barrier) -> None:
        session = self._new_session()
        all_ready.wait()
        more = True
        while more:
            batch, more = self._next_batch()
            batch = [pending for pending in batch if not pending.future.cancelled()]
            if not batch:
                continue
            began = time.monotonic()
            try:
                session.do(batch)
            except Exception as error:  # noqa: BLE001 - waiting tasks must get any error
                # The state of the connection is unknown, so it is not used again.
                session.disconnect()
                for pending in batch:
                    pending.fail(error)
            # One call for the batch: waking the event loop costs more than answering. The loop may
            # be closed by now.
            with contextlib.suppress(RuntimeError):
                batch[0].future.get_loop().call_soon_threadsafe(_answer, batch)
            if (pause := began + self._seconds_apart() - time.monotonic()) > 0:
                time.sleep(pause)
        session.disconnect()

    def _next_batch(self) -> tuple[list[PendingWork[Any]], bool]:
        """Wait for work and take all that fits into a batch; False if no more will come."""
        batch: list[PendingWork[Any]] = []
        try:
            pending = self._waiting.get()
            while pending is not None:
                batch.append(pending)
                if len(batch) == self._most_together:
                    return batch, True
                pending = self._waiting.get_nowait()
        except Empty:
            return batch, True
        return batch, False


def _answer(batch: Sequence[PendingWork[Any]]) -> None:
    for pending in batch:
        pending.answer()
