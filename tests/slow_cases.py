"""Cases of one test of which some run each time, others in CI or with the slow tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")


def slow_but(fast: Collection[T], cases: Iterable[T]) -> list[T | ParameterSet]:
    """All cases, for `parametrize`: those in `fast` as they are, the others marked slow."""
    return _marked_but(fast, cases, pytest.mark.slow)


def more_but(fast: Collection[T], cases: Iterable[T]) -> list[T | ParameterSet]:
    """The same, but `make test-more`, and so CI, runs the others."""
    return _marked_but(fast, cases, pytest.mark.more)


def _marked_but(
    fast: Collection[T], cases: Iterable[T], mark: pytest.MarkDecorator
) -> list[T | ParameterSet]:
    return [case if case in fast else pytest.param(case, marks=mark) for case in cases]
