"""Record files: read with care, written so that no half-written file is ever left."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from greentable.errors import RecordError, UsageError
from greentable.records.codec import MOST_CHARACTERS, read_record, write_record
from greentable.records.record import Record

MOST_BYTES = MOST_CHARACTERS
_MOST_NAME = 40  # characters that go into another name: many systems take 255 bytes and no more


def read_file(path: Path | str) -> Record:
    """The record in a file. Raises UsageError if there is no such file, or RecordError."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise _trouble("read", path, error) from error
    if len(data) > MOST_BYTES:
        message = f"more than {MOST_BYTES} bytes: too large for a record"
        raise RecordError("record.size", message)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8")) + 1
        message = f"found the byte 0x{data[error.start]:02X}: text in UTF-8 wanted"
        raise RecordError("record.encoding", message, line=line, column=column) from error
    return read_record(text)


def write_file(path: Path | str, record: Record) -> None:
    """Put the record into a file, whole or not at all. Raises UsageError, RecordError."""
    data = write_record(record).encode()
    try:
        target = Path(path).resolve()
        # Its name says what it was to become, should the machine stop before it is removed.
        beside = target.with_name(f".{target.name[:_MOST_NAME]}.{secrets.token_hex(8)}.new")
        try:
            with beside.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise _trouble("write", path, error) from error


def _trouble(what: str, path: Path | str, error: Exception) -> UsageError:
    why = os.strerror(error.errno) if isinstance(error, OSError) and error.errno else str(error)
    return UsageError(f"record.{what}", f"cannot {what} {str(path)!r}: {why}")
