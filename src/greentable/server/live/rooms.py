"""What can be asked of rooms from outside: opening one, joining, leaving, acting as host.

What comes in by HTTP goes through here; sockets get their actor from here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from greentable.protocol.host_actions import HostAction
from greentable.protocol.server_messages import RoomDocument
from greentable.protocol.tables import HowToLeave
from greentable.server.core.problems import Elsewhere, NotThere, Refused
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
from greentable.server.store.values import Conflict, RoomLimit, TooManyRooms

T = TypeVar("T")


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a host's action: the room as the host may know it, the secret of a new link."""

    room: RoomDocument
    secret: str | None = None


class Rooms(LiveRooms):
    """All rooms, those of this process and those that sleep."""

    async def open(self, opening: Opening, limit: RoomLimit | None = None) -> OpenedRoom:
        """A new room, on disk, with its host in it. Raises UnsupportedRuleset, Refused."""
        opened, room, lines = open_room(opening, self.around.world)
        await self.add(room, lines, limit)
        return opened

    async def open_one_more(self, opening: Opening, person: str) -> OpenedRoom:
        """A new room for somebody who has not too many that are not over. Raises Refused.

        The store counts when it makes the room: asking many times at once, or several processes,
        gets nobody more.
        """
        most = self.around.settings.rooms_per_person
        # Before there is anything to make, such as a lease, of which something would stay.
        if await self.around.store.count_running(person) >= most:
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
        """Come in by the link, a code or the lobby, and take a seat. Raises NotThere, Refused."""

        async def join(actor: Actor) -> RoomDocument:
            room = actor.room
            welcome = seating.enter(room, person, secret)
            own = unlike(name, [chair.name for chair in room.chairs if chair.name])
            sat = seating.sit(room, person, own, nonce, seat)
            return room_document(await actor.commit(Plan((*welcome, *sat))), person)

        return await self._ask(id_, join, person, secret)

    async def watch(self, id_: str, person: str, *, secret: str | None = None) -> RoomDocument:
        """Come in to look. Raises NotThere."""

        async def watch(actor: Actor) -> RoomDocument:
            entries = seating.enter(actor.room, person, secret)
            room = await actor.commit(Plan(entries)) if entries else actor.room
            return room_document(room, person)

        return await self._ask(id_, watch, person, secret)

    async def leave(self, id_: str, person: str, how: HowToLeave = "hand_over") -> RoomDocument:
        """Get up, or leave the game: pause it, hand the seat to a bot, or concede."""

        async def leave(actor: Actor) -> RoomDocument:
            check_may_enter(actor.room, person)
            entries = seating.leave(actor.room, person, how)
            return room_document(await actor.commit(Plan(entries)), person)

        return await self._ask(id_, leave, person)

    async def command(self, id_: str, person: str, action: HostAction) -> Done:
        """Do what the host of a room may do. Raises NotThere, NotAllowed, Refused."""

        async def act(actor: Actor) -> Done:
            check_may_enter(actor.room, person)
            done = hosting.act(actor.room, person, action, self.around.world)
            room = await actor.commit(Plan(done.entries, done.step))
            return Done(room=room_document(room, person), secret=done.secret)

        return await self._ask(id_, act, person)

    async def rematch(
        self, id_: str, person: str, nonce: str = "", *, why_not: Refused | None = None
    ) -> str:
        """The room where the same people play again; the first to ask opens it as its host.

        `why_not` says why this person may open none.
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
        """The room after what is planned for it as it is now. Raises NotThere, and as `planned`."""

        async def change(actor: Actor) -> Room:
            check_may_enter(actor.room, person)
            plan = planned(actor.room)
            return await actor.commit(plan) if plan.entries else actor.room

        return await self._ask(id_, change, person)

    async def public(self, id_: str, person: str) -> RoomDocument:
        """A room as somebody may know it. Raises NotThere."""
        return room_document(await self.room(id_, person), person)

    async def room(self, id_: str, person: str) -> Room:
        """A room as it is now, for somebody who may enter it. Raises NotThere."""
        await self.check_known(id_, person)
        try:
            room = (await self.actor(id_)).room
        except Elsewhere:
            # To know it, one need not own it.
            room = await self.stored(id_)
        check_may_enter(room, person)
        return room

    async def check_known(self, id_: str, person: str, secret: str | None = None) -> None:
        """That somebody may know of a room. Raises NotThere.

        Who is refused is so after the store was asked once, whether there is no such room, it
        sleeps or it is awake: nobody learns from the time it takes what the answer does not tell.
        """
        actor = self._actors.get(id_)
        if actor is not None and actor.room.may_enter(person):
            return
        summary = await self.around.store.summary(id_)
        if summary is None or not seating.may_know(summary, person, secret):
            raise NotThere("request.not_there")

    async def _ask(
        self,
        id_: str,
        job: Callable[[Actor], Awaitable[T]],
        person: str,
        secret: str | None = None,
    ) -> T:
        """Let a room's actor do something for somebody who may know the room."""
        await self.check_known(id_, person, secret)
        return await self._done(id_, job)

    async def _done(self, id_: str, job: Callable[[Actor], Awaitable[T]]) -> T:
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

        return await self._done(id_, close)


def check_may_enter(room: Room, person: str) -> None:
    """That somebody may know of a room. Raises NotThere: nobody learns whether there is one."""
    if not room.may_enter(person):
        raise NotThere("request.not_there")
