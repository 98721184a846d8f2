"""Playing by `make`: what make says beside the game."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.pseudo_terminal import asks, plain, terminal
from tests.terminal.said import SAVED

ROOT = Path(__file__).parent.parent.parent
# The environment that runs the tests is set up already.
MAKE = ("make", "-C", str(ROOT), "-o", ".venv/play.stamp", f"BIN={Path(sys.executable).parent}")


def reads_line(process: int) -> bool:
    """Whether it, or one that it has started, waits for a line from the keyboard."""
    try:
        # A system call and what it was given: for a read of standard input, 0 first.
        doing = Path(f"/proc/{process}/syscall").read_text().split()
        tasks = [task / "children" for task in Path(f"/proc/{process}/task").iterdir()]
        children = [int(child) for task in tasks for child in task.read_text().split()]
    except OSError:  # it has ended meanwhile
        return False
    return doing[1:2] == ["0x0"] or any(map(reads_line, children))


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
        it.read_until(lambda shown: asks(shown) or "press Ctrl-C to stop it" in shown)
        while target != "play" and not reads_line(it.process.pid):
            time.sleep(0.01)  # what comes between the prompt and the read is not heard
        os.killpg(it.process.pid, signal.SIGINT)  # as the terminal does for Ctrl-C
        it.end()
    told = plain(it.shown)
    assert "***" not in told
    assert target == "play" or SAVED in told


def test_who_mistypes_an_option_is_told_what_is_wrong(tmp_path: Path) -> None:
    command = (*MAKE, "play-terminal", "ARGS=--colour")
    with terminal(command=command, GREENTABLE_DATA=str(tmp_path)) as it:
        assert it.end() != 0
    assert "unrecognised arguments: --colour" in it.shown
