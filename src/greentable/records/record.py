"""A record: a game as its rules, its people and its plies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from greentable.game import AnyGame

VERSION = 2
"""The version of the format that is written, and the newest that can be read."""

MOST_BYTES = 16_000_000
"""A hundred times the longest game that people would play."""

UNFINISHED = "unfinished"

Games = Mapping[str, AnyGame]
"""The games that a record may be of, by name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole game, or as much of it as was played.

    Rules and moves are text, as in the file, so that a record outlives the code that wrote it. Ply
    `n` is `plies[n - 1]`: a seat (0 is nature) and the token of its move.

    What it was dealt from, if it is told, is one `seed`, or `seeds`, one for each round; likewise
    the hash of it that was published before the deal: one `commitment`, or `commitments`. `nonces`
    are what players mixed in, one for each seat, "" for a seat that gave none. See
    `greentable.core.fairness`.
    """

    version: int = VERSION
    game: str
    ruleset: str
    seats: int
    names: tuple[str, ...]
    seed: str | None = None
    seeds: tuple[str, ...] = ()
    commitment: str | None = None
    commitments: tuple[str, ...] = ()
    nonces: tuple[str, ...] = ()
    date: str | None = None
    result: tuple[int, ...] | None = None
    """What each seat has in the end, seat 1 first; None for a game that is not over."""
    plies: tuple[tuple[int, str], ...] = ()

    # What is no part of what a record says.
    rounds: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The plies with which rounds begin, where somebody knows them: people see it in the file."""
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """In a record that was read: the line of every ply."""
    header_lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """In a record that was read: the line of every header."""


def write_result(result: tuple[int, ...] | None) -> str:
    """A result in writing."""
    return UNFINISHED if result is None else " ".join(map(str, result))
