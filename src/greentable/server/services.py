"""The services of a running server, built from its settings."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass

import greentable
from greentable.server.archive.archive import Archive
from greentable.server.cluster.relay import Relay
from greentable.server.core import logs
from greentable.server.core.limits import Buckets
from greentable.server.core.origins import Origins
from greentable.server.core.settings import Settings, privacy_words
from greentable.server.core.socket_caps import SocketCaps
from greentable.server.core.world import World
from greentable.server.daily import Daily
from greentable.server.live.connection import SocketLimits
from greentable.server.live.notices import Notices
from greentable.server.live.room_context import RoomContext
from greentable.server.live.rooms import Rooms
from greentable.server.people.people import People
from greentable.server.people.upkeep import Upkeep
from greentable.server.store.store import Store
from greentable.server.workers.bot_workers import BotWorkers
from greentable.server.workers.jobs import Jobs
from greentable.server.workers.warming import Warming

_MINUTE, _HOUR = 60.0, 3600.0


@dataclass(slots=True)
class Services:
    """The services of a running server, for handlers of requests."""

    settings: Settings
    world: World
    store: Store
    people: People
    origins: Origins
    rooms: Rooms
    relay: Relay
    notices: Notices
    upkeep: Upkeep
    privacy: str
    """The text of the host's privacy notice."""
    archive: Archive
    daily: Daily
    jobs: Jobs
    socket_limits: SocketLimits
    sockets: SocketCaps
    address: str
    """The start of all links to this server."""
    requests: Buckets
    guests: Buckets
    codes: Buckets
    sign_ins: Buckets
    imports: Buckets

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open everything that has to be open, and run the recurring actions, while it serves."""
        await self.store.open()
        await self.relay.open()
        await self.notices.open()
        await self.daily.open()
        self.rooms.start()
        logs.note("server.ready", version=greentable.__version__, address=self.address)
        tasks = [
            asyncio.create_task(self.notices.keep_refreshing()),
            asyncio.create_task(self.upkeep.keep_going()),
        ]
        try:
            yield
        finally:
            logs.note("server.stopping", live_rooms=self.rooms.live)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._close()

    async def _close(self) -> None:
        await self.rooms.close()
        await self.rooms.context.minds.close()
        await self.daily.close()
        await self.jobs.close()
        await self.relay.close()
        self.archive.close()
        await self.store.close()


def services_of(
    settings: Settings, world: World, store: Store, urls: Iterable[str], own_url: str = ""
) -> Services:
    """Build the services from the settings; `urls` are those under which people reach the server.

    `own_url` is the URL under which other processes on the same database reach this one.
    """
    archive = Archive(store, world)
    daily = Daily(store, world, archive)
    offers = _per(_MINUTE, settings.offers_per_minute, world)
    warming = Warming()
    minds = BotWorkers(settings, warming=warming)
    context = RoomContext(world, store, minds, settings, offers, daily.has_finished)
    owner = world.token(96) if own_url else None
    rooms = Rooms(context, owner=owner, address=own_url)
    relay = Relay(store, world, settings.lease_seconds, own_url)
    urls = list(urls)
    return Services(
        settings=settings,
        world=world,
        store=store,
        people=People(store, world),
        origins=Origins(urls),
        rooms=rooms,
        notices=Notices(store, rooms),
        upkeep=Upkeep(rooms, world),
        privacy=privacy_words(settings),
        relay=relay,
        archive=archive,
        daily=daily,
        jobs=Jobs(settings, world, mark=relay.mark, warming=warming),
        socket_limits=SocketLimits(rooms),
        sockets=SocketCaps.of(settings),
        address=urls[0],
        requests=Buckets(settings.requests_per_second, settings.requests_burst, world.now),
        guests=_per(_HOUR, settings.guests_per_hour, world),
        codes=_per(_MINUTE, settings.codes_per_minute, world),
        sign_ins=_per(_MINUTE, settings.sign_ins_per_minute, world),
        imports=_per(_HOUR, settings.imports_per_hour, world),
    )


def _per(seconds: float, count: float, world: World) -> Buckets:
    """Limits of `count` requests per period, which may come all at once."""
    return Buckets(count / seconds, count, world.now)
