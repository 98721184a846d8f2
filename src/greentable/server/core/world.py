"""The world outside: what time it is, when to wake up, and what nobody can guess.

Everything that differs between two runs of the server comes from here, so that tests can set it.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Protocol

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For codes that people type: no I and no O, which look like numbers."""


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """Let it not happen."""


class World(Protocol):
    """Clock, timers and chance."""

    def now(self) -> float:
        """The time in Unix seconds."""

    def call_at(self, at: float, callback: Callable[[], None]) -> Timer:
        """Call back at a time, or soon if it is past."""

    def token(self, bits: int) -> str:
        """A text for addresses that cannot be guessed."""

    def code(self) -> str:
        """Eight letters to be read out and typed."""

    def seed(self) -> str:
        """A seed that cards are dealt from."""


class RealWorld:
    """The world as it is."""

    def now(self) -> float:
        """The time in Unix seconds."""
        return time.time()

    def call_at(self, at: float, callback: Callable[[], None]) -> Timer:
        """Call back at a time, or soon if it is past."""
        return asyncio.get_running_loop().call_later(max(0.0, at - time.time()), callback)

    def token(self, bits: int) -> str:
        """A text for addresses that cannot be guessed."""
        return secrets.token_urlsafe(bits // 8)

    def code(self) -> str:
        """Eight letters to be read out and typed."""
        return "".join(secrets.choice(LETTERS) for _ in range(8))

    def seed(self) -> str:
        """A seed that cards are dealt from: 128 bits."""
        return secrets.token_hex(16)
