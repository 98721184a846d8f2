"""Database work, written once for both databases: generators that yield SQL and receive rows.

Each method of the store is a generator in `rooms`, `people`, `leases` and others: it yields a
statement, receives the rows, and finally returns its result. SQLite and PostgreSQL run the same
generators, so no rule of the store is written twice.

The SQL is common to both. Values are named (`:room`). Each store translates two things:
`database_now()`, in Unix seconds, and the row locks at the end of a query (`FOR UPDATE`,
`FOR SHARE`), which SQLite does not need, as it has only one writer.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import NamedTuple, TypeVar

import msgspec

Row = tuple[object, ...]
Rows = list[Row]
Result = TypeVar("Result")
Kind = TypeVar("Kind", bound=msgspec.Struct)


class Sql(NamedTuple):
    """A statement and its values by name."""

    text: str
    values: Mapping[str, object] = {}


Work = Generator[Sql | Sequence[Sql], Rows, Result]
"""Yields one statement to receive its rows, or several statements without rows."""


def structs_of(kind: type[Kind], rows: Rows) -> list[Kind]:
    """Rows as structs of a class whose fields are in the order of the columns."""
    names = kind.__struct_fields__
    # Not strict: SQLite stores booleans as 0 or 1.
    return [msgspec.convert(dict(zip(names, row, strict=True)), kind, strict=False) for row in rows]


def first_of(kind: type[Kind], rows: Rows) -> Kind | None:
    """The first row as a struct; None if there is no row."""
    return structs_of(kind, rows[:1])[0] if rows else None


def values_of(struct: msgspec.Struct) -> dict[str, object]:
    """The fields of a struct by name, as parameters of a statement."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
