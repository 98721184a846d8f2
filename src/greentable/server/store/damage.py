"""A check of all stored data for damage.

Neither store causes damage; but disks fail, and people write into databases by hand.
"""

from __future__ import annotations

import msgspec

from greentable.server.store.rooms import columns_of
from greentable.server.store.statements import Row, Sql, Work
from greentable.server.store.values import Summary
from greentable.words.messages import Message, say

_PAGE = 1000
_ORPHANS = {
    "entries": "SELECT COUNT(*) FROM entries WHERE room NOT IN (SELECT id FROM rooms)",
    "snapshots": "SELECT COUNT(*) FROM snapshots WHERE room NOT IN (SELECT id FROM rooms)",
    "room_people": "SELECT COUNT(*) FROM room_people WHERE room NOT IN (SELECT id FROM rooms)",
    "tokens": "SELECT COUNT(*) FROM tokens WHERE person NOT IN (SELECT id FROM people)",
    "daily_results": (
        "SELECT COUNT(*) FROM daily_results WHERE person NOT IN (SELECT id FROM people)"
    ),
}


def damage() -> Work[list[Message]]:
    """All damage found: gaps in logs, wrong snapshots and summaries, orphaned rows."""
    logs = yield from _broken_logs()
    snapshots = yield from _early_snapshots()
    summaries = yield from _wrong_summaries()
    orphans = yield from _orphans()
    return [*logs, *snapshots, *summaries, *orphans]


def _broken_logs() -> Work[list[Message]]:
    """Logs that do not count from 1 to the number of the last entry."""
    rows = yield Sql(
        "SELECT id, rooms.seq, COUNT(entries.seq) FROM rooms"
        " LEFT JOIN entries ON entries.room = rooms.id GROUP BY id, rooms.seq"
        " HAVING COUNT(entries.seq) <> rooms.seq OR MIN(entries.seq) <> 1"
        " OR MAX(entries.seq) <> rooms.seq ORDER BY id"
    )
    return [
        say("damage-log", room=_text(row[0]), found=_number(row[2]), wanted=_number(row[1]))
        for row in rows
    ]


def _early_snapshots() -> Work[list[Message]]:
    """Snapshots that are newer than the log of their room."""
    rows = yield Sql(
        "SELECT room FROM snapshots JOIN rooms ON rooms.id = snapshots.room"
        " WHERE snapshots.seq > rooms.seq ORDER BY room"
    )
    return [say("damage-snapshot", room=_text(row[0])) for row in rows]


def _wrong_summaries() -> Work[list[Message]]:
    """Summaries that cannot be read or that contradict the columns beside them."""
    found: list[Message] = []
    after = ""
    while True:
        rows = yield Sql(
            "SELECT id, status, listed, finished, code, created, changed, deadline, summary"
            " FROM rooms WHERE id > :after ORDER BY id LIMIT :page",
            {"after": after, "page": _PAGE},
        )
        if not rows:
            return found
        found += [say("damage-summary", room=_text(row[0])) for row in rows if not _fits(row)]
        after = _text(rows[-1][0])


def _fits(row: Row) -> bool:
    *columns, text = row
    try:
        summary = msgspec.json.decode(_text(text), type=Summary)
    except msgspec.DecodeError:
        return False
    return columns == list(columns_of(summary).values())


def _orphans() -> Work[list[Message]]:
    """Rows that refer to a missing room or person."""
    found: list[Message] = []
    for table, query in _ORPHANS.items():
        rows = yield Sql(query)
        if count := _number(rows[0][0]):
            found.append(say("damage-orphans", table=table, count=count))
    return found


def _text(value: object) -> str:
    assert isinstance(value, str)
    return value


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
