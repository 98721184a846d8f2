"""What the server keeps: rooms and their logs, people and their tokens, days, leases.

Each method is a piece of work, written once for both databases: `rooms.py`, `people.py` and the
others say what it does, takes and gives, and which SQL it is. A store carries it out in one
transaction, `forget_person` excepted, and raises Unavailable if it cannot. What differs between the
databases is in `sqlite.py` and `postgres.py`. `tests/server/store` has the suite that both pass.
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
    """A method of stores that does work which changes nothing: it sees one moment."""

    @wraps(work)
    async def read(store: Store, /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
        return await store.read(work(*args, **kwargs))

    return read


def writing(work: Callable[Given, Work[Result]]) -> Method[Given, Result]:
    """A method of stores that does work in one transaction."""

    @wraps(work)
    async def write(store: Store, /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
        return await store.write(work(*args, **kwargs))

    return write


class Store(ABC):
    """A store in either database."""

    def __init__(self, *, readers: DatabaseThreads, writers: DatabaseThreads) -> None:
        self._readers = readers
        self._writers = writers
        self._listeners: dict[str, set[Listener]] = {}

    @abstractmethod
    async def open(self, *, even_damaged: bool = False) -> None:
        """Connect, and bring the schema up to date; nothing if it is open.

        Raises Unavailable; also for a file that is no database of ours, or is not whole, unless
        somebody wants to know what is wrong with it.
        """

    async def _start(self, migrating: Work[object]) -> None:
        """Open, with the schema brought up to date. Raises UsageError, Unavailable."""
        # The first connection to a new SQLite file changes it: that is over when readers come.
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
        """Write what is waiting, and let go."""
        # Readers first: of two who leave SQLite at the same time, neither may know that it is the
        # last, and then its log is not written back and stays beside the file.
        await asyncio.to_thread(self._readers.stop)
        await asyncio.to_thread(self._writers.stop)

    async def read(self, work: Work[Result]) -> Result:
        """Do work that changes nothing: it sees one moment of the database. Raises Unavailable."""
        return await self._readers.submit(work)

    async def write(self, work: Work[Result]) -> Result:
        """Do work in one transaction. Raises what the work raises, Conflict, Unavailable.

        A task that waits may be cancelled: the work is then done whole or not at all.
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
        """All games with a result where somebody sits, in the order in which they were opened."""
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
        """Delete somebody with tokens and daily results; in their rooms only `name` stays.

        `redact` takes them out of the body of an entry; snapshots of their rooms are deleted. Rooms
        that are awake must have let them stand up before. One transaction a room, so that nobody's
        move waits for somebody's thousand games, and the person last: if it fails in between, it
        can be called again. Gives the rooms whose logs were changed.
        """
        redacted: list[str] = []
        while ids := await self.read(people.rooms_to_redact(id_, _PAGE)):
            for room in ids:
                await self.write(people.redact_room(room, id_, name, redact))
            redacted += ids
        await self.write(people.delete_person(id_))
        return redacted

    # Days

    keep_daily = writing(days.keep_daily)
    daily_results = reading(days.daily_results)
    daily_of = reading(days.daily_of)

    # Small things to remember

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
        """Tell all processes an id, such as a room's; outside of any transaction.

        What is told while the database is gone is lost: nothing may depend on being heard.
        """

    def told(self, channel: str) -> Listener:
        """What is told from now on, by this process and others."""
        return Listener(self._listeners.setdefault(channel, set()))

    def _pass_on(self, channel: str, id_: str) -> None:
        """To everybody in this process who listens."""
        for listener in self._listeners.get(channel, ()):
            listener.hear(id_)

    # Care

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A copy that `restore` takes, made while others write; it takes a file's place when whole.

        Raises UsageError for a file of the store itself; Unavailable.
        """

    async def restore(self, path: Path, *, overwrite: bool = False) -> None:
        """Take everything from a copy, also of the other kind of store.

        Raises UsageError for a file that is no copy or the store's own, and when there is something
        already that may not be overwritten.
        """
        try:
            await self.write(copies.restore_rows(path, overwrite=overwrite))
        except Conflict as error:  # its rows do not fit together
            raise UsageError(
                "store.damaged_backup", file=str(path), reason=error.message
            ) from error

    check = reading(damage)


class Listener(AsyncIterator[str]):
    """Ids that are told, one after the other, from the moment it is made until it is closed."""

    def __init__(self, others: set[Listener]) -> None:
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
