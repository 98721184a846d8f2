"""Deletion of a person: their games go on with a bot, and logs no longer identify them."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import msgspec

from greentable.protocol.version import NOT_YOURS
from greentable.server.core.problems import Elsewhere, NotThere
from greentable.server.live.rooms import Rooms
from greentable.server.room.entries import Sat, read_entry, write_entry
from greentable.server.room.room import FORGOTTEN
from greentable.server.store import NOTICES, REWRITTEN, SENT_AWAY, Store

_MOST_ROOMS = 100_000


async def forget_person(rooms: Rooms, store: Store, person: str, name: str) -> None:
    """Delete a person; finished games show `name` instead of theirs.

    Also deletes the records that they imported. In games in play a bot takes their seat. Raises
    Elsewhere for a game that another process owns, after leaving those of this process: the caller
    must start again there.
    """
    elsewhere: Elsewhere | None = None
    for summary in await store.rooms_of(person, _MOST_ROOMS):
        if summary.status in {"over", "closed"}:
            continue
        try:
            if person in (await rooms.room(summary.id, person)).people:
                await rooms.leave(summary.id, person, "concede")
        except NotThere:
            continue
        except Elsewhere as error:
            elsewhere = error
    if elsewhere is not None:
        raise elsewhere
    rooms.close_sockets_of(person, NOT_YOURS)
    await rooms.put_to_sleep(person)
    for record in await store.sent_in_by(person):
        await store.delete_room(record.id)
    redacted = await store.forget_person(person, name, without(person, name))
    # Other processes close the person's sockets too, and read the changed rooms again.
    for room in redacted:
        await store.tell(REWRITTEN, room)
    await tell_others(store)


async def tell_others(store: Store) -> None:
    """Make all processes check which people are banned or deleted."""
    await store.remember(SENT_AWAY, secrets.token_hex(8))
    await store.tell(NOTICES, SENT_AWAY)


def without(person: str, name: str) -> Callable[[bytes], bytes]:
    """A function that replaces a person's id in log entries by one pseudonym for the whole room."""
    pseudonym = FORGOTTEN + secrets.token_hex(8)

    def redact(body: bytes) -> bytes:
        entry = read_entry(body)
        changes: dict[str, str] = {
            field: pseudonym
            for field in ("person", "host")
            if getattr(entry, field, None) == person
        }
        if changes and isinstance(entry, Sat):
            changes["name"] = name
        return write_entry(msgspec.structs.replace(entry, **changes)) if changes else body

    return redact
