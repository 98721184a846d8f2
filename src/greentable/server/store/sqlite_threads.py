"""The threads that SQLite works on, and work as SQLite does it.

All that waits to be written goes into one transaction (group commit): the disk takes as long to
make one change safe as a hundred. Each piece of work has a savepoint in it, so that one that is
refused takes nothing back but its own. Whoever waits hears of it after the commit.
"""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Generic

from greentable.server.store.statements import Result, Rows, Sql, Work
from greentable.server.store.store import Conflict, Unavailable

_BUSY_SECONDS = 5.0  # another process, such as `greentable admin`, may be writing
_MOST_TOGETHER = 500  # so that the first need not wait long for the last


def connect(path: Path) -> sqlite3.Connection:
    """A connection as the store wants it; transactions are begun by hand. Raises sqlite3.Error."""
    connection = sqlite3.connect(path, timeout=_BUSY_SECONDS, isolation_level=None)
    connection.create_function("database_now", 0, time.time)
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}")
    return connection


def run(connection: sqlite3.Connection, work: Work[Result]) -> Result:
    """Do work on a connection, inside of the transaction that there is.

    Raises what the work raises, Conflict, sqlite3.Error.
    """
    try:
        wanted = next(work)
        while True:
            rows: Rows = []
            for sql in [wanted] if isinstance(wanted, Sql) else wanted:
                rows = connection.execute(_in_dialect(sql.text), sql.values).fetchall()
            wanted = work.send(rows)
    except StopIteration as end:
        result: Result = end.value
        return result
    except sqlite3.IntegrityError as error:
        raise Conflict("store.taken", reason=str(error)) from error


@cache
def _in_dialect(text: str) -> str:
    return text.removesuffix(" FOR UPDATE").removesuffix(" FOR SHARE")


class _Job(Generic[Result]):
    """Work that somebody waits for."""

    def __init__(self, work: Work[Result]) -> None:
        self.future: Future[Result] = Future()
        self._work = work
        self._result: list[Result] = []
        self._error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Do it, and keep for later what came of it. Raises sqlite3.Error."""
        try:
            self._result = [run(connection, self._work)]
        except sqlite3.Error:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it goes to who waits
            self._error = error

    @property
    def failed(self) -> bool:
        return self._error is not None

    def answer(self) -> None:
        """Tell who waits."""
        if self._error is not None:
            self.future.set_exception(self._error)
        else:
            self.future.set_result(self._result[0])


class _Worker:
    """A thread with a connection of its own, to which jobs are given."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: sqlite3.Connection | None = None

    def start(self) -> None:
        """Begin to work."""
        self._thread = threading.Thread(target=self._work, name=type(self).__name__, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Do what is waiting, and end."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._waiting.put(None)
            thread.join()

    def submit(self, work: Work[Result]) -> Future[Result]:
        """Work to be done; who cancels it before it has begun prevents it."""
        if self._thread is None:
            raise Unavailable("store.closed")
        job = _Job(work)
        self._waiting.put(job)
        return job.future

    def _work(self) -> None:
        more = True
        while more:
            jobs, more = self._next_jobs()
            jobs = [job for job in jobs if job.future.set_running_or_notify_cancel()]
            try:
                if jobs:
                    if self._connection is None:
                        self._connection = connect(self._path)
                    self._do(self._connection, jobs)
            except sqlite3.Error as error:
                # A new connection next time: this one may be in the middle of anything.
                self._disconnect()
                for job in jobs:
                    job.future.set_exception(Unavailable("store.unavailable", reason=str(error)))
            else:
                for job in jobs:
                    job.answer()
        self._disconnect()

    def _next_jobs(self) -> tuple[list[_Job[Any]], bool]:
        """All that waits, at least one; and whether there can be more later."""
        jobs: list[_Job[Any]] = []
        try:
            job = self._waiting.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == _MOST_TOGETHER:
                    return jobs, True
                job = self._waiting.get_nowait()
        except Empty:
            return jobs, True
        return jobs, False

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _do(self, connection: sqlite3.Connection, jobs: Sequence[_Job[Any]]) -> None:
        raise NotImplementedError


class Writer(_Worker):
    """Does the work that changes something."""

    def _do(self, connection: sqlite3.Connection, jobs: Sequence[_Job[Any]]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            connection.execute("SAVEPOINT job")
            job.run(connection)
            if job.failed:
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
        connection.execute("COMMIT")


class Reader(_Worker):
    """Does the work that only looks: all of it that waits, at one moment of the database."""

    def _do(self, connection: sqlite3.Connection, jobs: Sequence[_Job[Any]]) -> None:
        connection.execute("BEGIN")
        for job in jobs:
            job.run(connection)
        connection.execute("COMMIT")
