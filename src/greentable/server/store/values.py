"""The values that stores keep, and the errors that they raise.

Stores treat the bodies of entries and snapshots as opaque bytes.
"""

from __future__ import annotations

import msgspec

from greentable.errors import GreentableError

# Keys of remembered values that `greentable admin` changes.
DRAINING = "draining"
"""Set as long as no new tables may be opened."""
ANNOUNCEMENT = "announcement"
"""The text of the announcement to everybody."""
SENT_AWAY = "sent_away"
"""Gets a new value whenever a person is banned or deleted."""

# Channels for notifications between processes.
NOTICES = "notices"
"""One of the keys above has changed."""
REWRITTEN = "rewritten"
"""Old entries of a room's log were changed: a process with the room in memory reloads it."""


class Conflict(GreentableError):
    """Another process has written this entry first, so this process has lost the room."""


class Unavailable(GreentableError):
    """The store cannot be used now: the disk is full, or the database is gone. Nothing was changed.

    One exception: if PostgreSQL fails during a commit, the entries may be stored. Then the next
    append to that room raises Conflict, and the room is read again.
    """


class Lost(Unavailable):
    """The database is not the one that was opened: it was deleted, replaced or truncated.

    Writes to it would be lost, so the store refuses them until it is opened again.
    """


class TooManyRooms(GreentableError):
    """The person has reached the limit of unfinished rooms. Nothing was changed."""


class RoomLimit(msgspec.Struct, frozen=True):
    """The most unfinished rooms that a person may have, the new room included."""

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
    """A room as it was after an entry; it can always be rebuilt from the log."""

    seq: int
    body: bytes


class Sitter(msgspec.Struct, frozen=True):
    """The holder of a seat: a person by id, or a bot by its name."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    conceded: bool = False
    """True if the person has left for good and a bot played on."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The facts about a room for lists and look-ups; stored with the entry that changes them."""

    id: str
    game: str
    ruleset: str
    status: str
    listed: bool
    seats: int
    host: str | None
    sitters: tuple[Sitter, ...]
    invitation: str | None
    """The hash of the secret in the room's link."""
    code: str | None
    """The eight letters to join by; None once the game has begun."""
    created: float
    changed: float
    waits_for: tuple[int, ...] | None = None
    """The seats that have to move; None for rooms that were written before there was this field."""
    result: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    assisted: bool = False
    day: str | None = None
    """The day of the daily puzzle, such as 2026-11-16."""
    puzzle: str | None = None
    """The name of the daily puzzle."""
    deadline: float | None = None
    """The time when the next clock runs out: the room must be awake by then."""
    followed_by: str | None = None
    """The room where the same people play again."""
    welcomed: tuple[str, ...] | None = None
    """The people who entered by the link; None for rooms older than this field."""


class StoredRoom(msgspec.Struct, frozen=True):
    """A room to be woken: the newest snapshot and the entries after it."""

    summary: Summary
    snapshot: Snapshot | None
    entries: tuple[Entry, ...]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A person who plays: a guest, unless there is a passphrase."""

    id: str
    name: str
    language: str
    created: float
    seen: float
    passphrase: str | None = None
    """Hashed, with its salt and parameters."""
    handle: str | None = None
    """The unique name to sign in with, together with the passphrase."""
    banned: bool = False


class PersonChanges(msgspec.Struct, frozen=True, kw_only=True):
    """Changes to a person; None keeps a field as it is."""

    name: str | None = None
    language: str | None = None
    handle: str | None = None
    passphrase: str | None = None
    banned: bool | None = None


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A token that identifies a person: the hash of its secret, never the secret itself."""

    hash: str
    person: str
    kind: str
    """`cookie`, or `bot` for programs."""
    scopes: tuple[str, ...] = ()
    label: str = ""
    created: float
    used: float


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """A person's result of a daily puzzle; checked by replaying the game."""

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
    """A process's ownership of a room: `epoch` rises with every owner, `until` is database time."""

    room: str
    owner: str
    address: str
    epoch: int
    until: float
