"""Forgetting people: they leave their tables; in finished games only "a guest" stays of them."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from greentable.server.entries import Sat, read_entry, write_entry
from greentable.server.problems import Elsewhere, NotThere
from greentable.server.protocol import NOT_YOURS
from greentable.server.rooms import Rooms
from greentable.server.store.store import NOTICES, REWRITTEN, SENT_AWAY
from greentable.server.world import World

_MOST_ROOMS = 10_000


async def forget(person: str, name: str, rooms: Rooms, world: World) -> None:
    """Forget somebody; `name` takes the place of theirs.

    Raises Elsewhere for a room that another process has, once those of this process are left: what
    is done is done, and it can be begun again there.
    """
    store = rooms.around.store
    theirs = await store.rooms_of(person, _MOST_ROOMS)
    elsewhere: Elsewhere | None = None
    for summary in theirs:
        if summary.status in {"lobby", "playing", "paused"}:
            try:
                await rooms.leave(summary.id, person, "concede")
            except Elsewhere as error:
                elsewhere = error
            except NotThere:
                pass  # deleted just now
    if elsewhere is not None:
        raise elsewhere
    await store.forget_person(person, name, partial(_redacted, person, name))
    rooms.close_sockets_of(person, NOT_YOURS)
    # Whoever has one of these rooms in memory reads it again.
    for summary in theirs:
        await rooms.read_again(summary.id)
        await store.tell(REWRITTEN, summary.id)
    await store.remember(SENT_AWAY, world.token(64))
    await store.tell(NOTICES, SENT_AWAY)


def _redacted(person: str, name: str, body: bytes) -> bytes:
    """An entry without somebody's name. Their id stays: it belongs to nobody any more."""
    entry = read_entry(body)
    if isinstance(entry, Sat) and entry.person == person:
        return write_entry(replace(entry, name=name))
    return body
