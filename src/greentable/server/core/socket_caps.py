"""How many sockets may be open at once."""

from __future__ import annotations

from dataclasses import dataclass

from greentable.server.core.limits import Caps
from greentable.server.core.problems import TooMany
from greentable.server.core.settings import Settings

_ALL = "all"
_WAIT = 30.0


@dataclass(frozen=True, slots=True)
class SocketCaps:
    """How many sockets are open: in all, of an address, of a person."""

    all: Caps
    addresses: Caps
    people: Caps

    @classmethod
    def of(cls, settings: Settings) -> SocketCaps:
        """The caps that the settings say."""
        return cls(
            Caps(settings.sockets),
            Caps(settings.sockets_per_address),
            Caps(settings.sockets_per_person),
        )

    def enter(self, address: str, person: str) -> list[tuple[Caps, str]]:
        """Count one more; what has to be left again. Raises TooMany."""
        entered: list[tuple[Caps, str]] = []
        for caps, key in ((self.all, _ALL), (self.addresses, address), (self.people, person)):
            if not caps.enter(key):
                self.leave(entered)
                raise TooMany("request.too_many_sockets", seconds=_WAIT)
            entered.append((caps, key))
        return entered

    def leave(self, entered: list[tuple[Caps, str]]) -> None:
        """Count one less."""
        for caps, key in entered:
            caps.leave(key)
