"""The store in PostgreSQL, which several processes can share.

Threads with a connection each do the work, as for SQLite: psycopg's asynchronous interface took
four times the processor time for an append. One more connection, which is asynchronous, listens for
notifications between the processes.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import psycopg

from greentable.server.store.copies import write_copy
from greentable.server.store.database_threads import DatabaseThreads
from greentable.server.store.migrations import migrate
from greentable.server.store.postgres_session import (
    PostgresSession,
    connect_to_listen,
    patient,
)
from greentable.server.store.statements import Result, Sql, Work
from greentable.server.store.store import Store
from greentable.server.store.values import Unavailable

_READERS, _WRITERS = 2, 6
_READ = b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"  # one moment of the database
_WRITE = b"BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"  # the statements lock rows where needed
_CHANNEL = "greentable"
# An arbitrary number that no other program uses in this database.
_MIGRATING = 4_728_336_825
_FIRST_PAUSE, _LONGEST_PAUSE = 0.1, 2.0  # seconds before listening again


class PostgresStore(Store):
    """A store at an address such as postgresql://user@host/database."""

    def __init__(self, url: str) -> None:
        url = patient(url)
        super().__init__(
            readers=DatabaseThreads(partial(PostgresSession, url, _READ), threads=_READERS),
            writers=DatabaseThreads(partial(PostgresSession, url, _WRITE), threads=_WRITERS),
        )
        self._url = url
        self._listening: asyncio.Task[None] | None = None

    async def open(self, *, even_damaged: bool = False) -> None:  # noqa: ARG002 - PostgreSQL checks its own files
        """See Store."""
        if self._is_open:
            return
        await self._start(_alone(migrate()))
        try:
            connection = await connect_to_listen(self._url, _CHANNEL)
        except BaseException:
            await self.close()
            raise
        self._listening = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        """See Store."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
            self._listening = None
        await super().close()

    # Several processes

    async def tell(self, channel: str, id_: str) -> None:
        """See Store."""
        await self.write(_notify(f"{channel} {id_}"))

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Pass on notifications; reconnect when the connection is lost."""
        while True:
            with suppress(psycopg.Error):
                async with connection:
                    async for notice in connection.notifies():
                        self._pass_on(*notice.payload.split(" ", 1))
            pause = _FIRST_PAUSE
            while connection.closed:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)
                with suppress(Unavailable):
                    connection = await connect_to_listen(self._url, _CHANNEL)

    # Care

    async def backup(self, path: Path) -> None:
        """See Store."""
        await self.read(write_copy(path))


def _alone(work: Work[Result]) -> Work[Result]:
    """The work under a lock, so that only one process does it at a time."""
    yield Sql("SELECT pg_advisory_xact_lock(:lock)", {"lock": _MIGRATING})
    return (yield from work)


def _notify(text: str) -> Work[None]:
    yield [Sql("SELECT pg_notify(:channel, :text)", {"channel": _CHANNEL, "text": text})]
