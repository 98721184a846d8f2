"""Immutable values: properties are computed once, kept in slots, and nothing can be changed."""

from __future__ import annotations

import inspect

import pytest

from greentable.core.immutable import immutable, keep

asked: list[str] = []


@immutable
class Circle:
    """A round thing."""

    __slots__ = ("_radius",)
    _radius: int

    def __init__(self, radius: int) -> None:
        keep(self, "_radius", radius)

    @property
    def square(self) -> int:
        """The square around it."""
        asked.append("square")
        return 4 * self._radius**2

    @property
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
    assert not hasattr(circle, "__dict__")


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="'Circle' object has no attribute 'colour'"):
        _ = Circle(2).colour  # type: ignore[attr-defined]


def test_the_class_keeps_its_name_and_the_docstrings_of_its_properties() -> None:
    assert (Circle.__name__, Circle.__doc__) == ("Circle", "A round thing.")
    assert inspect.getdoc(Circle.square) == "The square around it."
