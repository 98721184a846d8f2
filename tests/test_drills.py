"""Every drill passes in small; `make drill-…` runs them in full."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from drills import backup, bad_network, disk_full, postgres_gone, restart, soak, takeover
from drills.players import Player, Table
from drills.report import ENDED, Report
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.slow
@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
async def test_restarts(kill: bool) -> None:
    assert (await restart.drill(tables=5, restarts=2, kill=kill, patience=SECONDS)).faults == []


@pytest.mark.slow
async def test_a_full_disk() -> None:
    assert (await disk_full.drill(tables=3, seconds=3)).faults == []


@pytest.mark.slow
async def test_a_backup() -> None:
    assert (await backup.drill(tables=3)).faults == []


@pytest.mark.slow
async def test_a_lost_database() -> None:
    with takeover.postgres() as database:
        assert (await postgres_gone.drill(database, tables=3, seconds=3)).faults == []


@pytest.mark.slow
async def test_a_bad_network() -> None:
    assert (await bad_network.drill(tables=3, seconds=3, nothing=8)).faults == []


@pytest.mark.slow
async def test_a_long_run() -> None:
    assert (await soak.drill(minutes=0.3, tables=4, ceiling=150)).faults == []


def _child_of(process: int) -> int | None:
    """The process that a process has started, if there is one."""
    children = Path(f"/proc/{process}/task").glob("*/children")
    return next((int(id_) for one in children for id_ in one.read_text().split()), None)


def _runs(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.more
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_drill_that_is_ended_leaves_no_server_behind(how: signal.Signals) -> None:
    command = [sys.executable, "-m", "drills.restart", "--tables", "1"]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as drill:
        while (server := _child_of(drill.pid)) is None:
            assert drill.poll() is None
            time.sleep(0.05)
        drill.send_signal(how)
        assert drill.wait(SECONDS) == ENDED
    assert not _runs(server)


async def test_a_lost_move_would_be_noticed(tmp_path: Path) -> None:
    """The drills look at the log, and can fail."""
    player = Player("Ann", [1])
    player.tables.append(Table("nowhere", {"c1": 3}))
    report = Report()
    await report.expect_nothing_lost(str(tmp_path), [player])
    assert report.faults == ["0 acknowledged moves are stored, each once"]
