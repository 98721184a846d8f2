"""Connections to PostgreSQL."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import psycopg
from psycopg.conninfo import make_conninfo

from greentable.errors import UsageError
from greentable.server.store.database_threads import DatabaseSession, PendingWork
from greentable.server.store.statements import Row, Rows, Sql
from greentable.server.store.values import Conflict, Unavailable

# TCP probes notice a dead server within seconds, not after a quarter of an hour.
_PATIENCE: dict[str, int] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# Whatever the server's default, a commit must be on disk before it is acknowledged.
_DURABLE = (
    b"SELECT set_config('synchronous_commit', 'on', false)"
    b" WHERE current_setting('synchronous_commit') = 'off'"
)
_NAMED = re.compile(r":(\w+)")


def patient(url: str) -> str:
    """An address with timeouts added. Raises UsageError if it is invalid."""
    try:
        return make_conninfo(url, **_PATIENCE)
    except psycopg.ProgrammingError:
        # psycopg's message may contain the password.
        raise UsageError("store.address") from None


@cache
def _in_dialect(text: str) -> bytes:
    named = _NAMED.sub(r"%(\1)s", text)
    return named.replace("database_now()", "extract(epoch FROM clock_timestamp())::float8").encode()


@contextmanager
def translated_errors() -> Iterator[None]:
    """Turn PostgreSQL's errors into ours: Conflict for broken constraints, else Unavailable."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Conflict("store.taken", reason=str(error)) from error
    except (
        psycopg.OperationalError,
        psycopg.InterfaceError,
        psycopg.errors.ReadOnlySqlTransaction,
    ) as error:
        raise Unavailable("store.trouble", reason=str(error)) from error


async def connect_to_listen(url: str, channel: str) -> psycopg.AsyncConnection[Any]:
    """A connection that receives notifications. Raises Unavailable."""
    with translated_errors():
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        try:
            await connection.execute(f"LISTEN {channel}".encode())
        except BaseException:
            await connection.close()
            raise
        return connection


class PostgresSession(DatabaseSession):
    """A session with one transaction for each piece of work: the server itself groups commits."""

    def __init__(self, url: str, begin: bytes) -> None:
        self._url = url
        self._begin = begin
        self._connection: psycopg.Connection[Row] | None = None

    def do(self, batch: Sequence[PendingWork[Any]]) -> None:
        """See DatabaseSession."""
        (pending,) = batch
        with translated_errors():
            connection = self._begun()

            def execute(sql: Sql) -> Rows:
                with translated_errors():
                    cursor = connection.execute(_in_dialect(sql.text), sql.values or None)
                    return cursor.fetchall() if cursor.description else []

            connection.execute(b"COMMIT" if pending.run(execute) else b"ROLLBACK")

    def _begun(self) -> psycopg.Connection[Row]:
        """A connection in a new transaction."""
        if self._connection is not None:
            try:
                self._connection.execute(self._begin)
                return self._connection
            except psycopg.OperationalError:
                self.disconnect()  # the server may have restarted since it was last used
        self._connection = psycopg.connect(self._url, autocommit=True)
        self._connection.execute(_DURABLE)
        self._connection.execute(self._begin)
        return self._connection

    def disconnect(self) -> None:
        """See DatabaseSession."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
