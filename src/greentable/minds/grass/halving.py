"""Sequential halving: all candidates play the same games; after each stage the worse half goes.

A candidate that is surely behind, or could be better by very little only, is dropped sooner; once
one is left, the rest of the budget is not spent.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from greentable.grass import Move
from greentable.grass.moves import code_of
from greentable.minds.grass.simulation import Simulation
from greentable.minds.grass.win_chances import CERTAIN

HEAD_START = 1_000_000  # of the policy's own move over all games, in millionths of a win
GAMES_BETWEEN_CHECKS = 64  # for moves that are surely behind
SURE = 2.5  # standard errors
SAME = 0.005  # of a chance to win: a difference that may be ignored


@dataclass(frozen=True, slots=True)
class Tried:
    """A candidate: the number of games it was tried in, and its chance to win, from 0 to 1."""

    move: Move
    games: int
    chance: float


@dataclass(slots=True)
class Lead:
    """The advantage of one move over another in the games that both have played."""

    games: int = 0
    apart: int = 0
    squares: int = 0

    def update(self, one: Sequence[int], other: Sequence[int]) -> tuple[float, float]:
        """Add the new games of both; return the lead, from 0 to 1, and its standard error."""
        until = min(len(one), len(other))
        for place in range(self.games, until):
            gap = one[place] - other[place]
            self.apart += gap
            self.squares += gap * gap
        self.games = until
        if until == 0:
            return 0.0, 0.0
        mean = self.apart / until
        spread = max(0.0, self.squares / until - mean * mean)
        return mean / CERTAIN, math.sqrt(spread / until) / CERTAIN


@dataclass(slots=True)
class Chances:
    """The chances of each move in its games, in millionths, and the lead between moves.

    All begin with the same game, so two moves can be compared in the games that both have played.
    """

    of: Mapping[Move, list[int]]
    _leads: dict[tuple[Move, Move], Lead] = field(default_factory=dict)

    def lead(self, one: Move, other: Move) -> tuple[float, float]:
        """The advantage of one move, and its standard error."""
        found = self._leads.setdefault((one, other), Lead())
        return found.update(self.of[one], self.of[other])


def halve(
    moves: Sequence[Move],
    simulation: Simulation,
    iterations: int | None,
    deadline: float | None,
) -> tuple[Tried, ...]:
    """Try moves within a budget. The first is the policy's own move and gets a head start."""
    chances = Chances({move: [] for move in moves})
    left = list(moves)
    stages = max(1, (len(moves) - 1).bit_length())
    for stage in range(stages):
        allowed = None if iterations is None else max(len(left), iterations // stages)
        until = None
        if deadline is not None:
            now = simulation.clock()
            until = now + (deadline - now) / (stages - stage)
        left = _run_stage(left, moves[0], chances, simulation, allowed, until)
        if len(left) == 1 or (deadline is not None and simulation.clock() >= deadline):
            break
        if stage < stages - 1:
            left = left[: (len(left) + 1) // 2]
    return _in_order(moves, left, chances)


def _run_stage(
    left: list[Move],
    habit: Move,
    chances: Chances,
    simulation: Simulation,
    allowed: int | None,
    until: float | None,
) -> list[Move]:
    """Try all remaining moves equally often; return those that stay, best first."""
    while len(left) > 1:
        games = GAMES_BETWEEN_CHECKS
        if allowed is not None:
            games = min(games, allowed // len(left))
            allowed -= games * len(left)
        if games == 0:
            break
        found = simulation.try_all([code_of(move) for move in left], games, until)
        for move, more in zip(left, found, strict=True):
            chances.of[move].extend(more)
        left.sort(key=lambda move: -sum(chances.of[move]) - (HEAD_START if move == habit else 0))
        if len(found[0]) < games:  # the time is over
            break
        left = _not_surely_behind(left, chances)
        if until is None and allowed is None:
            break
    return left


def _not_surely_behind(left: list[Move], chances: Chances) -> list[Move]:
    """The best move and all that may be better by more than SAME, in the same order."""
    best = left[0]
    if len(chances.of[best]) < GAMES_BETWEEN_CHECKS:
        return left
    found = [best]
    for move in left[1:]:
        behind, error = chances.lead(best, move)
        if SURE * error - behind > SAME:
            found.append(move)
    return found


def _in_order(moves: Sequence[Move], left: Sequence[Move], chances: Chances) -> tuple[Tried, ...]:
    """All moves, those that stayed longest first. Only equal games can be compared, so the chance
    of each is that of the best, minus its disadvantage in the games it has played.
    """
    best = chances.of[left[0]]
    chance = sum(best) / max(1, len(best)) / CERTAIN
    tried = []
    for move in moves:
        behind, _ = chances.lead(left[0], move)
        tried.append(Tried(move, len(chances.of[move]), max(0.0, chance - max(0.0, behind))))
    order = {move: place for place, move in enumerate(left)}
    return tuple(
        sorted(tried, key=lambda one: (order.get(one.move, len(moves)), -one.games, -one.chance))
    )
