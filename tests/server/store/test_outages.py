"""A store whose disk is full or whose server is gone says so, changes nothing, and recovers."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from greentable.errors import UsageError
from greentable.server.store import Listener, Store, Unavailable, open_store
from greentable.server.store.statements import Rows, Sql, Work
from tests.server.postgres import Postgres
from tests.server.store.rows import LOBBY, entries, lines, summary
from tests.server.waiting import SECONDS
from tests.terminal.process import environment

pytestmark = pytest.mark.anyio


def test_a_full_disk_refuses_writing_until_there_is_room(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.server.store.full_disk", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment())

    assert (done.returncode, done.stderr) == (0, "")


async def test_a_folder_that_cannot_be_made_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(Unavailable):
        await open_store(tmp_path / "file" / "data").open()


async def test_a_file_that_is_no_database_is_unavailable(tmp_path: Path) -> None:
    (tmp_path / "greentable.db").write_bytes(b"something else" * 1000)

    with pytest.raises(Unavailable):
        await open_store(tmp_path).open()

    assert (tmp_path / "greentable.db").read_bytes() == b"something else" * 1000


async def test_a_server_that_is_not_there_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await open_store(f"postgresql://nobody@/none?host={tmp_path}").open()


def test_an_address_that_is_none_is_refused_without_being_shown() -> None:
    with pytest.raises(UsageError) as caught:
        open_store("postgresql://ann:password@[host/name")

    assert caught.value.code == "store.address"
    assert "password" not in str(caught.value)
    assert caught.value.__cause__ is None


def test_without_psycopg_an_address_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.delitem(sys.modules, "greentable.server.store.postgres", raising=False)
    monkeypatch.delitem(sys.modules, "greentable.server.store.postgres_session", raising=False)

    with pytest.raises(UsageError, match="greentable\\[postgres\\]"):
        open_store("postgresql://ann@host/name")


async def test_what_is_acknowledged_is_on_disk_whatever_the_habit_of_the_server(
    postgres_url: str,
) -> None:
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    store = open_store(postgres_url)
    await store.open()

    assert await store.write(_synchronous_commit()) == [("on",)]
    await store.close()


def _synchronous_commit() -> Work[Rows]:
    return (yield Sql("SHOW synchronous_commit"))


# PostgreSQL stopped and back


@pytest.fixture
def own_server() -> Iterator[Postgres]:
    """A server that may be stopped."""
    server = Postgres.made()
    yield server
    server.remove()


async def test_a_store_outlives_its_server(own_server: Postgres) -> None:
    store = open_store(own_server.url())
    await store.open()
    heard = store.told("rooms")
    await store.append(LOBBY, *lines(1))

    await asyncio.to_thread(own_server.stop, "immediate")
    for _ in range(2):
        with pytest.raises(Unavailable):
            await store.append(LOBBY, *lines(2))
        with pytest.raises(Unavailable):
            await store.log("room")
        with pytest.raises(Unavailable):
            await store.tell("rooms", "lost")
    await asyncio.to_thread(own_server.start)

    await store.append(LOBBY, *lines(2))
    assert await store.log("room") == tuple(entries(1, 2))
    assert await asyncio.wait_for(_heard_again(store, heard), SECONDS) == "back"
    await store.close()


async def _heard_again(store: Store, heard: Listener) -> str:
    hearing = asyncio.ensure_future(anext(heard))
    while not hearing.done():
        await store.tell("rooms", "back")
        await asyncio.wait([hearing], timeout=0.1)
    return await hearing


async def test_what_was_acknowledged_survives_the_end_of_the_server(own_server: Postgres) -> None:
    store = open_store(own_server.url())
    await store.open()
    acknowledged: dict[str, int] = {}
    enough = asyncio.Event()

    async def play(id_: str) -> None:
        for seq in range(1, 100_000):
            try:
                await store.append(summary(id_), seq, [b"x"])
            except Unavailable:
                return
            acknowledged[id_] = seq
            if seq == 20:
                enough.set()

    playing = asyncio.gather(*(play(f"{number}") for number in range(20)))
    await enough.wait()
    await asyncio.to_thread(own_server.stop, "immediate")
    await playing
    await asyncio.to_thread(own_server.start)

    for id_, last in acknowledged.items():
        # The last one may have been kept without anybody having heard of it.
        assert len(await store.log(id_)) in {last, last + 1}
    assert await store.check() == []
    await store.close()
