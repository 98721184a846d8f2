"""Which process owns a room, by the database's own clock; and small things to remember."""

from __future__ import annotations

from greentable.server.store.statements import Sql, Work, structs_of
from greentable.server.store.store import Lease

_FREE = ""


def take_lease(room: str, owner: str, address: str, seconds: float) -> Work[Lease]:
    """The lease of a room: this owner's if it was free or has run out, else the other's."""
    values = {"room": room, "owner": owner, "address": address, "seconds": seconds}
    yield Sql(
        "INSERT INTO leases (room, owner, address, epoch, until)"
        " VALUES (:room, :owner, :address, 1, database_now() + :seconds)"
        " ON CONFLICT (room) DO UPDATE SET owner = excluded.owner, address = excluded.address,"
        " epoch = leases.epoch + CASE WHEN leases.owner = excluded.owner THEN 0 ELSE 1 END,"
        " until = excluded.until"
        " WHERE leases.owner = excluded.owner OR leases.until <= database_now()",
        values,
    )
    rows = yield Sql(
        "SELECT room, owner, address, epoch, until FROM leases WHERE room = :room", values
    )
    return structs_of(Lease, rows)[0]


def renew_leases(owner: str, seconds: float) -> Work[set[str]]:
    """Keep all that this owner has."""
    rows = yield Sql(
        "UPDATE leases SET until = database_now() + :seconds WHERE owner = :owner RETURNING room",
        {"owner": owner, "seconds": seconds},
    )
    return {str(room) for (room,) in rows}


def release_lease(room: str, owner: str) -> Work[None]:
    """Let go of a room; the row stays for its epoch."""
    yield [
        Sql(
            "UPDATE leases SET owner = :free, until = 0 WHERE room = :room AND owner = :owner",
            {"room": room, "owner": owner, "free": _FREE},
        )
    ]


def remembered(key: str) -> Work[str | None]:
    """A value by its key."""
    rows = yield Sql("SELECT value FROM remembered WHERE key = :key", {"key": key})
    return str(rows[0][0]) if rows else None


def remembered_below(start: str) -> Work[dict[str, str]]:
    """The values whose keys begin with this, by the rest of their keys."""
    rows = yield Sql(
        "SELECT key, value FROM remembered WHERE substr(key, 1, :length) = :start ORDER BY key",
        {"start": start, "length": len(start)},
    )
    return {str(key).removeprefix(start): str(value) for key, value in rows}


def remember(key: str, value: str) -> Work[None]:
    """Keep a value, in the place of what was there."""
    yield [
        Sql(
            "INSERT INTO remembered (key, value) VALUES (:key, :value)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            {"key": key, "value": value},
        )
    ]


def remember_first(key: str, value: str) -> Work[str]:
    """Keep a value unless there is one; what is kept."""
    values = {"key": key, "value": value}
    yield Sql(
        "INSERT INTO remembered (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING",
        values,
    )
    rows = yield Sql("SELECT value FROM remembered WHERE key = :key", values)
    return str(rows[0][0])


def forget_remembered(key: str) -> Work[None]:
    """Nothing is kept by this key any more."""
    yield [Sql("DELETE FROM remembered WHERE key = :key", {"key": key})]
