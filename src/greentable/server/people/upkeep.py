"""What is done every hour: guests are forgotten who were not seen for long, and tables closed that
nobody came to.
"""

from __future__ import annotations

from greentable.server.core import logs
from greentable.server.core.problems import Elsewhere, NotThere, OurMistake, TooMany
from greentable.server.core.recurring import again_and_again
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
    """What grows old is taken away."""

    def __init__(self, rooms: Rooms, world: World) -> None:
        self._rooms, self._world = rooms, world
        self._store, self._settings = rooms.around.store, rooms.around.settings
        self._owner = world.token(64)

    async def keep_going(self) -> None:
        """Do it every hour, in one process of several."""
        await again_and_again("upkeep", self._do, _EVERY_SECONDS, first_after=_FIRST_SECONDS)

    async def _do(self) -> None:
        lease = await self._store.take_lease(_LEASE, self._owner, "", _EVERY_SECONDS - 1)
        if lease.owner == self._owner:
            closed, forgotten = await self.close_lobbies(), await self.forget_guests()
            logs.note("upkeep.done", closed=closed, forgotten=forgotten)

    async def close_lobbies(self) -> int:
        """Close tables that have waited for people too long; how many."""
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
            return False  # next time
        except OurMistake as error:
            logs.fail("upkeep.failed", error, room=room)
            return False

    async def forget_guests(self) -> int:
        """Forget guests who were not seen for long and play nowhere; how many."""
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
            return False  # next time
        except OurMistake as error:
            logs.fail("upkeep.failed", error, person=id_)
            return False
        return True
