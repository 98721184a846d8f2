"""A game that is checked to be one, and how the checks play it: by its door alone, from a seed."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from greentable.core.shuffle import Stream
from greentable.game import AnyGame


@dataclass(frozen=True)
class Candidate:
    """A game to be checked, with what it is played with; `plies` keeps the checks short."""

    game: AnyGame
    ruleset: object
    seats: int
    seed: str
    plies: int = 250

    @property
    def everybody(self) -> range:
        """Nature or a spectator, and all seats."""
        return range(self.seats + 1)

    @cached_property
    def plies_played(self) -> tuple[Ply, ...]:
        """Its game, played once for all checks."""
        return tuple(play_anew(self))


@dataclass(frozen=True)
class Ply:
    """One move of a game: the state, who is to act, who moves, and how."""

    state: Any
    seat: int
    legal: list[Any]
    move: Any
    after: Any
    events: tuple[Any, ...]


Check = Callable[[Candidate], None]


def play(of: Candidate) -> Iterator[Ply]:
    """The game of a candidate, ply by ply."""
    return iter(of.plies_played)


def play_anew(of: Candidate) -> Iterator[Ply]:
    """A game from its seed: of those to act any, of their moves any, the word chosen first."""
    rng = Stream(of.seed.encode(), "conformance")
    state = of.game.new_game(of.ruleset, of.seats)
    for _ in range(of.plies):
        waiting = of.game.to_act(state)
        if not waiting:
            return
        seat = waiting[rng.below(len(waiting))]
        legal = list(of.game.legal_moves(state, seat))
        words = sorted({word_of(of, move) for move in legal})
        word = words[rng.below(len(words))]
        moves = [move for move in legal if word_of(of, move) == word]
        move = moves[rng.below(len(moves))]
        after, events = of.game.apply(state, seat, move)
        yield Ply(state, seat, legal, move, after, events)
        state = after


def some(plies: Iterator[Ply], every: int) -> Iterator[Ply]:
    """Some of the plies, for what takes its time."""
    return itertools.islice(plies, 0, None, every)


def word_of(of: Candidate, move: object) -> str:
    return of.game.write_move(move).split()[0]
