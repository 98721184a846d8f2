"""Loops that are compiled only to be measured. In the compilable subset."""

from __future__ import annotations

from greentable.grove.engine.random_play import weigh_all
from greentable.grove.state import State


def weigh_positions(states: list[State], moves: list[int]) -> int:
    """List and score all legal placements of seat 1 in every position; the sum of the best."""
    total = 0
    for number in range(len(states)):
        total += weigh_all(states[number], 1, moves)
    return total
