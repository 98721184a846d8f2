"""Immutable values: properties are computed once, and nothing can be changed."""

from __future__ import annotations

from functools import cached_property

import pytest

from greentable.core.immutable import Immutable

asked: list[str] = []


class Circle(Immutable):
    """A round thing."""

    _radius: int

    def __init__(self, radius: int) -> None:
        vars(self)["_radius"] = radius

    @cached_property
    def square(self) -> int:
        """The square around it."""
        asked.append("square")
        return 4 * self._radius**2

    @cached_property
    def twice(self) -> int:
        """Two of those."""
        return 2 * self.square

    def grown(self) -> Circle:
        """A larger one."""
        return Circle(self._radius + 1)


def test_a_property_is_computed_once_when_it_is_first_asked_for() -> None:
    asked.clear()
    circle = Circle(2)
    assert asked == []
    assert (circle.twice, circle.square, circle.square) == (32, 16, 16)
    assert asked == ["square"]
    assert circle.grown().square == 36


@pytest.mark.parametrize("name", ["square", "_radius", "colour"])
def test_nothing_can_be_set_or_deleted(name: str) -> None:
    circle = Circle(2)
    with pytest.raises(AttributeError, match=f"cannot be changed: '{name}'"):
        setattr(circle, name, 1)
    with pytest.raises(AttributeError, match=f"cannot be changed: '{name}'"):
        delattr(circle, name)
    assert circle.square == 16
