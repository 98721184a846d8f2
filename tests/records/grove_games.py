"""Recorded games of Grove for tests: from a seed, by players who look one card ahead or not."""

from __future__ import annotations

from greentable import grove
from greentable.grove import Move, Ruleset, State
from greentable.records import Record, Recorder
from greentable.shuffle import Stream

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
    recorder = Recorder(grove, ruleset, seats, NAMES[:seats], seed=seed)
    nature, rng = grove.Nature(seed), Stream(seed.encode(), "grove/players")
    while (to_act := grove.to_act(recorder.state)) and recorder.plies != plies:
        seat = to_act[-1]  # secret choices may come in any order
        if seat == 0:
            recorder.play(0, nature.move(recorder.state))
        else:
            recorder.play(seat, choose(recorder.state, seat, rng, greedy=greedy))
    return recorder.record()
