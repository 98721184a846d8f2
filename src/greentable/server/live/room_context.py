"""The services and settings of the server that the actors of rooms use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from greentable.protocol.server_messages import Note
from greentable.server.core import logs
from greentable.server.core.limits import Buckets
from greentable.server.core.settings import Settings
from greentable.server.core.world import World
from greentable.server.room.minds import Minds
from greentable.server.room.room import Room
from greentable.server.store.store import Store
from greentable.server.store.values import Lost, Unavailable

READ_ONLY, LOST = "server.read_only", "server.lost"


@dataclass(slots=True)
class RoomContext:
    """The dependencies of actors; all rooms of a process share one."""

    world: World
    store: Store
    minds: Minds
    settings: Settings
    offers: Buckets
    """The limit on offers, for each person."""
    has_finished: Callable[[Room], None] = lambda _room: None
    """Called when a game is over and its end is stored."""
    is_read_only: bool = False
    """True if the store refuses changes: the disk is full, or the database is gone."""
    is_lost: bool = False
    """True if the database file was replaced: no changes until the server restarts."""
    notices: tuple[Note, ...] = ()
    """Notes from the server's host to everybody who connects."""

    def store_fails(self, error: Unavailable) -> str:
        """Note that the store refuses changes, and return the code of the note to players.

        The log gets one warning for the whole process, not one for every table.
        """
        if isinstance(error, Lost):
            if not self.is_lost:
                logs.warn("store.lost", code=error.code, trouble=str(error))
            self.is_lost = True
        elif not self.is_read_only:
            logs.warn("store.read_only", trouble=str(error))
        self.is_read_only = True
        return LOST if self.is_lost else READ_ONLY

    def store_works(self) -> None:
        """Note that the store accepts changes."""
        if self.is_read_only:
            logs.note("store.writes_again")
        self.is_read_only = self.is_lost = False
