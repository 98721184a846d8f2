"""The questions that the server sends to worker processes, and their answers."""

from __future__ import annotations

import struct
from typing import Any, Literal, NamedTuple

import msgspec

from greentable.long_answers import Progress

LENGTH = struct.Struct(">I")
"""The length that precedes each message, both ways."""


class BotQuestion(NamedTuple):
    """A bot's turn: the bot, the view of its seat, its source of chance, its time limit."""

    game: str
    bot: str
    view: Any
    chance: str
    may_ask: bool
    cpu_seconds: float


class LongQuestion(NamedTuple):
    """A request for a long answer: its kind, its input, its time limit."""

    game: str
    what: str
    asked: Any
    cpu_seconds: float


class _Answer(msgspec.Struct, frozen=True, tag_field="type"):
    """A message to the server."""


class Moved(_Answer, frozen=True, tag="moved"):
    """A bot's move; `is_interpreted` if the bot would be faster with compiled rules."""

    move: str
    is_interpreted: bool


class Answered(_Answer, frozen=True, tag="answered"):
    """A long answer; `is_interpreted` if it would be better with compiled rules."""

    answer: dict[str, Any]
    is_interpreted: bool = False


class Advanced(_Answer, frozen=True, tag="advanced"):
    """The progress of a long answer."""

    progress: Progress


class Failed(_Answer, frozen=True, tag="failed"):
    """There is no answer; `trouble` is for the host's log."""

    why: Literal["crashed", "dawdled", "refused"]
    trouble: str


Answer = Moved | Answered | Advanced | Failed

MOST_BYTES = 1 << 20
"""The longest answer that the server reads, so that no worker can fill its memory."""
