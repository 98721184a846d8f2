"""What comes from outside: the time, secrets, seeds. Tests bring their own."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class World:
    """The clock in Unix seconds; a secret of so many random bytes as text; the seed of a round."""

    now: Callable[[], float] = time.time
    token: Callable[[int], str] = secrets.token_urlsafe
    seed: Callable[[], str] = lambda: secrets.token_hex(16)
