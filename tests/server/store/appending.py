"""A process that appends to many rooms until it is killed, and says what was acknowledged.

    python -m tests.server.store.appending PLACE

Every append has two entries and a snapshot, so that one that was kept by half would be seen.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from greentable.server.store import Snapshot, Store, open_store
from tests.server.store.rows import lines, summary

ROOMS = 20


async def append_for_ever(store: Store, room: str) -> None:
    for step in count(1):
        last = 2 * step
        await store.append(
            summary(room, "ann", changed=float(last)),
            *lines(last - 1, last),
            Snapshot(last, f"snapshot {last}".encode()),
        )
        sys.stdout.write(f"{room} {last}\n")
        sys.stdout.flush()


async def main(place: str) -> None:
    store = open_store(place)
    await store.open()
    await asyncio.gather(*(append_for_ever(store, f"room {number}") for number in range(ROOMS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
