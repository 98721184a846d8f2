"""A record: a game as its rules, its people and its plies."""

from __future__ import annotations

from dataclasses import dataclass, field

VERSION = 1
"""The version of the format that is written, and the newest that can be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole game, or as much of it as was played.

    Rules and moves are text, as in the file, so that a record outlives the code that wrote it. Ply
    `n` is `plies[n - 1]`: a seat (0 is nature) and the token of its move.
    """

    version: int = VERSION
    game: str
    ruleset: str
    seats: int
    names: tuple[str, ...]
    seed: str | None = None
    date: str | None = None
    result: tuple[int, ...] | None = None
    """What each seat has in the end, seat 1 first; None for a game that is not over."""
    plies: tuple[tuple[int, str], ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """In a record that was read: the line of the result, then that of every ply."""
