"""Real processes: the command as a user starts it, over pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

COMMAND = (sys.executable, "-m", "greentable")
LONGEST = 1200  # seconds; only a process that hangs takes this long, also on a busy machine
UNWANTED = ("NO_COLOR", "LINES", "PYTHONDONTWRITEBYTECODE", "PYTHONUNBUFFERED", "GREENTABLE_CACHE")
FIRST_MOVE = "1\n0\n" * 10_000
"""Lines that make the first move of the list, or end the turn if it may be ended."""


def environment(**changes: str) -> dict[str, str]:
    """Ours, without what would change the output."""
    kept = {key: value for key, value in os.environ.items() if key not in UNWANTED}
    return {**kept, "COLUMNS": "80", "TERM": "xterm", **changes}


def greentable(
    *arguments: str, typed: str = "", cwd: Path | str | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, with these lines on its standard input."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**changes),
        cwd=cwd,
        timeout=LONGEST,
        check=False,
    )


def start(
    *arguments: str, command: tuple[str, ...] = COMMAND, **changes: str
) -> subprocess.Popen[str]:
    """Start the command and leave it running, with pipes to talk to it."""
    return subprocess.Popen(
        [*command, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(PYTHONUNBUFFERED="1", **changes),
    )
