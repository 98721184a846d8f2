"""The engine of a search: the solver's kernels, compiled if Numba is installed."""

from __future__ import annotations

from greentable.compiled import engine
from greentable.compiled.engine import Engine
from greentable.compiled.loader import OnEach
from greentable.compiled.warmup import OnWait

__all__ = ["GAME", "KERNELS", "Engine", "fastest", "interpreted"]

GAME = "grove"
KERNELS = "minds.grove"


def interpreted() -> Engine:
    """The engine that is always available."""
    return engine.interpreted(GAME, KERNELS)


def fastest(on_each: OnEach = lambda _done, _of: None, on_wait: OnWait = lambda: None) -> Engine:
    """The compiled engine if available. The very first time it takes half a minute.

    For `on_each` and `on_wait` see `warm_up`. Raises UsageError as it does.
    """
    return engine.fastest(GAME, KERNELS, on_each, on_wait)
