"""Record files: read strictly, and written atomically, so that no partial file remains."""

from __future__ import annotations

import glob
import os
import secrets
import sys
import time
from contextlib import suppress
from pathlib import Path

from greentable.errors import RecordError, UsageError
from greentable.records.codec import read_record, write_record
from greentable.records.record import MOST_BYTES, Games, Record
from greentable.words.system_errors import system_words

_MOST_NAME = 40  # characters used in a temporary name: many systems allow at most 255 bytes
_HALF_WRITTEN = ".new"
_CHANCE_BYTES = 8  # in a temporary name, so that two writers do not collide
_ABANDONED = 60.0  # seconds: a record is written much faster, unless its writer has died

STANDARD_INPUT = "-"


def read_file(path: Path | str, games: Games) -> Record:
    """The record in a file, or in standard input if it is named -.

    Raises UsageError if there is no such file, or RecordError.
    """
    if str(path) == STANDARD_INPUT:
        return decode_record(sys.stdin.buffer.read(MOST_BYTES + 1), games)
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise UsageError("record.read", path=repr(str(path)), why=system_words(error)) from error
    return decode_record(data, games)


def decode_record(data: bytes, games: Games) -> Record:
    """The record in the bytes of a file. Raises RecordError."""
    if len(data) > MOST_BYTES:
        raise RecordError("record.size", most=MOST_BYTES)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8")) + 1
        found = f"0x{data[error.start]:02X}"
        raise RecordError("record.encoding", found=found, line=line, column=column) from error
    return read_record(text, games)


def write_file(path: Path | str, record: Record, games: Games) -> None:
    """Write the record into a file, whole or not at all. Raises UsageError, RecordError.

    Partial files of earlier writers that were killed are removed.
    """
    data = write_record(record, games).encode()
    try:
        target = Path(path).resolve()
        # Its name contains the target's, in case the machine stops before it is removed.
        chance = secrets.token_hex(_CHANCE_BYTES)
        beside = target.with_name(f"{_begins(target)}{chance}{_HALF_WRITTEN}")
        try:
            with beside.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
        remove_half_written(target)
    except (OSError, ValueError) as error:
        raise UsageError("record.write", path=repr(str(path)), why=system_words(error)) from error


def remove_half_written(path: Path) -> None:
    """Remove partial files for this target that were left by killed writers.

    Recent ones stay, since another process may still be writing them.
    """
    digits = "[0-9a-f]" * (2 * _CHANCE_BYTES)
    begins = glob.escape(_begins(path))
    for left in path.parent.glob(f"{begins}{digits}{_HALF_WRITTEN}"):
        with suppress(OSError):  # another process may have removed it, or may own it
            if time.time() - left.stat().st_mtime > _ABANDONED:
                left.unlink()


def _begins(target: Path) -> str:
    """The beginning of the names of partial files for this target."""
    return f".{target.name[:_MOST_NAME]}."
