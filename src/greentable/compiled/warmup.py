"""Compiling ahead: `greentable warmup`, or quietly in the background of an interpreted game.

The first compile of a game's rules takes most of a minute; what it makes is kept in the cache, and
later starts take a second. Nobody ever waits for it who does not want to: play runs interpreted.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from greentable.compiled.loader import Loader, cache_folder, is_available
from greentable.compiled.parts import PARTS, OnEach, compile_part
from greentable.errors import UsageError

if TYPE_CHECKING:
    from rich.progress import Progress

OnWait = Callable[[], None]

NOT_NOW = "GREENTABLE_WARMUP"  # set to "off", nothing is compiled in the background


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable warmup`."""
    parser.add_argument(
        "game", nargs="?", choices=tuple(PARTS), help="only this one (default: all games)"
    )
    parser.add_argument(
        "--quiet", action="store_true", help="say nothing, and give way to everything else"
    )


def command(args: argparse.Namespace) -> int:
    """Compile the rules of a game, or of all; the exit code. Raises UsageError."""
    if not is_available():
        message = "nothing to compile with: install greentable[fast]; everything else works"
        raise UsageError("compiled.unavailable", message)
    games = (args.game,) if args.game else tuple(PARTS)
    if args.quiet:
        _warm_up_quietly(games)
    else:
        _warm_up_with_progress(games)
    return 0


def is_warm(game: str) -> bool:
    """Whether the rules of a game, as they are now, are compiled already."""
    return _mark(game).exists()


def _mark(game: str) -> Path:
    """A file in the cache folder that says: all of it is here."""
    return cache_folder(PARTS[game].sources) / "warm"


def warm_up(game: str, on_each: OnEach, on_wait: OnWait = lambda: None) -> Loader:
    """The loader of a game that has compiled everything. From a warm cache it takes a second.

    If another process is compiling, this one waits for what it makes and calls `on_wait` from time
    to time. Raises UsageError when there is no place for the cache.
    """
    with _explaining_a_cache_that_fails():
        while not is_warm(game):
            with _lock() as mine:
                if mine:
                    return _compile(game, on_each)
            on_wait()
            time.sleep(0.5)
        return compile_part(game, on_each)


@contextlib.contextmanager
def _explaining_a_cache_that_fails() -> Iterator[None]:
    """Raises UsageError for a folder that cannot be made or written."""
    try:
        yield
    except OSError as error:
        message = (
            f"cannot keep compiled code in {cache_folder()}: {error.strerror}; "
            "GREENTABLE_CACHE in the environment names another folder"
        )
        raise UsageError("compiled.cache", message) from error


def _compile(game: str, on_each: OnEach) -> Loader:
    """Compile, and say so to those who come later. Ctrl-C is heard between two functions."""
    with _interrupted_between_functions(on_each) as guarded:
        loader = compile_part(game, guarded)
    _mark(game).touch()
    return loader


def start_in_background(game: str) -> subprocess.Popen[bytes] | None:
    """Start compiling a game in a process of its own, unless it is done, impossible or not wanted.

    It says nothing, gives way to everything else, and outlives this process if it must. Whoever
    finds another one at work leaves it to that one. None if there is nothing to do.
    """
    if os.environ.get(NOT_NOW) == "off" or not is_available() or is_warm(game):
        return None
    process = subprocess.Popen(  # noqa: S603 - ourselves, with a name of ours
        # -P: what lies in the current folder is none of its business.
        [sys.executable, "-P", "-m", "greentable", "warmup", game, "--quiet"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    # Somebody has to wait for it, or it would stay as a zombie as long as the game goes on.
    threading.Thread(target=process.wait, daemon=True).start()
    return process


def _warm_up_quietly(games: Sequence[str]) -> None:
    if hasattr(os, "nice"):
        os.nice(10)
    with _explaining_a_cache_that_fails(), _lock() as mine:
        for game in games:
            if mine and not is_warm(game):
                _compile(game, lambda _done, _all: None)


def _warm_up_with_progress(games: Sequence[str]) -> None:
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    ) as progress:
        for game in games:
            _warm_up_showing(game, progress)


def _warm_up_showing(game: str, progress: Progress) -> None:
    task = progress.add_task(f"compiling the rules of {game}", total=None)

    def show(done: int, of: int) -> None:
        progress.update(task, completed=done, total=of)

    def wait() -> None:
        progress.update(task, description=f"{game} is being compiled by another process")

    if not is_warm(game):
        warm_up(game, show, wait)
    progress.update(task, description=f"{game} is compiled", total=1, completed=1)


@contextlib.contextmanager
def _interrupted_between_functions(show: OnEach) -> Iterator[OnEach]:
    """Keep Ctrl-C till a function is done: it would end in an error deep inside the compiler."""
    if threading.current_thread() is not threading.main_thread():
        yield show  # only the main thread hears signals
        return
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
