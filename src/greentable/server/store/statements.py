"""Work on a database, written once for both: a generator that asks for statements and gets rows.

What a method of the store does stands in `rooms`, `people`, `leases` and others as a generator: it
yields a statement, is sent the rows, and in the end returns its result. SQLite runs it on a thread,
PostgreSQL over a socket; neither knows what it is about, and no rule of the store is written twice.

The SQL is what both understand. Values are named (`:room`). Two words are put into each dialect by
the store that runs them: `database_now()`, in Unix seconds, and the row locks at the end of a query
(`FOR UPDATE`, `FOR SHARE`), which SQLite, where only one may write, has no need of.
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
"""Yields a statement for its rows, or several of which nobody wants to see the rows."""


def structs_of(kind: type[Kind], rows: Rows) -> list[Kind]:
    """Rows as values of a kind, whose fields they have in their order."""
    names = kind.__struct_fields__
    # Not strict: in SQLite a truth is 0 or 1.
    return [msgspec.convert(dict(zip(names, row, strict=True)), kind, strict=False) for row in rows]


def first_of(kind: type[Kind], rows: Rows) -> Kind | None:
    """The first row as a value, if there is one."""
    return structs_of(kind, rows[:1])[0] if rows else None


def values_of(struct: msgspec.Struct) -> dict[str, object]:
    """The fields of a value, for statements that name them alike."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
