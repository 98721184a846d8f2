"""A store is opened with a file that is whole and ours; any other is refused, and left alone."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from greentable.server.store import Unavailable, open_store
from greentable.server.store.sqlite import FILE, SqliteStore
from greentable.server.store.sqlite_session import SqliteSession
from tests.server.store.rows import LOBBY, entries, lines, names_in

pytestmark = pytest.mark.anyio

MANY = 300


@pytest.fixture
async def folder(tmp_path: Path) -> Path:
    """Where a store has been; beside it are a copy of its log and a backup."""
    found = tmp_path / "data"
    store = open_store(found)
    await store.open()
    await store.append(LOBBY, *lines(1, MANY))
    await store.backup(tmp_path / "backup")
    shutil.copyfile(found / f"{FILE}-wal", tmp_path / "log")
    await store.close()
    return found


def _empty(file: Path) -> None:
    os.truncate(file, 0)


def _leave_only_a_log(file: Path) -> None:
    file.unlink()
    shutil.copyfile(file.parent.parent / "log", f"{file}-wal")


def _empty_beside_a_log(file: Path) -> None:
    os.truncate(file, 0)
    shutil.copyfile(file.parent.parent / "log", f"{file}-wal")


def _put_a_backup_beside_an_old_log(file: Path) -> None:
    shutil.copyfile(file.parent.parent / "backup", file)
    shutil.copyfile(file.parent.parent / "log", f"{file}-wal")


def _cut_in_half(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def _cut_to_nearly_nothing(file: Path) -> None:
    os.truncate(file, 60)


def _overwrite_in_the_middle(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"#" * (file.stat().st_size - 8192))


def _put_something_else(file: Path) -> None:
    file.write_bytes(b"something else" * 1000)


def _put_a_database_of_others(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE migrations (id INTEGER)")


REFUSED: dict[Callable[[Path], None], str] = {
    _empty: "store.empty_file",
    _leave_only_a_log: "store.log_alone",
    _empty_beside_a_log: "store.log_alone",
    _put_a_backup_beside_an_old_log: "store.log_alone",
    _cut_in_half: "store.damaged",
    _cut_to_nearly_nothing: "store.foreign",
    _overwrite_in_the_middle: "store.damaged",
    _put_something_else: "store.foreign",
    _put_a_database_of_others: "store.foreign",
}


def _all_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize("spoil", REFUSED, ids=lambda spoil: spoil.__name__)
async def test_a_file_that_is_not_whole_or_not_ours_is_refused_and_left_as_it_is(
    folder: Path, spoil: Callable[[Path], None]
) -> None:
    spoil(folder / FILE)
    before = _all_in(folder)

    with pytest.raises(Unavailable) as caught:
        await open_store(folder).open()

    assert caught.value.code == REFUSED[spoil]
    assert FILE in str(caught.value)
    assert _all_in(folder) == before


async def test_a_backup_may_be_put_in_the_place_of_the_database(
    folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "backup").replace(folder / FILE)
    store = open_store(folder)
    await store.open()

    await store.append(LOBBY, *lines(MANY + 1))
    assert await store.log("room") == tuple(entries(1, MANY + 1))
    await store.close()


async def test_a_new_database_is_one_file_for_its_owner(tmp_path: Path) -> None:
    store = open_store(tmp_path / "new")
    await store.open()
    await store.close()

    (file,) = (tmp_path / "new").iterdir()
    assert (file.name, file.stat().st_mode & 0o777) == (FILE, 0o600)


async def test_the_one_who_writes_leaves_last_so_that_the_log_is_written_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[SqliteSession] = []
    disconnect = SqliteSession.disconnect

    def leave(session: SqliteSession) -> None:
        disconnect(session)
        left.append(session)

    monkeypatch.setattr(SqliteSession, "disconnect", leave)
    store = SqliteStore(tmp_path)
    await store.open()
    await store.append(LOBBY, *lines(1, MANY))
    await store.close()

    assert [session.is_writing for session in left] == [False, False, True]
    assert names_in(tmp_path) == {FILE}


async def test_a_database_may_be_elsewhere_by_a_link(folder: Path, tmp_path: Path) -> None:
    (folder / FILE).rename(tmp_path / "elsewhere.db")
    (folder / FILE).symlink_to(tmp_path / "elsewhere.db")
    store = open_store(folder)
    await store.open()

    await store.append(LOBBY, *lines(MANY + 1))
    await store.append(LOBBY, *lines(MANY + 2))
    await store.close()


async def test_a_link_that_leads_nowhere_is_no_new_database(tmp_path: Path) -> None:
    (tmp_path / FILE).symlink_to(tmp_path / "not mounted" / FILE)

    with pytest.raises(Unavailable):
        await open_store(tmp_path).open()

    assert names_in(tmp_path) == {FILE}
