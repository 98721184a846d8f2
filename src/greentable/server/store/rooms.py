"""Rooms: their logs, their snapshots, and the summaries for look-ups."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from greentable.server.store.statements import Row, Rows, Sql, Work, first_of, structs_of
from greentable.server.store.values import (
    Conflict,
    Entry,
    RoomLimit,
    Snapshot,
    StoredRoom,
    Summary,
    TooManyRooms,
)


def append(
    summary: Summary,
    first: int,
    entries: Sequence[bytes],
    snapshot: Snapshot | None = None,
    epoch: int | None = None,
    limit: RoomLimit | None = None,
) -> Work[None]:
    """Append entries to a room's log and store its new summary; entry 1 creates the room.

    `first` is the number of the first entry; all get the time of the summary's last change.

    Raises Conflict if an entry exists already, if the one before is missing, if another room has
    the code, or if the lease has another epoch; TooManyRooms if `limit` is exceeded, counting rooms
    of all processes. Then nothing was written.
    """
    if not entries:
        message = "there is nothing to append"
        raise ValueError(message)
    if epoch is not None:
        rows = yield Sql(
            "SELECT epoch FROM leases WHERE room = :room FOR SHARE", {"room": summary.id}
        )
        if rows != [(epoch,)]:
            raise Conflict("store.lease_lost", room=summary.id)
    if limit is not None:
        yield from _check_limit(limit)
    rows = yield Sql(
        "SELECT seq, summary FROM rooms WHERE id = :room FOR UPDATE", {"room": summary.id}
    )
    last = rows[0][0] if rows else 0
    assert isinstance(last, int)
    if first != last + 1:
        raise Conflict("store.log_moved_on", room=summary.id, last=last, seq=first)
    before = summary_of(rows[0][1:]) if rows else None
    yield [
        _keep_summary(summary, last + len(entries), is_new=before is None),
        *(
            _keep_entry(summary.id, Entry(seq, summary.changed, body))
            for seq, body in enumerate(entries, first)
        ),
        *([] if snapshot is None else [_keep_snapshot(summary.id, snapshot)]),
        *_keep_people(before, summary),
    ]


def _check_limit(limit: RoomLimit) -> Work[None]:
    # A request of the same person for another room waits here, in any process, until this room is
    # counted.
    yield Sql("SELECT id FROM people WHERE id = :id FOR UPDATE", {"id": limit.person})
    if (yield from count_running(limit.person)) >= limit.most:
        raise TooManyRooms("room.too_many", most=limit.most)


def columns_of(summary: Summary) -> dict[str, object]:
    """The fields of a summary that have their own columns, for look-ups."""
    return {
        "id": summary.id,
        "status": summary.status,
        "listed": summary.listed,
        "finished": summary.result is not None,
        "code": summary.code,
        "created": summary.created,
        "changed": summary.changed,
        "deadline": summary.deadline,
    }


def _keep_summary(summary: Summary, seq: int, *, is_new: bool) -> Sql:
    values = columns_of(summary) | {"seq": seq, "summary": msgspec.json.encode(summary).decode()}
    if is_new:
        return Sql(
            "INSERT INTO rooms (id, seq, status, listed, finished, code, created, changed,"
            " deadline, summary) VALUES (:id, :seq, :status, :listed, :finished, :code, :created,"
            " :changed, :deadline, :summary)",
            values,
        )
    return Sql(
        "UPDATE rooms SET seq = :seq, status = :status, listed = :listed, finished = :finished,"
        " code = :code, changed = :changed, deadline = :deadline, summary = :summary"
        " WHERE id = :id",
        values,
    )


def _keep_entry(room: str, entry: Entry) -> Sql:
    return Sql(
        "INSERT INTO entries (room, seq, at, body) VALUES (:room, :seq, :at, :body)",
        {"room": room, "seq": entry.seq, "at": entry.at, "body": entry.body},
    )


def _keep_snapshot(room: str, snapshot: Snapshot) -> Sql:
    return Sql(
        "INSERT INTO snapshots (room, seq, body) VALUES (:room, :seq, :body)"
        " ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, body = excluded.body",
        {"room": room, "seq": snapshot.seq, "body": snapshot.body},
    )


def _keep_people(before: Summary | None, now: Summary) -> list[Sql]:
    """The statements that store changes in who sits in a room or hosts it."""
    known = {} if before is None else _people_of(before)
    present = _people_of(now)
    changes = {person: False for person in known if person not in present}
    changes |= {person: sits for person, sits in present.items() if known.get(person) != sits}
    return [
        Sql(
            "INSERT INTO room_people (room, person, sits) VALUES (:room, :person, :sits)"
            " ON CONFLICT (room, person) DO UPDATE SET sits = excluded.sits",
            {"room": now.id, "person": person, "sits": sits},
        )
        for person, sits in changes.items()
    ]


def _people_of(summary: Summary) -> dict[str, bool]:
    """The people of a room by id; True for those with a seat."""
    people = dict.fromkeys(summary.welcomed or (), False)
    if summary.host is not None:
        people[summary.host] = False
    return people | {one.person: True for one in summary.sitters if one.person is not None}


def summary_of(row: Row) -> Summary:
    """A summary from its column."""
    (text,) = row
    assert isinstance(text, str)
    return msgspec.json.decode(text, type=Summary)


def _summaries_of(rows: Rows) -> list[Summary]:
    return [summary_of(row) for row in rows]


def room(id_: str) -> Work[StoredRoom | None]:
    """The newest snapshot of a room, and the entries after it."""
    kept = yield from summary(id_)
    if kept is None:
        return None
    rows = yield Sql("SELECT seq, body FROM snapshots WHERE room = :room", {"room": id_})
    snapshot = first_of(Snapshot, rows)
    rows = yield Sql(
        "SELECT seq, at, body FROM entries WHERE room = :room AND seq > :seq ORDER BY seq",
        {"room": id_, "seq": 0 if snapshot is None else snapshot.seq},
    )
    return StoredRoom(kept, snapshot, tuple(structs_of(Entry, rows)))


def log(id_: str) -> Work[tuple[Entry, ...]]:
    """All entries of a room."""
    rows = yield Sql(
        "SELECT seq, at, body FROM entries WHERE room = :room ORDER BY seq", {"room": id_}
    )
    return tuple(structs_of(Entry, rows))


def summary(id_: str) -> Work[Summary | None]:
    """The summary of a room, which need not be awake."""
    rows = yield Sql("SELECT summary FROM rooms WHERE id = :id", {"id": id_})
    return summary_of(rows[0]) if rows else None


def room_by_code(code: str) -> Work[Summary | None]:
    """The room that waits for people with this code."""
    rows = yield Sql("SELECT summary FROM rooms WHERE code = :code", {"code": code})
    return summary_of(rows[0]) if rows else None


def lobby(most: int) -> Work[list[Summary]]:
    """Listed rooms that wait for people or are being played, newest first."""
    rows = yield Sql(
        "SELECT summary FROM rooms WHERE listed AND status IN ('lobby', 'playing')"
        " ORDER BY created DESC, id LIMIT :most",
        {"most": most},
    )
    return _summaries_of(rows)


def rooms_of(person: str, most: int, before: float | None = None) -> Work[list[Summary]]:
    """The rooms where a person sits, last changed first."""
    rows = yield Sql(
        "SELECT summary FROM room_people JOIN rooms ON rooms.id = room_people.room"
        " WHERE person = :person AND sits AND changed < :before"
        " ORDER BY changed DESC, id LIMIT :most",
        {"person": person, "most": most, "before": float("inf") if before is None else before},
    )
    return _summaries_of(rows)


def sent_in_by(person: str) -> Work[list[Summary]]:
    """A person's imported records of games played elsewhere, newest first.

    They are stored as rooms without an invitation.
    """
    rows = yield Sql(
        "SELECT summary FROM room_people JOIN rooms ON rooms.id = room_people.room"
        " WHERE person = :person AND NOT sits AND status = 'closed' ORDER BY created DESC, id",
        {"person": person},
    )
    return [one for one in _summaries_of(rows) if one.host == person and one.invitation is None]


def count_running(person: str) -> Work[int]:
    """The number of unfinished rooms where a person sits: neither over nor closed."""
    rows = yield Sql(
        "SELECT count(*) FROM room_people JOIN rooms ON rooms.id = room_people.room"
        " WHERE person = :person AND sits AND status NOT IN ('over', 'closed')",
        {"person": person},
    )
    count = rows[0][0]
    assert isinstance(count, int)
    return count


def due(until: float) -> Work[list[Summary]]:
    """Rooms whose clock runs out before a time, the most urgent first."""
    rows = yield Sql(
        "SELECT summary FROM rooms WHERE deadline < :until ORDER BY deadline, id", {"until": until}
    )
    return _summaries_of(rows)


def waiting(unchanged_since: float, most: int) -> Work[list[Summary]]:
    """Rooms in the lobby that have not changed since a time, oldest first."""
    rows = yield Sql(
        "SELECT summary FROM rooms WHERE status = 'lobby' AND changed < :since"
        " ORDER BY changed, id LIMIT :most",
        {"since": unchanged_since, "most": most},
    )
    return _summaries_of(rows)


def finished(person: str, after: Summary | None, most: int) -> Work[list[Summary]]:
    """A page of a person's finished games, oldest first, after the summary `after`."""
    rows = yield Sql(
        "SELECT summary FROM room_people JOIN rooms ON rooms.id = room_people.room"
        " WHERE person = :person AND sits AND finished AND (created, id) > (:created, :id)"
        " ORDER BY created, id LIMIT :most",
        {
            "person": person,
            "created": float("-inf") if after is None else after.created,
            "id": "" if after is None else after.id,
            "most": most,
        },
    )
    return _summaries_of(rows)


def room_ids() -> Work[list[str]]:
    """All rooms, in the order of their ids."""
    rows = yield Sql("SELECT id FROM rooms ORDER BY id")
    return [str(id_) for (id_,) in rows]


def delete_room(id_: str) -> Work[None]:
    """Delete a room and its data; the lease stays, so that epochs are never reused."""
    yield [Sql("DELETE FROM rooms WHERE id = :id", {"id": id_})]
