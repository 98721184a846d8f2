"""Hourly clean-up of idle guests and unused tables."""

from __future__ import annotations

from greentable.server.core import logs
from greentable.server.core.problems import Elsewhere, InternalError, NotThere, TooMany
from greentable.server.core.recurring import run_every
from greentable.server.core.world import World
from greentable.server.live.rooms import Rooms
from greentable.server.people.forgetting import forget_person
from greentable.server.room.entries import Closed
from greentable.words.catalogue import catalogue_of

_FIRST_SECONDS = 60.0
_EVERY_SECONDS = 3600.0
_AT_ONCE = 100
_DAY, _HOUR = 86_400.0, 3600.0
_LEASE = "upkeep"


class Upkeep:
    """Hourly clean-up of idle guests and unused tables."""

    def __init__(self, rooms: Rooms, world: World) -> None:
        self._rooms, self._world = rooms, world
        self._store, self._settings = rooms.context.store, rooms.context.settings
        self._owner = world.token(64)

    async def keep_going(self) -> None:
        """Clean up every hour; of several processes, one does it."""
        await run_every("upkeep", self._do, _EVERY_SECONDS, first_after=_FIRST_SECONDS)

    async def _do(self) -> None:
        lease = await self._store.take_lease(_LEASE, self._owner, "", _EVERY_SECONDS - 1)
        if lease.owner == self._owner:
            closed, forgotten = await self.close_lobbies(), await self.forget_guests()
            logs.note("upkeep.done", closed=closed, forgotten=forgotten)

    async def close_lobbies(self) -> int:
        """Close tables that have waited for people too long; returns their number."""
        before = self._world.now() - self._settings.lobby_hours * _HOUR
        closed = 0
        while waiting := await self._store.waiting(before, _AT_ONCE):
            done = sum([await self._close(summary.id) for summary in waiting])
            closed += done
            if not done:
                break
        return closed

    async def _close(self, room: str) -> bool:
        try:
            return await self._rooms.close_if_waiting(room, Closed(reason="expired"))
        except (Elsewhere, NotThere, TooMany):
            return False  # try again in an hour
        except InternalError as error:
            logs.fail("upkeep.failed", error, room=room)
            return False

    async def forget_guests(self) -> int:
        """Delete guests who were not seen for long and play nowhere; returns their number."""
        before = self._world.now() - self._settings.guests_expire_days * _DAY
        forgotten = 0
        while idle := await self._store.idle_guests(before, _AT_ONCE):
            done = sum([await self._forget(person) for person in idle])
            forgotten += done
            if not done:
                break
        return forgotten

    async def _forget(self, id_: str) -> bool:
        person = await self._store.person(id_)
        if person is None:
            return False
        name = catalogue_of(person.language).say("guest-forgotten")
        try:
            await forget_person(self._rooms, self._store, id_, name)
        except (Elsewhere, TooMany):
            return False  # try again in an hour
        except InternalError as error:
            logs.fail("upkeep.failed", error, person=id_)
            return False
        return True
