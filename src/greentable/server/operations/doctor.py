"""Damage in a store: the store's own check, and logs from which no room can be restored."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from greentable.server.core.problems import InternalError
from greentable.server.room.room import Room
from greentable.server.room.snapshots import restored
from greentable.server.store.store import Store
from greentable.server.store.values import Entry
from greentable.words.messages import Message, say

Progress = Callable[[int, int], None]
"""Called with the number of rooms checked, and the number of all rooms."""


async def all_damage(store: Store, progress: Progress) -> list[Message]:
    """All damage in a store; restores every room from its log. Raises Unavailable."""
    found = await store.check()
    if any(fault.id == "damage-file" for fault in found):
        return found  # nothing else that is read from such a file can be trusted
    known = {str(fault.arguments["room"]) for fault in found if fault.id == "damage-log"}
    ids = await store.room_ids()
    for done, id_ in enumerate(ids, 1):
        if id_ not in known:
            seq = first_unreadable(id_, await store.log(id_))
            if seq is not None:
                found.append(say("damage-entry", room=id_, seq=seq))
        progress(done, len(ids))
    return found


def first_unreadable(id_: str, log: Sequence[Entry]) -> int | None:
    """The number of the first invalid entry in a room's log; None if all are valid."""
    room: Room | None = None
    for line in log:
        try:
            room = restored(room, [line])
        except InternalError:
            return line.seq
        if room.id != id_:
            return line.seq  # another room's log
    return None
