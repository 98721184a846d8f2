"""The rooms that are awake, each with its actor: opening, waking, finding, and what can be asked.

What comes in by HTTP goes through here; sockets get their actor from here.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

import msgspec

from greentable.server import hosting, logs, metrics, seating
from greentable.server.actor import Actor, Around, Gone
from greentable.server.entries import Closed, Followed
from greentable.server.handling import Plan
from greentable.server.hosting import HostAction
from greentable.server.names import unlike
from greentable.server.opening import OpenedRoom, Opening, follow, open_room
from greentable.server.outbox import Outbox
from greentable.server.problems import Elsewhere, NotThere, Refused, TooMany
from greentable.server.protocol import FromServer, RoomDocument
from greentable.server.room import Room
from greentable.server.room_documents import room_document, summary_of
from greentable.server.seating import HowToLeave
from greentable.server.snapshots import read_snapshot, restored, write_snapshot
from greentable.server.store.store import REWRITTEN, Conflict, Unavailable

T = TypeVar("T")

_DUE_SECONDS = 30.0  # how often rooms are looked for whose clock will decide


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a host's action: the room as the host may know it, the secret of a new link."""

    room: RoomDocument
    secret: str | None = None


class Rooms:
    """All rooms of this process. With an `owner`, each is owned by a lease."""

    def __init__(self, around: Around, *, owner: str | None = None, address: str = "") -> None:
        self.around = around
        self._owner, self._address = owner, address
        self._actors: dict[str, Actor] = {}
        self._opening: set[str] = set()
        self._waking: dict[str, asyncio.Task[Actor]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False

    # Opening and closing

    def start(self) -> None:
        """Begin to look after clocks and leases."""
        self._tasks.append(asyncio.create_task(self._wake_those_due()))
        self._tasks.append(asyncio.create_task(self._read_what_is_rewritten()))
        if self._owner is not None:
            self._tasks.append(asyncio.create_task(self._keep_leases()))

    async def close(self) -> None:
        """Let everybody know that the server restarts, and stop."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(actor.stop() for actor in self._actors.values()))
        if self._owner is not None:
            with contextlib.suppress(Unavailable):
                await self.around.store.renew_leases(self._owner, 0)  # all run out now
        self._actors.clear()

    @property
    def live(self) -> int:
        """How many are awake."""
        return len(self._actors)

    # From outside

    async def open(self, opening: Opening) -> OpenedRoom:
        """A new room, on disk, with its host in it. Raises UnsupportedRuleset, Refused."""
        opened, room, lines = open_room(opening, self.around.world)
        summary = summary_of(room, self.around.settings.offer_seconds)
        snapshot = write_snapshot(room) if room.table is not None else None
        self._opening.add(opened.id)
        try:
            epoch = await self._epoch(opened.id)
            await self.around.store.append(summary, lines, snapshot, epoch)
            self._keep(Actor(room, self.around, epoch))
        finally:
            self._opening.discard(opened.id)
        return opened

    async def join(
        self,
        id_: str,
        person: str,
        name: str,
        *,
        secret: str | None = None,
        nonce: str = "",
        seat: int | None = None,
    ) -> RoomDocument:
        """Come in by the link, a code or the lobby, and take a seat. Raises NotThere, Refused."""

        async def join(actor: Actor) -> RoomDocument:
            room = actor.room
            welcome = seating.enter(room, person, secret)
            own = unlike(name, [chair.name for chair in room.chairs if chair.name])
            sat = seating.sit(room, person, own, nonce, seat)
            return room_document(await actor.commit(Plan((*welcome, *sat))), person)

        return await self._ask(id_, join)

    async def watch(self, id_: str, person: str, *, secret: str | None = None) -> RoomDocument:
        """Come in to look. Raises NotThere."""

        async def watch(actor: Actor) -> RoomDocument:
            entries = seating.enter(actor.room, person, secret)
            room = await actor.commit(Plan(entries)) if entries else actor.room
            return room_document(room, person)

        return await self._ask(id_, watch)

    async def leave(self, id_: str, person: str, how: HowToLeave = "hand_over") -> RoomDocument:
        """Get up, or leave the game: pause it, hand the seat to a bot, or concede."""

        async def leave(actor: Actor) -> RoomDocument:
            check_may_enter(actor.room, person)
            entries = seating.leave(actor.room, person, how)
            return room_document(await actor.commit(Plan(entries)), person)

        return await self._ask(id_, leave)

    async def command(self, id_: str, person: str, action: HostAction) -> Done:
        """Do what the host of a room may do. Raises NotThere, NotAllowed, Refused."""

        async def act(actor: Actor) -> Done:
            check_may_enter(actor.room, person)
            done = hosting.act(actor.room, person, action, self.around.world)
            room = await actor.commit(Plan(done.entries, done.step))
            return Done(room=room_document(room, person), secret=done.secret)

        return await self._ask(id_, act)

    async def rematch(
        self, id_: str, person: str, nonce: str = "", *, is_draining: bool = False
    ) -> str:
        """The room where the same people play again; whoever asks first opens it as its host."""

        async def rematch(actor: Actor) -> str:
            room = actor.room
            if person not in room.people:
                raise NotThere("request.not_there")
            if room.followed_by is not None:
                return room.followed_by
            if room.status not in {"over", "closed"}:
                raise Refused("rematch.too_early")
            if is_draining:
                raise Refused("room.draining")
            opened = await self.open(follow(room, person, nonce))
            await actor.commit(Plan((Followed(room=opened.id),)))
            return opened.id

        return await self._ask(id_, rematch)

    async def put_to_sleep(self, person: str) -> None:
        """Let the rooms sleep where somebody is known: they are read from the store again."""
        for id_, actor in list(self._actors.items()):
            if actor.room.may_enter(person) and not actor.is_gone:
                await actor.stop()
                self._actors.pop(id_, None)

    async def change(self, id_: str, person: str, planned: Callable[[Room], Plan]) -> Room:
        """The room after what is planned for it as it is now. Raises NotThere, and as `planned`."""

        async def change(actor: Actor) -> Room:
            check_may_enter(actor.room, person)
            plan = planned(actor.room)
            return await actor.commit(plan) if plan.entries else actor.room

        return await self._ask(id_, change)

    async def public(self, id_: str, person: str) -> RoomDocument:
        """A room as somebody may know it. Raises NotThere."""
        return room_document(await self.room(id_, person), person)

    async def room(self, id_: str, person: str) -> Room:
        """A room as it is now, for who may enter it. Raises NotThere."""
        try:
            room = (await self.actor(id_)).room
        except Elsewhere:
            # To know it, one need not own it.
            room = await self._stored(id_)
        check_may_enter(room, person)
        return room

    async def _ask(self, id_: str, job: Callable[[Actor], Awaitable[T]]) -> T:
        """Let a room's actor do something; if it fell asleep just now, wake it again."""
        while True:
            actor = await self.actor(id_)
            try:
                return await actor.request(lambda: job(actor))  # noqa: B023 - awaited right here
            except (Gone, Conflict):
                continue  # nothing was written: the room is read again as it is now

    async def close_if_waiting(self, id_: str, closed: Closed) -> bool:
        """Close a room that still waits for people, and where nobody is; whether it was."""

        async def close(actor: Actor) -> bool:
            if actor.room.status != "lobby" or actor.readers:
                return False
            await actor.commit(Plan((closed,)))
            return True

        return await self._ask(id_, close)

    # Who is connected

    def people_here(self) -> set[str]:
        """Everybody who has a socket open in this process."""
        return {reader.person for reader in self._readers()}

    def tell_all(self, message: FromServer) -> None:
        """Tell everybody who is connected."""
        for reader in self._readers():
            reader.put(message)

    def close_sockets_of(self, person: str, code: int) -> None:
        """Let somebody go, at whatever tables they are."""
        for reader in self._readers():
            if reader.person == person:
                reader.close(code)

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
            if self.live >= self.around.settings.live_rooms:
                self._forget_sleepers()
            if self.live >= self.around.settings.live_rooms:
                raise TooMany("room.too_many_live", seconds=30)
            self._waking[id_] = asyncio.create_task(self._wake(id_))
            self._waking[id_].add_done_callback(lambda _: self._waking.pop(id_, None))
        # Several may wait for it: none of them may cancel it for the others.
        return await asyncio.shield(self._waking[id_])

    async def _wake(self, id_: str) -> Actor:
        if self._owner is not None and await self.around.store.summary(id_) is None:
            raise NotThere("request.not_there")  # before there is a lease of what is not there
        # The lease first: whoever had it before may have written until now.
        epoch = await self._epoch(id_)
        return self._keep(Actor(await self._stored(id_), self.around, epoch, woken=True))

    async def _stored(self, id_: str) -> Room:
        """A room as the store has it. Raises NotThere."""
        stored = await self.around.store.room(id_)
        if stored is None:
            raise NotThere("request.not_there")
        room = read_snapshot(stored.snapshot.body) if stored.snapshot is not None else None
        entries = stored.entries if room is not None else await self.around.store.log(id_)
        return restored(room, entries)

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
        seconds = self.around.settings.lease_seconds
        lease = await self.around.store.take_lease(id_, self._owner, self._address, seconds)
        if lease.owner != self._owner:
            raise Elsewhere(lease.address)
        return lease.epoch

    # Looking after them

    async def _wake_those_due(self) -> None:
        """Wake rooms before their clock decides."""
        while True:
            await asyncio.sleep(_DUE_SECONDS)
            try:
                due = await self.around.store.due(self.around.world.now() + 2 * _DUE_SECONDS)
                for summary in due:
                    # Whoever has it elsewhere sees to it there.
                    with contextlib.suppress(Elsewhere, NotThere):
                        await self.actor(summary.id)
            except (Unavailable, TooMany) as error:
                logs.warn("rooms.not_woken", code=error.code)

    async def _read_what_is_rewritten(self) -> None:
        """Read rooms again whose logs another process has changed."""
        told = self.around.store.told(REWRITTEN)
        try:
            async for id_ in told:
                await self.read_again(id_)
        finally:
            told.close()

    async def read_again(self, id_: str) -> None:
        """Forget what is in memory of a room; who is connected comes again, and wakes it."""
        actor = self._actors.pop(id_, None)
        if actor is not None:
            await actor.stop()

    async def _keep_leases(self) -> None:
        """Renew what this process owns; give up what it has lost."""
        assert self._owner is not None, "only with leases"
        seconds = self.around.settings.lease_seconds
        while True:
            await asyncio.sleep(seconds / 3)
            self._forget_sleepers()
            before = list(self._actors)
            try:
                owned = await self.around.store.renew_leases(self._owner, seconds)
                for id_ in before:
                    if id_ not in owned and id_ in self._actors:
                        await self._actors.pop(id_).stop()
                for id_ in owned:
                    if id_ not in self._in_use:
                        await self.around.store.release_lease(id_, self._owner)
            except Unavailable:
                logs.warn("leases.not_renewed")

    @property
    def _in_use(self) -> set[str]:
        """The rooms whose lease is needed."""
        return {*self._actors, *self._waking, *self._opening}


def check_may_enter(room: Room, person: str) -> None:
    """That somebody may know of a room. Raises NotThere: nobody learns whether there is one."""
    if not room.may_enter(person):
        raise NotThere("request.not_there")
