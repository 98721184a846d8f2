"""Two processes on one PostgreSQL: one is killed, the other takes its tables over.

Nothing is lost or doubled, and nobody waits longer than the lease and 5 seconds.

python -m drills.takeover [--tables 20] [--kills 2]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
from collections.abc import Iterator

from drills.players import Player, all_play, playing
from drills.processes import ServerProcess, running
from drills.report import Report, run, tidy_up_when_ended
from greentable.server.core.settings import Settings
from tests.server.postgres import Postgres

LEASE_SECONDS = Settings().lease_seconds
PATIENCE_SECONDS = 5.0


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for this drill alone."""
    server = Postgres.made()
    try:
        yield server
    finally:
        server.remove()


async def drill(
    url: str,
    tables: int,
    kills: int,
    lease_seconds: float = LEASE_SECONDS,
    patience: float = PATIENCE_SECONDS,
) -> Report:
    report = Report()
    servers = [ServerProcess(url, settings={"lease_seconds": lease_seconds}) for _ in range(2)]
    ports = [server.port for server in servers]
    with running(*servers):
        # Half of them come in by either process. All sit down through the other one, and look for
        # another when theirs is gone.
        players = [
            Player(f"Player {number}", ports if number % 2 else ports[::-1])
            for number in range(tables)
        ]
        async with playing(players):
            await all_play(players)
            for kill in range(kills):
                dying = servers[kill % 2]
                await asyncio.to_thread(dying.kill)
                await asyncio.sleep(0.5)
                await all_play(players)
                await asyncio.to_thread(dying.start)
                await all_play(players)
        report.tell_players(players)
        longest = max(seconds for player in players for seconds in player.outages)
        report.expect(
            f"nobody has waited longer than {longest:.1f} s, with a lease of {lease_seconds:.0f} s",
            holds=longest <= lease_seconds + patience,
        )
        await report.expect_nothing_lost(url, players)
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--kills", type=int, default=2)
    given = parser.parse_args()
    tidy_up_when_ended()
    with postgres() as database:
        run(drill(database.url(), given.tables, given.kills))
