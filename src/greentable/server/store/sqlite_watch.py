"""A watch on the file of a SQLite store: is it still the one that was opened?

SQLite goes on writing to a file that was deleted or replaced, and those writes would be lost. So
each transaction checks the file before it begins and before its batch is answered.
"""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import NamedTuple, NoReturn

from greentable.server.store.values import Lost, Unavailable

BESIDE = ("-wal", "-shm", "-journal")
"""The suffixes of the files that SQLite keeps beside a database."""
HEADER_BYTES = 100
_MAGIC = b"SQLite format 3\0"
_WITH_LOG = b"\2\2"  # write and read version of a file with a write-ahead log
_LARGEST_PAGE = 65536  # the header has 1 for it

Id = tuple[int, int]
"""A device and an inode on it, which identify a file under any name."""


class FileHeader(NamedTuple):
    """The header of a database file."""

    is_database: bool
    has_log: bool
    """True if changes go to a write-ahead log first."""
    size: int
    """The size in bytes when the log was last written back."""

    @classmethod
    def read(cls, data: bytes) -> FileHeader:
        """Parse the first bytes of a file."""
        page = int.from_bytes(data[16:18], "big")
        pages = int.from_bytes(data[28:32], "big")
        return cls(
            is_database=len(data) == HEADER_BYTES and data.startswith(_MAGIC),
            has_log=data[18:20] == _WITH_LOG,
            size=pages * (_LARGEST_PAGE if page == 1 else page),
        )


def id_of(found: os.stat_result) -> Id:
    """The identity of a file."""
    return found.st_dev, found.st_ino


def log_of(path: Path) -> Path:
    """The path of a database's write-ahead log: beside the target, if the path is a link."""
    return Path(os.path.realpath(path) + "-wal")


class Watch:
    """A watch on one file from `begin` to `end`; a lost file stays lost until the next `begin`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._log = log_of(path)
        self._lock = threading.Lock()
        self._id: Id | None = None
        self._written = self._size = 0
        self._lost: tuple[str, Path] | None = None

    def begin(self) -> None:
        """Start to watch the file that exists now. Raises Unavailable."""
        try:
            self._id = _hold(self._path)
            found = self._path.stat()
        except OSError as error:
            raise Unavailable("store.trouble", reason=str(error)) from error
        self._log = log_of(self._path)
        self._written, self._size, self._lost = found.st_mtime_ns, found.st_size, None

    def end(self) -> None:
        """Stop watching; call it when no session is connected."""
        if self._id is not None:
            _let_go(self._id)
            self._id = None

    def look(self) -> None:
        """Check that the file exists, is the same and no shorter. Raises Lost, Unavailable."""
        if self._lost is not None:
            self._lose(*self._lost)
        found = self._found(self._path)
        if id_of(found) != self._id:
            self._lose("store.file_replaced")
        if found.st_mtime_ns != self._written or found.st_size < self._size:
            self._look_closer()

    def log_id(self) -> Id:
        """The identity of the write-ahead log. Raises Lost, Unavailable."""
        return id_of(self._found(self._log))

    def look_at_log(self, opened: Id) -> None:
        """Check that the log is the one that was opened. Raises Lost, Unavailable."""
        if self.log_id() != opened:
            self._lose("store.file_replaced", self._log)

    def _look_closer(self) -> None:
        """Check a file that was written: by SQLite at a checkpoint, or by another program."""
        assert self._id is not None, "the watch has begun"
        with self._lock:
            found = self._found(self._path)
            header = FileHeader.read(_first_bytes(self._id))
            # VACUUM makes a database shorter, and first writes the new size to its header.
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


# Closing a file drops all locks that the process holds on it, SQLite's too. So a watched file stays
# open until nothing in this process watches it.


class _Held:
    def __init__(self) -> None:
        self.handles: list[int] = []
        self.count = 0


_held: dict[Id, _Held] = {}
_holding = threading.Lock()


def header_of(path: Path) -> FileHeader:
    """The header of a file. Raises OSError."""
    id_ = _hold(path)
    try:
        return FileHeader.read(_first_bytes(id_))
    finally:
        _let_go(id_)


def _hold(path: Path) -> Id:
    """Open a file for `_first_bytes`, or share the open one."""
    with _holding:
        id_ = id_of(path.stat())
        if id_ not in _held:
            handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
            id_ = id_of(os.fstat(handle))  # the file may have been replaced meanwhile
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
