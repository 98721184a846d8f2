"""Choose anew what a viewer cannot see, in place. In the compilable subset.

The order of the deck is not in the state, so only one thing is hidden: the secret choices of others
while the viewer or another seat still chooses.
"""

from __future__ import annotations

from greentable.core.generator import below
from greentable.grove.constants import Phase
from greentable.grove.engine.legal import list_moves
from greentable.grove.state import State


def redeal(s: State, viewer: int, rng: list[int], room: list[int]) -> None:
    """Choose anew what this viewer, a seat or spectator, cannot see; `room` is scratch space."""
    if s.phase != Phase.PLAY:
        return
    for seat in range(1, s.seats + 1):
        if seat != viewer and not (s.waiting | s.stuck) >> seat & 1:
            s.waiting |= 1 << seat
            s.chosen[seat] = room[below(rng, list_moves(s, seat, room))]
            s.waiting -= 1 << seat
