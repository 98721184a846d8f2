"""Backups made while others write, and taken back into a store of either kind."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from greentable.errors import UsageError
from greentable.server.store import (
    DailyResult,
    PersonChanges,
    Snapshot,
    Store,
    Unavailable,
    open_store,
)
from greentable.server.store.copies import new_copy
from tests.server.postgres import Postgres
from tests.server.store.rows import LOBBY, add_people, entries, lines, names_in, summary, token

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def _opened(place: str) -> AsyncIterator[Store]:
    store = open_store(place)
    await store.open()
    yield store
    await store.close()


@pytest.fixture(params=["into sqlite", "into postgres"])
async def empty(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Another store, to restore into."""
    if request.param == "into sqlite":
        async with _opened(str(tmp_path / "other")) as store:
            yield store
    else:
        server: Postgres = request.getfixturevalue("postgres_server")
        with server.database() as place:
            async with _opened(place) as store:
                yield store


DAILY = DailyResult(
    day="2026-11-16",
    puzzle="plain",
    person="ann",
    name="Ann",
    room="room",
    score=5,
    tie_break=-1,
    assisted=True,
    at=3.5,
)


async def test_a_copy_has_everything(store: Store, empty: Store, tmp_path: Path) -> None:
    await add_people(store, "ann", "ben")
    changes = PersonChanges(passphrase="x", handle="ben", banned=True)
    await store.change_person("ben", changes)
    await store.add_token(token("bot", "ann", kind="bot", scopes=("play", "read")))
    await store.keep_daily(DAILY)
    await store.remember("secret", "s")
    lease = await store.take_lease("room", "one", "", 1000.0)
    await store.append(
        summary("room", "ann", "ben", listed=True), *lines(1, 70), Snapshot(50, b"s")
    )
    await store.append(summary("other", "ben", deadline=4.5, result=(1, 2)), *lines(1))

    await store.backup(tmp_path / "copy")
    await empty.restore(tmp_path / "copy")

    assert await empty.check() == []
    for id_ in ("room", "other"):
        assert await empty.room(id_) == await store.room(id_)
        assert await empty.log(id_) == await store.log(id_)
    assert await empty.lobby(9) == await store.lobby(9) != []
    assert await empty.due(9.0) == await store.due(9.0) != []
    for id_ in ("ann", "ben"):
        assert await empty.person(id_) == await store.person(id_)
        assert await empty.tokens_of(id_) == await store.tokens_of(id_)
        assert await empty.rooms_of(id_, 9) == await store.rooms_of(id_, 9) != []
    assert await empty.daily_of("ann") == [DAILY]
    assert await empty.remembered("secret") == "s"
    assert (await empty.take_lease("room", "two", "", 1.0)).epoch == lease.epoch


async def test_a_copy_that_is_made_while_others_write_is_of_one_moment(
    store: Store, tmp_path: Path
) -> None:
    ended = asyncio.Event()
    written: dict[str, int] = {}

    async def play(id_: str) -> None:
        seq = 0
        while not ended.is_set():
            seq += 2
            await store.append(summary(id_), *lines(seq - 1, seq))
            written[id_] = seq

    playing = asyncio.gather(*(play(f"{number}") for number in range(10)))
    while len(written) < 10:
        await store.remembered("anything")
    before = dict(written)
    await store.backup(tmp_path / "copy")
    ended.set()
    await playing

    async with _opened(str(tmp_path / "restored")) as restored:
        await restored.restore(tmp_path / "copy")
        assert await restored.check() == []
        for id_, last in before.items():
            log = await restored.log(id_)
            assert len(log) % 2 == 0
            assert last <= len(log) <= written[id_]


async def test_a_copy_is_one_file_that_takes_the_place_of_an_older_one(
    store: Store, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    await store.backup(folder / "copy")
    await store.append(LOBBY, *lines(1))
    await store.backup(folder / "copy")

    assert [path.name for path in sorted(folder.iterdir())] == ["copy"]
    assert (folder / "copy").stat().st_mode & 0o777 == 0o600
    async with _opened(str(tmp_path / "restored")) as restored:
        await restored.restore(folder / "copy")
        assert await restored.log("room") == tuple(entries(1))


async def test_a_copy_that_cannot_be_written_is_an_error_that_names_it(
    store: Store, tmp_path: Path
) -> None:
    with pytest.raises(Unavailable, match="nowhere/copy"):
        await store.backup(tmp_path / "nowhere" / "copy")


async def test_a_store_with_something_in_it_is_not_overwritten_by_mistake(
    store: Store, tmp_path: Path
) -> None:
    await store.append(LOBBY, *lines(1))
    await store.backup(tmp_path / "copy")
    await store.append(LOBBY, *lines(2))
    await store.append(summary("later", "ann"), *lines(1))

    with pytest.raises(UsageError) as caught:
        await store.restore(tmp_path / "copy")
    assert caught.value.code == "store.not_empty"
    assert await store.log("room") == tuple(entries(1, 2))

    await store.restore(tmp_path / "copy", overwrite=True)
    assert await store.log("room") == tuple(entries(1))
    assert await store.summary("later") is None


@pytest.mark.parametrize("content", [b"", b"no database" * 1000], ids=["empty", "something else"])
async def test_a_file_that_is_no_copy_changes_nothing(
    store: Store, tmp_path: Path, content: bytes
) -> None:
    await store.append(LOBBY, *lines(1))
    (tmp_path / "file").write_bytes(content)

    with pytest.raises(UsageError) as caught:
        await store.restore(tmp_path / "file", overwrite=True)

    assert caught.value.code == "store.not_a_backup"
    assert await store.log("room") == tuple(entries(1))


async def test_a_damaged_copy_is_refused_whole(store: Store, tmp_path: Path) -> None:
    await store.append(LOBBY, *lines(1, 5))
    await store.backup(tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy")) as copy, copy:
        copy.execute("UPDATE entries SET room = 'none' WHERE seq = 3")
    await store.append(LOBBY, *lines(6))

    with pytest.raises(UsageError) as caught:
        await store.restore(tmp_path / "copy", overwrite=True)

    assert caught.value.code == "store.damaged_backup"
    assert await store.log("room") == tuple(entries(1, 6))


async def test_two_copies_to_one_file_at_once_are_each_whole(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    await store.append(LOBBY, *lines(1, 200))

    with new_copy(folder / "copy") as unfinished:
        unfinished.execute("CREATE TABLE rooms (id TEXT)")
        await store.backup(folder / "copy")
        async with _opened(str(tmp_path / "restored")) as restored:
            await restored.restore(folder / "copy")
            assert await restored.log("room") == tuple(entries(1, 200))

    assert names_in(folder) == {"copy"}


async def test_a_copy_that_fails_leaves_the_earlier_one_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "copy").write_bytes(b"the earlier one")

    with pytest.raises(Unavailable), new_copy(tmp_path / "copy") as copy:
        copy.executescript("CREATE TABLE rooms (id TEXT); nonsense")

    assert names_in(tmp_path) == {"copy"}
    assert (tmp_path / "copy").read_bytes() == b"the earlier one"
