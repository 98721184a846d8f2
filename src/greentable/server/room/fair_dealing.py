"""Fair dealing: the server commits to secret seeds, players add nonces, and all can be verified.

The server publishes the hashes of a block of seeds before any player gives a nonce, and the hashes
of further blocks well before it deals from them. It publishes the seeds themselves when the game is
over (docs/shuffle.md).
"""

from __future__ import annotations

from typing import Any

from greentable.core.fairness import mixed_seed
from greentable.game import Nature
from greentable.records import Record
from greentable.server.core.world import World
from greentable.server.room.entries import SeedsAdded
from greentable.server.room.room import Room

BLOCK = 32
"""Seeds committed to at once: the longest of 24 games between good bots had 17 rounds."""

FEW = 8
"""The server adds a block when at most this many seeds are left."""


def new_seeds(world: World) -> tuple[str, ...]:
    """A block of seeds, one for each round."""
    return tuple(world.seed() for _ in range(BLOCK))


def more_seeds(room: Room, world: World) -> SeedsAdded | None:
    """Another block if few seeds are left; a daily puzzle has fixed seeds and gets none."""
    if (
        room.table is None
        or room.day is not None
        or room.table.moment.round + FEW <= len(room.seeds)
    ):
        return None
    return SeedsAdded(seeds=new_seeds(world))


def nature_of(room: Room) -> Nature[Any, Any]:
    """The nature that deals from the room's seeds and nonces."""
    return room.game.Nature(seeds=[mixed_seed(seed, room.nonces) for seed in room.seeds])


def record_of(room: Room) -> Record:
    """The record of a finished game, with its seeds.

    Callers must not show the record of a daily puzzle before its day is over.
    """
    assert room.table is not None, "no game has begun here"
    assert room.is_finished, "there is still something hidden"
    dealt = max(1, room.table.moment.round)
    return room.table.record(
        seeds=room.seeds[:dealt],
        commitments=room.commitments[:dealt],
        nonces=room.nonces,
    )
