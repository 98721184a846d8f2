"""What the server asks of the processes that think for it, and what they answer."""

from __future__ import annotations

import struct
from typing import Any, Literal, NamedTuple

import msgspec

from greentable.long_answers import Progress

LENGTH = struct.Struct(">I")
"""What stands before each message, both ways."""


class BotQuestion(NamedTuple):
    """Which bot is asked, what its seat sees, where its picks come from, and for how long."""

    game: str
    bot: str
    view: Any
    chance: str
    may_ask: bool
    cpu_seconds: float


class LongQuestion(NamedTuple):
    """Which long answer is wanted, and of what."""

    game: str
    what: str
    asked: Any
    cpu_seconds: float


class _Answer(msgspec.Struct, frozen=True, tag_field="type"):
    """What goes back to the server."""


class Moved(_Answer, frozen=True, tag="moved"):
    """A bot has chosen; `is_interpreted` where it would be faster once it is compiled."""

    move: str
    is_interpreted: bool


class Answered(_Answer, frozen=True, tag="answered"):
    """A long answer is found; `is_interpreted` where it would be better once it is compiled."""

    answer: dict[str, Any]
    is_interpreted: bool = False


class Advanced(_Answer, frozen=True, tag="advanced"):
    """How far a long answer is."""

    progress: Progress


class Failed(_Answer, frozen=True, tag="failed"):
    """Nothing came of it; `trouble` is for the host's log."""

    why: Literal["crashed", "dawdled", "refused"]
    trouble: str


Answer = Moved | Answered | Advanced | Failed

MOST_BYTES = 1 << 20
"""Of an answer: nobody who thinks can fill the server's memory."""
