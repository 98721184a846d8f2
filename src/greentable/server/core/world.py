"""Clock, timers and secrets, replaceable in tests.

Everything that differs between two runs of the server comes from here.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Protocol

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The letters of codes that people type: no I and no O, which look like digits."""


class Timer(Protocol):
    """A callback that is scheduled."""

    def cancel(self) -> None:
        """Cancel the timer."""


class World(Protocol):
    """Clock, timers and secrets."""

    def now(self) -> float:
        """The current Unix time in seconds."""

    def call_at(self, at: float, callback: Callable[[], None]) -> Timer:
        """Call back at a Unix time, or soon if it has passed."""

    def token(self, bits: int) -> str:
        """A random text for addresses and secrets that cannot be guessed."""

    def code(self) -> str:
        """A code of eight random letters that people can read out and type."""

    def seed(self) -> str:
        """A random seed for dealing cards."""


class RealWorld:
    """The system's clock, timers of the event loop, and random secrets."""

    def now(self) -> float:
        """The current Unix time in seconds."""
        return time.time()

    def call_at(self, at: float, callback: Callable[[], None]) -> Timer:
        """Call back at a Unix time, or soon if it has passed."""
        return asyncio.get_running_loop().call_later(max(0.0, at - time.time()), callback)

    def token(self, bits: int) -> str:
        """A random text for addresses and secrets that cannot be guessed."""
        return secrets.token_urlsafe(bits // 8)

    def code(self) -> str:
        """A code of eight random letters that people can read out and type."""
        return "".join(secrets.choice(LETTERS) for _ in range(8))

    def seed(self) -> str:
        """A random seed of 128 bits for dealing cards."""
        return secrets.token_hex(16)
