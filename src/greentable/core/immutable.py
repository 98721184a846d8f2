"""Values that cannot be changed, and whose `functools.cached_property` are computed once.

msgspec's frozen structs have no computed properties; classes that need none are such structs.
"""

from __future__ import annotations


class Immutable:
    """A value that cannot be changed: its own `__init__` fills `vars(self)`."""

    def __setattr__(self, name: str, _value: object, /) -> None:
        self.__delattr__(name)

    def __delattr__(self, name: str, /) -> None:
        message = f"{type(self).__name__!r} object cannot be changed: {name!r}"
        raise AttributeError(message, name=name, obj=self)
