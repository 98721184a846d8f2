"""Compiling ahead: with progress, in the background, one at a time, and never in anybody's way."""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from greentable.compiled import warmup
from greentable.compiled.loader import cache_folder
from greentable.compiled.parts import PARTS
from tests.terminal.process import environment, greentable, start

PATIENCE = 120  # seconds; only a process that hangs takes so long


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cold cache."""
    monkeypatch.setenv("GREENTABLE_CACHE", str(tmp_path))
    monkeypatch.delenv("GREENTABLE_WARMUP", raising=False)
    return tmp_path


def make_warm() -> None:
    for part in PARTS.values():
        mark = cache_folder(part.sources) / "warm"
        mark.parent.mkdir(parents=True)
        mark.touch()


def without_numba(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command on a machine that does not have the extra."""
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from greentable.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    return subprocess.run(
        [sys.executable, "-c", program, *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        check=False,
    )


def is_locked(cache: Path) -> bool:
    """Whether somebody compiles into this cache."""
    path = cache / "compiled" / "warmup.lock"
    if not path.exists():
        return False
    with path.open("a", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


def wait_for(so: Callable[[], bool]) -> None:
    """Look again and again until it is so."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_without_the_extra_it_says_what_is_missing_and_games_can_be_played() -> None:
    done = without_numba("warmup")
    played = without_numba("play", "grass", typed="quit\n")

    assert done.returncode == 2
    assert done.stderr == (
        "greentable: nothing to compile with: install greentable[fast]; everything else works\n"
    )
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.parametrize("words", ["warmup", "warmup --quiet", "solve grove --width 1"])
def test_a_cache_that_cannot_be_written_is_one_clear_line(words: str) -> None:
    done = greentable(*words.split(), GREENTABLE_CACHE="/dev/null/cache")

    assert done.returncode == 2
    assert done.stderr.startswith("greentable: cannot keep compiled code in /dev/null/cache")
    assert done.stderr.count("\n") == 1


def test_what_is_compiled_is_not_compiled_again(cache: Path) -> None:
    make_warm()

    assert warmup.start_in_background("grove") is None
    done = greentable("warmup", GREENTABLE_CACHE=str(cache))
    assert (done.returncode, done.stderr) == (0, "")
    assert "grass is compiled" in done.stdout
    assert "grove is compiled" in done.stdout


def test_nothing_is_started_where_it_is_not_wanted(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENTABLE_WARMUP", "off")

    assert warmup.start_in_background("grove") is None
    assert list(cache.iterdir()) == []


def test_in_the_background_one_process_compiles_with_low_priority_and_is_cleared_away(
    cache: Path,
) -> None:
    process = warmup.start_in_background("grove")
    assert process is not None
    try:
        wait_for(lambda: is_locked(cache) or process.returncode is not None)
        assert process.returncode is None
        assert os.getpriority(os.PRIO_PROCESS, process.pid) >= 10
        assert os.getsid(process.pid) == process.pid, "the end of the terminal is not its end"

        second = greentable("warmup", "--quiet", GREENTABLE_CACHE=str(cache))

        assert (second.returncode, second.stdout, second.stderr) == (0, "", "")
        assert process.returncode is None
        assert not any(map(warmup.is_warm, PARTS)), "the second left the work to the first"
    finally:
        process.kill()
    wait_for(lambda: process.returncode is not None)
    assert not is_locked(cache), "the lock goes with the process"


def test_ctrl_c_stops_it_without_a_trace(cache: Path) -> None:
    process = start("warmup", GREENTABLE_CACHE=str(cache))
    wait_for(lambda: is_locked(cache) or process.poll() is not None)
    # A moment later it is in the middle of a function.
    wait_for(lambda: any(cache.rglob("*.nbi")) or process.poll() is not None)

    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=PATIENCE)

    assert (process.returncode, errors) == (130, "")


def test_who_needs_what_another_process_compiles_waits_for_it(cache: Path) -> None:
    path = cache / "compiled" / "warmup.lock"
    path.parent.mkdir()
    waits: list[None] = []

    def wait() -> None:
        """The other process is done after a while, and leaves nothing: then it is our turn."""
        waits.append(None)
        if len(waits) == 2:
            fcntl.flock(other, fcntl.LOCK_UN)

    def stop(_done: int, _of: int) -> None:
        raise KeyboardInterrupt

    with path.open("a", encoding="utf-8") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(KeyboardInterrupt):
            warmup.warm_up("grove", stop, wait)
    assert len(waits) == 2
    assert not warmup.is_warm("grove")


@pytest.mark.slow
def test_a_cold_cache_is_filled_with_progress_and_then_warm(cache: Path) -> None:
    assert not any(map(warmup.is_warm, PARTS))

    done = greentable("warmup", GREENTABLE_CACHE=str(cache))

    assert (done.returncode, done.stderr) == (0, "")
    assert "grass is compiled" in done.stdout
    assert "grove is compiled" in done.stdout
    assert all(map(warmup.is_warm, PARTS))
    steps: list[tuple[int, int]] = []
    warmup.warm_up("grass", lambda finished, of: steps.append((finished, of)))
    assert steps[-1][0] == steps[-1][1] > 50
