"""The best of several moves, ties by chance: nobody is hit for sitting in the first seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from greentable.grass import Move
from greentable.shuffle import Picker

TIE = 1.0  # less than a dollar apart is as good


def best_of(moves: Sequence[Move], worth: Callable[[Move], float], rng: Picker) -> Move:
    """The move that is worth most; of several, any of them with the same chance."""
    worths = [worth(move) for move in moves]
    most = max(worths)
    best = [move for move, found in zip(moves, worths, strict=True) if found > most - TIE]
    return best[rng.below(len(best))] if len(best) > 1 else best[0]
