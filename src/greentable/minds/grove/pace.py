"""The time that groves take, and the number that fit into the remaining time."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]


class Pace:
    """The pace of successive beams."""

    def __init__(self, clock: Clock, end: Callable[[], float]) -> None:
        """`end` returns the deadline by the clock; it may be moved on the way."""
        self._clock, self._end = clock, end
        self._start, self._groves, self._known = clock(), 0, 0.0

    def begin(self) -> None:
        """Start a beam; the cost of the last one is known now."""
        if self._groves:
            self._known = self._cost()
        self._start, self._groves = self._clock(), 0

    def count(self, groves: int) -> None:
        """Count visited groves."""
        self._groves += groves

    def _cost(self) -> float:
        return (self._clock() - self._start) / max(self._groves, 1)

    def time_for(self, margin: float) -> int:
        """The number of groves that fit into the time, at the pace of this beam and a margin."""
        left = self._end() - self._clock()
        return int(left / max(margin * self._cost(), 1e-9))

    def fit(self, count: int, plays: int) -> int:
        """The number of groves to keep if as many are visited in each of the remaining plays.

        `count` are visited before. This beam may be slower than the last but not faster, since its
        first groves have fewer placements.
        """
        left = self._end() - self._clock()
        groves = int(left / max(self._known, self._cost(), 1e-9))
        return (groves - count) // max(plays, 1)
