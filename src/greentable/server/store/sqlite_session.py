"""Connections to a SQLite file."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from greentable.server.store.database_threads import DatabaseSession, Execute, PendingWork
from greentable.server.store.sqlite_watch import Id, Watch
from greentable.server.store.statements import Rows, Sql
from greentable.server.store.values import Conflict, Unavailable

_BUSY_SECONDS = 5.0  # another process, such as `greentable admin`, may be writing


def opened(path: Path) -> sqlite3.Connection:
    """A connection to an existing file, with manual transactions. Raises sqlite3.Error."""
    there = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(there, uri=True, timeout=_BUSY_SECONDS, isolation_level=None)


def connect(path: Path) -> sqlite3.Connection:
    """A connection with the store's settings. Raises sqlite3.Error."""
    connection = opened(path)
    try:
        connection.create_function("database_now", 0, time.time)
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        connection.close()  # the file is not a database, or the disk is full
        raise
    return connection


def executing(connection: sqlite3.Connection) -> Execute:
    """The function that executes the statements of work on a connection."""

    def execute(sql: Sql) -> Rows:
        try:
            return connection.execute(_in_dialect(sql.text), sql.values).fetchall()
        except sqlite3.Error as error:
            raise translated(error) from error

    return execute


@cache
def _in_dialect(text: str) -> str:
    return text.removesuffix(" FOR UPDATE").removesuffix(" FOR SHARE")


def translated(error: sqlite3.Error) -> Conflict | Unavailable:
    """SQLite's error as ours: Conflict for a violated constraint, else Unavailable."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict("store.taken", reason=str(error))
    return Unavailable("store.trouble", reason=str(error))


@contextmanager
def translated_errors() -> Iterator[None]:
    """Turn SQLite's errors into ours."""
    try:
        yield
    except sqlite3.Error as error:
        raise translated(error) from error


class SqliteSession(DatabaseSession):
    """A session that does a batch of work in one transaction.

    Each of several pieces has a savepoint, so that a refused one undoes only its own changes. If
    the file is not the one that was opened, nothing is read from it, and no write is confirmed.
    """

    def __init__(self, path: Path, watch: Watch, *, is_writing: bool = False) -> None:
        self.is_writing = is_writing
        self._path = path
        self._begin = "BEGIN IMMEDIATE" if is_writing else "BEGIN"
        self._watch = watch
        self._connection: sqlite3.Connection | None = None
        self._log: Id | None = None
        # Connect at once: the first connection needs disk space, later ones do not, so reading
        # works while any session is connected. If connecting fails, the first work reports it.
        with suppress(sqlite3.Error):
            self._connection = connect(path)

    def do(self, batch: Sequence[PendingWork[Any]]) -> None:
        """See DatabaseSession."""
        self._watch.look()
        with translated_errors():
            self._do(batch)
        self._watch.look()
        # SQLite keeps this log file while any session is connected.
        if self._log is None:
            self._log = self._watch.log_id()
        self._watch.look_at_log(self._log)

    def _do(self, batch: Sequence[PendingWork[Any]]) -> None:
        if self._connection is None:
            self._connection = connect(self._path)
        connection = self._connection
        execute = executing(connection)
        connection.execute(self._begin)
        if len(batch) == 1:
            connection.execute("COMMIT" if batch[0].run(execute) else "ROLLBACK")
            return
        for pending in batch:
            connection.execute("SAVEPOINT piece")
            if not pending.run(execute):
                connection.execute("ROLLBACK TO piece")
            connection.execute("RELEASE piece")
        connection.execute("COMMIT")

    def disconnect(self) -> None:
        """See DatabaseSession."""
        if self._connection is not None:
            self._connection.close()
            self._connection = self._log = None
