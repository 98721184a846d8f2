"""The store in one SQLite file: one thread writes, another reads, and neither waits."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from greentable.messages import Message, say
from greentable.server.store.copies import new_copy
from greentable.server.store.damage import damage
from greentable.server.store.migrations import migrate
from greentable.server.store.sql_store import SqlStore
from greentable.server.store.sqlite_threads import Reader, Writer, connect, run
from greentable.server.store.statements import Result, Work
from greentable.server.store.store import Unavailable

FILE = "greentable.db"


class SqliteStore(SqlStore):
    """A store in a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.path = folder / FILE
        self._writer = Writer(self.path)
        self._reader = Reader(self.path)

    async def open(self) -> None:
        """See Store."""
        await asyncio.to_thread(_create, self.path)
        self._writer.start()
        self._reader.start()
        try:
            await self._write(migrate())
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """See Store."""
        await asyncio.to_thread(self._writer.stop)
        await asyncio.to_thread(self._reader.stop)

    async def _read(self, work: Work[Result]) -> Result:
        return await asyncio.wrap_future(self._reader.submit(work))

    async def _write(self, work: Work[Result]) -> Result:
        return await asyncio.wrap_future(self._writer.submit(work))

    async def tell(self, channel: str, id_: str) -> None:
        """See Store."""
        self._pass_on(channel, id_)

    async def backup(self, path: Path) -> None:
        """See Store."""
        await asyncio.to_thread(self._backup, path)

    def _backup(self, path: Path) -> None:
        # All pages in one go: of one moment, while others write on.
        with new_copy(path) as copy, closing(connect(self.path)) as connection:
            connection.backup(copy)

    async def check(self) -> list[Message]:
        """See Store."""
        return await asyncio.to_thread(self._check)

    def _check(self) -> list[Message]:
        try:
            with closing(connect(self.path)) as connection:
                connection.execute("BEGIN")
                faults = connection.execute("PRAGMA integrity_check").fetchall()
                if faults != [("ok",)]:
                    return [say("damage-file", fault=str(fault)) for (fault,) in faults]
                return run(connection, damage())
        except sqlite3.Error as error:
            raise Unavailable("store.unavailable", reason=str(error)) from error


def _create(path: Path) -> None:
    """An empty file that only its owner can read: what is in everybody's hand stands in it."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Not opened when it is there: closing it would take this process's locks on it away.
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise Unavailable("store.unavailable", reason=str(error)) from error
