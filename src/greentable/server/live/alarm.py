"""What wakes an actor when the next thing is due: sometimes too early, never too late."""

from __future__ import annotations

from collections.abc import Callable

from greentable.server.core.world import Timer, World


class Alarm:
    """Rings once at the time that was set last, or before.

    What is due is put off with every move, as when somebody is heard: then nothing is done here.
    The alarm rings too early instead, and its listener finds nothing to do and sets it again.
    """

    def __init__(self, world: World, ring: Callable[[], None]) -> None:
        self._world, self._ring = world, ring
        self._timer: Timer | None = None
        self._at = 0.0

    def set(self, at: float) -> None:
        """Ring at a time."""
        if self._timer is not None:
            if self._at <= at:
                return
            self._timer.cancel()
        self._at = at
        self._timer = self._world.call_at(at, self._go_off)

    def stop(self) -> None:
        """Do not ring any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _go_off(self) -> None:
        self._timer = None
        self._ring()
