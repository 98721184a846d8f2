"""The store over SQL: every method is a piece of work, which SQLite or PostgreSQL carries out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

from greentable.errors import UsageError
from greentable.server.store import copies, daily_results, leases, people, remembered, rooms
from greentable.server.store.statements import Result, Work
from greentable.server.store.store import Listener, Store
from greentable.server.store.values import (
    Conflict,
    DailyResult,
    Entry,
    Lease,
    Person,
    PersonChanges,
    RoomLimit,
    Snapshot,
    StoredRoom,
    Summary,
    Token,
)
from greentable.server.store.workers import Workers

_PAGE = 100
_MOST_UNHEARD = 10_000


class SqlStore(Store):
    """What both databases have in common."""

    def __init__(self, *, readers: Workers, writers: Workers) -> None:
        self._readers = readers
        self._writers = writers
        self._listeners: dict[str, set[_Ears]] = {}

    async def _start(self, migrating: Work[object]) -> None:
        """Open, with the schema brought up to date. Raises UsageError, Unavailable."""
        # The first connection to a new SQLite file changes it: that is over when readers come.
        await asyncio.to_thread(self._writers.start)
        try:
            await self._write(migrating)
            await asyncio.to_thread(self._readers.start)
        except BaseException:
            await self.close()
            raise

    @property
    def _is_open(self) -> bool:
        return self._writers.are_working

    async def close(self) -> None:
        """See Store."""
        # Readers first: of two who leave SQLite at the same time, neither may know that it is the
        # last, and then its log is not written back and stays beside the file.
        await asyncio.to_thread(self._readers.stop)
        await asyncio.to_thread(self._writers.stop)

    async def _read(self, work: Work[Result]) -> Result:
        """Do work that changes nothing: it sees one moment of the database. Raises Unavailable."""
        return await self._readers.submit(work)

    async def _write(self, work: Work[Result]) -> Result:
        """Do work in one transaction. Raises what the work raises, Conflict, Unavailable.

        A task that waits may be cancelled: the work is then done whole or not at all.
        """
        return await self._writers.submit(work)

    # Rooms

    async def append(
        self,
        summary: Summary,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        epoch: int | None = None,
        limit: RoomLimit | None = None,
    ) -> None:
        """See Store."""
        await self._write(rooms.append(summary, entries, snapshot, epoch, limit))

    async def room(self, id_: str) -> StoredRoom | None:
        """See Store."""
        return await self._read(rooms.room(id_))

    async def log(self, id_: str) -> tuple[Entry, ...]:
        """See Store."""
        return await self._read(rooms.log(id_))

    async def summary(self, id_: str) -> Summary | None:
        """See Store."""
        return await self._read(rooms.summary(id_))

    async def room_by_code(self, code: str) -> Summary | None:
        """See Store."""
        return await self._read(rooms.room_by_code(code))

    async def lobby(self, most: int) -> list[Summary]:
        """See Store."""
        return await self._read(rooms.lobby(most))

    async def rooms_of(self, person: str, most: int, before: float | None = None) -> list[Summary]:
        """See Store."""
        return await self._read(rooms.rooms_of(person, most, before))

    async def sent_in_by(self, person: str) -> list[Summary]:
        """See Store."""
        return await self._read(rooms.sent_in_by(person))

    async def count_running(self, person: str) -> int:
        """See Store."""
        return await self._read(rooms.count_running(person))

    async def due(self, until: float) -> list[Summary]:
        """See Store."""
        return await self._read(rooms.due(until))

    async def waiting(self, unchanged_since: float, most: int) -> list[Summary]:
        """See Store."""
        return await self._read(rooms.waiting(unchanged_since, most))

    async def finished(self, person: str) -> AsyncIterator[Summary]:
        """See Store."""
        page = await self._read(rooms.finished(person, None, _PAGE))
        while page:
            for summary in page:
                yield summary
            page = await self._read(rooms.finished(person, page[-1], _PAGE))

    async def delete_room(self, id_: str) -> None:
        """See Store."""
        await self._write(rooms.delete_room(id_))

    async def room_ids(self) -> list[str]:
        """See Store."""
        return await self._read(rooms.room_ids())

    # People

    async def add_person(self, person: Person, token: Token) -> None:
        """See Store."""
        await self._write(people.add_person(person, token))

    async def person(self, id_: str) -> Person | None:
        """See Store."""
        return await self._read(people.person_by_id(id_))

    async def person_by_token(self, hash_: str) -> tuple[Person, Token] | None:
        """See Store."""
        return await self._read(people.person_by_token(hash_))

    async def person_by_handle(self, handle: str) -> Person | None:
        """See Store."""
        return await self._read(people.person_by_handle(handle))

    async def change_person(self, id_: str, changes: PersonChanges) -> None:
        """See Store."""
        await self._write(people.change_person(id_, changes))

    async def touch(self, hash_: str, at: float) -> None:
        """See Store."""
        await self._write(people.touch(hash_, at))

    async def add_token(self, token: Token) -> None:
        """See Store."""
        await self._write(people.add_token(token))

    async def tokens_of(self, person: str) -> list[Token]:
        """See Store."""
        return await self._read(people.tokens_of(person))

    async def delete_token(self, hash_: str) -> None:
        """See Store."""
        await self._write(people.delete_token(hash_))

    async def forget_person(
        self, id_: str, name: str, redact: Callable[[bytes], bytes] = bytes
    ) -> list[str]:
        """See Store."""
        # A room at a time, so that nobody's move waits for somebody's thousand games; the person
        # goes last, so that it can be begun again.
        redacted: list[str] = []
        while ids := await self._read(people.rooms_to_redact(id_, _PAGE)):
            for room in ids:
                await self._write(people.redact_room(room, id_, name, redact))
            redacted += ids
        await self._write(people.delete_person(id_))
        return redacted

    async def idle_guests(self, unseen_since: float, most: int) -> list[str]:
        """See Store."""
        return await self._read(people.idle_guests(unseen_since, most))

    # Days

    async def keep_daily(self, result: DailyResult) -> bool:
        """See Store."""
        return await self._write(daily_results.keep_daily(result))

    async def daily_results(self, day: str, puzzle: str, most: int) -> list[DailyResult]:
        """See Store."""
        return await self._read(daily_results.daily_results(day, puzzle, most))

    async def daily_of(self, person: str) -> list[DailyResult]:
        """See Store."""
        return await self._read(daily_results.daily_of(person))

    # Small things to remember

    async def remembered(self, key: str) -> str | None:
        """See Store."""
        return await self._read(remembered.remembered(key))

    async def remembered_below(self, start: str) -> dict[str, str]:
        """See Store."""
        return await self._read(remembered.remembered_below(start))

    async def remember(self, key: str, value: str) -> None:
        """See Store."""
        await self._write(remembered.remember(key, value))

    async def remember_first(self, key: str, value: str) -> str:
        """See Store."""
        return await self._write(remembered.remember_first(key, value))

    async def forget(self, key: str) -> None:
        """See Store."""
        await self._write(remembered.forget_remembered(key))

    # Several processes

    async def take_lease(self, room: str, owner: str, address: str, seconds: float) -> Lease:
        """See Store."""
        return await self._write(leases.take_lease(room, owner, address, seconds))

    async def renew_leases(self, owner: str, seconds: float) -> set[str]:
        """See Store."""
        return await self._write(leases.renew_leases(owner, seconds))

    async def release_lease(self, room: str, owner: str) -> None:
        """See Store."""
        await self._write(leases.release_lease(room, owner))

    def told(self, channel: str) -> Listener:
        """See Store."""
        return _Ears(self._listeners.setdefault(channel, set()))

    # Care

    async def restore(self, path: Path, *, overwrite: bool = False) -> None:
        """See Store."""
        try:
            await self._write(copies.restore_rows(path, overwrite=overwrite))
        except Conflict as error:  # its rows do not fit together
            raise UsageError(
                "store.damaged_backup", file=str(path), reason=error.message
            ) from error

    def _pass_on(self, channel: str, id_: str) -> None:
        """To everybody in this process who listens."""
        for listener in self._listeners.get(channel, ()):
            listener.hear(id_)


class _Ears(AsyncIterator[str]):
    """Hears what is told from the moment it is made, until it is closed."""

    def __init__(self, others: set[_Ears]) -> None:
        self._heard: asyncio.Queue[str] = asyncio.Queue(_MOST_UNHEARD)
        self._others = others
        others.add(self)

    def hear(self, id_: str) -> None:
        """Something is told; one who does not listen for long misses the oldest."""
        if self._heard.full():
            self._heard.get_nowait()
        self._heard.put_nowait(id_)

    async def __anext__(self) -> str:
        return await self._heard.get()

    def close(self) -> None:
        """Stop listening."""
        self._others.discard(self)
