"""Restart under load: nothing is lost or doubled, and everybody is back within 5 seconds.

python -m drills.restart [--tables 50] [--restarts 3] [--kill]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile

from drills.players import Player, all_play, playing
from drills.processes import ServerProcess, running
from drills.report import Report, run
from tests.server.waiting import SECONDS

BACK_SECONDS = 5.0


async def drill(
    tables: int, restarts: int, *, kill: bool, patience: float = BACK_SECONDS
) -> Report:
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder)
        with running(server):
            players = [Player(f"Player {number}", [server.port]) for number in range(tables)]
            async with playing(players):
                await all_play(players)
                for _ in range(restarts):
                    await asyncio.to_thread(server.kill if kill else server.stop)
                    for player in players:
                        player.outages.clear()
                    await asyncio.to_thread(server.start)
                    began = asyncio.get_running_loop().time()
                    while any(player.is_waiting for player in players):
                        await asyncio.sleep(0.02)
                        if asyncio.get_running_loop().time() > began + SECONDS:
                            break
                    back = asyncio.get_running_loop().time() - began
                    report.expect(
                        f"all {tables} are back {back:.1f} s after the server is ready",
                        holds=back <= patience,
                    )
                    await all_play(players)
            report.tell_players(players)
            if not kill:
                told = sum(player.closed[1012] for player in players)
                report.expect(f"{told} times somebody was told 1012", holds=told >= tables)
            await report.expect_nothing_lost(folder, players)
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--restarts", type=int, default=3)
    parser.add_argument("--kill", action="store_true", help="kill -9 instead of a restart")
    given = parser.parse_args()
    run(drill(given.tables, given.restarts, kill=given.kill))
