"""Fair dealing: seeds are hidden but promised, players mix something in, and all comes out.

The hashes of a block of seeds are published before anybody has given a nonce, and further blocks
long before they are dealt from; the seeds themselves when the game is over (docs/shuffle.md).
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
"""Seeds that are promised at once: the longest of 24 games between good bots had 17 rounds."""

FEW = 8
"""With so few left, more are promised."""


def new_seeds(world: World) -> tuple[str, ...]:
    """A block of seeds, one for each round."""
    return tuple(world.seed() for _ in range(BLOCK))


def more_seeds(room: Room, world: World) -> SeedsAdded | None:
    """Another block when few rounds are left that have a seed; a day's puzzle has its own."""
    if (
        room.table is None
        or room.day is not None
        or room.table.moment.round + FEW <= len(room.seeds)
    ):
        return None
    return SeedsAdded(seeds=new_seeds(world))


def nature_of(room: Room) -> Nature[Any, Any]:
    """Nature as the room's seeds and nonces make it."""
    return room.game.Nature(seeds=[mixed_seed(seed, room.nonces) for seed in room.seeds])


def record_of(room: Room) -> Record:
    """The record of a game that is over, with its seeds.

    That of a day's puzzle is for nobody before the day is over.
    """
    assert room.table is not None, "no game has begun here"
    assert room.is_finished, "there is still something hidden"
    dealt = max(1, room.table.moment.round)
    return room.table.record(
        seeds=room.seeds[:dealt],
        commitments=room.commitments[:dealt],
        nonces=room.nonces,
    )
