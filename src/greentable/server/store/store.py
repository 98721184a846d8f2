"""What the server keeps, and what a store must be able to do; the stores differ in nothing else.

Every method is one transaction, `forget_person` excepted. `tests/server/store` has the suite that
every store passes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Protocol

from greentable.server.store.values import (
    DailyResult,
    Entry,
    Lease,
    Person,
    PersonChanges,
    RoomLimit,
    Snapshot,
    StoredRoom,
    Summary,
    Token,
)
from greentable.words.messages import Message


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

    async def open(self, *, even_damaged: bool = False) -> None:
        """Connect, and bring the schema up to date; nothing if it is open.

        Raises Unavailable; also for a file that is no database of ours, or is not whole, unless
        somebody wants to know what is wrong with it.
        """

    async def close(self) -> None:
        """Write what is waiting, and let go."""

    # Rooms

    async def append(
        self,
        summary: Summary,
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        epoch: int | None = None,
        limit: RoomLimit | None = None,
    ) -> None:
        """Put entries at the end of a room's log, with its new summary; the first makes the room.

        Raises Conflict when an entry is there already, when one before is missing, when the code
        is another room's, or when the lease has gone to another epoch; TooManyRooms, whichever
        processes they were opened by; Unavailable. Then nothing was written.
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

    async def sent_in_by(self, person: str) -> list[Summary]:
        """The records of games played elsewhere that somebody has sent in, newest first."""

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

    async def change_person(self, id_: str, changes: PersonChanges) -> None:
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
    ) -> list[str]:
        """Delete somebody with tokens and daily results; in their rooms only `name` stays.

        `redact` takes them out of the body of an entry; snapshots of their rooms are deleted. Rooms
        that are awake must have let them stand up before. One transaction a room, the person last:
        if it fails in between, it can be called again. Gives the rooms whose logs were changed.
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
        """A copy that `restore` takes, made while others write; it takes a file's place when whole.

        Raises UsageError for a file of the store itself; Unavailable.
        """

    async def restore(self, path: Path, *, overwrite: bool = False) -> None:
        """Take everything from a copy, also of the other kind of store.

        Raises UsageError for a file that is no copy or the store's own, and when there is something
        already that may not be overwritten.
        """

    async def check(self) -> list[Message]:
        """What is wrong with what is stored: gaps in logs, rows that belong to nothing."""

    async def room_ids(self) -> list[str]:
        """All rooms, in the order of their ids."""
