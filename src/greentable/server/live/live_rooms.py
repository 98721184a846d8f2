"""The rooms that are awake, each with its actor: waking, sleep, leases, connected people."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from functools import partial
from itertools import chain
from typing import Protocol

from greentable.protocol.server_messages import FromServer
from greentable.protocol.version import RESTARTING
from greentable.server.core import logs, metrics
from greentable.server.core.problems import Elsewhere, InternalError, NotThere, TooMany
from greentable.server.core.recurring import attempt, run_every
from greentable.server.live.actor import Actor
from greentable.server.live.outbox import Outbox
from greentable.server.live.room_context import RoomContext
from greentable.server.room.documents import summary_of
from greentable.server.room.room import Room
from greentable.server.room.snapshots import EVERY, read_snapshot, restored, write_snapshot
from greentable.server.store.values import REWRITTEN, Lost, RoomLimit, Unavailable

_DUE_SECONDS = 30.0  # between searches for rooms whose clock runs out soon


class OpenSocket(Protocol):
    """A person's socket."""

    person: str
    token: str
    """The hash of the token that it was opened with."""

    def close(self, code: int) -> None:
        """Close it with this code."""


class LiveRooms:
    """The rooms of this process that are awake. With an `owner`, each is held by a lease."""

    def __init__(
        self, context: RoomContext, *, owner: str | None = None, address: str = ""
    ) -> None:
        self.context = context
        self._owner, self._address = owner, address
        self.sockets_beside: set[OpenSocket] = set()
        """The open sockets of people that are at no table."""
        self._actors: dict[str, Actor] = {}
        self._opening: set[str] = set()
        self._waking: dict[str, asyncio.Task[Actor]] = {}
        self._unreadable: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False

    # Opening and closing

    def start(self) -> None:
        """Start the background tasks for clocks and leases."""
        works = [
            run_every("waking", self.wake_those_due, _DUE_SECONDS),
            self._read_what_is_rewritten(),
        ]
        if self._owner is not None:
            renewing = self.context.settings.lease_seconds / 3
            works.append(run_every("leases", self._renew_leases, renewing))
        self._tasks += map(asyncio.create_task, works)

    async def close(self) -> None:
        """Close all sockets with the code for a restart, and stop."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for socket in self.sockets_beside:
            socket.close(RESTARTING)
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))
        if self._owner is not None:
            with contextlib.suppress(Unavailable):
                await self.context.store.renew_leases(self._owner, 0)  # they all expire now
        self._actors.clear()

    @property
    def live(self) -> int:
        """The number of rooms that are awake."""
        return len(self._actors)

    # Connected people

    def people_here(self) -> set[str]:
        """Everybody who has a socket open in this process."""
        return {socket.person for socket in self._sockets()}

    def tokens_here(self) -> set[str]:
        """The hashes of the tokens with which sockets were opened."""
        return {socket.token for socket in self._sockets()}

    def tell_all(self, message: FromServer) -> None:
        """Send a message to everybody at a table."""
        for reader in self._readers():
            reader.put(message)

    def tell_loss(self, error: Lost) -> None:
        """Tell everybody at once that the database is lost, without waiting for a move."""
        trouble = self.context.store_fails(error)
        for actor in self._actors.values():
            actor.readers.tell_trouble(trouble)

    def close_sockets_of(self, person: str, code: int) -> None:
        """Close all sockets of a person."""
        for socket in self._sockets():
            if socket.person == person:
                socket.close(code)

    def close_sockets_with(self, token: str, code: int) -> None:
        """Close the sockets that were opened with a token, by its hash."""
        for socket in self._sockets():
            if socket.token == token:
                socket.close(code)

    def _sockets(self) -> Iterator[OpenSocket]:
        return chain(self._readers(), self.sockets_beside)

    def _readers(self) -> Iterator[Outbox]:
        for actor in self._actors.values():
            yield from actor.readers

    # Waking

    async def actor(self, id_: str) -> Actor:
        """The actor of a room, woken if it sleeps. Raises NotThere, Elsewhere, TooMany."""
        actor = self._actors.get(id_)
        if actor is not None and not actor.is_gone:
            return actor
        if id_ not in self._waking:
            if self._is_closed:
                raise Unavailable("store.closed")
            if self.live >= self.context.settings.live_rooms:
                self._forget_sleepers()
            if self.live >= self.context.settings.live_rooms:
                raise TooMany("room.too_many_live", seconds=30)
            self._waking[id_] = asyncio.create_task(self._wake(id_))
            self._waking[id_].add_done_callback(lambda _: self._waking.pop(id_, None))
        # Several callers may wait for it: none of them may cancel it for the others.
        return await asyncio.shield(self._waking[id_])

    async def _wake(self, id_: str) -> Actor:
        if self._owner is not None and await self.context.store.summary(id_) is None:
            raise NotThere("request.not_there")  # before a lease is written for a missing room
        # The lease first: the process that had it before may have written until now.
        epoch = await self._epoch(id_)
        return self._keep(Actor(await self.stored(id_), self.context, epoch, woken=True))

    async def stored(self, id_: str) -> Room:
        """A room as the store has it. Raises NotThere, InternalError if its log is damaged."""
        stored = await self.context.store.room(id_)
        if stored is None:
            raise NotThere("request.not_there")
        room = read_snapshot(stored.snapshot.body) if stored.snapshot is not None else None
        if room is not None:
            return restored(room, stored.entries)
        log = await self.context.store.log(id_)
        if len(log) <= 2 * EVERY:
            return restored(None, log)
        # Replaying a long game takes long: a thread keeps the event loop free.
        return await asyncio.to_thread(restored, None, log)

    async def add(self, room: Room, lines: list[bytes], limit: RoomLimit | None = None) -> None:
        """Write a new room to the store, and keep it awake.

        Raises Conflict, TooManyRooms, Unavailable.
        """
        snapshot = write_snapshot(room) if room.table is not None else None
        self._opening.add(room.id)
        try:
            epoch = await self._epoch(room.id)
            summary = summary_of(room, self.context.settings.offer_seconds)
            await self.context.store.append(summary, 1, lines, snapshot, epoch, limit)
            if room.id not in self._actors:  # else a request has woken it in between
                self._keep(Actor(room, self.context, epoch))
        finally:
            self._opening.discard(room.id)

    def _keep(self, actor: Actor) -> Actor:
        self._forget_sleepers()
        self._actors[actor.room.id] = actor
        metrics.live_rooms.set(self.live)
        return actor

    def _forget_sleepers(self) -> None:
        for id_ in [id_ for id_, actor in self._actors.items() if actor.is_gone]:
            del self._actors[id_]
        metrics.live_rooms.set(self.live)

    async def _epoch(self, id_: str) -> int | None:
        """The epoch of our lease of a room. Raises Elsewhere if another process has it."""
        if self._owner is None:
            return None
        seconds = self.context.settings.lease_seconds
        lease = await self.context.store.take_lease(id_, self._owner, self._address, seconds)
        if lease.owner != self._owner:
            raise Elsewhere(lease.address)
        return lease.epoch

    # Maintenance

    async def wake_those_due(self) -> None:
        """Wake rooms before their clock runs out. Raises Unavailable."""
        for summary in await self.context.store.due(self.context.world.now() + 2 * _DUE_SECONDS):
            if summary.id in self._unreadable:
                continue
            try:
                await self.actor(summary.id)
            except (Elsewhere, NotThere):
                continue  # the process that owns it wakes it there
            except TooMany as error:
                logs.warn("waking.put_off", code=error.code)
                return
            except InternalError as error:
                self._unreadable.add(summary.id)
                logs.fail("waking.failed", error, room=summary.id)

    async def _read_what_is_rewritten(self) -> None:
        """Reload rooms whose logs another process has changed."""
        told = self.context.store.told(REWRITTEN)
        try:
            async for id_ in told:
                await attempt("rewriting", partial(self.read_again, id_))
        finally:
            told.close()

    async def read_again(self, id_: str) -> None:
        """Drop a room from memory; people who are connected reconnect, which wakes it."""
        actor = self._actors.pop(id_, None)
        if actor is not None:
            await actor.stop()

    async def put_to_sleep(self, person: str) -> None:
        """Stop all rooms that name a person: they are read from the store again when woken."""
        for id_, actor in list(self._actors.items()):
            if actor.room.names(person) and not actor.is_gone:
                await actor.stop()
                self._actors.pop(id_, None)

    async def _renew_leases(self) -> None:
        """Renew the leases of this process; stop rooms whose lease is lost. Raises Unavailable."""
        assert self._owner is not None, "only with leases"
        self._forget_sleepers()
        before = list(self._actors)
        seconds = self.context.settings.lease_seconds
        owned = await self.context.store.renew_leases(self._owner, seconds)
        for id_ in before:
            if id_ not in owned and id_ in self._actors:
                await self._actors.pop(id_).stop()
        for id_ in owned:
            if id_ not in self._in_use:
                await self.context.store.release_lease(id_, self._owner)

    @property
    def _in_use(self) -> set[str]:
        """The rooms whose leases this process still needs."""
        return {*self._actors, *self._waking, *self._opening}
