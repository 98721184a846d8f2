"""The engine of kernels: compiled, over arrays; or interpreted, over lists, without Numba.

Both give the same results; the compiled one is about a hundred times faster.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, TypeVar

from greentable.compiled.loader import OnEach, is_available
from greentable.compiled.targets import Target, read_target
from greentable.compiled.warmup import OnWait, is_warm, warm_up
from greentable.core.fields import Fields

StateT = TypeVar("StateT", bound=Fields)


class Interpreted:
    """Interpreted kernels, over lists."""

    is_compiled = False

    def __init__(self, target: Target, group: str) -> None:
        """The kernels are the entries of one of the target's groups."""
        self.kernels = SimpleNamespace()
        for path in target.entries[group]:
            module, _, name = path.rpartition(".")
            setattr(self.kernels, name, getattr(importlib.import_module(module), name))

    def numbers(self, values: Sequence[int]) -> Any:  # noqa: ANN401 - a list here, there an array
        """A row of numbers."""
        return list(values)

    def zeros(self, count: int) -> Any:  # noqa: ANN401 - as above
        """A row of zeros."""
        return [0] * count

    def rows(self, count: int, wide: int) -> Any:  # noqa: ANN401 - as above
        """Rows of zeros."""
        return [[0] * wide for _ in range(count)]

    def table(self, values: Sequence[Sequence[int]]) -> Any:  # noqa: ANN401 - as above
        """Rows of these numbers."""
        return [list(row) for row in values]

    def states(self, states: Sequence[Fields], each: int = 1) -> Any:  # noqa: ANN401 - as above
        """Copies of states, each `each` times in a row."""
        return [state.copy() for state in states for _ in range(each)]

    def picked(self, things: Any, places: Sequence[int]) -> Any:  # noqa: ANN401 - as above
        """Copies of the numbers, rows or states at these places."""
        return [_copy(things[place]) for place in places]

    def state(self, states: Any, place: int, like: StateT) -> StateT:  # noqa: ANN401, ARG002 - as above
        """One of these states; its ruleset is that of `like`."""
        state: StateT = states[place]
        return state.copy()

    def as_lists(self, things: Any) -> Any:  # noqa: ANN401 - as above
        """Numbers or rows as lists."""
        return _copy(things)


class Compiled:
    """Compiled kernels, over arrays."""

    is_compiled = True

    def __init__(self, kernels: SimpleNamespace) -> None:
        """The kernels are the result of `Loader.compile`."""
        self.kernels = kernels

    def numbers(self, values: Sequence[int]) -> Any:  # noqa: ANN401 - an array
        """A row of numbers."""
        import numpy as np

        return np.array(values, dtype=np.int64)

    def zeros(self, count: int) -> Any:  # noqa: ANN401 - as above
        """A row of zeros."""
        import numpy as np

        return np.zeros(count, dtype=np.int64)

    def rows(self, count: int, wide: int) -> Any:  # noqa: ANN401 - as above
        """Rows of zeros."""
        import numpy as np

        return np.zeros((count, wide), dtype=np.int64)

    def table(self, values: Sequence[Sequence[int]]) -> Any:  # noqa: ANN401 - as above
        """Rows of these numbers."""
        import numpy as np

        return np.array(values, dtype=np.int64).reshape(len(values), -1)

    def states(self, states: Sequence[Fields], each: int = 1) -> Any:  # noqa: ANN401 - as above
        """Records of states, each `each` times in a row."""
        from greentable.compiled.layout import records_of

        return records_of(states, each)

    def picked(self, things: Any, places: Sequence[int]) -> Any:  # noqa: ANN401 - as above
        """Copies of the numbers, rows or records at these places."""
        return things[self.numbers(places)]

    def state(self, states: Any, place: int, like: StateT) -> StateT:  # noqa: ANN401 - as above
        """One of these records as a state; its ruleset is that of `like`."""
        from greentable.compiled.layout import state_of

        return state_of(states[place], like)

    def as_lists(self, things: Any) -> Any:  # noqa: ANN401 - as above
        """Numbers or rows as lists."""
        return things.tolist()


Engine = Interpreted | Compiled

_MADE: dict[tuple[type[Engine], str, str], Engine] = {}  # each is made once


def interpreted(name: str, group: str = "") -> Engine:
    """The engine that is always available, for a game or a group compiled with it."""
    group = group or name
    key = (Interpreted, name, group)
    if key not in _MADE:
        _MADE[key] = Interpreted(read_target(name), group)
    return _MADE[key]


def fastest(
    name: str,
    group: str = "",
    on_each: OnEach = lambda _done, _of: None,
    on_wait: OnWait = lambda: None,
) -> Engine:
    """The compiled engine; without Numba the interpreted one. The first time takes half a minute.

    For `on_each` and `on_wait` see `warm_up`. Raises UsageError as it does.
    """
    if not is_available():
        return interpreted(name, group)
    group = group or name
    key = (Compiled, name, group)
    if key not in _MADE:
        _MADE[key] = Compiled(warm_up(name, group, on_each, on_wait))
    return _MADE[key]


def ready(name: str, group: str = "") -> Engine:
    """The compiled engine if everything is compiled already, else the interpreted one: at once."""
    if is_available() and is_warm(name, group):
        return fastest(name, group)
    return interpreted(name, group)


def _copy(thing: Any) -> Any:  # noqa: ANN401 - a number, a row, rows or a state
    if isinstance(thing, int):
        return thing
    return [_copy(part) for part in thing] if isinstance(thing, list) else thing.copy()
