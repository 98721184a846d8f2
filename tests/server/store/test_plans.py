"""With ten thousand rooms nothing that is asked often reads a whole table."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from greentable.server.store import Snapshot, Store, daily_results, leases, people, rooms
from greentable.server.store.migrations import migrate
from greentable.server.store.statements import Rows, Sql, Work
from tests.server.store.rows import LOBBY, lines, summary

pytestmark = pytest.mark.anyio
NUMBERS = (
    "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000) "
)
MANY = (
    (
        "INSERT INTO rooms SELECT 'r' || n, 1, CASE WHEN n / 10 * 10 = n THEN 'lobby' ELSE"
        " 'over' END, n / 20 * 20 = n, n / 3 * 3 = n,"
        " CASE WHEN n / 10 * 10 = n THEN 'code' || n END, n, n,"
        " CASE WHEN n / 100 * 100 = n THEN n END, :summary FROM numbers"
    ),
    "INSERT INTO entries SELECT 'r' || n, 1, n, '' FROM numbers",
    "INSERT INTO snapshots SELECT 'r' || n, 1, '' FROM numbers",
    "INSERT INTO people SELECT 'p' || n, 'name', 'en', n, n, NULL, 'h' || n, n < 0 FROM numbers",
    "INSERT INTO room_people SELECT 'r' || n, 'p' || n, n > 0 FROM numbers",
    "INSERT INTO tokens SELECT 't' || n, 'p' || n, 'cookie', '', '', n, n FROM numbers",
    (
        "INSERT INTO daily_results SELECT 'day' || (n / 100), 'plain', 'p' || n, '', '', n, 0,"
        " n < 0, n FROM numbers"
    ),
    "INSERT INTO leases SELECT 'r' || n, 'o' || (n / 100), '', 1, 0 FROM numbers",
)
EVERYDAY: dict[str, Callable[[], Work[object]]] = {
    "append": lambda: rooms.append(summary("r7", "p7"), *lines(2), Snapshot(2, b""), 1),
    "room": lambda: rooms.room("r7"),
    "log": lambda: rooms.log("r7"),
    "room_by_code": lambda: rooms.room_by_code("code10"),
    "lobby": lambda: rooms.lobby(50),
    "rooms_of": lambda: rooms.rooms_of("p7", 20, None),
    "count_running": lambda: rooms.count_running("p7"),
    "sent_in_by": lambda: rooms.sent_in_by("p7"),
    "due": lambda: rooms.due(300.0),
    "waiting": lambda: rooms.waiting(300.0, 100),
    "finished": lambda: rooms.finished("p7", None, 100),
    "person": lambda: people.person_by_id("p7"),
    "person_by_token": lambda: people.person_by_token("t7"),
    "person_by_handle": lambda: people.person_by_handle("h7"),
    "touch": lambda: people.touch("t7", 1.0),
    "tokens_of": lambda: people.tokens_of("p7"),
    "idle_guests": lambda: people.idle_guests(50.0, 10),
    "daily_results": lambda: daily_results.daily_results("day7", "plain", 20),
    "daily_of": lambda: daily_results.daily_of("p7"),
    "take_lease": lambda: leases.take_lease("r7", "o0", "", 1.0),
    "renew_leases": lambda: leases.renew_leases("o7", 1.0),
}
# All of a table, and not by an index: as SQLite says it, and as PostgreSQL does.
WHOLE_TABLE = re.compile(r"SCAN \w+$|Seq Scan")


async def test_nothing_that_is_asked_often_reads_a_whole_table(
    store: Store, store_place: str
) -> None:
    await store.write(_planting())
    explain = "EXPLAIN" if store_place.startswith("postgresql") else "EXPLAIN QUERY PLAN"
    plans = {
        name: await store.write(_explaining(work(), explain)) for name, work in EVERYDAY.items()
    }

    assert {name for name, plan in plans.items() if not plan} == set()
    slow = {
        name: [line for line in plan if WHOLE_TABLE.search(line)] for name, plan in plans.items()
    }
    assert {name: lines for name, lines in slow.items() if lines} == {}


async def test_a_look_up_without_an_index_would_be_noticed(store: Store, store_place: str) -> None:
    explain = "EXPLAIN" if store_place.startswith("postgresql") else "EXPLAIN QUERY PLAN"

    plan = await store.write(_explaining(_by_name("Ann"), explain))

    assert any(WHOLE_TABLE.search(line) for line in plan)


def _by_name(name: str) -> Work[Rows]:
    return (yield Sql("SELECT id FROM people WHERE name = :name", {"name": name}))


async def test_opening_asks_two_things_and_none_about_rooms(store: Store) -> None:
    asked: list[str] = []

    await store.write(_noting(migrate(), asked))

    assert [sql.split()[0] for sql in asked] == ["CREATE", "SELECT"]
    assert not any("rooms" in sql for sql in asked)


def _planting() -> Work[None]:
    text = msgspec.json.encode(LOBBY).decode()
    yield [Sql(NUMBERS + many, {"summary": text} if ":summary" in many else {}) for many in MANY]
    yield [Sql("ANALYZE")]


def _explaining(work: Work[object], explain: str) -> Work[list[str]]:
    """The plans of all statements of some work, which is done too."""
    plans: list[str] = []
    try:
        wanted = next(work)
        while True:
            rows: Rows = []
            for sql in [wanted] if isinstance(wanted, Sql) else wanted:
                plan = yield Sql(f"{explain} {sql.text}", sql.values)
                plans += [str(line[-1]) for line in plan]
                rows = yield sql
            wanted = work.send(rows)
    except StopIteration:
        return plans


def _noting(work: Work[object], asked: list[str]) -> Work[None]:
    try:
        wanted = next(work)
        while True:
            asked += [sql.text for sql in ([wanted] if isinstance(wanted, Sql) else wanted)]
            wanted = work.send((yield wanted))
    except StopIteration:
        return
