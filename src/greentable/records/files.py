"""Record files: read with care, written so that no half-written file is ever left."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

from greentable.errors import RecordError, UsageError
from greentable.records.codec import read_record, write_record
from greentable.records.record import MOST_BYTES, Games, Record
from greentable.system_errors import system_words

_MOST_NAME = 40  # characters that go into another name: many systems take 255 bytes and no more


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
    """The record that the bytes of a file say. Raises RecordError."""
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
    """Put the record into a file, whole or not at all. Raises UsageError, RecordError."""
    data = write_record(record, games).encode()
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
        raise UsageError("record.write", path=repr(str(path)), why=system_words(error)) from error
