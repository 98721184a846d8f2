"""`greentable serve` for tests: nothing depends on luck, no day ends, and nobody compiles."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from greentable.cli.commands import main
from greentable.server.core.world import RealWorld, Timer
from greentable.server.live.bot_seats import PACES
from greentable.server.operations import serve
from greentable.server.workers.warming import Warming

CLOCK_AHEAD = "TESTS_CLOCK_AHEAD"
"""In the environment: the seconds by which the clock of the server is ahead."""


class SeededWorld(RealWorld):
    """Every table is dealt from the same seed, and the clock is set."""

    _ahead = float(os.environ.get(CLOCK_AHEAD, "0"))

    def now(self) -> float:
        return super().now() + self._ahead

    def call_at(self, at: float, callback: Callable[[], None]) -> Timer:
        return super().call_at(at - self._ahead, callback)

    def seed(self) -> str:
        return "the same for every table"


if __name__ == "__main__":
    serve.RealWorld = SeededWorld  # type: ignore[attr-defined]
    # Whoever asks for a hint here does not wait for the next one to come faster.
    Warming.begin = lambda *_: None  # type: ignore[method-assign]
    # At a table of the slow pace a bot moves only when somebody skips its pause.
    PACES["slow"] = 3600.0
    sys.exit(main())
