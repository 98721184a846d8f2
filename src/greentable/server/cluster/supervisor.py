"""Several processes of the server on one machine: start, watch, restart and stop them.

They accept from the same listening socket; leases say which process owns which table.
"""

from __future__ import annotations

import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from greentable.server.core import logs
from greentable.server.core.settings import Settings

ProcessMain = Callable[[Settings, int, socket.socket, list[str]], None]
"""A process's main function: settings, its number, its listening socket, the server's URLs."""

_SHORT_LIFE = 10.0  # seconds: a process that ends sooner is restarted after a pause
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0
_STOP_SECONDS = 20.0  # longer than a process needs to send its last answers


class Supervisor:
    """Keeps as many processes running as the settings say, until it is told to stop."""

    def __init__(
        self, main: ProcessMain, settings: Settings, listening: socket.socket, urls: list[str]
    ) -> None:
        self._main, self._settings = main, settings
        self._listening, self._urls = listening, urls
        self._context = multiprocessing.get_context("spawn")
        self._processes: dict[int, SpawnProcess] = {}
        self._started: dict[int, float] = {}
        self._pauses: dict[int, float] = {}
        self._due: dict[int, float] = {}
        self._waking, self._woken = socket.socketpair()
        self._is_stopping = False

    def run(self) -> None:
        """Keep all processes running until SIGTERM or SIGINT; then let them shut down cleanly."""
        for stop_signal in (signal.SIGTERM, signal.SIGINT):
            signal.signal(stop_signal, self._stop)
        for number in range(self._settings.workers):
            self._start(number)
        while not self._is_stopping:
            self._wait_and_restart()
        for process in self._processes.values():
            process.terminate()
        until = time.monotonic() + _STOP_SECONDS
        for process in self._processes.values():
            process.join(max(0.0, until - time.monotonic()))
            if process.is_alive():
                process.kill()

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_stopping = True
        self._woken.send(b".")

    def _start(self, number: int) -> None:
        process = self._context.Process(
            target=self._main,
            args=(self._settings, number, self._listening, self._urls),
            name=f"greentable-{number}",
        )
        process.start()
        self._processes[number], self._started[number] = process, time.monotonic()
        logs.note("worker.started", number=number, process=process.pid)

    def _wait_and_restart(self) -> None:
        """Wait until a process ends or a restart is due, and start those that are due."""
        now = time.monotonic()
        pause = min((at - now for at in self._due.values()), default=None)
        watched = {self._processes[number].sentinel: number for number in self._processes}
        ended = wait([*watched, self._waking], None if pause is None else max(0.0, pause))
        if self._is_stopping:
            return
        for sentinel in ended:
            if isinstance(sentinel, int):
                self._schedule_restart(watched[sentinel])
        for number, at in list(self._due.items()):
            if at <= time.monotonic():
                del self._due[number]
                self._start(number)

    def _schedule_restart(self, number: int) -> None:
        process = self._processes.pop(number)
        process.join()
        logs.warn("worker.ended", number=number, process=process.pid, code=process.exitcode)
        lived = time.monotonic() - self._started[number]
        pause = 0.0
        if lived < _SHORT_LIFE:
            pause = min(max(_FIRST_PAUSE, 2 * self._pauses.get(number, 0.0)), _LONGEST_PAUSE)
        self._pauses[number] = pause
        self._due[number] = time.monotonic() + pause
