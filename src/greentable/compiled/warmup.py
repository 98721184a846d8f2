"""Compiling ahead: `greentable warmup`, or quietly in the background of an interpreted game.

The first compile of a game's rules takes most of a minute; what it makes is kept in the cache, and
later starts take a second. Nobody ever waits for it who does not want to: play runs interpreted.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from greentable.compiled.loader import Loader, cache_folder, is_available
from greentable.errors import UsageError

if TYPE_CHECKING:
    from rich.progress import Progress

GAMES = ("grass",)
MARK = "warm"  # a file in the cache folder that says: all of it is here
NOT_NOW = "GREENTABLE_WARMUP"  # set to "off", nothing is compiled in the background

OnEach = Callable[[int, int], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable warmup`."""
    parser.add_argument(
        "--quiet", action="store_true", help="say nothing, and give way to everything else"
    )


def command(args: argparse.Namespace) -> int:
    """Compile the rules of all games; the exit code. Raises UsageError without the extra."""
    if not is_available():
        message = "nothing to compile with: install greentable[fast]; everything else works"
        raise UsageError("compiled.unavailable", message)
    try:
        if args.quiet:
            _warm_up_quietly()
        else:
            _warm_up_with_progress()
    except OSError as error:
        message = f"cannot keep compiled code in {cache_folder()}: {error.strerror}"
        raise UsageError("compiled.cache", message) from error
    return 0


def is_warm(game: str) -> bool:
    """Whether the rules of a game, as they are now, are compiled already."""
    return (cache_folder((game,)) / MARK).exists()


def warm_up(game: str, on_each: OnEach) -> Any:  # noqa: ANN401 - as of Loader.load
    """The compiled twin of a game's `random_play`, and with it all rules, ready to be called.

    `on_each` gets how many functions are done, of how many. From a warm cache it takes a second.
    """
    import numpy as np

    from greentable.compiled.layout import batch_of

    door = importlib.import_module(f"greentable.{game}")
    loader = Loader(game)
    twin = loader.load(f"greentable.{game}.random_play")
    loader.compile(door.State, on_each)
    # What takes lists is compiled by the first call, which need not play anything.
    nothing = {
        "State": batch_of(door.State(), 1)[0],
        "list[int]": np.ones(1, dtype=np.int64),
        "int": 0,
    }
    words = dict(twin.play_on.py_func.__annotations__)
    words.pop("return")
    twin.play_on(*(nothing[word] for word in words.values()))
    (cache_folder((game,)) / MARK).touch()
    return twin


def start_in_background() -> subprocess.Popen[bytes] | None:
    """Start compiling in a process of its own, unless it is done, impossible or not wanted.

    It says nothing, gives way to everything else, and outlives this process if it must. Whoever
    finds another one at work leaves it to that one. None if there is nothing to do.
    """
    if os.environ.get(NOT_NOW) == "off" or not is_available() or all(map(is_warm, GAMES)):
        return None
    process = subprocess.Popen(
        # -P: what lies in the current folder is none of its business.
        [sys.executable, "-P", "-m", "greentable", "warmup", "--quiet"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    # Somebody has to wait for it, or it would stay as a zombie as long as the game goes on.
    threading.Thread(target=process.wait, daemon=True).start()
    return process


def _warm_up_quietly() -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    with _lock() as mine:
        for game in GAMES:
            if mine and not is_warm(game):
                warm_up(game, lambda _done, _all: None)


def _warm_up_with_progress() -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    ) as progress:
        for game in GAMES:
            _warm_up_showing(game, progress)


def _warm_up_showing(game: str, progress: Progress) -> None:
    task = progress.add_task(f"compiling the rules of {game}", total=None)

    def show(done: int, of: int) -> None:
        progress.update(task, completed=done, total=of)

    while True:
        with _lock() as mine:
            if is_warm(game):
                progress.update(task, description=f"{game} is compiled", total=1, completed=1)
                return
            if mine:
                with _interrupted_between_functions(show) as on_each:
                    warm_up(game, on_each)
                continue
        progress.update(task, description=f"{game} is being compiled by another process")
        time.sleep(0.5)


@contextlib.contextmanager
def _interrupted_between_functions(show: OnEach) -> Iterator[OnEach]:
    """Keep Ctrl-C till a function is done: it would end in an error deep inside the compiler."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: pressed.append(number))

    def on_each(done: int, of: int) -> None:
        if pressed:
            raise KeyboardInterrupt
        show(done, of)

    try:
        yield on_each
    finally:
        signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def _lock() -> Iterator[bool]:
    """Whether this process is now the one that compiles. The lock goes when the process does."""
    path = cache_folder().parent / "warmup.lock"
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        yield _try_to_lock(file.fileno())


def _try_to_lock(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
