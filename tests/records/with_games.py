"""Reading and writing records in tests: of all games that there are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from greentable import records, table
from greentable.games import GAMES
from greentable.records import Record
from greentable.table import AnyPly, AnyTable, Verified


def read_record(text: str) -> Record:
    return records.read_record(text, GAMES)


def write_record(record: Record) -> str:
    return records.write_record(record, GAMES)


def read_file(path: Path | str) -> Record:
    return records.read_file(path, GAMES)


def write_file(path: Path | str, record: Record) -> None:
    records.write_file(path, record, GAMES)


def replay(record: Record) -> Iterator[AnyPly]:
    return table.replay(record, GAMES)


def table_at(record: Record, ply: int) -> AnyTable:
    return table.table_at(record, GAMES, ply)


def resume(record: Record) -> AnyTable:
    return table.resume(record, GAMES)


def verify(record: Record) -> Verified:
    return table.verify(record, GAMES)
