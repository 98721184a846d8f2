"""What a search gives back, and what it says on the way."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from greentable.grove.moves import Move


class Solution(msgspec.Struct, frozen=True):
    """A line of play: the card laid in each turn, and the final score it leads to.

    No line scores more than `bound`; None for play that does not search. `complete` is False for a
    search that was stopped; `placements` is how many it has evaluated.
    """

    score: int
    moves: tuple[Move, ...]
    bound: int | None = None
    complete: bool = True
    placements: int = 0

    @property
    def is_proved(self) -> bool:
        """Whether there is no better line."""
        return self.bound == self.score


class Progress(msgspec.Struct, frozen=True):
    """How far a search is: the share of its work that is done, and the best score so far."""

    share: float
    best: int


OnProgress = Callable[[Progress], bool | None]
"""Called many times in a search; True stops it, and the best line so far is the solution."""


def part_of(
    on_progress: OnProgress | None, begun: float, share: float, least: int | None = None
) -> OnProgress | None:
    """Who hears of a part of the work: where it begins, its share, and what is scored anyway."""
    if on_progress is None:
        return None

    def on_part(now: Progress) -> bool | None:
        best = now.best if least is None else max(now.best, least)
        return on_progress(Progress(begun + share * now.share, best))

    return on_part
