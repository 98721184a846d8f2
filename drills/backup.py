"""A backup made while people play, and restored: whole, and nothing missing that was before it.

python -m drills.backup [--tables 10]
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from drills.players import Player, all_play, playing
from drills.processes import ServerProcess, running
from drills.report import Report, run
from greentable.server.store import Store, open_store


async def admin(*words: str) -> int:
    """`greentable admin`; its exit code."""
    command = [sys.executable, "-m", "greentable", "admin", *words]
    return (await asyncio.to_thread(subprocess.run, command, check=False)).returncode


async def opened(folder: Path) -> Store:
    store = open_store(folder)
    await store.open()
    return store


async def compare(report: Report, old: Path, new: Path, before: dict[str, int]) -> None:
    """That every log in the copy is the beginning of the real one, up to the backup or further."""
    stores = [await opened(old), await opened(new)]
    whole = complete = 0
    for room, rev in before.items():
        real, copied = [await store.log(room) for store in stores]
        whole += copied == real[: len(copied)]
        complete += len(copied) >= rev
    for store in stores:
        await store.close()
    report.expect(f"{whole} logs are as they were, of {len(before)}", holds=whole == len(before))
    report.expect("nothing from before the backup is missing", holds=complete == len(before))


async def drill(tables: int) -> Report:
    report = Report()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        data, copy, restored = folder / "data", folder / "copy", folder / "restored"
        server = ServerProcess(str(data))
        with running(server):
            players = [Player(f"Player {number}", [server.port]) for number in range(tables)]
            async with playing(players):
                await all_play(players, moves=3)
                before = {
                    table.room: max(table.acknowledged.values(), default=1)
                    for player in players
                    for table in player.tables
                }
                made = await admin("backup", "--data", str(data), str(copy))
                report.expect("the backup is made while people play", holds=made == 0)
                await all_play(players, moves=3)
            report.tell_players(players)
        done = await admin("restore", "--data", str(restored), str(copy))
        report.expect("it is restored", holds=done == 0)
        sound = await admin("doctor", "--data", str(restored))
        report.expect("there is no damage in it", holds=sound == 0)
        await compare(report, data, restored, before)
        again = ServerProcess(str(restored))
        again.port = server.port
        with running(again):
            for player in players:
                player.tables = [table for table in player.tables if table.room in before][-1:]
            async with playing(players):
                await all_play(players)
        report.expect("people go on where the backup left them", holds=True)
    return report


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    run(drill(parser.parse_args().tables))
