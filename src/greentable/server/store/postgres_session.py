"""Connections to a PostgreSQL."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import psycopg

from greentable.server.store.statements import Row, Rows, Sql
from greentable.server.store.store import Conflict, Unavailable
from greentable.server.store.workers import Job, Session

CONNECT_SECONDS = 5
_NAMED = re.compile(r":(\w+)")


@cache
def _in_dialect(text: str) -> bytes:
    named = _NAMED.sub(r"%(\1)s", text)
    return named.replace("database_now()", "extract(epoch FROM clock_timestamp())::float8").encode()


@contextmanager
def translated_errors() -> Iterator[None]:
    """PostgreSQL's errors as ours: what cannot be is a Conflict, what cannot be now Unavailable."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Conflict("store.taken", reason=str(error)) from error
    except (
        psycopg.OperationalError,
        psycopg.InterfaceError,
        psycopg.errors.ReadOnlySqlTransaction,
    ) as error:
        raise Unavailable("store.unavailable", reason=str(error)) from error


class PostgresSession(Session):
    """Does each job in a transaction of its own: the server itself commits several together."""

    def __init__(self, url: str, begin: bytes) -> None:
        self._url = url
        self._begin = begin
        self._connection: psycopg.Connection[Row] | None = None

    def do(self, jobs: Sequence[Job[Any]]) -> None:
        """See Session."""
        (job,) = jobs
        with translated_errors():
            connection = self._begun()

            def execute(sql: Sql) -> Rows:
                with translated_errors():
                    cursor = connection.execute(_in_dialect(sql.text), sql.values or None)
                    return cursor.fetchall() if cursor.description else []

            connection.execute(b"COMMIT" if job.run(execute) else b"ROLLBACK")

    def _begun(self) -> psycopg.Connection[Row]:
        """A connection in a new transaction."""
        if self._connection is not None:
            try:
                self._connection.execute(self._begin)
                return self._connection
            except psycopg.OperationalError:
                self.disconnect()  # the server was gone in between, and may be back
        self._connection = psycopg.connect(
            self._url, autocommit=True, connect_timeout=CONNECT_SECONDS
        )
        self._connection.execute(self._begin)
        return self._connection

    def disconnect(self) -> None:
        """See Session."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
