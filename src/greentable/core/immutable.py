"""Values that cannot be changed, and whose properties are computed once, when first asked for.

For example::

    @immutable
    class Circle:
        __slots__ = ("_radius",)
        _radius: float

        def __init__(self, radius: float) -> None:
            keep(self, "_radius", radius)

        @property
        def area(self) -> float:
            "How much it covers."
            return 3.14 * self._radius**2

To the type checker `area` is a property. At run time it is a slot: after the first time it costs no
call, and `help(Circle)` shows what it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar, cast

T = TypeVar("T")

keep = object.__setattr__
"""Fill a slot of an immutable value: for its own `__init__`."""


def immutable(cls: type[T]) -> type[T]:
    """Make the class whose body is given; it has `__slots__`, with what it keeps."""
    kept = tuple(vars(cls)["__slots__"])
    properties = {name: one for name, one in vars(cls).items() if isinstance(one, property)}
    computed: dict[str, Callable[[Any], object]] = {
        name: one.fget for name, one in properties.items() if one.fget is not None
    }
    body = {name: one for name, one in vars(cls).items() if name not in {*kept, *computed}}
    body["__slots__"] = {
        **dict.fromkeys(kept),
        **{name: one.__doc__ for name, one in properties.items()},
    }

    def compute(self: object, name: str) -> object:
        """Compute a property: its slot is still empty."""
        if name not in computed:
            message = f"{cls.__name__!r} object has no attribute {name!r}"
            raise AttributeError(message, name=name, obj=self)
        value = computed[name](self)
        keep(self, name, value)
        return value

    def refuse(self: object, name: str, *_value: object) -> NoReturn:
        message = f"{cls.__name__!r} object cannot be changed: {name!r}"
        raise AttributeError(message, name=name, obj=self)

    body |= {"__getattr__": compute, "__setattr__": refuse, "__delattr__": refuse}
    return cast("type[T]", type(cls.__name__, cls.__bases__, body))
