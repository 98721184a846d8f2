"""PostgreSQL is stopped, even roughly, and comes back: nothing is lost, and games go on.

python -m drills.postgres_gone [--tables 10] [--seconds 15]
"""

from __future__ import annotations

import argparse
import asyncio

from drills.players import Player, all_play, playing
from drills.processes import ServerProcess, running
from drills.report import Report, run, tidy_up_when_ended
from drills.takeover import postgres
from tests.server.postgres import Postgres


async def drill(database: Postgres, tables: int, seconds: float) -> Report:
    report = Report()
    servers = [ServerProcess(database.url()) for _ in range(2)]
    ports = [server.port for server in servers]
    with running(*servers):
        players = [Player(f"Player {number}", ports) for number in range(tables)]
        async with playing(players):
            await all_play(players)
            for mode in ("fast", "immediate"):
                await asyncio.to_thread(database.stop, mode)
                await asyncio.sleep(1)
                moves = sum(player.moves for player in players)
                await asyncio.sleep(seconds)
                same = moves == sum(player.moves for player in players)
                report.expect("no move is acknowledged without a database", holds=same)
                lives = not any(server.has_ended() for server in servers)
                report.expect("the server goes on", holds=lives)
                await asyncio.to_thread(database.start)
                await all_play(players)
                report.expect(f"so do games, after the stop “{mode}”", holds=True)
        report.tell_players(players)
        await report.expect_nothing_lost(database.url(), players)
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=15.0)
    given = parser.parse_args()
    tidy_up_when_ended()
    with postgres() as own:
        run(drill(own, given.tables, given.seconds))
