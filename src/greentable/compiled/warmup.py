"""Compiling ahead: `greentable warmup`.

The first compile of a game takes about half a minute; the result is kept in the cache, and later
starts take a second. Only simulations and solvers wait for it: play runs interpreted.
"""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

from greentable.compiled.loader import Loader, OnEach, cache_root, folder_of, is_available, mark_of
from greentable.compiled.targets import read_target, target_names
from greentable.errors import UsageError
from greentable.words.system_errors import system_words

if TYPE_CHECKING:
    from rich.progress import Progress

    from greentable.words.catalogue import Catalogue

OnWait = Callable[[], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `greentable warmup`."""
    from greentable.words.catalogue import help_text  # no other user of this file needs texts

    parser.add_argument("game", nargs="?", choices=target_names(), help=help_text("warmup-game"))
    parser.add_argument("--quiet", action="store_true", help=help_text("warmup-quiet"))


def command(args: argparse.Namespace) -> int:
    """Compile a game with its groups, or all games; return the exit code. Raises UsageError."""
    if not is_available():
        raise UsageError("compiled.nothing_to_compile_with")
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with _explaining_a_cache_that_fails(), Progress(*columns, disable=args.quiet) as progress:
        for game in [args.game] if args.game else target_names():
            target = read_target(game)
            loader = Loader(target)
            for group in target.entries:
                _warm_up_showing(loader, group, progress, args.catalogue)
    return 0


def _warm_up_showing(loader: Loader, group: str, progress: Progress, catalogue: Catalogue) -> None:
    task = progress.add_task(catalogue.say("warmup-compiling", what=group), total=None)

    def show(done: int, of: int) -> None:
        progress.update(task, completed=done, total=of)

    def wait() -> None:
        progress.update(task, description=catalogue.say("warmup-elsewhere", what=group))

    if not loader.is_warm(group):
        _compile(loader, group, show, wait)
    done = catalogue.say("warmup-compiled", what=group)
    progress.update(task, description=done, total=1, completed=1)


def is_warm(game: str, group: str = "") -> bool:
    """True if a group of a game's entries, by default its own, is compiled already.

    Asked without a loader: that one imports Numba, which takes half a second.
    """
    return mark_of(folder_of(read_target(game)), group or game).exists()


def warm_up(
    game: str, group: str, on_each: OnEach, on_wait: OnWait = lambda: None
) -> SimpleNamespace:
    """The compiled entries of a group, by their names. From a warm cache it takes a second.

    If another process is compiling the same group, this one waits for the result and calls
    `on_wait` from time to time. Raises UsageError if the cache folder cannot be used.
    """
    with _explaining_a_cache_that_fails():
        return _compile(Loader(read_target(game)), group, on_each, on_wait)


def _compile(loader: Loader, group: str, on_each: OnEach, on_wait: OnWait) -> SimpleNamespace:
    while not loader.is_warm(group):
        with _lock(loader.lock_path(group)) as mine:
            if mine:
                with _interrupted_between_functions(on_each) as guarded:
                    return loader.compile(group, guarded)
        on_wait()
        time.sleep(0.5)
    return loader.compile(group, on_each)


@contextlib.contextmanager
def _explaining_a_cache_that_fails() -> Iterator[None]:
    """Raise UsageError for a folder that cannot be made or written."""
    try:
        yield
    except OSError as error:
        reason = system_words(error)
        raise UsageError("compiled.cache", folder=str(cache_root()), reason=reason) from error


@contextlib.contextmanager
def _interrupted_between_functions(show: OnEach) -> Iterator[OnEach]:
    """Delay Ctrl-C until a function is done: inside the compiler it would end in an error."""
    if threading.current_thread() is not threading.main_thread():
        yield show  # only the main thread gets signals
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
def _lock(path: Path) -> Iterator[bool]:
    """True if this process is now the one that compiles. The lock ends with the process."""
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
