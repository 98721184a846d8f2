"""How long groves take, and how many more there is time for."""

from __future__ import annotations

from collections.abc import Callable

Clock = Callable[[], float]


class Pace:
    """The pace of one beam after the other."""

    def __init__(self, clock: Clock, end: Callable[[], float]) -> None:
        """`end` is when the time is over, by the clock; it may be put off on the way."""
        self._clock, self._end = clock, end
        self._start, self._groves, self._known = clock(), 0, 0.0

    def begin(self) -> None:
        """A beam begins; what the last one cost is known now."""
        if self._groves:
            self._known = self._cost()
        self._start, self._groves = self._clock(), 0

    def count(self, groves: int) -> None:
        """Groves were looked at."""
        self._groves += groves

    def _cost(self) -> float:
        return (self._clock() - self._start) / max(self._groves, 1)

    def time_for(self, margin: float) -> int:
        """How many groves there is time for, at the pace of this beam and a margin."""
        left = self._end() - self._clock()
        return int(left / max(margin * self._cost(), 1e-9))

    def fit(self, count: int, plays: int) -> int:
        """How many groves may be kept if as many are looked at in each of the plays to come.

        `count` are to be looked at before. This beam may be slower than the last, not faster: its
        first groves have fewer placements.
        """
        left = self._end() - self._clock()
        groves = int(left / max(self._known, self._cost(), 1e-9))
        return (groves - count) // max(plays, 1)
