"""Playing by `make`: what make says beside the game."""

from __future__ import annotations

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
        time.sleep(1)  # nobody is quicker: what comes while the prompt is written is not heard
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
