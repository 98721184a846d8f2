"""Recorded games for tests: random ones, played from a seed as everybody's are."""

from __future__ import annotations

from greentable import grass
from greentable.grass import Ruleset
from greentable.records import Record
from greentable.table import new_table
from tests.grass.walk import walk

NAMES = ("Ann", "Ben", "Čeněk", "Δανάη", "海", "Fay & Co. #1")


def recorded(ruleset: Ruleset, seats: int, seed: str, *, plies: int | None = None) -> Record:
    """A random game, or its first plies."""
    table = new_table(grass, ruleset, NAMES[:seats])
    for step in walk(ruleset, seats, seed):
        if len(table.plies) == plies:
            break
        table = table.play(step.seat, step.move).table
    return table.record(seed=seed)
