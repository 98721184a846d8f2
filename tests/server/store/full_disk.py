"""A process whose disk is full for a while: files may not grow.

    python -m tests.server.store.full_disk FOLDER

It ends with an error if the store does not hold what it promises.
"""

from __future__ import annotations

import asyncio
import resource
import sys
from pathlib import Path

from greentable.server.store import Store, Unavailable, open_store
from tests.server.store.rows import LOBBY

LARGE = bytes(3000)


async def main(folder: Path) -> None:
    store = open_store(folder)
    await store.open()
    await store.append(LOBBY, 1, [LARGE])
    last = await _append_until_full(store)

    # Not even what SQLite could tidy up helps now. Reading goes on; what was refused is not there.
    _let_files_grow_to(1)
    for _ in range(3):
        assert await _fails(store, last + 1)
        assert [entry.seq for entry in await store.log("room")] == list(range(1, last + 1))

    _let_files_grow_to(resource.RLIM_INFINITY)
    assert not await _fails(store, last + 1)
    assert [entry.seq for entry in await store.log("room")] == list(range(1, last + 2))
    assert await store.check() == []
    await store.close()


def _let_files_grow_to(size: int) -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


async def _append_until_full(store: Store) -> int:
    """Append in the space that is left; the last entry that was kept."""
    _let_files_grow_to(200_000)
    for last in range(1, 1000):
        if await _fails(store, last + 1):
            return last
    raise AssertionError


async def _fails(store: Store, seq: int) -> bool:
    try:
        await store.append(LOBBY, seq, [LARGE])
    except Unavailable:
        return True
    return False


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
