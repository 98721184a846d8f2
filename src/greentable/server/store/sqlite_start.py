"""The preparation of a SQLite file before a store opens it: create it, or check it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from greentable.server.store.sqlite_session import connect, opened, translated_errors
from greentable.server.store.sqlite_watch import BESIDE, header_of, id_of, log_of
from greentable.server.store.values import Unavailable

_OURS = {"migrations", "rooms"}  # tables that each of our databases has


def prepare(path: Path, *, even_damaged: bool) -> None:
    """Create the file if it is missing; else check that it is usable. Raises Unavailable."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        log = log_of(path)
        # SQLite would delete such a log, or write another database's moves into this one.
        if _size(log) and not (path.exists() and header_of(path).has_log):
            raise Unavailable("store.log_alone", file=str(path), log=str(log))
        if not path.exists():
            _create(path)
        elif not _size(path):
            raise Unavailable("store.empty_file", file=str(path))
        else:
            _examine(path, even_damaged=even_damaged)
    except OSError as error:
        raise Unavailable("store.trouble", reason=str(error)) from error


def belongs_to(path: Path, database: Path) -> bool:
    """True if a path is a database, or a file that SQLite keeps beside it."""
    real = os.path.realpath(path)
    for suffix in ("", *BESIDE):
        own = Path(os.path.realpath(database) + suffix)
        if real in {str(own), os.path.realpath(f"{database}{suffix}")}:
            return True
        if path.exists() and own.exists() and id_of(path.stat()) == id_of(own.stat()):
            return True  # a hard link, or a name in other case on a case-insensitive file system
    return False


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _create(path: Path) -> None:
    """Create an empty database that only its owner can read, as it will contain all hands.

    It gets its name when it is complete: so a file of zero bytes is always a damaged one.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".new", dir=path.parent)
    os.close(handle)
    new = Path(name)
    try:
        with translated_errors(), closing(connect(new)):
            pass
        try:
            os.link(new, path)
        except FileExistsError:
            pass  # another process was first
        except OSError:  # the file system has no hard links
            if not path.exists():
                new.rename(path)
    finally:
        new.unlink(missing_ok=True)


def _examine(path: Path, *, even_damaged: bool) -> None:
    """Check that it is one of our databases and undamaged, without changes. Raises Unavailable."""
    try:
        with closing(opened(path)) as connection:
            rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            tables = {name for (name,) in rows}
            if tables and not tables >= _OURS:
                raise Unavailable("store.foreign", file=str(path))
            if even_damaged:
                return
            ((fault,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
    except sqlite3.OperationalError as error:  # busy, or no space for what SQLite needs beside it
        raise Unavailable("store.trouble", reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        if header_of(path).is_database:
            raise Unavailable("store.damaged", file=str(path), reason=str(error)) from error
        raise Unavailable("store.foreign", file=str(path)) from error
    if fault != "ok":
        raise Unavailable("store.damaged", file=str(path), reason=str(fault))
