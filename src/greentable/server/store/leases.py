"""Leases: each room is owned by one process, for a time by the database's own clock."""

from __future__ import annotations

from greentable.server.store.statements import Sql, Work, structs_of
from greentable.server.store.values import Lease

_FREE = ""


def take_lease(room: str, owner: str, address: str, seconds: float) -> Work[Lease]:
    """Take a room's lease if it is free or has expired; return it, or the other owner's."""
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
    """Renew all leases of an owner; return the rooms that it still owns."""
    rows = yield Sql(
        "UPDATE leases SET until = database_now() + :seconds WHERE owner = :owner RETURNING room",
        {"owner": owner, "seconds": seconds},
    )
    return {str(room) for (room,) in rows}


def release_lease(room: str, owner: str) -> Work[None]:
    """Release a room; the row stays for its epoch."""
    yield [
        Sql(
            "UPDATE leases SET owner = :free, until = 0 WHERE room = :room AND owner = :owner",
            {"room": room, "owner": owner, "free": _FREE},
        )
    ]
