"""Recorded games for tests: random ones, played from a seed as everybody's are."""

from __future__ import annotations

from collections.abc import Sequence

from greentable import grass
from greentable.core.fairness import commitment, mixed_seed
from greentable.core.shuffle import Stream
from greentable.grass import Ruleset
from greentable.records import Record
from greentable.table import new_table, open_table
from tests.grass.grass_walk import walk, wander

NAMES = ("Ann", "Ben", "Čeněk", "Δανάη", "海", "Fay & Co. #1")


def recorded(ruleset: Ruleset, seats: int, seed: str, *, plies: int | None = None) -> Record:
    """A random game, or its first plies."""
    table = new_table(grass, ruleset, NAMES[:seats])
    for step in walk(ruleset, seats, seed):
        if len(table.plies) == plies:
            break
        table = table.play(step.seat, step.move).table
    return table.record(seed=seed)


def dealt_fairly(ruleset: Ruleset, secrets: Sequence[str], nonces: Sequence[str]) -> Record:
    """A random game with a seed and a commitment for each round, and a nonce for each seat."""
    nature = grass.Nature(seeds=[mixed_seed(secret, nonces) for secret in secrets])
    rng = Stream(b"dealt fairly", "players")
    table = open_table(grass, ruleset, NAMES[: len(nonces)], nature).table
    while not table.is_over:
        seat = table.to_act[rng.below(len(table.to_act))]
        table = table.play(seat, wander(table.state, seat, rng)).table
    commitments = [commitment(secret) for secret in secrets]
    return table.record(seeds=secrets, commitments=commitments, nonces=nonces)
