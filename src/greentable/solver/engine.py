"""What a search runs on: the kernels compiled, or as they are where Numba is not installed.

Both give the same result for the same width; compiled, a search is some hundred times faster.
"""

from __future__ import annotations

from typing import Any

from greentable.compiled.loader import Loader, is_available
from greentable.compiled.parts import OnEach
from greentable.compiled.warmup import OnWait, warm_up
from greentable.grove.state import State
from greentable.solver import kernels
from greentable.solver.weighing import SEAT


class Interpreted:
    """The kernels as they are, over lists."""

    kernels: Any = kernels
    groves_at_once = 1  # between two reports of progress

    def numbers(self, values: list[int]) -> Any:  # noqa: ANN401 - a list here, there an array
        """A row of numbers."""
        return list(values)

    def zeros(self, count: int) -> Any:  # noqa: ANN401 - as above
        """So many zeros."""
        return [0] * count

    def rows(self, count: int, wide: int) -> Any:  # noqa: ANN401 - as above
        """So many rows of zeros."""
        return [[0] * wide for _ in range(count)]

    def states(self, state: State, count: int) -> Any:  # noqa: ANN401 - as above
        """So many copies of a state."""
        return [state.copy() for _ in range(count)]

    def total(self, states: Any, at: int) -> int:  # noqa: ANN401 - as above
        """The final score of one of them."""
        total: int = states[at].total[SEAT]
        return total


class Compiled:
    """The kernels compiled, over arrays."""

    groves_at_once = 64

    def __init__(self, loader: Loader) -> None:
        """On what a loader has compiled of Grove."""
        self.kernels: Any = loader.load("greentable.solver.kernels")

    def numbers(self, values: list[int]) -> Any:  # noqa: ANN401 - an array
        """A row of numbers."""
        import numpy as np

        return np.array(values, dtype=np.int64)

    def zeros(self, count: int) -> Any:  # noqa: ANN401 - as above
        """So many zeros."""
        import numpy as np

        return np.zeros(count, dtype=np.int64)

    def rows(self, count: int, wide: int) -> Any:  # noqa: ANN401 - as above
        """So many rows of zeros."""
        import numpy as np

        return np.zeros((count, wide), dtype=np.int64)

    def states(self, state: State, count: int) -> Any:  # noqa: ANN401 - as above
        """So many copies of a state."""
        from greentable.compiled.layout import batch_of

        return batch_of(state, count)

    def total(self, states: Any, at: int) -> int:  # noqa: ANN401 - as above
        """The final score of one of them."""
        return int(states[at]["total"][SEAT])


Engine = Interpreted | Compiled

_MADE: dict[type[Engine], Engine] = {}  # each is made once


def interpreted() -> Engine:
    """The engine that always works."""
    return _MADE.setdefault(Interpreted, Interpreted())


def fastest(on_each: OnEach = lambda _done, _of: None, on_wait: OnWait = lambda: None) -> Engine:
    """The compiled engine where it can be had. The very first time it takes a minute or so.

    For `on_each` and `on_wait` see `warm_up`. Raises UsageError as it does.
    """
    if not is_available():
        return interpreted()
    if Compiled not in _MADE:
        _MADE[Compiled] = Compiled(warm_up("grove", on_each, on_wait))
    return _MADE[Compiled]
