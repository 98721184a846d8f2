"""A world that tests set: time goes when it is told to, and what nobody could guess is counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from greentable.server.core.world import Timer

NOON = 1_800_000_000.0


class SetTimer:
    def __init__(self, at: float, callback: Callable[[], None]) -> None:
        self.at, self.callback, self.is_cancelled = at, callback, False

    def cancel(self) -> None:
        self.is_cancelled = True


class SetWorld:
    """`seeds` are given out first; after them, and for everything else, a name and a number.

    A world that goes on where another has ended begins at its time, and counts on.
    """

    def __init__(self, seeds: tuple[str, ...] = (), *, time: float = NOON, count: int = 0) -> None:
        self.time = time
        self._timers: list[SetTimer] = []
        self._count = count
        self._seeds = list(seeds)

    def now(self) -> float:
        return self.time

    def call_at(self, at: float, callback: Callable[[], None]) -> Timer:
        if at <= self.time:
            return asyncio.get_running_loop().call_soon(callback)
        timer = SetTimer(at, callback)
        self._timers.append(timer)
        return timer

    def pass_by(self, seconds: float) -> None:
        """Let time go on, and everything happen that is due by then."""
        end = self.time + seconds
        while due := [one for one in self._timers if one.at <= end and not one.is_cancelled]:
            first = min(due, key=lambda one: one.at)
            self._timers.remove(first)
            self.time = max(self.time, first.at)
            first.callback()
        self._timers = [one for one in self._timers if not one.is_cancelled]
        self.time = end

    def token(self, bits: int) -> str:
        self._count += 1
        return f"token{bits}x{self._count}"

    def code(self) -> str:
        self._count += 1
        return "CODE" + f"{self._count:04}".translate(str.maketrans("0123456789", "ABCDEFGHJK"))

    def seed(self) -> str:
        if self._seeds:
            return self._seeds.pop(0)
        self._count += 1
        return f"seed {self._count}"
