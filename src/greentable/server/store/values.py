"""What stores keep, as plain values, and the errors by which they refuse.

What an entry or a snapshot says, the store does not know.
"""

from __future__ import annotations

import msgspec

from greentable.errors import GreentableError

# Keys of what is remembered and `greentable admin` changes.
DRAINING = "draining"
"""Something, as long as no new tables are opened."""
ANNOUNCEMENT = "announcement"
"""What everybody is told."""
SENT_AWAY = "sent_away"
"""Another value whenever somebody was banned or forgotten."""

# Channels on which processes tell each other something.
NOTICES = "notices"
"""One of the keys above has changed."""
REWRITTEN = "rewritten"
"""A room's log was changed in the middle: a process that has it in memory reads it again."""


class Conflict(GreentableError):
    """Another process has written this entry first: the one that gets this has lost the room."""


class Unavailable(GreentableError):
    """The store cannot be used now: the disk is full, or the database is gone. Nothing was changed.

    One exception: a PostgreSQL that goes away while it commits may have kept the entries. Then the
    next append to that room meets Conflict, and the room is read again.
    """


class Lost(Unavailable):
    """The database is not the one that was opened: it was deleted, replaced or cut off.

    Nothing that is written there counts, and so nothing is, until the store is opened again.
    """


class TooManyRooms(GreentableError):
    """Somebody sits in as many rooms that are not over as they may. Nothing was changed."""


class RoomLimit(msgspec.Struct, frozen=True):
    """That a room is made only if, with it, somebody has at most this many that are not over."""

    person: str
    most: int


class Entry(msgspec.Struct, frozen=True):
    """One line of a room's log, as it is read: `seq` counts from 1 without gaps.

    `at` is in Unix seconds.
    """

    seq: int
    at: float
    body: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """A room as it was after an entry; it can always be made again from the log."""

    seq: int
    body: bytes


class Sitter(msgspec.Struct, frozen=True):
    """Who holds a seat: a person by id, or a bot by its name."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    conceded: bool = False
    """Whether the person has left for good, and a bot played on."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists and look-ups need to know about a room; written with the entry that changes it."""

    id: str
    game: str
    ruleset: str
    status: str
    listed: bool
    seats: int
    host: str | None
    sitters: tuple[Sitter, ...]
    invitation: str | None
    """The hash of the link's secret."""
    code: str | None
    """The eight letters to join by; none once the game has begun."""
    created: float
    changed: float
    result: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    assisted: bool = False
    day: str | None = None
    """The day whose puzzle it is, as 2026-11-16."""
    puzzle: str | None = None
    """Which of that day's puzzles."""
    deadline: float | None = None
    """When the clock decides next: the room must be awake by then."""
    followed_by: str | None = None
    """The room where the same people play again."""
    welcomed: tuple[str, ...] | None = None
    """Who came in by the link, to sit or to watch; None: it was not written down then."""


class StoredRoom(msgspec.Struct, frozen=True):
    """A room to be woken: the newest snapshot and the entries after it."""

    summary: Summary
    snapshot: Snapshot | None
    entries: tuple[Entry, ...]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays: a guest, unless there is a passphrase."""

    id: str
    name: str
    language: str
    created: float
    seen: float
    passphrase: str | None = None
    """Hashed, with its salt and parameters."""
    handle: str | None = None
    """What one signs in with, beside the passphrase; unique."""
    banned: bool = False


class PersonChanges(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be changed about somebody; None leaves it as it is."""

    name: str | None = None
    language: str | None = None
    handle: str | None = None
    passphrase: str | None = None
    banned: bool | None = None


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """What proves who somebody is: `hash` of the secret; never the secret itself."""

    hash: str
    person: str
    kind: str
    """`cookie`, or `bot` for programs."""
    scopes: tuple[str, ...] = ()
    label: str = ""
    created: float
    used: float


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody made of a day's puzzle; checked by replaying it."""

    day: str
    puzzle: str
    person: str
    name: str
    room: str
    score: int
    tie_break: int
    assisted: bool
    at: float


class Lease(msgspec.Struct, frozen=True):
    """Which process owns a room: `epoch` rises with every owner, `until` is database time."""

    room: str
    owner: str
    address: str
    epoch: int
    until: float
