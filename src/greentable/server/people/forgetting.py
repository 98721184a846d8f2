"""Forgetting somebody: their games go on without them, and logs no longer say who it was."""

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
    """Forget somebody; `name` stands in finished games from now on.

    Records that they have sent in are deleted. The people who play with them go on with a bot in
    their place. Raises Elsewhere for a game that another process has, once those of this process
    are left: then it is to be begun again there.
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
    # Other processes close their sockets too, and read these rooms again.
    for room in redacted:
        await store.tell(REWRITTEN, room)
    await tell_others(store)


async def tell_others(store: Store) -> None:
    """Let all processes look who may not be here any more."""
    await store.remember(SENT_AWAY, secrets.token_hex(8))
    await store.tell(NOTICES, SENT_AWAY)


def without(person: str, name: str) -> Callable[[bytes], bytes]:
    """What takes somebody out of an entry of a log; who was one person stays one."""
    nobody = FORGOTTEN + secrets.token_hex(8)

    def redact(body: bytes) -> bytes:
        entry = read_entry(body)
        changes: dict[str, str] = {
            field: nobody for field in ("person", "host") if getattr(entry, field, None) == person
        }
        if changes and isinstance(entry, Sat):
            changes["name"] = name
        return write_entry(msgspec.structs.replace(entry, **changes)) if changes else body

    return redact
