"""Ctrl-C at a match, as its user presses it: to the command and all its processes at once."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from pathlib import Path

import pytest

from greentable.lab.interrupts import interrupts_later
from tests.slow_cases import more_but, slow_but
from tests.terminal.process import COMMAND, environment

LONGEST = 120  # seconds; only what hangs takes so long
ENDLESS = "2018 deck=MO:60 bonus=0"  # nobody ever earns anything
UNSTOPPED = ("--most-rounds", "1000000000")
SHORT = "2018 max_rounds=1"


@contextmanager
def match(file: Path, ruleset: str, *options: str) -> Iterator[subprocess.Popen[str]]:
    """A match in a group of processes of its own, which is gone in the end."""
    words = ["lab", "match", "rules", "random", "--seats", "2", "--deals", "1000000"]
    process = subprocess.Popen(
        [*COMMAND, *words, "--ruleset", ruleset, "--results", str(file), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(),
        start_new_session=True,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def wait_until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + LONGEST
    while not happened():
        assert time.monotonic() < end, "never happened"
        time.sleep(0.01)


def lines_of(file: Path) -> list[bytes]:
    return file.read_bytes().splitlines() if file.exists() else []


def workers_of(pid: int) -> list[Path]:
    """The processes that play for a match, each with all that the system knows of it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    folders = [Path("/proc", child) for child in children]
    return [folder for folder in folders if b"spawn_main" in (folder / "cmdline").read_bytes()]


@pytest.mark.parametrize("processes", more_but(["2"], ["1", "2"]))
def test_a_match_stopped_before_a_deal_is_whole_says_so_and_gives_no_numbers(
    tmp_path: Path, processes: str
) -> None:
    file, picture = tmp_path / "match.jsonl", tmp_path / "shares.svg"
    options = ["--processes", processes, "--plot", str(picture), *UNSTOPPED]
    with match(file, ENDLESS, *options) as process:
        wait_until(lambda: lines_of(file))
        playing = [Path("/proc", str(process.pid))]
        if processes == "2":
            wait_until(lambda: len(workers_of(process.pid)) == 2)
            playing = workers_of(process.pid)
        before = {folder: seconds_of(folder) for folder in playing}
        wait_until(lambda: all(seconds_of(one) > used + 0.1 for one, used in before.items()))
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 130
    assert "nan" not in out
    assert "no deal has been played in all line-ups" in " ".join(out.split())
    assert err == ""
    assert not picture.exists()


def seconds_of(folder: Path) -> float:
    """The processor time that a process has used."""
    ticks = (folder / "stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("busy", slow_but([0.7], [0.0, 0.7]), ids=["as they start", "as they play"])
def test_games_that_never_end_are_thrown_away_and_no_worker_is_left(
    tmp_path: Path, busy: float
) -> None:
    """To start takes a process less than half a second."""
    with match(tmp_path / "match.jsonl", ENDLESS, "--processes", "2", *UNSTOPPED) as process:
        wait_until(lambda: len(workers_of(process.pid)) == 2)
        workers = workers_of(process.pid)
        wait_until(lambda: min(map(seconds_of, workers)) >= busy)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 130
    assert err == ""
    assert not any(folder.exists() for folder in workers)


@pytest.mark.parametrize("processes", more_but(["2"], ["1", "2"]))
def test_however_often_ctrl_c_is_pressed_there_is_a_table_and_no_trace(
    tmp_path: Path, processes: str
) -> None:
    file = tmp_path / "match.jsonl"
    with match(file, SHORT, "--processes", processes) as process:
        wait_until(lambda: len(lines_of(file)) > 8)
        while process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
            time.sleep(0.002)
        out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 130
    assert err == ""
    assert "95% interval" in out
    assert "games were not played" in out


def test_a_stopped_match_says_how_it_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    with match(file, SHORT, "--processes", "1") as process:
        wait_until(lambda: len(lines_of(file)) > 4)
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=LONGEST)
    assert "run the same command again to continue" in " ".join(out.split())


_FIRST_PROCESS = """
import multiprocessing, signal, time
from greentable.lab.interrupts import interrupts_later
with interrupts_later():
    process = multiprocessing.get_context("spawn").Process(target=time.sleep, args=(0,))
    process.start()
    print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))
process.join()
"""


def test_ctrl_c_waits_until_the_last_process_is_started_also_after_the_first_one() -> None:
    """Python's own helper, which comes with the first process, lets signals through again."""
    done = subprocess.run(
        [sys.executable, "-c", _FIRST_PROCESS],
        capture_output=True,
        text=True,
        env=environment(),
        timeout=LONGEST,
        check=True,
    )
    assert done.stdout == "True\n"


def test_ctrl_c_stays_blocked_when_the_first_process_is_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python starts a process of its own with the first of ours, and unblocks signals then."""
    tracker = resource_tracker.ResourceTracker()
    monkeypatch.setattr(resource_tracker, "ensure_running", tracker.ensure_running)
    with interrupts_later():
        resource_tracker.ensure_running()
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    tracker._stop()  # type: ignore[attr-defined]
    assert signal.SIGINT in blocked
