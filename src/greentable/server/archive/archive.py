"""Finished games: found by their address, imported from records, verified.

Anyone with the address of a finished game may see all of it. A game in play looks here like one
that does not exist. A daily puzzle stays hidden until its day is over.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TypeVar

from greentable.games import GAMES
from greentable.protocol.room_settings import RoomSettings
from greentable.records import Record, decode_record, write_record
from greentable.server.archive.replays import Replay
from greentable.server.core import days
from greentable.server.core.problems import NotThere, Refused
from greentable.server.core.world import World
from greentable.server.room.documents import summary_of
from greentable.server.room.entries import VERSION, Imported, Opened, read_entry, write_entry
from greentable.server.room.fair_dealing import record_of
from greentable.server.room.folding import opened, with_entries
from greentable.server.room.snapshots import restored
from greentable.server.store.store import Store
from greentable.server.store.values import Entry, Summary
from greentable.table import Verified, verify

T = TypeVar("T")

MOST_PLIES = 20_000
"""The longest record that can be imported: ten times a long game, replayed in about a second."""

_CACHED_PLIES = 40_000
"""The plies of all replays in the cache, for people who step through them: 10 MB."""


class ArchivedGame(Replay):
    """A replay with the summary of its game."""

    def __init__(self, summary: Summary, record: Record, *, imported: bool) -> None:
        super().__init__(record)
        self.summary = summary
        self.imported = imported

    @cached_property
    def verified(self) -> Verified:
        """The verification of the game by its seeds. Raises RecordError."""
        return verify(self.record, GAMES)


class Archive:
    """All finished games. Long work runs in one thread, so one task at a time."""

    def __init__(self, store: Store, world: World) -> None:
        self._store, self._world = store, world
        self._thread = ThreadPoolExecutor(1, "archive")
        self._cache: OrderedDict[Summary, ArchivedGame] = OrderedDict()

    async def in_thread(self, job: Callable[[], T]) -> T:
        """Run a long function outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    def close(self) -> None:
        """Cancel work that has not begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def replay(self, id_: str) -> ArchivedGame:
        """A game by its address. Raises NotThere unless it is finished and public."""
        summary = await self._store.summary(id_)
        if summary is None or summary.status not in {"over", "closed"}:
            raise NotThere("request.not_there")
        if summary.day is not None and not days.is_over(summary.day, self._world.now()):
            raise NotThere("request.not_there")
        # The summary is a safe key: every change of the game changes it, such as a deleted person.
        game = self._cache.pop(summary, None)
        if game is None:
            log = await self._store.log(id_)
            game = await self.in_thread(lambda: _archived(summary, log))
        self._cache[summary] = game
        while (
            len(self._cache) > 1 and sum(one.last for one in self._cache.values()) > _CACHED_PLIES
        ):
            self._cache.popitem(last=False)
        return game

    async def read(self, text: str) -> tuple[Record, Verified]:
        """Read and verify a record. Raises RecordError, and Refused if it is too long."""
        return await self.in_thread(lambda: _read(text))

    async def keep(self, record: Record, person: str) -> str:
        """Import a person's record; returns the address of the game."""
        now = self._world.now()
        first = Opened(
            version=VERSION,
            room=self._world.token(96),
            game=record.game,
            ruleset=record.ruleset,
            seats=record.seats,
            settings=RoomSettings(spectators=False),
            host=person,
            seeds=(),
            bot_seed="",
        )
        then = Imported(record=write_record(record, GAMES))
        room, lines = with_entries(opened(first, now), [then], now)
        await self._store.append(summary_of(room, 0.0), 1, [write_entry(first), *lines])
        return room.id

    async def delete(self, id_: str, person: str) -> None:
        """Delete an imported record. Raises NotThere unless this person imported it."""
        game = await self.replay(id_)
        if not game.imported or game.summary.host != person:
            raise NotThere("request.not_there")
        await self._store.delete_room(id_)


def _archived(summary: Summary, log: tuple[Entry, ...]) -> ArchivedGame:
    for line in log[:2]:
        entry = read_entry(line.body)
        if isinstance(entry, Imported):
            record = decode_record(entry.record.encode(), GAMES)
            return ArchivedGame(summary, record, imported=True)
    room = restored(None, log)
    if room.table is None:
        raise NotThere("request.not_there")
    return ArchivedGame(summary, record_of(room), imported=False)


def _read(text: str) -> tuple[Record, Verified]:
    record = decode_record(text.encode(), GAMES)
    if len(record.plies) > MOST_PLIES:
        raise Refused("record.too_long", plies=len(record.plies), most=MOST_PLIES)
    return record, verify(record, GAMES)
