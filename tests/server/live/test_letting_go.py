"""People who have left, and tables that sleep, are gone from memory at once.

The server looks for cycles of garbage seldom, so what comes and goes all day must not lie in one.
"""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from greentable.server.transport.socket_protocol import SocketProtocol
from tests.server.random_rooms import opening
from tests.server.set_world import SetWorld
from tests.server.socket_players import serving
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio


@pytest.fixture
def no_collection() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collection")
async def test_nothing_is_left_of_a_table_that_sleeps_and_of_its_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[weakref.ref[object]] = []
    make = SocketProtocol.__init__

    def noted(protocol: SocketProtocol, *args: object, **kwargs: object) -> None:
        make(protocol, *args, **kwargs)
        kept.append(weakref.ref(protocol))

    monkeypatch.setattr(SocketProtocol, "__init__", noted)
    world = SetWorld()
    async with serving(tmp_path, world=world) as server:
        room, players = await server.seated(opening("grass", "2018", 2))
        actor = await server.rooms.actor(room)
        for _ in range(4):
            [seat] = actor.room.asked
            done = await players[seat].play(seat, players[seat].legal(seat)[-1])
            for player in players.values():
                await player.catch_up(done["rev"])
        for player in players.values():
            await player.leave()
        while actor.readers:
            await server.settle()
        world.pass_by(61)
        while not actor.is_gone:  # noqa: ASYNC110 - it goes by itself
            await asyncio.sleep(0)
        kept += [weakref.ref(actor), weakref.ref(actor.readers)]
        assert len(kept) == 4
        del actor
        server.rooms._forget_sleepers()
        async with asyncio.timeout(SECONDS):
            while any(one() is not None for one in kept):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0)
