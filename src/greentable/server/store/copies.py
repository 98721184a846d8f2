"""Backups: a copy of either store is a SQLite file with the same tables.

So a backup of SQLite can be restored into PostgreSQL, when a household has become a club.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from greentable.errors import UsageError
from greentable.server.store.database_threads import run
from greentable.server.store.migrations import migrate
from greentable.server.store.sqlite_session import connect, executing
from greentable.server.store.sqlite_watch import BESIDE
from greentable.server.store.statements import Row, Sql, Work
from greentable.server.store.values import Unavailable

_PAGE = 2000


class _Table(NamedTuple):
    """A table, the key that orders its rows, and the types of its columns."""

    name: str
    key: tuple[str, ...]
    columns: tuple[str, ...]
    truths: frozenset[int]


# Ordered so that no row comes before a row that it refers to.
_KEYS: dict[str, tuple[str, ...]] = {
    "remembered": ("key",),
    "people": ("id",),
    "tokens": ("hash",),
    "daily_results": ("day", "puzzle", "person"),
    "rooms": ("id",),
    "entries": ("room", "seq"),
    "snapshots": ("room",),
    "room_people": ("room", "person"),
    "leases": ("room",),
}


def _tables(copy: sqlite3.Connection) -> Iterator[_Table]:
    for name, key in _KEYS.items():
        columns = copy.execute(f"PRAGMA table_info({name})").fetchall()
        truths = frozenset(at for at, column in enumerate(columns) if column[2] == "BOOLEAN")
        yield _Table(name, key, tuple(column[1] for column in columns), truths)


# Making a copy


@contextmanager
def new_copy(path: Path) -> Iterator[sqlite3.Connection]:
    """An empty database that replaces a file once it is complete. Raises Unavailable."""
    part: Path | None = None
    try:
        # A unique name, as two backups may run at once; only the owner may read the file.
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
        part = Path(name)
        os.close(handle)
        with closing(connect(part)) as copy:
            yield copy
            # Without a write-ahead log, so that the copy is a single file.
            copy.execute("PRAGMA journal_mode = DELETE")
        _make_durable(part)
        part.replace(path)
        _make_durable(path.parent)
    except (OSError, sqlite3.Error) as error:
        raise Unavailable("store.no_backup", file=str(path), reason=str(error)) from error
    finally:
        # After an error such as a full disk, SQLite leaves its side files behind.
        for suffix in ("", *BESIDE) if part is not None else ():
            Path(f"{part}{suffix}").unlink(missing_ok=True)


def _make_durable(path: Path) -> None:
    """Flush a file or folder to disk; folders only where the system allows it."""
    if path.is_dir() and os.name != "posix":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_copy(path: Path) -> Work[None]:
    """Write all rows of a store to a new copy. Raises Unavailable."""
    with new_copy(path) as copy:
        copy.execute("BEGIN")
        run(migrate(), executing(copy))
        for table in _tables(copy):
            columns = ", ".join(table.columns)
            places = ", ".join("?" * len(table.columns))
            insert = f"INSERT INTO {table.name} ({columns}) VALUES ({places})"  # noqa: S608 - constant names
            key = ", ".join(table.key)
            beyond = ""
            after: dict[str, object] = {}
            while rows := (
                yield Sql(
                    f"SELECT {columns} FROM {table.name}{beyond} ORDER BY {key} LIMIT {_PAGE}",  # noqa: S608
                    after,
                )
            ):
                copy.executemany(insert, rows)
                last = dict(zip(table.columns, rows[-1], strict=True))
                after = {name: last[name] for name in table.key}
                beyond = f" WHERE ({key}) > (:{', :'.join(table.key)})"
        copy.execute("COMMIT")


# Restoring a copy


def restore_rows(path: Path, *, overwrite: bool) -> Work[None]:
    """Write all rows of a copy into a store.

    Raises UsageError for a file that is not a copy, and for a store that is not empty, unless
    `overwrite` is set.
    """
    with _readable(path) as copy:
        for name in reversed(_KEYS):
            rows = yield Sql(f"SELECT 1 FROM {name} LIMIT 1")  # noqa: S608
            if rows and not overwrite:
                raise UsageError("store.not_empty")
            yield [Sql(f"DELETE FROM {name}")]  # noqa: S608
        for table in _tables(copy):
            columns = ", ".join(table.columns)
            places = ", ".join(f":{column}" for column in table.columns)
            insert = f"INSERT INTO {table.name} ({columns}) VALUES ({places})"  # noqa: S608
            cursor = copy.execute(f"SELECT {columns} FROM {table.name}")  # noqa: S608
            while rows := cursor.fetchmany(_PAGE):
                yield [Sql(insert, _values(table, row)) for row in rows]


def _values(table: _Table, row: Row) -> dict[str, object]:
    return {
        column: bool(value) if at in table.truths else value
        for at, (column, value) in enumerate(zip(table.columns, row, strict=True))
    }


@contextmanager
def _readable(path: Path) -> Iterator[sqlite3.Connection]:
    """A copy migrated to the current schema; the file itself is not changed."""
    with tempfile.TemporaryDirectory() as folder:
        twin = Path(folder) / "copy.db"
        try:
            shutil.copyfile(path, twin)
            with closing(connect(twin)) as copy:
                if not copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'rooms'").fetchall():
                    raise UsageError("store.not_a_backup", file=str(path))
                run(migrate(), executing(copy))
                yield copy
        except sqlite3.DatabaseError as error:
            raise UsageError("store.not_a_backup", file=str(path)) from error
