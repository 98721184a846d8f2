"""How long players wait while somebody floods the server beside them, and while nobody does.

    python benchmarks/flood.py [--tables 20] [--seconds 20]

The load is that of `benchmarks/server.py`, on one server. In every other stretch somebody at a
table of their own, in a process of their own, sends messages as fast as the socket takes them and
reads nothing, is thrown out by the server's usual limits, and comes back a second later.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import tempfile
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.server import Table, load, open_table
from drills.processes import ServerProcess, running
from greentable.server.core.settings import Settings

USUAL = Settings()
LIMITS = {
    name: getattr(USUAL, name)
    for name in ("commands_per_second", "commands_burst", "talk_per_minute")
}
ROUNDS = 3
MESSAGES = [
    '{"type":"ping","n":1}',
    '{"type":"sync"}',
    '{"type":"ask","id":"a","rev":0,"seat":1,"all":true}',
    '{"type":"cmd","id":"a","rev":0,"seat":1,"move":"end"}',
    '{"type":"nonsense"}',
]


def flood(room: str, cookies: list[str], port: int, told: Connection) -> None:
    """Send until there is something to be told; then tell how much, and how often thrown out."""
    asyncio.run(_flood(Table(room, cookies), port, told))


async def _flood(table: Table, port: int, told: Connection) -> None:
    sent = thrown_out = 0
    while not told.poll():
        with contextlib.suppress(InvalidHandshake, OSError):
            for task in await table.sit(port):
                task.cancel()
        with contextlib.suppress(ConnectionClosed):
            while not told.poll():
                for message in MESSAGES:
                    await table.sockets[1].send(message)
                    sent += 1
                await asyncio.sleep(0)
        thrown_out += 1
        await asyncio.sleep(1)
    told.send((sent, thrown_out))


def at_99(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.99)]


async def measure(tables: int, seconds: int, folder: str) -> None:
    server = ServerProcess(
        folder, settings={**LIMITS, "sockets": 20_000, "rooms_per_person": 10_000}
    )
    with running(server):
        quiet = [await open_table(server.port) for _ in range(tables)]
        noisy, sent, thrown_out = await open_table(server.port), 0, 0
        reading = [task for table in quiet for task in await table.sit(server.port)]
        waits: dict[bool, list[float]] = {False: [], True: []}
        for floods in (False, True) * ROUNDS:
            here, there = Pipe()
            abuser = Process(target=flood, args=(noisy.room, noisy.cookies, server.port, there))
            if floods:
                abuser.start()
            await load(quiet, seconds)
            if floods:
                here.send("enough")
                counts = here.recv()
                sent, thrown_out = sent + counts[0], thrown_out + counts[1]
                abuser.join()
            for table in quiet:
                waits[floods] += table.waits
                table.waits.clear()
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)
    for floods, found in waits.items():
        half, late = sorted(found)[len(found) // 2], at_99(found)
        print(
            f"{'with' if floods else 'without'} a flood: {len(found)} moves of"
            f" {tables * seconds * ROUNDS}   p50 {half:.1f} ms   p99 {late:.1f} ms"
        )
    print(f"{sent} messages were sent in the flood; thrown out {thrown_out} times")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=".", prefix="bench-") as folder:
        asyncio.run(measure(given.tables, given.seconds, folder))


if __name__ == "__main__":
    main()
