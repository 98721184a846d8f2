"""Whether the file of a SQLite store is still the one that was opened.

SQLite goes on writing to a file that was deleted or renamed over, and nobody would find it there.
So each transaction looks before it begins and before anybody hears that it is done.
"""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import NamedTuple, NoReturn

from greentable.server.store.values import Lost, Unavailable

BESIDE = ("-wal", "-shm", "-journal")
"""What the names of files end in that SQLite keeps beside a database."""
HEADER_BYTES = 100
_MAGIC = b"SQLite format 3\0"
_WITH_LOG = b"\2\2"  # versions for writing and reading of a file that has a write-ahead log
_LARGEST_PAGE = 65536  # stands there as 1

Id = tuple[int, int]
"""A device and a file on it, whatever its names are."""


class Header(NamedTuple):
    """What the first bytes of a database say."""

    is_database: bool
    has_log: bool
    """Its changes go to a write-ahead log first."""
    size: int
    """In bytes, when the log was last written back."""

    @classmethod
    def read(cls, data: bytes) -> Header:
        """What they say; a file that is too short is no database."""
        page = int.from_bytes(data[16:18], "big")
        pages = int.from_bytes(data[28:32], "big")
        return cls(
            is_database=len(data) == HEADER_BYTES and data.startswith(_MAGIC),
            has_log=data[18:20] == _WITH_LOG,
            size=pages * (_LARGEST_PAGE if page == 1 else page),
        )


def id_of(found: os.stat_result) -> Id:
    """Which file it is."""
    return found.st_dev, found.st_ino


def log_of(path: Path) -> Path:
    """The write-ahead log of a database, which stands beside the file that a link leads to."""
    return Path(os.path.realpath(path) + "-wal")


class Watch:
    """Looks after one file from `begin` to `end`; what is lost stays lost until it begins anew."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = log_of(path)
        self._lock = threading.Lock()
        self._id: Id | None = None
        self._written = self._size = 0
        self._lost: tuple[str, Path] | None = None

    def begin(self) -> None:
        """From now on it is this file. Raises Unavailable."""
        try:
            self._id = _hold(self._path)
            found = self._path.stat()
        except OSError as error:
            raise Unavailable("store.trouble", reason=str(error)) from error
        self._log = log_of(self._path)
        self._written, self._size, self._lost = found.st_mtime_ns, found.st_size, None

    def end(self) -> None:
        """Let go of it; nobody is connected any more."""
        if self._id is not None:
            _let_go(self._id)
            self._id = None

    def look(self) -> None:
        """See that the file is there, the same, and no shorter. Raises Lost, Unavailable."""
        if self._lost is not None:
            self._lose(*self._lost)
        found = self._found(self._path)
        if id_of(found) != self._id:
            self._lose("store.file_replaced")
        if found.st_mtime_ns != self._written or found.st_size < self._size:
            self._look_closer()

    def log_id(self) -> Id:
        """Which file the write-ahead log is. Raises Lost, Unavailable."""
        return id_of(self._found(self._log))

    def look_at_log(self, opened: Id) -> None:
        """See that the log is the one that was opened. Raises Lost, Unavailable."""
        if self.log_id() != opened:
            self._lose("store.file_replaced", self._log)

    def _look_closer(self) -> None:
        """The file was written: by SQLite, that puts the log back into it, or by somebody else."""
        assert self._id is not None, "it is being looked after"
        with self._lock:
            found = self._found(self._path)
            header = Header.read(_first_bytes(self._id))
            # Whoever tidies a database up makes it shorter, and says so in it first.
            if found.st_size < min(self._size, max(header.size, HEADER_BYTES)):
                self._lose("store.file_truncated")
            if not (header.is_database and header.has_log):
                self._lose("store.file_replaced")
            self._written, self._size = found.st_mtime_ns, found.st_size

    def _found(self, path: Path) -> os.stat_result:
        try:
            return path.stat()
        except (FileNotFoundError, NotADirectoryError):
            self._lose("store.file_gone", path)
        except OSError as error:
            raise Unavailable("store.trouble", reason=str(error)) from error

    def _lose(self, code: str, path: Path | None = None) -> NoReturn:
        self._lost = code, path or self._path
        raise Lost(code, file=str(self._lost[1]))


# Whoever closes a file takes away all locks that the process has on it, SQLite's too. So one that
# is watched stays open until nobody in this process watches it.


class _Held:
    def __init__(self) -> None:
        self.handles: list[int] = []
        self.count = 0


_held: dict[Id, _Held] = {}
_holding = threading.Lock()


def header_of(path: Path) -> Header:
    """What a file says of itself. Raises OSError."""
    id_ = _hold(path)
    try:
        return Header.read(_first_bytes(id_))
    finally:
        _let_go(id_)


def _hold(path: Path) -> Id:
    """Have a file open for `_first_bytes`."""
    with _holding:
        id_ = id_of(path.stat())
        if id_ not in _held:
            handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
            id_ = id_of(os.fstat(handle))  # another one may have come in between
            _held.setdefault(id_, _Held()).handles.append(handle)
        _held[id_].count += 1
        return id_


def _let_go(id_: Id) -> None:
    with _holding:
        held = _held[id_]
        held.count -= 1
        if held.count == 0:
            for handle in _held.pop(id_).handles:
                os.close(handle)


def _first_bytes(id_: Id) -> bytes:
    with _holding:
        handle = _held[id_].handles[0]
        os.lseek(handle, 0, os.SEEK_SET)
        return os.read(handle, HEADER_BYTES)
