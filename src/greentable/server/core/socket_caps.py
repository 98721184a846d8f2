"""Caps on the number of open sockets."""

from __future__ import annotations

from dataclasses import dataclass

from greentable.server.core.limits import Caps
from greentable.server.core.problems import TooMany
from greentable.server.core.settings import Settings

_ALL = "all"
_RETRY_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class SocketCaps:
    """The number of open sockets: in all, of each address, of each person."""

    all: Caps
    addresses: Caps
    people: Caps

    @classmethod
    def of(cls, settings: Settings) -> SocketCaps:
        """The caps of these settings."""
        return cls(
            Caps(settings.sockets),
            Caps(settings.sockets_per_address),
            Caps(settings.sockets_per_person),
        )

    def enter(self, address: str, person: str) -> list[tuple[Caps, str]]:
        """Count one more socket; returns what to pass to `leave`. Raises TooMany."""
        entered: list[tuple[Caps, str]] = []
        for caps, key in ((self.all, _ALL), (self.addresses, address), (self.people, person)):
            if not caps.enter(key):
                self.leave(entered)
                raise TooMany("request.too_many_sockets", seconds=_RETRY_SECONDS)
            entered.append((caps, key))
        return entered

    def leave(self, entered: list[tuple[Caps, str]]) -> None:
        """Count one socket less."""
        for caps, key in entered:
            caps.leave(key)
