"""The store: rooms and their logs, people and their tokens, daily results, leases.

Each method is work written once for both databases: `rooms.py`, `people.py` and the others have its
arguments, its docstring and its SQL. A store does it in one transaction, except `forget_person`,
and raises Unavailable if it cannot. The differences between the databases are in `sqlite.py` and
`postgres.py`. Both pass the suite in `tests/server/store`.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec

from greentable.errors import UsageError
from greentable.server.store import copies, leases, people, rooms
from greentable.server.store import daily_results as days
from greentable.server.store import remembered as small_things
from greentable.server.store.damage import damage
from greentable.server.store.database_threads import DatabaseThreads
from greentable.server.store.statements import Result, Work
from greentable.server.store.values import Conflict, Summary

Given = ParamSpec("Given")
Method = Callable[Concatenate["Store", Given], Coroutine[Any, Any, Result]]

_PAGE = 100
_MOST_UNHEARD = 10_000


def reading(work: Callable[Given, Work[Result]]) -> Method[Given, Result]:
    """A store method for work that only reads, in one snapshot of the database."""

    @wraps(work)
    async def read(store: Store, /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
        return await store.read(work(*args, **kwargs))

    return read


def writing(work: Callable[Given, Work[Result]]) -> Method[Given, Result]:
    """A store method for work that writes, in one transaction."""

    @wraps(work)
    async def write(store: Store, /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
        return await store.write(work(*args, **kwargs))

    return write


class Store(ABC):
    """The common part of the stores in both databases."""

    def __init__(self, *, readers: DatabaseThreads, writers: DatabaseThreads) -> None:
        self._readers = readers
        self._writers = writers
        self._listeners: dict[str, set[Listener]] = {}

    @abstractmethod
    async def open(self, *, even_damaged: bool = False) -> None:
        """Connect and update the schema; does nothing if the store is open.

        Raises Unavailable; also for a file that is not one of our databases, or that is damaged,
        unless `even_damaged` is set, to examine the damage.
        """

    async def _start(self, migrating: Work[object]) -> None:
        """Start the threads and update the schema. Raises UsageError, Unavailable."""
        # The first connection to a new SQLite file changes it, so readers start later.
        await asyncio.to_thread(self._writers.start)
        try:
            await self.write(migrating)
            await asyncio.to_thread(self._readers.start)
        except BaseException:
            await self.close()
            raise

    @property
    def _is_open(self) -> bool:
        return self._writers.are_working

    async def close(self) -> None:
        """Finish the waiting work and disconnect."""
        # Readers first: if two connections to SQLite close at once, neither may notice that it is
        # the last one. Then the log is not written back and stays beside the file.
        await asyncio.to_thread(self._readers.stop)
        await asyncio.to_thread(self._writers.stop)

    async def read(self, work: Work[Result]) -> Result:
        """Do work that only reads, in one snapshot of the database. Raises Unavailable."""
        return await self._readers.submit(work)

    async def write(self, work: Work[Result]) -> Result:
        """Do work in one transaction. Raises the errors of the work, Conflict, Unavailable.

        The waiting task may be cancelled: then all of the work is done, or none.
        """
        return await self._writers.submit(work)

    # Rooms

    append = writing(rooms.append)
    room = reading(rooms.room)
    log = reading(rooms.log)
    summary = reading(rooms.summary)
    room_by_code = reading(rooms.room_by_code)
    lobby = reading(rooms.lobby)
    rooms_of = reading(rooms.rooms_of)
    sent_in_by = reading(rooms.sent_in_by)
    count_running = reading(rooms.count_running)
    due = reading(rooms.due)
    waiting = reading(rooms.waiting)
    room_ids = reading(rooms.room_ids)
    delete_room = writing(rooms.delete_room)

    async def finished(self, person: str) -> AsyncIterator[Summary]:
        """All games with a result where a person sits, in the order in which they were opened."""
        page = await self.read(rooms.finished(person, None, _PAGE))
        while page:
            for summary in page:
                yield summary
            page = await self.read(rooms.finished(person, page[-1], _PAGE))

    # People

    add_person = writing(people.add_person)
    person = reading(people.person_by_id)
    person_by_token = reading(people.person_by_token)
    person_by_handle = reading(people.person_by_handle)
    change_person = writing(people.change_person)
    touch = writing(people.touch)
    add_token = writing(people.add_token)
    tokens_of = reading(people.tokens_of)
    delete_token = writing(people.delete_token)
    idle_guests = reading(people.idle_guests)

    async def forget_person(
        self, id_: str, name: str, redact: Callable[[bytes], bytes] = bytes
    ) -> list[str]:
        """Delete a person with tokens and daily results; in their rooms only `name` stays.

        `redact` removes the person from the body of an entry; snapshots of their rooms are deleted.
        The person must have left all rooms that are awake. Each room has its own transaction, so
        that other players' moves do not wait for a thousand games. The person is deleted last: if
        it fails midway, call it again. Returns the rooms whose logs were changed.
        """
        redacted: list[str] = []
        while ids := await self.read(people.rooms_to_redact(id_, _PAGE)):
            for room in ids:
                await self.write(people.redact_room(room, id_, name, redact))
            redacted += ids
        await self.write(people.delete_person(id_))
        return redacted

    # Daily puzzles

    keep_daily = writing(days.keep_daily)
    daily_results = reading(days.daily_results)
    daily_of = reading(days.daily_of)

    # Small values by key

    remembered = reading(small_things.remembered)
    remembered_below = reading(small_things.remembered_below)
    remember = writing(small_things.remember)
    remember_first = writing(small_things.remember_first)
    forget = writing(small_things.forget_remembered)

    # Several processes

    take_lease = writing(leases.take_lease)
    renew_leases = writing(leases.renew_leases)
    release_lease = writing(leases.release_lease)

    @abstractmethod
    async def tell(self, channel: str, id_: str) -> None:
        """Send an id, such as a room's, to all processes; outside of any transaction.

        Notifications are lost while the database is down: nothing may depend on them.
        """

    def told(self, channel: str) -> Listener:
        """Listen to a channel: the ids sent from now on, by this process and others."""
        return Listener(self._listeners.setdefault(channel, set()))

    def _pass_on(self, channel: str, id_: str) -> None:
        """Pass an id to all listeners in this process."""
        for listener in self._listeners.get(channel, ()):
            listener.hear(id_)

    # Backups

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write a copy for `restore` while others write; it replaces a file once complete.

        Raises UsageError for a file of the store itself; Unavailable.
        """

    async def restore(self, path: Path, *, overwrite: bool = False) -> None:
        """Load everything from a copy, which may come from the other kind of store.

        Raises UsageError for a file that is not a copy or is the store's own, and for a store that
        is not empty, unless `overwrite` is set.
        """
        try:
            await self.write(copies.restore_rows(path, overwrite=overwrite))
        except Conflict as error:  # the rows of the copy contradict each other
            raise UsageError(
                "store.damaged_backup", file=str(path), reason=error.message
            ) from error

    check = reading(damage)


class Listener(AsyncIterator[str]):
    """The ids sent on a channel, from the creation of the listener until it is closed."""

    def __init__(self, others: set[Listener]) -> None:
        self._heard: asyncio.Queue[str] = asyncio.Queue(_MOST_UNHEARD)
        self._others = others
        others.add(self)

    def hear(self, id_: str) -> None:
        """Queue an id; a listener that falls behind misses the oldest ones."""
        if self._heard.full():
            self._heard.get_nowait()
        self._heard.put_nowait(id_)

    async def __anext__(self) -> str:
        return await self._heard.get()

    def close(self) -> None:
        """Stop listening."""
        self._others.discard(self)
