"""SQLite lets moves come together where many rooms write, and nowhere else."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from greentable.server.store.sqlite import FILE, Crowd, SqliteStore
from tests.server.store.rows import lines, summary


def _writing(rooms: int, *, seconds: int, start: float = 50.0) -> Crowd:
    """Some rooms, each of which writes once a second."""
    crowd = Crowd()
    for second in range(seconds):
        for room in range(rooms):
            crowd.count(f"room {room}", start + second + room / rooms)
    crowd.count("room 0", start + seconds)
    return crowd


@pytest.mark.parametrize(("rooms", "waits"), [(1, False), (99, False), (100, True), (400, True)])
def test_a_hundred_rooms_are_a_crowd(rooms: int, waits: bool) -> None:
    apart = _writing(rooms, seconds=3).seconds_apart()
    assert (0 < apart < 0.02) == waits
    assert (apart == 0) == (not waits)


def test_one_room_that_writes_very_often_is_none() -> None:
    crowd = Crowd()
    for move in range(5000):
        crowd.count("room", 50 + move / 1000)
    assert crowd.seconds_apart() == 0


def test_a_crowd_that_has_gone_is_none_any_more() -> None:
    crowd = _writing(200, seconds=2)
    assert crowd.seconds_apart() > 0
    crowd.count("room", 90.0)
    assert crowd.seconds_apart() == 0


def test_in_a_crowd_all_that_returned_is_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms, clock = 120, iter([50.0, 51.0, 52.0])

    async def write_all() -> None:
        store = SqliteStore(tmp_path)
        await store.open()
        for seq in (1, 2, 3):
            now = SimpleNamespace(monotonic=partial(float, next(clock)))
            monkeypatch.setattr("greentable.server.store.sqlite.time", now)
            await asyncio.gather(
                *(store.append(summary(f"room {n}"), *lines(seq)) for n in range(rooms))
            )
        assert store._crowd.seconds_apart() > 0
        # Read over a connection of its own: what was not committed is not there.
        with closing(sqlite3.connect(tmp_path / FILE)) as other:
            (found,) = other.execute("SELECT COUNT(*) FROM entries").fetchone()
        assert found == 3 * rooms
        await store.close()

    asyncio.run(write_all())
