"""Forgetting somebody: their games go on without them, and logs no longer say who it was."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from greentable.server.entries import Sat, read_entry, write_entry
from greentable.server.problems import Elsewhere, NotThere
from greentable.server.rooms import Rooms
from greentable.server.store import Store

CHANNEL = "forget"
"""Where processes tell each other whom to forget."""

NOBODY = ""
"""Stands in a log where somebody was who is forgotten."""

_MOST_ROOMS = 100_000


async def forget_person(rooms: Rooms, store: Store, person: str, name: str) -> None:
    """Forget somebody; `name` stands in finished games from now on.

    Whoever plays with them goes on with a bot in their place.
    """
    for summary in await store.rooms_of(person, _MOST_ROOMS):
        if summary.status not in {"over", "closed"}:
            try:
                await rooms.leave(summary.id, person, "concede")
            except (NotThere, Elsewhere):
                continue  # gone already, or its process hears of it below
    await rooms.put_to_sleep(person)
    await store.tell(CHANNEL, person)
    await store.forget_person(person, name, without(person, name))


def without(person: str, name: str) -> Callable[[bytes], bytes]:
    """What takes somebody out of an entry of a log."""

    def redact(body: bytes) -> bytes:
        entry = read_entry(body)
        changes: dict[str, str] = {
            field: NOBODY for field in ("person", "host") if getattr(entry, field, None) == person
        }
        if changes and isinstance(entry, Sat):
            changes["name"] = name
        return write_entry(msgspec.structs.replace(entry, **changes)) if changes else body

    return redact
