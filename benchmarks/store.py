"""How many entries a second the server's stores make safe, and what one costs the processor.

    python benchmarks/store.py [--seconds 3] [--database URL]

Rooms of six append as fast as they are answered: 1, 16 and 200 of them at once, an entry of 200
bytes each time and a snapshot of 10 kB after every 50. SQLite writes to a folder below the working
directory; PostgreSQL is the one that tests use, with fsync on, unless there is a URL. What a lone
writer reaches is the speed of the disk. Processor time is that of this process alone.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import uuid
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from greentable.server.store import Sitter, Snapshot, Store, Summary, open_store
from tests.server.postgres import Postgres

WRITERS = (1, 16, 200)
SNAPSHOT_EVERY = 50


def summary(room: str) -> Summary:
    return Summary(
        id=room,
        game="grass",
        ruleset="2018",
        status="playing",
        listed=False,
        seats=6,
        host="person 1",
        sitters=tuple(Sitter(seat, f"Player {seat}", f"person {seat}") for seat in range(1, 7)),
        invitation="0" * 64,
        code=None,
        created=time.time(),
        changed=time.time(),
    )


async def play(store: Store, until: float, waits: list[float]) -> None:
    """One room, as fast as it is answered, until it is time."""
    room, seq = uuid.uuid4().hex, 0
    while (start := time.perf_counter()) < until:
        seq += 1
        snapshot = None if seq % SNAPSHOT_EVERY else Snapshot(seq, bytes(10_000))
        await store.append(summary(room), seq, [bytes(200)], snapshot)
        waits.append(time.perf_counter() - start)


async def measure(name: str, place: str, seconds: float) -> None:
    store = open_store(place)
    await store.open()
    for writers in WRITERS:
        waits: list[float] = []
        start, cpu = time.perf_counter(), time.process_time()
        await asyncio.gather(*(play(store, start + seconds, waits) for _ in range(writers)))
        took, cpu = time.perf_counter() - start, time.process_time() - cpu
        waits.sort()
        print(
            f"{name:10} {writers:4} writers {len(waits) / took:8,.0f} appends/s"
            f" {1e6 * cpu / len(waits):6.0f} µs of CPU each"
            f"  p50 {1000 * waits[len(waits) // 2]:6.1f} ms"
            f"  p99 {1000 * waits[int(0.99 * len(waits))]:6.1f} ms"
        )
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--database", metavar="URL")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        asyncio.run(measure("SQLite", folder, args.seconds))
    if args.database:
        asyncio.run(measure("PostgreSQL", args.database, args.seconds))
        return
    server = Postgres.made(("listen_addresses=''",))
    try:
        asyncio.run(measure("PostgreSQL", server.url(), args.seconds))
    finally:
        server.remove()


if __name__ == "__main__":
    main()
