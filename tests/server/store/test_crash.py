"""A server that is killed while it writes: what was acknowledged is there, and nothing is half."""

from __future__ import annotations

import subprocess
import sys

import pytest

from greentable.server.store import Store, StoredRoom, open_store
from tests.server.store.appending import ROOMS
from tests.server.store.rows import lines
from tests.terminal.process import environment

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("acknowledged", [1, 60, 500])
async def test_what_was_acknowledged_survives_a_kill(store_place: str, acknowledged: int) -> None:
    last_of = _killed_after(acknowledged, store_place)
    store = open_store(store_place)
    await store.open()

    assert sum(last_of.values()) >= 2 * acknowledged
    for number in range(ROOMS):
        await _is_whole(store, f"room {number}", last_of.get(f"room {number}", 0))
    assert await store.check() == []
    await store.close()


def _killed_after(lines: int, place: str) -> dict[str, int]:
    """Let a process append, and kill it after some acknowledgements; the last of each room."""
    command = [sys.executable, "-m", "tests.server.store.appending", place]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment())
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    said += process.stdout.readlines()  # what it had written until then
    process.stdout.close()
    process.wait()
    last_of: dict[str, int] = {}
    for line in said:
        if line.endswith("\n"):  # the kill may cut the last one
            room, _, last = line.strip().rpartition(" ")
            last_of[room] = int(last)
    return last_of


async def _is_whole(store: Store, id_: str, acknowledged: int) -> None:
    """Up to one append more than what was heard of may be there, as it was written."""
    room = await store.room(id_)
    kept = 0 if room is None or room.snapshot is None else room.snapshot.seq
    assert kept in {acknowledged, acknowledged + 2}
    assert [entry.body for entry in await store.log(id_)] == (lines(1, kept)[1] if kept else [])
    if isinstance(room, StoredRoom):
        assert (room.summary.changed, room.entries) == (kept, ())
