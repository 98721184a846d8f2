"""The operations on rooms for callers outside: open, join, leave, act as host.

HTTP handlers use these operations; sockets get their actor from here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from greentable.protocol.host_actions import HostAction
from greentable.protocol.server_messages import RoomDocument
from greentable.protocol.tables import HowToLeave
from greentable.server.core.problems import Elsewhere, InternalError, NotThere, Refused
from greentable.server.live.actor import Actor
from greentable.server.live.live_rooms import LiveRooms
from greentable.server.live.mailbox import Gone
from greentable.server.room import hosting, seating
from greentable.server.room.documents import room_document
from greentable.server.room.entries import Closed, Followed
from greentable.server.room.handling import Plan
from greentable.server.room.names import unlike
from greentable.server.room.opening import OpenedRoom, Opening, follow, open_room
from greentable.server.room.room import Room
from greentable.server.store.values import Conflict, RoomLimit, Summary, TooManyRooms

T = TypeVar("T")


class HostedRoom(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a host's action: the host's view of the room, the secret of a new link."""

    room: RoomDocument
    secret: str | None = None


class Rooms(LiveRooms):
    """All rooms, those of this process and those that sleep."""

    async def open(self, opening: Opening, limit: RoomLimit | None = None) -> OpenedRoom:
        """Open a room with its host in it, and store it. Raises UnsupportedRuleset, Refused."""
        opened, room, lines = open_room(opening, self.context.world)
        await self.add(room, lines, limit)
        return opened

    async def open_one_more(self, opening: Opening, person: str) -> OpenedRoom:
        """Open a room unless the person has too many unfinished ones. Raises Refused.

        The store counts in the transaction that makes the room, so parallel requests, even to
        several processes, cannot exceed the limit.
        """
        most = self.context.settings.rooms_per_person
        # Checked first, so that a refused request leaves nothing behind, such as a lease.
        if await self.context.store.count_running(person) >= most:
            raise Refused("room.too_many", most=most)
        try:
            return await self.open(opening, RoomLimit(person, most))
        except TooManyRooms as error:
            raise Refused("room.too_many", most=most) from error

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
        """Enter by the link, a code or the lobby, and take a seat. Raises NotThere, Refused."""

        async def join(actor: Actor) -> RoomDocument:
            room = actor.room
            welcome = seating.enter(room, person, secret)
            own = unlike(name, [chair.name for chair in room.chairs if chair.name])
            sat = seating.sit(room, person, own, nonce, seat)
            return room_document(await actor.commit(Plan((*welcome, *sat))), person)

        return await self._ask(id_, join, person, secret)

    async def watch(self, id_: str, person: str, *, secret: str | None = None) -> RoomDocument:
        """Enter as a spectator. Raises NotThere."""

        async def watch(actor: Actor) -> RoomDocument:
            entries = seating.enter(actor.room, person, secret)
            room = await actor.commit(Plan(entries)) if entries else actor.room
            return room_document(room, person)

        return await self._ask(id_, watch, person, secret)

    async def leave(self, id_: str, person: str, how: HowToLeave = "hand_over") -> RoomDocument:
        """Leave the seat; a running game is paused, handed over to a bot, or conceded."""

        async def leave(actor: Actor) -> RoomDocument:
            check_may_enter(actor.room, person)
            entries = seating.leave(actor.room, person, how)
            return room_document(await actor.commit(Plan(entries)), person)

        return await self._ask(id_, leave, person)

    async def command(self, id_: str, person: str, action: HostAction) -> HostedRoom:
        """Carry out an action of the host. Raises NotThere, NotAllowed, Refused."""

        async def act(actor: Actor) -> HostedRoom:
            check_may_enter(actor.room, person)
            done = hosting.act(actor.room, person, action, self.context.world)
            room = await actor.commit(Plan(done.entries, done.step))
            return HostedRoom(room=room_document(room, person), secret=done.secret)

        return await self._ask(id_, act, person)

    async def rematch(
        self, id_: str, person: str, nonce: str = "", *, why_not: Refused | None = None
    ) -> str:
        """The room where the same people play again; the first to ask opens it as its host.

        `why_not` is the reason why this person may not open a room.
        """

        async def rematch(actor: Actor) -> str:
            room = actor.room
            if person not in room.people:
                raise NotThere("request.not_there")
            if room.followed_by is not None:
                return room.followed_by
            if room.status not in {"over", "closed"}:
                raise Refused("rematch.too_early")
            if why_not is not None:
                raise why_not
            opened = await self.open(follow(room, person, nonce))
            await actor.commit(Plan((Followed(room=opened.id),)))
            return opened.id

        return await self._ask(id_, rematch, person)

    async def change(self, id_: str, person: str, planned: Callable[[Room], Plan]) -> Room:
        """Plan and commit a change to the current room. Raises NotThere, and as `planned`."""

        async def change(actor: Actor) -> Room:
            check_may_enter(actor.room, person)
            plan = planned(actor.room)
            return await actor.commit(plan) if plan.entries else actor.room

        return await self._ask(id_, change, person)

    async def public(self, id_: str, person: str) -> RoomDocument:
        """The document of a room for one person. Raises NotThere."""
        return room_document(await self.room(id_, person), person)

    async def room(self, id_: str, person: str) -> Room:
        """The current room, for a person who may enter it. Raises NotThere."""
        await self.check_known(id_, person)
        try:
            room = (await self.actor(id_)).room
        except Elsewhere:
            # Reading a room needs no lease.
            room = await self.stored(id_)
        check_may_enter(room, person)
        return room

    async def waits_for(self, summary: Summary) -> tuple[int, ...]:
        """The seats that have to move in a room, which is not woken."""
        if summary.waits_for is not None:
            return summary.waits_for
        if summary.status != "playing":
            return ()
        try:
            return (await self.stored(summary.id)).waits_for
        except (NotThere, InternalError):
            return ()  # deleted by now, or damaged: whoever comes to the table is told

    async def check_known(self, id_: str, person: str, secret: str | None = None) -> None:
        """Check that a person may know of a room. Raises NotThere.

        Every refusal takes one query, no matter if the room is missing, asleep or awake: else
        the response time would reveal what the answer hides.
        """
        actor = self._actors.get(id_)
        if actor is not None and actor.room.may_enter(person):
            return
        summary = await self.context.store.summary(id_)
        if summary is None or not seating.may_know(summary, person, secret):
            raise NotThere("request.not_there")

    async def _ask(
        self,
        id_: str,
        task: Callable[[Actor], Awaitable[T]],
        person: str,
        secret: str | None = None,
    ) -> T:
        """Run a task in a room's actor for a person who may know the room."""
        await self.check_known(id_, person, secret)
        return await self._done(id_, task)

    async def _done(self, id_: str, task: Callable[[Actor], Awaitable[T]]) -> T:
        """Run a task in a room's actor; if the actor has just stopped, wake the room again."""
        while True:
            actor = await self.actor(id_)
            try:
                return await actor.request(lambda: task(actor))  # noqa: B023 - awaited right here
            except (Gone, Conflict):
                continue  # nothing was written: the room is read again as it is now

    async def close_if_waiting(self, id_: str, closed: Closed) -> bool:
        """Close a room in the lobby that nobody is connected to; True if it was closed."""

        async def close(actor: Actor) -> bool:
            if actor.room.status != "lobby" or actor.readers:
                return False
            await actor.commit(Plan((closed,)))
            return True

        return await self._done(id_, close)


def check_may_enter(room: Room, person: str) -> None:
    """Check that a person may enter a room. Raises NotThere, as if it did not exist."""
    if not room.may_enter(person):
        raise NotThere("request.not_there")
