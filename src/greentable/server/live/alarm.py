"""The timer that wakes an actor when its next deadline is due: perhaps early, never late."""

from __future__ import annotations

from collections.abc import Callable

from greentable.server.core.world import Timer, World


class Alarm:
    """A timer that rings once, at the time that was set last or before.

    Deadlines move back with every move and every message. To save the work of a new timer each
    time, the alarm then rings too early; its listener finds nothing to do and sets it again.
    """

    def __init__(self, world: World, ring: Callable[[], None]) -> None:
        self._world, self._ring = world, ring
        self._timer: Timer | None = None
        self._at = 0.0

    def set(self, at: float) -> None:
        """Ring at this time at the latest."""
        if self._timer is not None:
            if self._at <= at:
                return
            self._timer.cancel()
        self._at = at
        self._timer = self._world.call_at(at, self._go_off)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _go_off(self) -> None:
        self._timer = None
        self._ring()
