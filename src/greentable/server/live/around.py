"""What the actor of a room needs from the server around it."""

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
class Around:
    """The same for all rooms of a process."""

    world: World
    store: Store
    minds: Minds
    settings: Settings
    offers: Buckets
    """How often a person may make an offer."""
    has_finished: Callable[[Room], None] = lambda _room: None
    """Called when a game is over, and that is on disk."""
    is_read_only: bool = False
    """Whether the store takes nothing: the disk is full, or the database is gone."""
    is_lost: bool = False
    """Whether its file is not what was opened: it takes nothing until the server is restarted."""
    notices: tuple[Note, ...] = ()
    """What the host of the server tells everybody who comes in."""

    def store_fails(self, error: Unavailable) -> str:
        """The store takes nothing: the log says so once, not for every table; what people hear."""
        if isinstance(error, Lost):
            if not self.is_lost:
                logs.warn("store.lost", code=error.code, trouble=str(error))
            self.is_lost = True
        elif not self.is_read_only:
            logs.warn("store.read_only", trouble=str(error))
        self.is_read_only = True
        return LOST if self.is_lost else READ_ONLY

    def store_works(self) -> None:
        """The store has taken something."""
        if self.is_read_only:
            logs.note("store.writes_again")
        self.is_read_only = self.is_lost = False
