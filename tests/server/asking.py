"""The whole server on loopback, asked over real HTTP, with games that are played to their end."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import httpx
import msgspec

from greentable.core.shuffle import Stream
from greentable.protocol.client_messages import Command
from greentable.server.cluster.addresses import addresses, listen
from greentable.server.core.settings import Settings
from greentable.server.http.app import make_app
from greentable.server.live.actor import Actor
from greentable.server.operations.serve import config
from greentable.server.room.handling import plan_for
from greentable.server.room.opening import Opening
from greentable.server.services import Services, services_of
from greentable.server.store import open_store
from tests.server import loopback
from tests.server.http_client import http_client
from tests.server.set_world import SetWorld
from tests.server.waiting import SECONDS

PLENTY = Settings(
    requests_per_second=10_000,
    requests_burst=10_000,
    guests_per_hour=10_000,
    sign_ins_per_minute=99,
    bot_patience_seconds=SECONDS,
)
PASSPHRASE = "a passphrase long enough"


class Visitor:
    """Somebody with a browser: cookies are kept, and requests come from the server's own pages."""

    def __init__(self, address: str) -> None:
        self.http = http_client(address, {"origin": address})
        self.id = ""

    async def get(self, path: str, **query: str | float) -> httpx.Response:
        return await self.http.get(path, params=query)

    async def post(self, path: str, **body: object) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def come_in(self, name: str, *, handle: str | None = None) -> Visitor:
        """Become a guest of this name; with a handle, somebody with a passphrase."""
        answer = await self.http.patch("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["id"]
        if handle is not None:
            answer = await self.post("/api/me/passphrase", handle=handle, passphrase=PASSPHRASE)
            assert answer.status_code == 200, answer.text
        return self


class Site:
    """A server that is running, and who visits it."""

    def __init__(self, services: Services, world: SetWorld, address: str) -> None:
        self.services, self.world, self.address = services, world, address
        self._visitors: list[Visitor] = []

    def visitor(self) -> Visitor:
        """Somebody who has never been here."""
        self._visitors.append(Visitor(self.address))
        return self._visitors[-1]

    async def play(self, opening: Opening, seed: str = "play") -> str:
        """A game from its opening to its end; its address."""
        opened = await self.services.rooms.open(opening)
        await self.finish(opened.id, seed)
        return opened.id

    async def finish(self, room: str, seed: str = "finish", most: int = 100_000) -> None:
        """Let people at a table make random moves until it is over, or enough were made."""
        rng = Stream(seed.encode(), "asking")
        for number in range(most):
            move = partial(_move, rng=rng, number=number)
            if not await self.services.rooms._done(room, move):
                return

    async def close(self) -> None:
        for visitor in self._visitors:
            await visitor.http.aclose()


async def _move(actor: Actor, rng: Stream, number: int) -> bool:
    """One random move; False once nobody is asked."""
    room = actor.room
    if not room.asked:
        return False
    assert room.table is not None
    seat = room.asked[rng.below(len(room.asked))]
    legal = room.table.view(seat).legal
    tokens = [room.game.write_move(move) for move in itertools.islice(legal, 200)]
    words = sorted({token.partition(" ")[0] for token in tokens})
    word = words[rng.below(len(words))]
    fitting = [token for token in tokens if token.partition(" ")[0] == word]
    move = fitting[rng.below(len(fitting))]
    person = room.chair(seat).person
    assert person is not None
    wish = Command(id=f"m{number}", rev=room.rev, seat=seat, move=move)
    await actor.commit(plan_for(room, person, wish))
    return True


@contextlib.asynccontextmanager
async def site(
    folder: Path | str, *, settings: Settings = PLENTY, world: SetWorld | None = None
) -> AsyncIterator[Site]:
    """A server with its data in a folder, whose time stands still until it is told to go on."""
    world = world or SetWorld()
    settings = msgspec.structs.replace(settings, port=0)
    listening = listen(settings)
    urls = addresses(settings, listening.getsockname()[1])
    services = services_of(settings, world, open_store(folder), urls)
    async with loopback.running(config(make_app(services), settings, world), listening):
        running = Site(services, world, urls[0])
        try:
            yield running
        finally:
            await running.close()
