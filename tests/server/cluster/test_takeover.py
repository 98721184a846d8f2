"""Several processes on one PostgreSQL, as the drill has them, in small."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from pathlib import Path

import pytest

from drills import takeover
from drills.players import Player, all_play, check_logs, playing
from drills.processes import ServerProcess, running
from greentable.cli.commands import main
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio


async def test_a_killed_process_loses_nothing_and_its_tables_are_taken_over(
    postgres_url: str,
) -> None:
    report = await takeover.drill(
        postgres_url, tables=4, kills=1, lease_seconds=2, patience=SECONDS
    )
    assert report.faults == []


def children(process: int) -> list[int]:
    """The server's processes below a supervisor."""
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            with contextlib.suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(int(child))
    return sorted(found)


def test_several_workers_need_postgresql(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--workers", "2", "--data", str(tmp_path)]) == 2
    assert "only one can write to the embedded database" in capsys.readouterr().err


@pytest.mark.more
async def test_workers_share_a_port_and_one_that_dies_is_replaced(postgres_url: str) -> None:
    server = ServerProcess(postgres_url, options=("--workers", "2"), settings={"lease_seconds": 2})
    with running(server):
        players = [Player(f"Player {number}", [server.port]) for number in range(4)]
        async with playing(players):
            await all_play(players)
            first, second = children(server.id)
            os.kill(first, signal.SIGKILL)
            await all_play(players)
            while len(now := children(server.id)) < 2:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.05)
            assert first not in now
            assert second in now
        found, faults = await check_logs(postgres_url, players)
        assert found == sum(player.moves for player in players)
        assert faults == []
        await asyncio.to_thread(server.stop)
