"""A state re-dealt in place: what a viewer cannot see is chosen anew. In the compilable subset.

The order of the deck is in no state, so only one thing is hidden: what others have chosen already,
while the viewer or somebody else still thinks.
"""

from __future__ import annotations

from greentable.core.generator import below
from greentable.grove.constants import Phase
from greentable.grove.engine.legal import list_moves
from greentable.grove.state import State


def redeal(s: State, viewer: int, rng: list[int], room: list[int]) -> None:
    """Choose anew what this viewer, a seat or a spectator, cannot see; `room` is for moves."""
    if s.phase != Phase.PLAY:
        return
    for seat in range(1, s.seats + 1):
        if seat != viewer and not (s.waiting | s.stuck) >> seat & 1:
            s.waiting |= 1 << seat
            s.chosen[seat] = room[below(rng, list_moves(s, seat, room))]
            s.waiting -= 1 << seat
