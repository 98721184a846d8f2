"""The schema, in numbered steps: each file is applied once, in order, all in one transaction.

A file is never changed after a release; a change of the schema gets the next number. Both databases
use the same files (the first says how).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib import resources
from typing import NamedTuple

from greentable.errors import UsageError
from greentable.server.store.statements import Sql, Work

_COMMENT = re.compile("--.*")


class Migration(NamedTuple):
    """One step of the schema."""

    number: int
    name: str
    statements: tuple[str, ...]


def migrations() -> Iterator[Migration]:
    """All steps in order."""
    files = (file for file in resources.files(__name__).iterdir() if file.name.endswith(".sql"))
    for file in sorted(files, key=lambda file: file.name):
        name = file.name.removesuffix(".sql")
        script = _COMMENT.sub("", file.read_text(encoding="utf-8"))
        statements = tuple(one.strip() for one in script.split(";") if one.strip())
        yield Migration(int(name.split("_")[0]), name, statements)


def migrate(steps: Sequence[Migration] | None = None) -> Work[int]:
    """Update the schema and return its number; only one process may run it at a time.

    Raises UsageError if the schema is of a newer version of the program.
    """
    known = list(migrations() if steps is None else steps)
    yield Sql(
        "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL)"
    )
    rows = yield Sql("SELECT number FROM migrations")
    applied = {number for (number,) in rows if isinstance(number, int)}
    if unknown := applied - {migration.number for migration in known}:
        raise UsageError("store.newer", found=max(unknown), known=known[-1].number)
    for migration in known:
        if migration.number not in applied:
            for statement in migration.statements:
                yield Sql(statement)
            yield Sql(
                "INSERT INTO migrations (number, name) VALUES (:number, :name)",
                {"number": migration.number, "name": migration.name},
            )
    return known[-1].number
