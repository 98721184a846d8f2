"""The store in PostgreSQL, which several processes can share.

A few connections, each in one transaction at a time. Statements whose rows nobody wants wait until
some are wanted, or for the commit, and travel together: an append asks the database twice. One
connection more listens to what the processes tell each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import psycopg

from greentable.messages import Message
from greentable.server.store.copies import copy_rows, new_copy
from greentable.server.store.damage import damage
from greentable.server.store.migrations import migrate
from greentable.server.store.postgres_connections import Connections, Transaction
from greentable.server.store.sql_store import SqlStore
from greentable.server.store.statements import Result, Sql, Work
from greentable.server.store.store import Unavailable

_CONNECTIONS = 6
_CHANNEL = "greentable"
# Any number will do, as long as nobody else in this database has it.
_MIGRATING = 4_728_336_825
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 2.0  # seconds before listening again


class PostgresStore(SqlStore):
    """A store at an address such as postgresql://user@host/database."""

    def __init__(self, url: str, connections: int = _CONNECTIONS) -> None:
        super().__init__()
        self._connections = Connections(url, connections)
        self._running: set[asyncio.Task[Any]] = set()
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """See Store."""
        self._connections.open()
        try:
            await self._write(_alone(migrate()))
            connection = await self._connections.connect()
            await _listen(connection)
        except BaseException:
            await self.close()
            raise
        self._listening = asyncio.create_task(self._hear(connection))

    async def close(self) -> None:
        """See Store."""
        self._connections.close_to_new()
        if self._running:
            await asyncio.wait(self._running)
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
            self._listening = None
        await self._connections.close()

    async def _read(self, work: Work[Result]) -> Result:
        begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        return await self._whole(self._do(begin, work))

    async def _write(self, work: Work[Result]) -> Result:
        return await self._whole(self._do("BEGIN", work))

    async def _whole(self, doing: Coroutine[Any, Any, Result]) -> Result:
        """Go on to the end, also when who waits for it is cancelled."""
        task = asyncio.create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # if nobody waits any more, nobody need hear of it

    async def _do(self, begin: str, work: Work[Result]) -> Result:
        async with self._connections.transaction(begin) as transaction:
            return await _run(transaction, work)

    # Several processes

    async def tell(self, channel: str, id_: str) -> None:
        """See Store."""
        await self._write(_notify(f"{channel} {id_}"))

    async def _hear(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Pass on what is told; listen again when the database was gone."""
        pause = _FIRST_PAUSE
        while True:
            try:
                async with connection:
                    async for notice in connection.notifies():
                        self._pass_on(*notice.payload.split(" ", 1))
            except psycopg.Error:
                pass
            while connection.closed:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
                with suppress(Unavailable):
                    connection = await self._connections.connect()
                    await _listen(connection)
                    pause = _FIRST_PAUSE

    # Care

    async def backup(self, path: Path) -> None:
        """See Store."""
        with new_copy(path) as copy:
            await self._read(copy_rows(copy))

    async def check(self) -> list[Message]:
        """See Store."""
        return await self._read(damage())


async def _run(transaction: Transaction, work: Work[Result]) -> Result:
    try:
        wanted = next(work)
        while True:
            if isinstance(wanted, Sql):
                wanted = work.send(await transaction.rows(wanted))
            else:
                transaction.later(wanted)
                wanted = work.send([])
    except StopIteration as end:
        result: Result = end.value
        return result


def _alone(work: Work[Result]) -> Work[Result]:
    """Work that no other process does at the same time."""
    yield Sql("SELECT pg_advisory_xact_lock(:lock)", {"lock": _MIGRATING})
    return (yield from work)


def _notify(text: str) -> Work[None]:
    yield [Sql("SELECT pg_notify(:channel, :text)", {"channel": _CHANNEL, "text": text})]


async def _listen(connection: psycopg.AsyncConnection[Any]) -> None:
    try:
        await connection.execute(f"LISTEN {_CHANNEL}")
    except psycopg.Error as error:
        await connection.close()
        raise Unavailable("store.unavailable", reason=str(error)) from error
