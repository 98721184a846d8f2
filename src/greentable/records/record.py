"""A record: the rules, the players and the plies of a game."""

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
    """A game, complete or in progress.

    Rules and moves are text, as in the file, so that a record outlives the code that wrote it. Ply
    `n` is `plies[n - 1]`: a seat (0 is nature) and the token of its move.

    The source of its cards, if recorded, is one `seed`, or `seeds`, one for each round; likewise
    the hash of it that was published before the deal: one `commitment`, or `commitments`. `nonces`
    are those of the players, one for each seat, "" for a seat that gave none. See
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
    """The final score of each seat, seat 1 first; None for an unfinished game."""
    plies: tuple[tuple[int, str], ...] = ()

    # These are not part of the content of a record.
    rounds: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The plies that begin rounds, if known: the file shows them to readers."""
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """In a record that was read: the line of every ply."""
    header_lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)
    """In a record that was read: the line of every header."""


def write_result(result: tuple[int, ...] | None) -> str:
    """A result in writing."""
    return UNFINISHED if result is None else " ".join(map(str, result))
