"""The moves that a typed line may mean, read from the player's own view and nothing else."""

from __future__ import annotations

from greentable.protocol.tables import TypedLine
from greentable.server.core.problems import NotAllowed
from greentable.server.live.telling import states_ahead, viewers_of
from greentable.server.room.room import Room
from greentable.text.typed_moves import typed_moves
from greentable.words.catalogue import Catalogue


def typed_line(
    room: Room, person: str, line: str, catalogue: Catalogue, seat: int | None = None
) -> TypedLine:
    """The moves that a line may mean for a seat, which may answer ahead. Raises NotAllowed.

    It takes some milliseconds, so call it in a thread, not on the event loop.
    """
    viewers = viewers_of(room, person)
    viewer = viewers[0] if seat is None else seat
    if viewer not in viewers:
        raise NotAllowed("seat.not_yours", seat=viewer)
    table = room.table
    if table is None:
        return TypedLine(moves=(), reason="")
    view = room.game.view(states_ahead(room, table).get(viewer, table.state), viewer)
    names = [chair.name for chair in room.chairs]
    moves, reason = typed_moves(room.game_name, view, line, catalogue, names)
    return TypedLine(moves=moves, reason=reason)
