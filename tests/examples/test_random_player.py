"""The example for authors of bots is short, and plays a game to its end."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from greentable.protocol.host_actions import Start
from greentable.protocol.room_settings import RoomSettings
from greentable.server.room.opening import Guest, Opening
from tests.server.asking import site
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "random_player.py"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_it_has_forty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


async def test_it_takes_a_seat_by_a_link_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}")  # of the bots' processes
    async with site(tmp_path) as served:
        ann = await served.visitor().come_in("Ann")
        robot = await served.visitor().come_in("Robot")
        made = await robot.post("/api/me/tokens", label="example", scopes=["play"])
        opened = await served.services.rooms.open(
            Opening(
                game="grove",
                ruleset="house",
                seats=2,
                host=ann.id,
                settings=RoomSettings(pace="instant"),
                guests=(None, Guest(bot="greedy")),
            )
        )
        link = f"{served.address}/t/{opened.id}#{opened.secret}"
        environment = {**os.environ, "GREENTABLE_TOKEN": made.json()["secret"]}
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), link, stdout=PIPE, env=environment
        )
        actor = await served.services.rooms.actor(opened.id)
        while actor.room.chair(1).is_free or not actor.readers:
            assert process.returncode is None
            await asyncio.sleep(0.02)
        assert actor.room.chair(1).person == robot.id
        assert actor.room.chair(1).name == "Random"
        await served.services.rooms.command(opened.id, ann.id, Start())
        async with asyncio.timeout(SECONDS):
            printed, _ = await process.communicate()
        document = await served.services.rooms.public(opened.id, ann.id)
        assert document.status == "over"
        assert document.result is not None
        assert printed.decode() == f"{list(document.result)}\n"
