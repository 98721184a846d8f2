"""Compiling ahead: with progress, one process at a time, and only where it is asked for."""

from __future__ import annotations

import contextlib
import fcntl
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from greentable.compiled import warmup
from greentable.compiled.loader import Loader, cache_folder
from greentable.compiled.targets import read_target, target_names
from tests.server.waiting import SECONDS
from tests.slow_cases import slow_but
from tests.terminal.command import command
from tests.terminal.process import environment, greentable, start

pytestmark = pytest.mark.more


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cold cache."""
    monkeypatch.setenv("GREENTABLE_CACHE", str(tmp_path))
    return tmp_path


GROUPS = [(game, group) for game in target_names() for group in read_target(game).entries]


def make_warm() -> None:
    for game, group in GROUPS:
        mark = cache_folder(read_target(game)) / "fast" / f"complete-{group}"
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def without_numba(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command on a machine that does not have the extra."""
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from greentable.cli.commands import main; sys.exit(main(sys.argv[1:]))"
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
    for path in cache.glob("compiled/*/fast/compiling-*.lock"):
        with path.open("a", encoding="utf-8") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return True
    return False


def wait_for(so: Callable[[], bool]) -> None:
    """Look again and again until it is so."""
    end = time.monotonic() + SECONDS
    while not so():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_without_the_extra_it_says_what_is_missing_and_games_can_be_played() -> None:
    done = without_numba("warmup")
    played = without_numba("play", "grass", typed="quit\n")

    assert done.returncode == 2
    assert done.stderr == (
        "greentable: compiling needs Numba: install greentable[fast] "
        "(everything else works without it)\n"
    )
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.parametrize(
    "words", slow_but(["warmup"], ["warmup", "warmup --quiet", "solve grove --width 1"])
)
def test_a_cache_that_cannot_be_written_is_one_clear_line(words: str) -> None:
    # A process of its own: in this one another test may have loaded what would be compiled.
    done = greentable(*words.split(), GREENTABLE_CACHE="/dev/null/cache")

    assert done.returncode == 2
    assert done.stderr.startswith("greentable: can’t store compiled code in /dev/null/cache")
    assert done.stderr.count("\n") == 1


def test_what_is_compiled_is_not_compiled_again(cache: Path) -> None:
    make_warm()

    done = greentable("warmup", GREENTABLE_CACHE=str(cache))
    assert (done.returncode, done.stderr) == (0, "")
    for group in ("grass", "grove", "minds.grove"):
        assert f"{group} is compiled" in done.stdout
    quiet = command("warmup", "--quiet", GREENTABLE_CACHE=str(cache))
    assert (quiet.returncode, quiet.stdout, quiet.stderr) == (0, "", "")


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_a_game_in_the_terminal_compiles_nothing(cache: Path, game: str) -> None:
    played = command("play", game, typed="quit\n", GREENTABLE_CACHE=str(cache))
    assert (played.returncode, played.stderr) == (0, "")
    assert list(cache.iterdir()) == []


def test_ctrl_c_stops_it_without_a_trace_and_the_lock_goes_with_it(cache: Path) -> None:
    process = start("warmup", GREENTABLE_CACHE=str(cache))
    wait_for(lambda: is_locked(cache) or process.poll() is not None)

    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=SECONDS)

    assert (process.returncode, errors) == (130, "")
    assert not is_locked(cache)
    assert not any(warmup.is_warm(game, group) for game, group in GROUPS)


def test_ctrl_c_is_held_back_until_a_function_is_done() -> None:
    before = signal.getsignal(signal.SIGINT)
    told: list[int] = []
    with warmup._interrupted_between_functions(lambda done, _of: told.append(done)) as on_each:
        on_each(1, 3)
        signal.raise_signal(signal.SIGINT)  # in the middle of the second: nothing happens yet
        with pytest.raises(KeyboardInterrupt):
            on_each(2, 3)
    assert told == [1]
    assert signal.getsignal(signal.SIGINT) == before


def test_a_process_that_needs_what_another_one_compiles_waits_for_it(cache: Path) -> None:
    path = Loader(read_target("grove")).lock_path("minds.grove")
    path.parent.mkdir(parents=True)
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
            warmup.warm_up("grove", "minds.grove", stop, wait)
    assert len(waits) == 2
    assert not warmup.is_warm("grove", "minds.grove")


@pytest.mark.usefixtures("cache")
def test_a_process_that_needs_something_else_than_another_one_compiles_begins_at_once() -> None:
    """Neither another game nor another group of the same game holds anybody up."""

    def wait() -> None:
        pytest.fail("it waits for a process that compiles something else")

    def stop(_done: int, _of: int) -> None:
        raise KeyboardInterrupt

    with contextlib.ExitStack() as others:
        for game, group in GROUPS:
            if group != "minds.grove":
                path = Loader(read_target(game)).lock_path(group)
                path.parent.mkdir(parents=True, exist_ok=True)
                file = others.enter_context(path.open("a", encoding="utf-8"))
                fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(KeyboardInterrupt):
            warmup.warm_up("grove", "minds.grove", stop, wait)


@pytest.mark.slow
def test_a_cold_cache_is_filled_with_progress_and_then_warm(cache: Path) -> None:
    assert not any(warmup.is_warm(game, group) for game, group in GROUPS)

    done = greentable("warmup", GREENTABLE_CACHE=str(cache))

    assert (done.returncode, done.stderr) == (0, "")
    assert "grass is compiled" in done.stdout
    assert "grove is compiled" in done.stdout
    assert all(warmup.is_warm(game, group) for game, group in GROUPS)
    steps: list[tuple[int, int]] = []
    warmup.warm_up("grass", "grass", lambda finished, of: steps.append((finished, of)))
    entries = len(read_target("grass").entries["grass"])
    assert steps == [(number, entries) for number in range(1, entries + 1)]
