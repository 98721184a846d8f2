"""People and their tokens, and their deletion."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from greentable.server.store.rooms import summary_of
from greentable.server.store.statements import Rows, Sql, Work, first_of, values_of
from greentable.server.store.values import Person, PersonChanges, Sitter, Summary, Token

_ONE_PERSON = (
    "SELECT id, name, language, created, seen, passphrase, handle, banned FROM people WHERE "
)


def add_person(person: Person, token: Token) -> Work[None]:
    """Add a person with their first token."""
    yield [
        Sql(
            "INSERT INTO people (id, name, language, created, seen, passphrase, handle, banned)"
            " VALUES (:id, :name, :language, :created, :seen, :passphrase, :handle, :banned)",
            values_of(person),
        )
    ]
    yield from add_token(token)


def person_by_id(id_: str) -> Work[Person | None]:
    """The person with this id."""
    rows = yield Sql(_ONE_PERSON + "id = :id", {"id": id_})
    return first_of(Person, rows)


def person_by_handle(handle: str) -> Work[Person | None]:
    """The person with this sign-in name."""
    rows = yield Sql(_ONE_PERSON + "handle = :handle", {"handle": handle})
    return first_of(Person, rows)


def person_by_token(hash_: str) -> Work[tuple[Person, Token] | None]:
    """The person whom a token belongs to, and the token."""
    rows = yield Sql(
        "SELECT hash, person, kind, scopes, label, created, used FROM tokens WHERE hash = :hash",
        {"hash": hash_},
    )
    for token in _tokens(rows):
        person = yield from person_by_id(token.person)
        return None if person is None else (person, token)
    return None


def change_person(id_: str, changes: PersonChanges) -> Work[None]:
    """Store the changed fields only: others may be changed by another request meanwhile.

    Raises Conflict for a handle that is taken.
    """
    yield [
        Sql(
            "UPDATE people SET name = COALESCE(:name, name),"
            " language = COALESCE(:language, language), handle = COALESCE(:handle, handle),"
            " passphrase = COALESCE(:passphrase, passphrase), banned = COALESCE(:banned, banned)"
            " WHERE id = :id",
            {"id": id_, **values_of(changes)},
        )
    ]


def touch(hash_: str, at: float) -> Work[None]:
    """Note that a token was used and its person seen."""
    values = {"hash": hash_, "at": at}
    yield [
        Sql("UPDATE tokens SET used = :at WHERE hash = :hash", values),
        Sql(
            "UPDATE people SET seen = :at"
            " WHERE id = (SELECT person FROM tokens WHERE hash = :hash)",
            values,
        ),
    ]


def add_token(token: Token) -> Work[None]:
    """Add a token."""
    yield [
        Sql(
            "INSERT INTO tokens (hash, person, kind, scopes, label, created, used)"
            " VALUES (:hash, :person, :kind, :scopes, :label, :created, :used)",
            {**values_of(token), "scopes": " ".join(token.scopes)},
        )
    ]


def tokens_of(person: str) -> Work[list[Token]]:
    """All tokens of a person, oldest first."""
    rows = yield Sql(
        "SELECT hash, person, kind, scopes, label, created, used FROM tokens"
        " WHERE person = :person ORDER BY created, hash",
        {"person": person},
    )
    return _tokens(rows)


def _tokens(rows: Rows) -> list[Token]:
    names = Token.__struct_fields__
    found = []
    for row in rows:
        fields = dict(zip(names, row, strict=True))
        fields["scopes"] = str(fields["scopes"]).split()
        found.append(msgspec.convert(fields, Token))
    return found


def delete_token(hash_: str) -> Work[None]:
    """Delete a token."""
    yield [Sql("DELETE FROM tokens WHERE hash = :hash", {"hash": hash_})]


def idle_guests(unseen_since: float, most: int) -> Work[list[str]]:
    """Guests without passphrase and without a running game, not seen since a time."""
    rows = yield Sql(
        "SELECT id FROM people WHERE passphrase IS NULL AND seen < :since"
        " AND NOT EXISTS (SELECT 1 FROM room_people JOIN rooms ON rooms.id = room_people.room"
        " WHERE person = people.id AND sits AND status IN ('playing', 'paused'))"
        " ORDER BY seen LIMIT :most",
        {"since": unseen_since, "most": most},
    )
    return [str(id_) for (id_,) in rows]


# Deletion


def rooms_to_redact(person: str, most: int) -> Work[list[str]]:
    """Rooms whose logs name a person."""
    rows = yield Sql(
        "SELECT room FROM room_people WHERE person = :person ORDER BY room LIMIT :most",
        {"person": person, "most": most},
    )
    return [str(room) for (room,) in rows]


def redact_room(room: str, person: str, name: str, redact: Callable[[bytes], bytes]) -> Work[None]:
    """Remove a person from a room: `name` replaces theirs, `redact` changes the entries."""
    values = {"room": room, "person": person}
    rows = yield Sql("SELECT summary FROM rooms WHERE id = :room FOR UPDATE", values)
    for row in rows:  # none, if the room was deleted meanwhile
        summary = _without(summary_of(row), person, name)
        yield [
            Sql(
                "UPDATE rooms SET summary = :summary WHERE id = :room",
                {"room": room, "summary": msgspec.json.encode(summary).decode()},
            ),
            # It contains the name too, and can be rebuilt from the log.
            Sql("DELETE FROM snapshots WHERE room = :room", values),
        ]
    entries = yield Sql("SELECT seq, body FROM entries WHERE room = :room", values)
    yield [
        Sql(
            "UPDATE entries SET body = :body WHERE room = :room AND seq = :seq",
            {"room": room, "seq": seq, "body": after},
        )
        for seq, body in entries
        if isinstance(body, bytes) and (after := redact(body)) != body
    ]
    yield [Sql("DELETE FROM room_people WHERE room = :room AND person = :person", values)]


def _without(summary: Summary, person: str, name: str) -> Summary:
    sitters = tuple(
        Sitter(one.seat, name) if one.person == person else one for one in summary.sitters
    )
    host = None if summary.host == person else summary.host
    welcomed = summary.welcomed and tuple(one for one in summary.welcomed if one != person)
    return msgspec.structs.replace(summary, sitters=sitters, host=host, welcomed=welcomed)


def delete_person(id_: str) -> Work[None]:
    """Delete a person with their tokens and daily results."""
    yield [Sql("DELETE FROM people WHERE id = :id", {"id": id_})]
