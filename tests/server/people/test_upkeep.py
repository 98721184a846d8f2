"""Guests and empty tables do not stay for ever."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from greentable.server.core.settings import Settings
from tests.server.asking import Site, site

pytestmark = pytest.mark.anyio
HOUR, DAY = 3600.0, 86_400.0
DAYS, HOURS = Settings().guests_expire_days, Settings().lobby_hours


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def test_a_table_that_nobody_came_to_is_closed_in_time(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    room = (await ann.post("/api/tables", game="grass", seats=2)).json()["room"]["id"]
    playing = (await ann.post("/api/play", game="grove")).json()["room"]["id"]
    served.world.time += HOURS * HOUR - 1
    assert await served.services.upkeep.close_lobbies() == 0
    served.world.time += 2
    assert await served.services.upkeep.close_lobbies() == 1
    closed = (await ann.get(f"/api/tables/{room}")).json()
    assert (closed["status"], closed["closed_why"]) == ("closed", "expired")
    assert (await ann.get(f"/api/tables/{playing}")).json()["status"] == "playing"
    assert await served.services.upkeep.close_lobbies() == 0


async def test_guests_are_forgotten_who_were_not_seen_for_long(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    cleo = await served.visitor().come_in("Cleo", handle="cleo@home")
    dan = await served.visitor().come_in("Dan")
    assert (await dan.post("/api/play", game="grove")).status_code == 201
    served.world.time += (DAYS - 1) * DAY
    ben = await served.visitor().come_in("Ben")
    assert await served.services.upkeep.forget_guests() == 0
    served.world.time += 2 * DAY
    assert await served.services.upkeep.forget_guests() == 1
    seen = {one.id: (await one.get("/api/me")).status_code for one in (ann, ben, cleo, dan)}
    assert seen == {ann.id: 401, ben.id: 200, cleo.id: 200, dan.id: 200}


async def test_a_guest_who_came_again_stays(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    served.world.time += (DAYS - 1) * DAY
    assert (await ann.get("/api/me")).status_code == 200
    served.world.time += 2 * DAY
    assert await served.services.upkeep.forget_guests() == 0
