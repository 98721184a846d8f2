"""While somebody waits for a search: a bar on stderr, and Ctrl-C that ends only the search."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Iterator
from types import FrameType

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from greentable.catalogue import Catalogue
from greentable.compiled.loader import is_available
from greentable.compiled.warmup import is_warm
from greentable.solver.engine import GAME, KERNELS, Engine, fastest


class Waiting:
    """A bar for one search, and whether somebody has pressed Ctrl-C meanwhile."""

    def __init__(self, progress: Progress, catalogue: Catalogue) -> None:
        """The first thing that is waited for is that the rules are loaded or compiled."""
        self._progress, self._catalogue = progress, catalogue
        is_compiled = is_available() and is_warm(GAME, KERNELS)
        words = catalogue.say("solve-loading" if is_compiled else "solve-compiling")
        self._task: TaskID = progress.add_task(words, total=None)
        self._pressed = False

    def load(self) -> Engine:
        """The engine; the very first time it is compiled."""
        elsewhere = self._catalogue.say("solve-compiled-elsewhere")
        return fastest(
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
def waiting(catalogue: Catalogue) -> Iterator[Waiting]:
    """A bar on stderr that goes away; none where nobody would see it."""
    errors = Console(stderr=True)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as progress:
        yield Waiting(progress, catalogue)


def print_json(document: msgspec.Struct) -> None:
    """Print a document, one line, for other programs."""
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")
