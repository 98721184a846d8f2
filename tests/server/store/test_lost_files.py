"""A store whose file was deleted, replaced or cut off while it was open takes nothing any more."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

from greentable.server.store import Lost, Store, Unavailable, open_store
from greentable.server.store.sqlite import FILE
from tests.server.store.rows import LOBBY, entries, lines

pytestmark = pytest.mark.anyio

MANY = 300  # entries: some pages, so that half of them is less


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """Where a store has been, with all of it in one file."""
    found = tmp_path / "data"
    store = open_store(found)
    await store.open()
    await store.append(LOBBY, *lines(1, MANY))
    await store.backup(tmp_path / "backup")
    await store.close()
    return found


@pytest.fixture
async def store(folder: Path) -> AsyncIterator[Store]:
    """It is open again."""
    store = open_store(folder)
    await store.open()
    await store.append(LOBBY, *lines(MANY + 1))
    yield store
    await store.close()


def _delete(file: Path, _backup: Path) -> None:
    file.unlink()


def _delete_the_folder(file: Path, _backup: Path) -> None:
    shutil.rmtree(file.parent)


def _rename_over(file: Path, backup: Path) -> None:
    backup.replace(file)


def _copy_over(file: Path, backup: Path) -> None:
    shutil.copyfile(backup, file)


def _link_elsewhere(file: Path, backup: Path) -> None:
    file.unlink()
    file.symlink_to(backup)


def _empty(file: Path, _backup: Path) -> None:
    os.truncate(file, 0)


def _cut_in_half(file: Path, _backup: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def _delete_the_log(file: Path, _backup: Path) -> None:
    file.with_name(f"{FILE}-wal").unlink()


MISHAPS: dict[Callable[[Path, Path], None], str] = {
    _delete: "store.file_gone",
    _delete_the_folder: "store.file_gone",
    _rename_over: "store.file_replaced",
    _copy_over: "store.file_replaced",
    _link_elsewhere: "store.file_replaced",
    _empty: "store.file_truncated",
    _cut_in_half: "store.file_truncated",
    _delete_the_log: "store.file_gone",
}


@pytest.mark.parametrize("mishap", MISHAPS, ids=lambda mishap: mishap.__name__)
async def test_nothing_is_acknowledged_into_a_file_that_nobody_will_find(
    store: Store, folder: Path, tmp_path: Path, mishap: Callable[[Path, Path], None]
) -> None:
    mishap(folder / FILE, tmp_path / "backup")

    for number in (2, 2, 3):
        with pytest.raises(Lost) as caught:
            await store.append(LOBBY, *lines(MANY + number))
        assert caught.value.code == MISHAPS[mishap]
        assert FILE in str(caught.value)
    with pytest.raises(Lost):
        await store.log("room")


async def test_what_is_lost_between_writing_and_answering_is_not_acknowledged(
    store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from greentable.server.store.sqlite_session import SqliteSession

    do = SqliteSession._do

    def then_delete(session: SqliteSession, jobs: object) -> None:
        do(session, jobs)  # type: ignore[arg-type]
        (folder / FILE).unlink()

    monkeypatch.setattr(SqliteSession, "_do", then_delete)
    with pytest.raises(Lost):
        await store.append(LOBBY, *lines(MANY + 2))


async def test_a_file_that_comes_back_is_used_when_the_store_is_opened_again(
    store: Store, folder: Path, tmp_path: Path
) -> None:
    (folder / FILE).rename(tmp_path / "away")
    with pytest.raises(Lost):
        await store.append(LOBBY, *lines(MANY + 2))
    (tmp_path / "away").rename(folder / FILE)
    with pytest.raises(Lost):
        await store.append(LOBBY, *lines(MANY + 2))

    await store.close()
    await store.open()

    await store.append(LOBBY, *lines(MANY + 2))
    assert await store.log("room") == tuple(entries(1, MANY + 2))
    assert await store.check() == []


async def test_what_others_do_to_a_database_by_the_rules_disturbs_nobody(
    store: Store, folder: Path
) -> None:
    await store.append(LOBBY, *lines(MANY + 2, 9 * MANY))
    await store.delete_room("room")
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        before = (folder / FILE).stat().st_size
        other.execute("VACUUM")
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert (folder / FILE).stat().st_size < before

    await store.append(LOBBY, *lines(1))
    assert await store.log("room") == tuple(entries(1))
    assert await store.check() == []


async def test_two_stores_in_one_process_watch_the_same_file(store: Store, folder: Path) -> None:
    other = open_store(folder)
    await other.open()
    await other.append(LOBBY, *lines(MANY + 2))
    await other.close()

    await store.append(LOBBY, *lines(MANY + 3))
    (folder / FILE).unlink()
    with pytest.raises(Lost):
        await store.append(LOBBY, *lines(MANY + 4))


async def test_a_lost_database_is_not_begun_anew_over_what_is_left_of_it(
    store: Store, folder: Path
) -> None:
    (folder / FILE).unlink()
    with pytest.raises(Lost):
        await store.append(LOBBY, *lines(MANY + 2))
    await store.close()
    left = (folder / f"{FILE}-wal").read_bytes()

    with pytest.raises(Unavailable) as caught:
        await store.open()

    assert caught.value.code == "store.log_alone"
    assert not (folder / FILE).exists()
    assert (folder / f"{FILE}-wal").read_bytes() == left
