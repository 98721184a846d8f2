"""A real server in a process of its own, which can be stopped, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from drills.processes import free_port

_ADDRESS = re.compile(r"http://[\w.:]+")
_FOR_TESTS = {
    "GREENTABLE_REQUESTS_PER_SECOND": "500",
    "GREENTABLE_REQUESTS_BURST": "1000",
    "GREENTABLE_COMMANDS_PER_SECOND": "200",
    "GREENTABLE_COMMANDS_BURST": "400",
    "GREENTABLE_GUESTS_PER_HOUR": "100000",
}


class Server:
    """`greentable serve` on a folder of data; after a restart at the same address."""

    def __init__(self, data: Path, *options: str) -> None:
        self._data, self._options = data, options
        self._port = free_port()
        self.address = ""
        self._process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        where = ("--port", str(self._port), "--data", str(self._data))
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.seeded_server", "serve", *where, *self._options],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | _FOR_TESTS,
        )
        assert process.stdout is not None
        found = _ADDRESS.search(process.stdout.readline())
        assert found, "the server did not say where it is"
        self.address = found[0]
        return process

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ask it to go, as a restart does (sockets are closed with 1012), or kill it."""
        self._process.send_signal(how)
        self._process.communicate(timeout=60)

    def start(self) -> None:
        """Start it again, with the same data at the same address."""
        self._process = self._start()
