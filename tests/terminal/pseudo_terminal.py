"""A pseudo-terminal with the command on it, to be typed at and looked at."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tests.server.waiting import SECONDS
from tests.terminal.process import COMMAND, LONGEST, environment

CTRL_D = "\x04"


class Terminal:
    """A process on a terminal of its own."""

    def __init__(self, process: subprocess.Popen[bytes], side: int) -> None:
        self.process = process
        self._side = side
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.shown = ""

    def read_until(self, done: Callable[[str], bool]) -> str:
        """The output of the terminal once it is so, or once the process has ended."""
        while not done(self.shown):
            ready, _, _ = select.select([self._side], [], [], SECONDS)
            assert ready, f"nothing comes after: {self.shown[-500:]!r}"
            try:
                data = os.read(self._side, 65536)
            except OSError:  # as Linux says that the other side is gone
                break
            if not data:
                break
            self.shown += self._decoder.decode(data)
        return self.shown

    def type(self, text: str) -> None:
        os.write(self._side, text.encode())

    def answer(self, line: str) -> str:
        """Type a line; what is shown until the next question, without colours."""
        self.shown = ""
        self.type(f"{line}\r")
        return plain(self.read_until(asks))

    @property
    def has_own_mode(self) -> bool:
        """Whether what is typed is shown, and comes a line at a time."""
        flags = termios.tcgetattr(self._side)[3]
        return bool(flags & termios.ECHO and flags & termios.ICANON)

    def end(self) -> int:
        """Wait for the process; its exit code."""
        self.read_until(lambda _: False)
        return self.process.wait(LONGEST)


@contextmanager
def terminal(
    *arguments: str,
    columns: int = 80,
    lines: int = 40,
    command: tuple[str, ...] = COMMAND,
    **changes: str,
) -> Iterator[Terminal]:
    """The command on a terminal of this size; it is killed in the end."""
    near, far = pty.openpty()
    fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    variables = environment(**{"TERM": "xterm-256color", "COLORTERM": "truecolor", **changes})
    del variables["COLUMNS"]
    process = subprocess.Popen(
        [*command, *arguments],
        stdin=far,
        stdout=far,
        stderr=far,
        env=variables,
        start_new_session=True,
    )
    os.close(far)
    try:
        yield Terminal(process, near)
    finally:
        process.kill()
        process.wait()
        os.close(near)


def asks(shown: str) -> bool:
    """Whether the process waits for a line: a basket, <3>, at the end of what was read is none."""
    return re.search(r"(?:^|\s)> *$", plain(shown)) is not None


def plain(shown: str) -> str:
    """Without colours and other sequences."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)
