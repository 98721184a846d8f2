"""The result of a search, and its progress reports."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from greentable.grove.moves import Move


class Solution(msgspec.Struct, frozen=True):
    """A line of play: the card laid in each turn, and the final score it leads to.

    No line scores more than `bound`; it is None for play without a search. `complete` is False for
    a search that was stopped; `placements` is the number that it has evaluated.
    """

    score: int
    moves: tuple[Move, ...]
    bound: int | None = None
    complete: bool = True
    placements: int = 0

    @property
    def is_proved(self) -> bool:
        """True if there is no better line."""
        return self.bound == self.score


class Progress(msgspec.Struct, frozen=True):
    """The progress of a search: the share of its work that is done, and the best score so far."""

    share: float
    best: int


OnProgress = Callable[[Progress], bool | None]
"""Called many times in a search; True stops it, and the best line so far is the solution."""


def progress_of_part(
    on_progress: OnProgress | None, begun: float, share: float, least: int | None = None
) -> OnProgress | None:
    """A callback for part of the work: from `begun`, with a share, and a least known score."""
    if on_progress is None:
        return None

    def on_part(now: Progress) -> bool | None:
        best = now.best if least is None else max(now.best, least)
        return on_progress(Progress(begun + share * now.share, best))

    return on_part
