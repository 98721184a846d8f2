"""Kinds of long answers: their questions, their progress, and the compiled rules they use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

from greentable.compiled.engine import Engine, fastest
from greentable.compiled.loader import is_available
from greentable.compiled.warmup import is_warm


class Progress(msgspec.Struct, frozen=True):
    """The progress of an answer: its phase, its share from 0 to 1, the best score so far."""

    phase: Literal["compiling", "searching"]
    """Compiling, which happens once on a machine, or searching."""
    share: float
    """The share of the work that is done, from 0 to 1."""
    best: int | None = None
    """The best score found so far."""


OnProgress = Callable[[Progress], bool | None]
"""Called often with the progress; returns True to stop the search."""


class LongAnswer(NamedTuple):
    """A kind of long answer.

    `asked` is the type of the question, None if the question is the view of a seat; `check` raises
    a GreentableError for a question without an answer; `find` returns the answer as a struct.
    """

    asked: type | None
    answer: type
    check: Callable[[Any], None]
    find: Callable[[Any, OnProgress], Any]
    kernels: tuple[str, str] | None = None
    """The kernels (game and group) without which it runs interpreted; None if it waits for them."""


def compiled(game: str, kernels: str, on_progress: OnProgress) -> Engine:
    """The fastest engine available; compiling it takes half a minute the first time."""

    def on_each(done: int, of: int) -> None:
        on_progress(Progress("compiling", done / of))

    def on_wait() -> None:
        # Another process is compiling: report the same phase.
        on_progress(Progress("compiling", 0.0))

    if is_available() and not is_warm(game, kernels):
        on_wait()  # the first function alone takes seconds
    return fastest(game, kernels, on_each, on_wait)
