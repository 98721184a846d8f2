"""A server with fixed chance and date, so that its screens are always the same."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from greentable.server.cluster.addresses import addresses, listen
from greentable.server.core.settings import Settings
from greentable.server.core.world import LETTERS, RealWorld
from greentable.server.operations.serve import serve

BEGINNING = 1_795_000_000.0  # a day in November 2026, towards noon


class FixedWorld(RealWorld):
    """A clock that starts at a fixed moment, and secrets that are derived from one seed."""

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(seed)
        self._ahead = BEGINNING - time.time()

    def now(self) -> float:
        """The time in Unix seconds."""
        return time.time() + self._ahead

    def call_at(self, at: float, callback: object) -> asyncio.TimerHandle:
        """Call back at a time, or soon if it is past."""
        assert callable(callback)
        wait = max(0.0, at - self.now())
        return asyncio.get_running_loop().call_later(wait, callback)

    def token(self, bits: int) -> str:
        """A text for addresses."""
        return f"{self._chance.getrandbits(bits):0{bits // 4}x}"

    def code(self) -> str:
        """Eight letters."""
        return "".join(self._chance.choices(LETTERS, k=8))

    def seed(self) -> str:
        """A seed that cards are dealt from."""
        return f"{self._chance.getrandbits(128):032x}"


@contextmanager
def fixed_server(seed: str) -> Iterator[str]:
    """Run a server with an empty database; yield its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tools.generate.screens.fixed_server", seed, data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                yield server.stdout.readline().strip()
            finally:
                server.terminate()


def main(seed: str, data: str) -> None:
    """Serve until the process is stopped, and print where."""
    settings = Settings(
        port=0,
        data=data,
        requests_per_second=500,
        requests_burst=1000,
        commands_per_second=200,
        commands_burst=400,
        explanations_per_minute=6000,
        guests_per_hour=1000,
    )
    listening = listen(settings)
    urls = addresses(settings, listening.getsockname()[1])

    def tell_where() -> None:
        print(urls[0], flush=True)

    asyncio.run(serve(settings, FixedWorld(seed), listening, urls, tell_where))


if __name__ == "__main__":
    main(*sys.argv[1:])
