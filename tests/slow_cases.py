"""Cases of one test of which some run each time and the others with the slow tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")


def slow_but(fast: Collection[T], cases: Iterable[T]) -> list[T | ParameterSet]:
    """All cases, for `parametrize`: those in `fast` as they are, the others marked slow."""
    return [case if case in fast else pytest.param(case, marks=pytest.mark.slow) for case in cases]
