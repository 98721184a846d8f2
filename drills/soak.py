"""Hours of play with a memory ceiling: what the server holds must not grow.

python -m drills.soak [--minutes 60] [--tables 20] [--think 0.3] [--ceiling 200]
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time

from drills.players import Player, all_play, playing
from drills.processes import ServerProcess, running
from drills.report import Report, run

MEGABYTE = 1_000_000
_CHECK_SECONDS = 5.0
_TELL_SECONDS = 300.0


async def drill(minutes: float, tables: int, ceiling: int, think: float = 0.3) -> Report:
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(folder)
        with running(server):
            at_rest = server.memory() / MEGABYTE
            report.expect(f"{at_rest:.0f} MB at rest, of 100", holds=at_rest < 100)
            players = [
                Player(f"Player {number}", [server.port], think=think) for number in range(tables)
            ]
            most, told = 0.0, time.monotonic()
            async with playing(players):
                await all_play(players)
                until = time.monotonic() + 60 * minutes
                while time.monotonic() < until:
                    await asyncio.sleep(min(_CHECK_SECONDS, max(0.0, until - time.monotonic())))
                    now = server.memory() / MEGABYTE
                    most = max(most, now)
                    if time.monotonic() > told + _TELL_SECONDS:
                        told = time.monotonic()
                        report.say(f"     {now:.0f} MB, {sum(one.moves for one in players)} moves")
                await all_play(players)
            finished = sum(table.is_over for player in players for table in player.tables)
            report.expect(f"{most:.0f} MB at most, of {ceiling}", holds=most < ceiling)
            report.say(f"     {finished} games were finished")
            report.tell_players(players)
            lost = sum(len(player.outages) for player in players)
            report.expect(f"{lost} sockets were lost on the way", holds=lost == 0)
            await report.expect_nothing_lost(folder, players)
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--ceiling", type=int, default=200, help="megabytes")
    parser.add_argument("--think", type=float, default=0.3, help="seconds before each move")
    given = parser.parse_args()
    run(drill(given.minutes, given.tables, given.ceiling, given.think))
