"""The findings of `check` in a database that was edited by hand."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from greentable.server.store import Snapshot, Store, open_store
from greentable.server.store.sqlite import FILE
from greentable.words.messages import Message, say
from tests.server.store.rows import add_people, lines, summary

pytestmark = pytest.mark.anyio

PLANTED: list[tuple[str, Message]] = [
    (
        "DELETE FROM entries WHERE room = 'one' AND seq = 2",
        say("damage-log", room="one", found=4, wanted=5),
    ),
    (
        "DELETE FROM entries WHERE room = 'one' AND seq = 5",
        say("damage-log", room="one", found=4, wanted=5),
    ),
    (
        "UPDATE entries SET seq = 0 WHERE room = 'one' AND seq = 1",
        say("damage-log", room="one", found=5, wanted=5),
    ),
    (
        "UPDATE entries SET seq = 9 WHERE room = 'one' AND seq = 3",
        say("damage-log", room="one", found=5, wanted=5),
    ),
    (
        "DELETE FROM entries WHERE room = 'one'",
        say("damage-log", room="one", found=0, wanted=5),
    ),
    ("UPDATE snapshots SET seq = 6 WHERE room = 'one'", say("damage-snapshot", room="one")),
    ("UPDATE rooms SET summary = '{}' WHERE id = 'one'", say("damage-summary", room="one")),
    ("UPDATE rooms SET status = 'over' WHERE id = 'one'", say("damage-summary", room="one")),
    (
        "INSERT INTO entries VALUES ('none', 1, 0, '')",
        say("damage-orphans", table="entries", count=1),
    ),
    (
        "INSERT INTO snapshots VALUES ('none', 1, '')",
        say("damage-orphans", table="snapshots", count=1),
    ),
    (
        "UPDATE room_people SET room = 'none'",
        say("damage-orphans", table="room_people", count=2),
    ),
    ("UPDATE tokens SET person = 'none'", say("damage-orphans", table="tokens", count=2)),
    (
        "INSERT INTO daily_results VALUES ('', '', 'none', '', '', 1, 1, '0', 1)",
        say("damage-orphans", table="daily_results", count=1),
    ),
]


@pytest.mark.parametrize(("statement", "found"), PLANTED, ids=[one for one, _ in PLANTED])
async def test_planted_damage_is_found(
    store: Store, store_place: str, statement: str, found: Message
) -> None:
    await add_people(store, "ann", "ben")
    await store.append(summary("one", "ann"), *lines(1, 5), Snapshot(5, b""))
    await store.append(summary("two", "ben"), *lines(1, 2))
    assert await store.check() == []

    _plant(store_place, statement)

    assert await store.check() == [found]


def _plant(place: str, statement: str) -> None:
    """Change a database, past all that it would check."""
    if place.startswith("postgresql"):
        with psycopg.connect(place) as database:
            database.execute("SET session_replication_role = replica")
            database.execute(statement.encode())
    else:
        with closing(sqlite3.connect(Path(place) / FILE)) as connection, connection:
            connection.execute(statement)


async def test_a_damaged_file_is_found(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    await store.open()
    for number in range(20):
        await store.append(summary(f"{number}", deadline=1.0), *lines(1))
    await store.close()
    # An index that no longer has what its table has.
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(
            "UPDATE sqlite_master SET sql = replace(sql, '(deadline,', '(changed,')"
            " WHERE name = 'rooms_by_deadline'"
        )
    await store.open()

    found = await store.check()

    assert {message.id for message in found} == {"damage-file"}
    await store.close()
