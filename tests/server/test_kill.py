"""The server is killed at random points under load: all that was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from drills.players import Player, all_play, check_logs, playing
from drills.processes import ServerProcess, running
from greentable.server.room.entries import read_entry
from greentable.server.room.snapshots import read_snapshot, restored
from greentable.server.store import open_store

pytestmark = pytest.mark.anyio

PLAYERS = 8
KILLS = 3


async def test_what_was_acknowledged_is_there_once_whenever_the_server_is_killed(
    tmp_path: Path,
) -> None:
    chance = random.Random("kill")
    server = ServerProcess(str(tmp_path))
    players = [Player(f"P{n}", [server.port], think=0.01, alone=True) for n in range(PLAYERS)]
    with running(server):
        async with playing(players):
            for _ in range(KILLS):
                await all_play(players, moves=chance.randint(5, 15))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await all_play(players, moves=5)
            await asyncio.to_thread(server.kill)
    found, faults = await check_logs(str(tmp_path), players)
    assert faults == []
    assert found == sum(player.moves for player in players) >= PLAYERS * KILLS * 5
    await every_room_is_whole(tmp_path, players)


async def every_room_is_whole(folder: Path, players: list[Player]) -> None:
    """From its snapshot and from its whole log a room is the same, and nothing is half."""
    store = open_store(folder)
    await store.open()
    assert await store.check() == []
    for room in (table.room for player in players for table in player.tables):
        stored = await store.room(room)
        assert stored is not None
        assert stored.snapshot is not None
        log = await store.log(room)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert all(read_entry(entry.body) for entry in log)
        woken = restored(read_snapshot(stored.snapshot.body), stored.entries)
        assert woken == restored(None, log)
        assert woken.rev == len(log)
    await store.close()
