"""Many who write at once: for each entry one wins, and nobody spoils what another has written."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from greentable.server.store import (
    Conflict,
    RoomLimit,
    Store,
    TooManyRooms,
    Unavailable,
    open_store,
)
from greentable.server.store.database_threads import PendingWork, run
from greentable.server.store.migrations import migrate
from greentable.server.store.remembered import remember
from greentable.server.store.sqlite_session import SqliteSession, connect, executing
from greentable.server.store.sqlite_start import prepare
from greentable.server.store.sqlite_watch import Watch
from greentable.server.store.statements import Work
from tests.server.store.rows import LOBBY, add_people, entries, lines, summary

pytestmark = pytest.mark.anyio
WRITERS = 100


async def test_of_a_hundred_who_append_one_wins_each_entry(store: Store, store_place: str) -> None:
    other = open_store(store_place)
    await other.open()
    stores = [store, other]
    winners: list[bytes] = []
    for seq in range(1, 4):
        bodies = [f"writer {number} entry {seq}".encode() for number in range(WRITERS)]
        ends = await asyncio.gather(
            *(stores[number % 2].append(LOBBY, seq, [body]) for number, body in enumerate(bodies)),
            return_exceptions=True,
        )
        winners += [body for body, end in zip(bodies, ends, strict=True) if end is None]
        assert sum(isinstance(end, Conflict) for end in ends) == WRITERS - 1

    assert [entry.body for entry in await store.log("room")] == winners
    await other.close()


async def test_nobody_gets_a_room_more_than_allowed_by_asking_several_processes_at_once(
    store: Store, store_place: str
) -> None:
    other = open_store(store_place)
    await other.open()
    await add_people(store, "ann", "ben")
    await store.append(summary("over", "ann", status="over"), *lines(1))
    limits = [RoomLimit("ann", 3), RoomLimit("ben", 5)]

    ends = await asyncio.gather(
        *(
            [store, other][number // 2 % 2].append(
                summary(f"{number}", limits[number % 2].person),
                *lines(1),
                limit=limits[number % 2],
            )
            for number in range(40)
        ),
        return_exceptions=True,
    )

    assert sum(isinstance(end, TooManyRooms) for end in ends) == 40 - 3 - 5
    assert [await store.count_running(one.person) for one in limits] == [3, 5]
    made = [number for number, end in enumerate(ends) if end is None]
    assert [number for number in range(40) if await store.log(f"{number}")] == made
    await other.close()


async def test_many_rooms_are_written_at_once(store: Store) -> None:
    async def play(id_: str) -> None:
        for seq in range(1, 6):
            await store.append(summary(id_, "ann"), *lines(seq))

    await asyncio.gather(*(play(f"{number}") for number in range(60)))

    for number in range(60):
        assert await store.log(f"{number}") == tuple(entries(1, 5))
    assert await store.check() == []


async def test_who_is_cancelled_leaves_all_or_nothing_and_others_go_on(store: Store) -> None:
    tasks = [
        asyncio.create_task(store.append(summary(f"{number}"), *lines(1, 2)))
        for number in range(60)
    ]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)

    assert ends[1::2] == [None] * 30
    whole = tuple(entries(1, 2))
    logs = [await store.log(f"{number}") for number in range(60)]
    assert logs[1::2] == [whole] * 30
    assert set(logs[::2]) <= {(), whole}
    await store.append(summary("after"), *lines(1))
    assert await store.check() == []


async def test_a_closed_store_is_unavailable_after_all_that_waited_was_written(
    store: Store, store_place: str
) -> None:
    other = open_store(store_place)
    await other.open()
    writing = [
        asyncio.create_task(other.append(summary(f"{number}"), *lines(1))) for number in range(30)
    ]
    await asyncio.sleep(0)
    await other.close()

    await asyncio.gather(*writing)
    with pytest.raises(Unavailable) as caught:
        await other.append(summary("late"), *lines(1))

    assert caught.value.code == "store.closed"
    assert [await store.summary(f"{number}") for number in range(30)] == [
        summary(f"{number}") for number in range(30)
    ]


# Group commit


@pytest.fixture
def session(tmp_path: Path) -> Iterator[SqliteSession]:
    """One thread's connection to a new database."""
    path = tmp_path / "db"
    prepare(path, even_damaged=False)
    with closing(connect(path)) as connection:
        run(migrate(), executing(connection))
    watch = Watch(path)
    watch.begin()
    session = SqliteSession(path, watch, is_writing=True)
    yield session
    session.disconnect()
    watch.end()


def _spoilt() -> Work[None]:
    yield from remember("spoilt", "x")
    message = "halfway"
    raise RuntimeError(message)


def _remembered(path: Path) -> list[str]:
    with closing(connect(path)) as connection:
        return [key for (key,) in connection.execute("SELECT key FROM remembered ORDER BY key")]


async def test_work_that_fails_takes_back_its_own_and_not_what_is_committed_with_it(
    session: SqliteSession, tmp_path: Path
) -> None:
    batch = [
        PendingWork(remember("a", "x")),
        PendingWork(_spoilt()),
        PendingWork(remember("b", "x")),
    ]

    session.do(batch)
    for pending in batch:
        pending.answer()

    assert _remembered(tmp_path / "db") == ["a", "b"]
    assert batch[0].future.result() is None
    with pytest.raises(RuntimeError, match="halfway"):
        batch[1].future.result()


async def test_nobody_is_answered_before_the_commit(session: SqliteSession, tmp_path: Path) -> None:
    def gone() -> Work[None]:
        yield from remember("b", "x")
        raise Unavailable("store.closed")

    batch = [PendingWork(remember("a", "x")), PendingWork(gone())]
    with pytest.raises(Unavailable):
        session.do(batch)
    session.disconnect()

    assert not any(pending.future.done() for pending in batch)
    assert _remembered(tmp_path / "db") == []
