"""Playing by `make`: what make says beside the game."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.pseudo_terminal import asks, plain, terminal

ROOT = Path(__file__).parent.parent.parent
# The environment that runs the tests is set up already.
MAKE = ("make", "-C", str(ROOT), "-o", ".venv/play.stamp", f"BIN={Path(sys.executable).parent}")


def states_below(process: int) -> list[str]:
    """What the last processes below one, which have started none, are doing: S is waiting."""
    children = [
        int(child)
        for task in Path(f"/proc/{process}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]
    if children:
        return [state for child in children for state in states_below(child)]
    return [Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]]


def wait_until_idle(process: int) -> None:
    """Until all that runs below a process waits, and still does when looked at again."""
    idle = 0
    while idle < 3:
        time.sleep(0.05)
        with contextlib.suppress(FileNotFoundError):  # one has ended meanwhile
            idle = idle + 1 if set(states_below(process)) == {"S"} else 0


@pytest.mark.parametrize(
    ("target", "options"),
    [
        ("play-terminal", ""),
        ("play-terminal", "GAME=grove"),
        ("play", "ARGS=--port 0"),
    ],
)
def test_who_stops_by_ctrl_c_is_told_of_no_error(
    target: str, options: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENTABLE_DATA", str(tmp_path))
    for name in ("MAKEFLAGS", "ARGS"):  # the ARGS of `make test` are not the game's
        monkeypatch.delenv(name, raising=False)
    words = filter(None, (target, options))
    with terminal(*words, command=MAKE, BROWSER="true") as it:
        it.read_until(lambda shown: asks(shown) or "Ctrl-C stops it" in shown)
        wait_until_idle(it.process.pid)  # what comes while the prompt is written is not heard
        os.killpg(it.process.pid, signal.SIGINT)  # as the terminal does for Ctrl-C
        it.end()
    told = plain(it.shown)
    assert "***" not in told
    assert target == "play" or "The game is saved. To go on: " in told


def test_who_mistypes_an_option_is_told_what_is_wrong(tmp_path: Path) -> None:
    command = (*MAKE, "play-terminal", "ARGS=--colour")
    with terminal(command=command, GREENTABLE_DATA=str(tmp_path)) as it:
        assert it.end() != 0
    assert "unrecognized arguments: --colour" in it.shown
