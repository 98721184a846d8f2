"""Small values by key: the instance's secret, an announcement, an invitation."""

from __future__ import annotations

from greentable.server.store.statements import Sql, Work


def remembered(key: str) -> Work[str | None]:
    """A value by its key, such as the instance's secret."""
    rows = yield Sql("SELECT value FROM remembered WHERE key = :key", {"key": key})
    return str(rows[0][0]) if rows else None


def remembered_below(start: str) -> Work[dict[str, str]]:
    """The values whose keys begin with a prefix, by the rest of their keys."""
    rows = yield Sql(
        "SELECT key, value FROM remembered WHERE substr(key, 1, :length) = :start ORDER BY key",
        {"start": start, "length": len(start)},
    )
    return {str(key).removeprefix(start): str(value) for key, value in rows}


def remember(key: str, value: str) -> Work[None]:
    """Store a value, replacing an older one."""
    yield [
        Sql(
            "INSERT INTO remembered (key, value) VALUES (:key, :value)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            {"key": key, "value": value},
        )
    ]


def remember_first(key: str, value: str) -> Work[str]:
    """Store a value unless there is one; return the stored one."""
    values = {"key": key, "value": value}
    yield Sql(
        "INSERT INTO remembered (key, value) VALUES (:key, :value) ON CONFLICT (key) DO NOTHING",
        values,
    )
    rows = yield Sql("SELECT value FROM remembered WHERE key = :key", values)
    return str(rows[0][0])


def forget_remembered(key: str) -> Work[None]:
    """Delete the value of a key."""
    yield [Sql("DELETE FROM remembered WHERE key = :key", {"key": key})]
