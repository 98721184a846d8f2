"""A few connections to PostgreSQL, and transactions on them."""

from __future__ import annotations

import asyncio
import re
import select
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import psycopg

from greentable.server.store.statements import Row, Rows, Sql
from greentable.server.store.store import Conflict, Unavailable

_CONNECT_SECONDS = 5
_NAMED = re.compile(r":(\w+)")

Connection = psycopg.AsyncConnection[Row]


class Transaction:
    """Statements that are kept together, or not at all."""

    def __init__(self, connection: Connection, begin: str) -> None:
        self._connection = connection
        self._waiting: list[Sql] = [Sql(begin)]

    def later(self, statements: Sequence[Sql]) -> None:
        """Execute some statements before the next one whose rows are wanted, or at the end."""
        self._waiting.extend(statements)

    async def rows(self, sql: Sql) -> Rows:
        """What a statement gives."""
        cursor = await self._execute(sql)
        return await cursor.fetchall() if cursor.description else []

    async def commit(self) -> None:
        """Keep everything."""
        await self._execute(Sql("COMMIT"))

    async def _execute(self, last: Sql) -> psycopg.AsyncCursor[Row]:
        """Send all that waits, and one statement more, without waiting for answers in between."""
        statements, self._waiting = [*self._waiting, last], []
        async with self._connection.pipeline():
            for sql in statements:
                cursor = await self._connection.execute(_in_dialect(sql.text), sql.values or None)
        return cursor


@cache
def _in_dialect(text: str) -> str:
    return _NAMED.sub(r"%(\1)s", text).replace(
        "database_now()", "extract(epoch FROM clock_timestamp())::float8"
    )


class Connections:
    """Connections that are used again, and made anew when the database was gone."""

    def __init__(self, url: str, most: int) -> None:
        self._url = url
        self._free = asyncio.Semaphore(most)
        self._idle: list[Connection] = []
        self._is_open = False

    def open(self) -> None:
        """From now on there are transactions."""
        self._is_open = True

    def close_to_new(self) -> None:
        """From now on there are none."""
        self._is_open = False

    async def close(self) -> None:
        """Let go of the database."""
        while self._idle:
            await self._idle.pop().close()

    async def connect(self) -> Connection:
        """A new connection; its transactions are begun by hand. Raises Unavailable."""
        try:
            return await psycopg.AsyncConnection.connect(
                self._url, autocommit=True, connect_timeout=_CONNECT_SECONDS
            )
        except psycopg.Error as error:
            raise Unavailable("store.unavailable", reason=str(error)) from error

    @asynccontextmanager
    async def transaction(self, begin: str) -> AsyncIterator[Transaction]:
        """A transaction, committed in the end. Raises Conflict, Unavailable."""
        if not self._is_open:
            raise Unavailable("store.closed")
        async with self._free:
            connection = await self._connection()
            transaction = Transaction(connection, begin)
            try:
                yield transaction
                await transaction.commit()
            except psycopg.IntegrityError as error:
                raise Conflict("store.taken", reason=str(error)) from error
            except (
                psycopg.OperationalError,
                psycopg.InterfaceError,
                psycopg.errors.ReadOnlySqlTransaction,
            ) as error:
                raise Unavailable("store.unavailable", reason=str(error)) from error
            finally:
                await self._take_back(connection)

    async def _connection(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if _is_alive(connection):
                return connection
            await connection.close()
        return await self.connect()

    async def _take_back(self, connection: Connection) -> None:
        try:
            if connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
                await connection.execute("ROLLBACK")
            self._idle.append(connection)
        except psycopg.Error:
            await connection.close()


def _is_alive(connection: psycopg.AsyncConnection[Any]) -> bool:
    """Whether the server has not said goodbye: to an idle connection it says nothing else."""
    if connection.closed:
        return False
    try:
        return not select.select([connection.fileno()], [], [], 0)[0]
    except (OSError, ValueError):
        return False
