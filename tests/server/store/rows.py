"""Rooms, people and tokens for the stores of tests, in few words."""

from __future__ import annotations

from pathlib import Path

import msgspec

from greentable.server.store import Entry, Person, Sitter, Store, Summary, Token

LOBBY = Summary(
    id="room",
    game="toy",
    ruleset="plain",
    status="lobby",
    listed=False,
    seats=2,
    host=None,
    sitters=(),
    invitation=None,
    code=None,
    created=100.0,
    changed=100.0,
)


def summary(id_: str, *people: str, **changes: object) -> Summary:
    """The summary of a room where some people sit."""
    sitters = tuple(Sitter(seat, person.title(), person) for seat, person in enumerate(people, 1))
    return msgspec.structs.replace(LOBBY, id=id_, sitters=sitters, **changes)


def lines(first: int, last: int | None = None) -> tuple[int, list[bytes]]:
    """Some lines of a log, each of its own, and the number of the first: `append` takes both."""
    return first, [f"entry {seq}".encode() for seq in range(first, (last or first) + 1)]


def entries(first: int, last: int | None = None, at: float = LOBBY.changed) -> list[Entry]:
    """The same lines as entries that were read, all written at one time."""
    return [Entry(seq, at, body) for seq, body in enumerate(lines(first, last)[1], first)]


def person(id_: str, **changes: object) -> Person:
    """A guest."""
    guest = Person(id=id_, name=id_.title(), language="en", created=1.0, seen=1.0)
    return msgspec.structs.replace(guest, **changes)


def token(hash_: str, person: str, **changes: object) -> Token:
    """A way in."""
    cookie = Token(hash=hash_, person=person, kind="cookie", created=1.0, used=1.0)
    return msgspec.structs.replace(cookie, **changes)


async def add_people(store: Store, *ids: str) -> None:
    """Guests, each with one token, whose hash is the id behind a #."""
    for id_ in ids:
        await store.add_person(person(id_), token(f"#{id_}", id_))


def names_in(folder: Path) -> set[str]:
    """The names of all files in a folder."""
    return {file.name for file in folder.iterdir()}
