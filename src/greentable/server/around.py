"""What the actor of a room needs from the server around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from greentable.server.limits import Buckets
from greentable.server.minds import Minds
from greentable.server.room import Room
from greentable.server.server_messages import Note
from greentable.server.settings import Settings
from greentable.server.store.store import Store
from greentable.server.world import World


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
    notices: tuple[Note, ...] = ()
    """What the host of the server tells everybody who comes in."""
