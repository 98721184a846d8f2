"""While somebody waits for a search: a bar on stderr, and Ctrl-C that ends only the search."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from greentable.compiled.engine import Engine, fastest
from greentable.compiled.loader import is_available
from greentable.compiled.warmup import is_warm
from greentable.errors import UsageError
from greentable.words.catalogue import Catalogue


class Waiting:
    """A bar for one search, and whether somebody has pressed Ctrl-C meanwhile."""

    def __init__(self, progress: Progress, catalogue: Catalogue, kernels: tuple[str, str]) -> None:
        """The first thing that is waited for is that the kernels are loaded or compiled."""
        self._progress, self._catalogue, self._kernels = progress, catalogue, kernels
        is_compiled = is_available() and is_warm(*kernels)
        words = catalogue.say("solve-loading" if is_compiled else "solve-compiling")
        self._task: TaskID = progress.add_task(words, total=None)
        self._pressed = False

    def load(self) -> Engine:
        """The engine; the very first time it is compiled."""
        elsewhere = self._catalogue.say("solve-compiled-elsewhere")
        return fastest(
            *self._kernels,
            lambda done, of: self._progress.update(self._task, completed=done, total=of),
            lambda: self._progress.update(self._task, description=elsewhere),
        )

    def show(self, words: str, share: float) -> bool:
        """Show how far it is; whether to stop."""
        self._progress.update(self._task, description=words, completed=share, total=1.0)
        return self._pressed

    @contextlib.contextmanager
    def interruptible(self) -> Iterator[None]:
        """Ctrl-C ends the search, not the program: the best so far is shown."""

        def interrupt(_number: int, _frame: FrameType | None) -> None:
            self._pressed = True

        before = signal.signal(signal.SIGINT, interrupt)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def waiting(catalogue: Catalogue, kernels: tuple[str, str]) -> Iterator[Waiting]:
    """A bar on stderr that goes away; none where nobody would see it.

    `kernels` are those that the search needs: a game, and a group of its entries.
    """
    errors = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as progress:
        yield Waiting(progress, catalogue, kernels)


def milliseconds_of(seconds: float, most: int) -> float:
    """What `--seconds` asks for, at most `most` milliseconds. Raises UsageError."""
    if not 0 < 1000 * seconds <= most:
        raise UsageError("solve.seconds", seconds=f"{seconds:.12g}", longest=str(most // 1000))
    return 1000 * seconds
