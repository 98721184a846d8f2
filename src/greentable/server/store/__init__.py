"""The server's storage: SQLite in a folder, or PostgreSQL by its address.

Nothing here knows what an entry of a log means.
"""

from __future__ import annotations

from pathlib import Path

from greentable.errors import UsageError
from greentable.server.store.sqlite import SqliteStore
from greentable.server.store.store import Listener, Store
from greentable.server.store.values import (
    ANNOUNCEMENT,
    DRAINING,
    NOTICES,
    REWRITTEN,
    SENT_AWAY,
    Conflict,
    DailyResult,
    Entry,
    Lease,
    Lost,
    Person,
    PersonChanges,
    RoomLimit,
    Sitter,
    Snapshot,
    StoredRoom,
    Summary,
    Token,
    TooManyRooms,
    Unavailable,
)

__all__ = [
    "ANNOUNCEMENT",
    "DRAINING",
    "NOTICES",
    "REWRITTEN",
    "SENT_AWAY",
    "Conflict",
    "DailyResult",
    "Entry",
    "Lease",
    "Listener",
    "Lost",
    "Person",
    "PersonChanges",
    "RoomLimit",
    "Sitter",
    "Snapshot",
    "Store",
    "StoredRoom",
    "Summary",
    "Token",
    "TooManyRooms",
    "Unavailable",
    "open_store",
]


def open_store(where: str | Path) -> Store:
    """The store in a folder, or at an address that begins with postgresql://; not open yet.

    Raises UsageError for an invalid address, and if the PostgreSQL driver is not installed.
    """
    if isinstance(where, str) and where.startswith(("postgresql://", "postgres://")):
        try:
            from greentable.server.store.postgres import PostgresStore
        except ImportError as error:
            raise UsageError("store.no_psycopg", reason=str(error)) from error
        return PostgresStore(where)
    return SqliteStore(Path(where))
