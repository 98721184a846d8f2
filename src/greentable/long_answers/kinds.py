"""What a long answer is: how it is asked for, how its progress is told, what is compiled for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

from greentable.compiled.engine import Engine, fastest
from greentable.compiled.loader import is_available
from greentable.compiled.warmup import is_warm


class Progress(msgspec.Struct, frozen=True):
    """How far it is: what is being done, its share from 0 to 1, the best score found so far."""

    phase: Literal["compiling", "searching"]
    """Compiling, which happens once on a machine, or searching."""
    share: float
    """The share of the work that is done, from 0 to 1."""
    best: int | None = None
    """The best score found so far."""


OnProgress = Callable[[Progress], bool | None]
"""Called many times; True stops a search."""


class LongAnswer(NamedTuple):
    """A kind of long answer.

    `asked` is the type of a question's document, None where the view of a seat is the question;
    `check` raises a GreentableError for a question that has no answer; `find` gives the answer as a
    struct.
    """

    asked: type | None
    answer: type
    check: Callable[[Any], None]
    find: Callable[[Any, OnProgress], Any]
    kernels: tuple[str, str] | None = None
    """What it is interpreted without, for now: a game and a group; None where it is waited for."""


def compiled(game: str, kernels: str, on_progress: OnProgress) -> Engine:
    """The compiled engine where there is one; the first time that takes half a minute."""

    def on_each(done: int, of: int) -> None:
        on_progress(Progress("compiling", done / of))

    def on_wait() -> None:
        # Another process is compiling: people who wait for it are told the same.
        on_progress(Progress("compiling", 0.0))

    if is_available() and not is_warm(game, kernels):
        on_wait()  # the first function alone takes seconds
    return fastest(game, kernels, on_each, on_wait)
