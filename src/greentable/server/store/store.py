"""What the server keeps, and what a store must be able to do; the stores differ in nothing else.

Rows are plain values; what an entry or a snapshot says, the store does not know. Every method is
one transaction, `forget_person` excepted. `tests/server/store` has the suite that every store
passes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from greentable.errors import GreentableError
from greentable.messages import Message

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
"""A room's log was changed in the middle: whoever has it in memory reads it again."""


class Conflict(GreentableError):
    """Somebody else has written this entry first: whoever gets it has lost the room."""


class Unavailable(GreentableError):
    """The store cannot be used now: the disk is full, or the database is gone. Nothing was changed.

    One exception: a PostgreSQL that goes away while it commits may have kept the entries. Then the
    next append to that room meets Conflict, and the room is read again.
    """


class Entry(msgspec.Struct, frozen=True):
    """One line of a room's log: `seq` counts from 1 without gaps, `at` is in Unix seconds."""

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


class Listener(Protocol):
    """Ids that are told, one after the other, until it is closed."""

    def __aiter__(self) -> AsyncIterator[str]:
        """Itself."""

    async def __anext__(self) -> str:
        """The next one, waited for."""

    def close(self) -> None:
        """Listen no longer."""


class Store(Protocol):
    """Rooms and their logs, people and their tokens, days, leases."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date. Raises Unavailable."""

    async def close(self) -> None:
        """Write what is waiting, and let go."""

    # Rooms

    async def append(
        self,
        summary: Summary,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        epoch: int | None = None,
    ) -> None:
        """Put entries at the end of a room's log, with its new summary; the first makes the room.

        Raises Conflict when an entry is there already, when one before is missing, when the code
        is another room's, or when the lease has gone to another epoch; Unavailable. Then nothing
        was written.
        """

    async def room(self, id_: str) -> StoredRoom | None:
        """A room as it was kept."""

    async def log(self, id_: str) -> tuple[Entry, ...]:
        """All entries of a room."""

    async def summary(self, id_: str) -> Summary | None:
        """What is known of a room without waking it."""

    async def room_by_code(self, code: str) -> Summary | None:
        """The room that waits for people with this code."""

    async def lobby(self, most: int) -> list[Summary]:
        """Listed rooms that wait for people or are being played, newest first."""

    async def rooms_of(self, person: str, most: int, before: float | None = None) -> list[Summary]:
        """The rooms where somebody sits, last changed first."""

    async def count_running(self, person: str) -> int:
        """How many rooms where somebody sits are neither over nor closed."""

    async def due(self, until: float) -> list[Summary]:
        """Rooms whose clock decides before a time."""

    async def waiting(self, unchanged_since: float, most: int) -> list[Summary]:
        """Rooms that wait for people and were not changed since a time, oldest first."""

    def finished(self, person: str) -> AsyncIterator[Summary]:
        """All games with a result where somebody sits, in the order in which they were opened."""

    async def delete_room(self, id_: str) -> None:
        """Forget a room and its log."""

    # People

    async def add_person(self, person: Person, token: Token) -> None:
        """Somebody new, with the first token."""

    async def person(self, id_: str) -> Person | None:
        """Somebody by id."""

    async def person_by_token(self, hash_: str) -> tuple[Person, Token] | None:
        """Whom a token belongs to."""

    async def person_by_handle(self, handle: str) -> Person | None:
        """Whom one signs in as."""

    async def change_person(self, person: Person) -> None:
        """Keep what has changed. Raises Conflict for a handle that is taken."""

    async def touch(self, hash_: str, at: float) -> None:
        """A token was used at a time, and so its person was seen."""

    async def add_token(self, token: Token) -> None:
        """Another way in."""

    async def tokens_of(self, person: str) -> list[Token]:
        """All ways in."""

    async def delete_token(self, hash_: str) -> None:
        """Close one."""

    async def forget_person(
        self, id_: str, name: str, redact: Callable[[bytes], bytes] = bytes
    ) -> None:
        """Delete somebody with tokens and daily results; in their rooms only `name` stays.

        `redact` takes them out of the body of an entry; snapshots of their rooms are deleted. Rooms
        that are awake must have let them stand up before. One transaction a room, the person last:
        if it fails in between, it can be called again.
        """

    async def idle_guests(self, unseen_since: float, most: int) -> list[str]:
        """Guests without passphrase and without a running game, not seen since a time."""

    # Days

    async def keep_daily(self, result: DailyResult) -> bool:
        """Keep the first result that somebody has of a puzzle; False if there is one already."""

    async def daily_results(self, day: str, puzzle: str, most: int) -> list[DailyResult]:
        """The results of a puzzle, best first; assisted ones last.

        Higher is better, in the score and in the tie break; then comes who was earlier.
        """

    async def daily_of(self, person: str) -> list[DailyResult]:
        """The results of one person, newest day first."""

    # Small things to remember

    async def remembered(self, key: str) -> str | None:
        """A value, such as the instance's secret."""

    async def remembered_below(self, start: str) -> dict[str, str]:
        """The values whose keys begin with this, by the rest of their keys."""

    async def remember(self, key: str, value: str) -> None:
        """Keep a value, in the place of what was there."""

    async def forget(self, key: str) -> None:
        """Keep a value no longer."""

    async def remember_first(self, key: str, value: str) -> str:
        """Keep a value unless there is one; give what is kept."""

    # Several processes

    async def take_lease(self, room: str, owner: str, address: str, seconds: float) -> Lease:
        """The lease of a room: this owner's if it was free or has run out, else the other's."""

    async def renew_leases(self, owner: str, seconds: float) -> set[str]:
        """Keep all that this owner has; the rooms that it still owns."""

    async def release_lease(self, room: str, owner: str) -> None:
        """Let go of a room."""

    async def tell(self, channel: str, id_: str) -> None:
        """Tell all processes an id, such as a room's; outside of any transaction.

        What is told while the database is gone is lost: nothing may depend on being heard.
        """

    def told(self, channel: str) -> Listener:
        """What is told from now on, by this process and others."""

    # Care

    async def backup(self, path: Path) -> None:
        """A copy that `restore` takes, made while others write. Raises Unavailable."""

    async def restore(self, path: Path, *, overwrite: bool = False) -> None:
        """Take everything from a copy, also of the other kind of store.

        Raises UsageError for a file that is no copy, and when there is something already that may
        not be overwritten.
        """

    async def check(self) -> list[Message]:
        """What is wrong with what is stored: gaps in logs, rows that belong to nothing."""
