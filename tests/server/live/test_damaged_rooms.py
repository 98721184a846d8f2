"""A room whose log is damaged is lost to its people, and to nobody else; the host is told."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from greentable.server.core.recurring import attempt
from greentable.server.store import Unavailable
from tests.server.asking import Site, Visitor, site

pytestmark = pytest.mark.anyio
HOUR = 3600.0


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def asleep(served: Site, visitor: Visitor, **wish: object) -> str:
    """A table that nobody is at."""
    body = {"game": "grove", "seats": 1, "start": True, "settings": {"clock": "relaxed"}}
    opened = await visitor.post("/api/tables", **{**body, **wish})
    assert opened.status_code == 201, opened.text
    room = str(opened.json()["room"]["id"])
    await served.services.rooms.read_again(room)
    return room


def damage(folder: Path, room: str) -> None:
    """Write nonsense over a line of a room's log, as a failing disk does."""
    with closing(sqlite3.connect(folder / "greentable.db")) as database, database:
        database.execute("UPDATE entries SET body = ? WHERE room = ? AND seq = 2", (b"#", room))
        database.execute("DELETE FROM snapshots WHERE room = ?", (room,))


async def test_whoever_sits_there_is_told_and_the_host_finds_it_in_the_log(
    served: Site, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await served.visitor().come_in("Ann")
    room = await asleep(served, ann)
    damage(tmp_path, room)
    answer = await ann.get(f"/api/tables/{room}")
    assert (answer.status_code, answer.json()["code"]) == (500, "room.unreadable")
    assert "DecodeError" in caplog.text
    eve = await served.visitor().come_in("Eve")
    assert (await eve.get(f"/api/tables/{room}")).status_code == 404


async def test_clocks_of_other_rooms_decide_all_the_same(
    served: Site, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ann = await served.visitor().come_in("Ann")
    broken, whole = [await asleep(served, ann) for _ in range(2)]
    damage(tmp_path, broken)
    served.world.pass_by(80)
    rooms = served.services.rooms
    assert rooms.live == 0
    for _ in range(2):
        await rooms.wake_those_due()
    assert rooms.live == 1
    assert not (await rooms.actor(whole)).is_gone
    assert caplog.text.count("waking.failed") == 1, "told once"


async def test_upkeep_goes_on_to_other_rooms_and_to_guests(served: Site, tmp_path: Path) -> None:
    ann = await served.visitor().come_in("Ann")
    waiting = {"seats": 2, "start": False, "settings": {}}
    broken, whole = [await asleep(served, ann, **waiting) for _ in range(2)]
    damage(tmp_path, broken)
    served.world.time += 49 * HOUR
    assert await served.services.upkeep.close_lobbies() == 1
    closed = await served.services.store.summary(whole)
    assert closed is not None
    assert closed.status == "closed"


async def test_what_is_done_again_and_again_outlives_what_goes_wrong(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def away() -> None:
        raise Unavailable("store.trouble", reason="no space left")

    async def mistaken() -> None:
        raise ZeroDivisionError("ours")

    async def well() -> None:
        pass

    assert [await attempt("work", job) for job in (away, mistaken, well)] == [False, False, True]
    assert [record.getMessage() for record in caplog.records] == ["work.put_off", "work.failed"]
    assert "no space left" in str(vars(caplog.records[0]))
