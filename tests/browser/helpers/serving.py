"""A real server in a process of its own, which can be stopped, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from drills.processes import free_port
from greentable.server.core.settings import PREFIX
from tests.browser.helpers.seeded_server import CLOCK_AHEAD

_DAY = 86_400
_PORTS_TRIED = 5
_ADDRESS = re.compile(r"http://[\w.:]+")
_FOR_TESTS = {
    # All visitors come from one address, and are quick.
    "REQUESTS_PER_SECOND": 500,
    "REQUESTS_BURST": 1000,
    "COMMANDS_PER_SECOND": 200,
    "COMMANDS_BURST": 400,
    "EXPLANATIONS_PER_MINUTE": 10_000,
    "GUESTS_PER_HOUR": 100_000,
    "CODES_PER_MINUTE": 1000,
    "SIGN_INS_PER_MINUTE": 1000,
    # Or slow, where other programs have the processor: nobody is taken for gone.
    "PING_SECONDS": 600,
    "SILENT_SECONDS": 600,
    "ABSENT_SECONDS": 600,
    "OFFER_SECONDS": 600,
    "BOT_PATIENCE_SECONDS": 600,
    "JOB_SECONDS": 600,
}


class Server:
    """`greentable serve` on a folder of data; after a restart at the same address.

    Its clock begins at noon of today, so that no puzzle is of yesterday while it is played. Options
    may name the `{port}` that it listens on.
    """

    def __init__(self, data: Path, *options: str) -> None:
        self._data, self._options = data, options
        now = time.time()
        noon = now - now % _DAY + _DAY / 2
        settings = {f"{PREFIX}{name}": str(value) for name, value in _FOR_TESTS.items()}
        self._environment = os.environ | settings | {CLOCK_AHEAD: str(noon - now)}
        # Another server may come to listen on a port between its being found and being used.
        for _ in range(_PORTS_TRIED):
            self._port = free_port()
            self._process, self.address = self._start()
            if self.address:
                return
        raise AssertionError("the server did not say where it is")

    def _start(self) -> tuple[subprocess.Popen[str], str]:
        """A process, and where it serves; nowhere if it could not."""
        where = ("--port", str(self._port), "--data", str(self._data))
        options = [one.format(port=self._port) for one in self._options]
        process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.browser.helpers.seeded_server",
                "serve",
                *where,
                *options,
            ],
            stdout=subprocess.PIPE,
            text=True,
            env=self._environment,
        )
        assert process.stdout is not None
        found = _ADDRESS.search(process.stdout.readline())
        return process, found[0] if found else ""

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ask it to go, as a restart does (sockets are closed with 1012), or kill it."""
        self._process.send_signal(how)
        self._process.communicate()

    def start(self) -> None:
        """Start it again, with the same data at the same address."""
        self._process, address = self._start()
        assert address == self.address
