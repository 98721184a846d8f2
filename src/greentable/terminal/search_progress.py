"""Progress of a search: a bar on stderr, and Ctrl-C to end only the search."""

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


class SearchProgress:
    """The progress bar of one search; notices Ctrl-C."""

    def __init__(self, progress: Progress, catalogue: Catalogue, kernels: tuple[str, str]) -> None:
        """Start the bar for the first step: loading or compiling the kernels."""
        self._progress, self._catalogue, self._kernels = progress, catalogue, kernels
        is_compiled = is_available() and is_warm(*kernels)
        words = catalogue.say("solve-loading" if is_compiled else "solve-compiling")
        self._task: TaskID = progress.add_task(words, total=None)
        self._pressed = False

    def load(self) -> Engine:
        """Load the engine, or compile it the first time."""
        elsewhere = self._catalogue.say("solve-compiled-elsewhere")
        return fastest(
            *self._kernels,
            lambda done, of: self._progress.update(self._task, completed=done, total=of),
            lambda: self._progress.update(self._task, description=elsewhere),
        )

    def show(self, words: str, share: float) -> bool:
        """Show the progress; True if the search should stop."""
        self._progress.update(self._task, description=words, completed=share, total=1.0)
        return self._pressed

    @contextlib.contextmanager
    def interruptible(self) -> Iterator[None]:
        """Let Ctrl-C end the search and not the program, so that its best result is shown."""

        def interrupt(_number: int, _frame: FrameType | None) -> None:
            self._pressed = True

        before = signal.signal(signal.SIGINT, interrupt)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)


@contextlib.contextmanager
def search_progress(catalogue: Catalogue, kernels: tuple[str, str]) -> Iterator[SearchProgress]:
    """Show a bar on stderr until the search ends; none if stderr is not a terminal.

    `kernels` names those that the search needs: a game, and a group of its entries.
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
        yield SearchProgress(progress, catalogue, kernels)


def milliseconds_of(seconds: float, most: int) -> float:
    """The value of `--seconds` in milliseconds, at most `most`. Raises UsageError."""
    if not 0 < 1000 * seconds <= most:
        raise UsageError("solve.seconds", seconds=f"{seconds:.12g}", longest=str(most // 1000))
    return 1000 * seconds
