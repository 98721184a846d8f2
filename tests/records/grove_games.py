"""Recorded games of Grove for tests: from a seed, by players who look one card ahead or not."""

from __future__ import annotations

from greentable import grove
from greentable.core.shuffle import Stream
from greentable.grove import Move, Ruleset, State
from greentable.records import Record
from greentable.table import new_table

NAMES = ("Ann", "Ben", "Čeněk", "Δανάη")


def choose(state: State, seat: int, rng: Stream, *, greedy: bool) -> Move:
    """Any legal move, or one of those with the best score right after it."""
    moves = grove.legal_moves(state, seat)
    if greedy:
        scores = [grove.explain(state, seat, move).score_after for move in moves]
        moves = [move for move, score in zip(moves, scores, strict=True) if score == max(scores)]
    return moves[rng.below(len(moves))]


def recorded(
    ruleset: Ruleset, seats: int, seed: str, *, greedy: bool = False, plies: int | None = None
) -> Record:
    """A game from a seed, or its first plies."""
    table = new_table(grove, ruleset, NAMES[:seats])
    nature, rng = grove.Nature(seed), Stream(seed.encode(), "grove/players")
    while table.to_act and len(table.plies) != plies:
        seat, state = table.to_act[-1], table.state  # secret choices may come in any order
        move = choose(state, seat, rng, greedy=greedy) if seat else nature.move(state)
        table = table.play(seat, move).table
    return table.record(seed=seed)
