"""Why the server refuses something that the rules of a game do not speak of."""

from __future__ import annotations

from greentable.errors import GreentableError


class Refused(GreentableError):
    """A command that cannot be done now, or not by this person; nothing was changed."""


class Stale(Refused):
    """A command that was sent before its sender saw what it is asked now."""


class Unknown(Refused):
    """There is no such room, or it is not for this person's eyes: nobody learns which."""

    def __init__(self) -> None:
        super().__init__("room.unknown")
