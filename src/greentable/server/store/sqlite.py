"""The store in one SQLite file: one thread writes, others read, and readers block no one.

All waiting writes go into one transaction (group commit): the disk takes as long to make one change
durable as a hundred. When many rooms write, the writer pauses so that larger groups form.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from greentable.errors import UsageError
from greentable.server.store.copies import new_copy
from greentable.server.store.damage import damage
from greentable.server.store.database_threads import DatabaseThreads
from greentable.server.store.migrations import migrate
from greentable.server.store.sqlite_session import SqliteSession, connect
from greentable.server.store.sqlite_start import belongs_to, prepare
from greentable.server.store.sqlite_watch import Watch
from greentable.server.store.statements import Sql, Work
from greentable.server.store.store import Store, reading
from greentable.server.store.values import RoomLimit, Snapshot, Summary
from greentable.words.messages import Message, say

FILE = "greentable.db"
_READERS = 2
_MOST_TOGETHER = 500  # pieces of work in one transaction, so that the first does not wait too long
_CROWD = 100  # rooms that write within one second
_COUNT_SECONDS = 1.0
_FRAME_SECONDS = 1 / 60


class Crowd:
    """The rate of writing rooms, which decides if transactions should be spaced out.

    With many rooms, transactions begin a frame of the screen apart, a delay too short to notice:
    one append in its own transaction takes as much processor time as three in a group. A few rooms
    never wait, however quickly they write.
    """

    def __init__(self) -> None:
        self._rooms: set[str] = set()  # that have written in this period
        self._since = 0.0
        self._is_here = False

    def count(self, room: str, now: float) -> None:
        """Count a room that writes."""
        if now >= self._since + _COUNT_SECONDS:
            just_now = now < self._since + 2 * _COUNT_SECONDS
            self._is_here = just_now and len(self._rooms) >= _CROWD
            self._rooms.clear()
            self._since = now
        self._rooms.add(room)

    def seconds_apart(self) -> float:
        """The least seconds between the beginnings of two transactions."""
        return _FRAME_SECONDS if self._is_here else 0.0


def _checked() -> Work[list[Message]]:
    """The check of the file itself, then the same checks as for PostgreSQL."""
    faults = yield Sql("PRAGMA integrity_check")
    if faults != [("ok",)]:
        return [say("damage-file", fault=str(fault)) for (fault,) in faults]
    return (yield from damage())


class SqliteStore(Store):
    """A store in a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._crowd = Crowd()
        self._watch = Watch(self.path)
        super().__init__(
            readers=DatabaseThreads(
                partial(SqliteSession, self.path, self._watch), threads=_READERS
            ),
            writers=DatabaseThreads(
                partial(SqliteSession, self.path, self._watch, is_writing=True),
                most_together=_MOST_TOGETHER,
                seconds_apart=self._crowd.seconds_apart,
            ),
        )

    async def open(self, *, even_damaged: bool = False) -> None:
        """See Store."""
        if self._is_open:
            return
        await asyncio.to_thread(prepare, self.path, even_damaged=even_damaged)
        self._watch.begin()
        await self._start(migrate())

    async def close(self) -> None:
        """See Store."""
        await super().close()
        self._watch.end()

    async def append(
        self,
        summary: Summary,
        first: int,
        entries: Sequence[bytes],
        snapshot: Snapshot | None = None,
        epoch: int | None = None,
        limit: RoomLimit | None = None,
    ) -> None:
        """See Store."""
        self._crowd.count(summary.id, time.monotonic())
        await super().append(summary, first, entries, snapshot, epoch, limit)

    async def tell(self, channel: str, id_: str) -> None:
        """See Store."""
        self._pass_on(channel, id_)

    async def backup(self, path: Path) -> None:
        """See Store."""
        self._refuse_own(path)
        await asyncio.to_thread(self._backup, path)

    def _backup(self, path: Path) -> None:
        # All pages in one step, for a consistent copy while others write.
        with new_copy(path) as copy, closing(connect(self.path)) as connection:
            connection.backup(copy)

    async def restore(self, path: Path, *, overwrite: bool = False) -> None:
        """See Store."""
        self._refuse_own(path)
        await super().restore(path, overwrite=overwrite)

    def _refuse_own(self, path: Path) -> None:
        """Check that a backup is not a file of this store. Raises UsageError."""
        if belongs_to(path, self.path):
            raise UsageError("store.own_file", file=str(path))

    check = reading(_checked)
