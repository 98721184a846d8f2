"""Recorded games for tests: random ones, played from a seed as everybody's are."""

from __future__ import annotations

from greentable import grass
from greentable.grass import Ruleset
from greentable.records import Record, Recorder
from tests.grass.walk import walk

NAMES = ("Ann", "Ben", "Čeněk", "Δανάη", "海", "Fay & Co. #1")


def recorded(ruleset: Ruleset, seats: int, seed: str, *, plies: int | None = None) -> Record:
    """A random game, or its first plies."""
    recorder = Recorder(grass, ruleset, seats, NAMES[:seats], seed=seed)
    for step in walk(ruleset, seats, seed):
        if recorder.plies == plies:
            break
        recorder.play(step.seat, step.move)
    return recorder.record()
