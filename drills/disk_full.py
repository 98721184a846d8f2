"""The disk is full, and has room again: nobody is told that a move counts which is not stored.

A limit on the size of files stands for the disk; the server meets the same error.

python -m drills.disk_full [--tables 10] [--seconds 10]
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import tempfile
from pathlib import Path

import httpx

from drills.players import Player, all_play, playing
from drills.processes import HOST, PUBLIC, ServerProcess, running
from drills.report import Report, run

STEADY_SECONDS = 1.0


def set_full(server: ServerProcess, folder: str, *, full: bool) -> None:
    """Let no file of the server grow any more, or let them grow again."""
    longest = max(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file())
    most = longest if full else resource.RLIM_INFINITY
    resource.prlimit(server.id, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


async def is_read_only(server: ServerProcess) -> bool:
    """The server's messages to every visitor."""
    headers = {"host": PUBLIC.partition("://")[2]}
    async with httpx.AsyncClient(headers=headers, trust_env=False) as client:
        answer = await client.get(f"http://{HOST}:{server.port}/api/instance")
        return bool(answer.json()["is_read_only"])


async def drill(tables: int, seconds: float) -> Report:
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder)
        with running(server):
            players = [Player(f"Player {number}", [server.port]) for number in range(tables)]
            async with playing(players):
                await all_play(players)
                set_full(server, folder, full=True)
                await asyncio.sleep(seconds)
                moves = sum(player.moves for player in players)
                await asyncio.sleep(STEADY_SECONDS)
                same = moves == sum(player.moves for player in players)
                report.expect("no move is acknowledged while the disk is full", holds=same)
                report.expect("visitors are told so", holds=await is_read_only(server))
                set_full(server, folder, full=False)
                await all_play(players)
                report.expect("the game goes on when there is room again", holds=True)
                report.expect("visitors are told so", holds=not await is_read_only(server))
            report.tell_players(players)
            await report.expect_nothing_lost(folder, players)
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    run(drill(given.tables, given.seconds))
