"""Servers as processes of their own: started, stopped, killed."""

from __future__ import annotations

import atexit
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from greentable.server.core.settings import PREFIX
from tests.server.waiting import SECONDS

PUBLIC = "http://cards.example.org"
"""How people reach every server of a drill, whatever port it listens on."""

HOST = "127.0.0.1"
_BY_CHANCE = random.SystemRandom()

# All players of a drill come from one address, and none of them waits for anybody.
_LIMITS = {
    "requests_per_second": 100_000,
    "requests_burst": 100_000,
    "guests_per_hour": 1_000_000,
    "sockets_per_address": 10_000,
    "commands_per_second": 1_000,
    "commands_burst": 1_000,
    "offers_per_minute": 100_000,
}


class ServerProcess:
    """`greentable serve` in a process, over a folder or a database."""

    def __init__(
        self, place: str, *, options: tuple[str, ...] = (), settings: Mapping[str, object] = {}
    ) -> None:
        self.place = place
        self.port = free_port()
        self._options = options
        self._settings = {**_LIMITS, **settings}
        self._process: subprocess.Popen[bytes] | None = None
        self._is_over = False
        self._starting = threading.Lock()  # a drill may end while a thread starts a server

    @property
    def id(self) -> int:
        """Of the process."""
        assert self._process is not None, "it runs"
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        where = "--database" if "://" in self.place else "--data"
        command = [sys.executable, "-m", "greentable", "serve", "--port", str(self.port)]
        command += [where, self.place, "--public-url", PUBLIC, *self._options]
        environment = {PREFIX + name.upper(): str(one) for name, one in self._settings.items()}
        with self._starting:
            if self._is_over:
                return
            self._process = subprocess.Popen(
                command, env=os.environ | environment, stdout=subprocess.DEVNULL
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Wait until it answers that it can be used."""
        until = time.monotonic() + SECONDS
        while not self.is_ready():
            if time.monotonic() > until or self.has_ended():
                message = "the server did not start"
                raise RuntimeError(message)
            time.sleep(0.05)

    def is_ready(self) -> bool:
        """Whether it says so itself."""
        with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), 2) as asked:
            asked.sendall(b"GET /readyz HTTP/1.0\r\n\r\n")
            return b" 200 " in asked.recv(100)
        return False

    def has_ended(self) -> bool:
        """Whether there is no process any more."""
        return self._process is None or self._process.poll() is not None

    def stop(self) -> None:
        """Stop it as a restart does."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a crash does."""
        self._end(signal.SIGKILL)

    def end(self) -> None:
        """Kill it, and let nobody start it again."""
        with self._starting:
            self._is_over = True
        self.kill()

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        if process is not None:
            process.send_signal(how)
            process.wait(SECONDS)
            self._process = None

    def memory(self) -> int:
        """The bytes of memory that the process holds now."""
        pages = int(Path(f"/proc/{self.id}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def running(*servers: ServerProcess) -> Iterator[None]:
    """Servers that run, and are gone afterwards."""
    try:
        for server in servers:
            server.start()
        yield
    finally:
        for server in servers:
            server.end()


def free_port() -> int:
    """A port that nobody listens on.

    By chance, from below those that systems give away by themselves: those may go to any
    connection before a server comes to listen. Nobody gets it a second time while this process
    runs, nor in another one: a UDP socket of the same number is kept as a claim.
    """
    while True:
        place = (HOST, _BY_CHANCE.randrange(20_000, 32_000))
        claim = socket.socket(type=socket.SOCK_DGRAM)
        with socket.socket() as asked, contextlib.suppress(OSError):
            asked.bind(place)
            claim.bind(place)
            atexit.register(claim.close)
            return place[1]
        claim.close()
