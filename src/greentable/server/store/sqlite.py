"""The store in one SQLite file: one thread writes, others read, and nobody waits for a reader.

All that waits to be written goes into one transaction (group commit): the disk takes as long to
make one change safe as a hundred. Where many rooms write, it lets some of them come together.
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
_MOST_TOGETHER = 500  # so that the first need not wait long for the last
_CROWD = 100  # rooms that write within a second
_COUNT_SECONDS = 1.0
_FRAME_SECONDS = 1 / 60


class Crowd:
    """Whether so many rooms write that it pays to let some of them come together.

    Transactions are then a frame of the screen apart, and nobody sees that a move took that long: a
    lone one takes as much processor time as three that go together. A few rooms never wait, however
    quickly they write.
    """

    def __init__(self) -> None:
        self._rooms: set[str] = set()  # that have written since then
        self._since = 0.0
        self._is_here = False

    def count(self, room: str, now: float) -> None:
        """A room writes."""
        if now >= self._since + _COUNT_SECONDS:
            just_now = now < self._since + 2 * _COUNT_SECONDS
            self._is_here = just_now and len(self._rooms) >= _CROWD
            self._rooms.clear()
            self._since = now
        self._rooms.add(room)

    def seconds_apart(self) -> float:
        """How long after a transaction was begun the next one begins."""
        return _FRAME_SECONDS if self._is_here else 0.0


def _checked() -> Work[list[Message]]:
    """The same as for PostgreSQL, once the file itself is whole."""
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
        # All pages in one go: of one moment, while others write on.
        with new_copy(path) as copy, closing(connect(self.path)) as connection:
            connection.backup(copy)

    async def restore(self, path: Path, *, overwrite: bool = False) -> None:
        """See Store."""
        self._refuse_own(path)
        await super().restore(path, overwrite=overwrite)

    def _refuse_own(self, path: Path) -> None:
        """A backup is another file. Raises UsageError."""
        if belongs_to(path, self.path):
            raise UsageError("store.own_file", file=str(path))

    check = reading(_checked)
