"""What a game works out from a text or a form that is sent to it, without a table.

A sheet says what it wants and what it gives as types, so that a server can offer it and describe it
without knowing the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from greentable.words.messages import Message

WantedT = TypeVar("WantedT")
GivenT = TypeVar("GivenT")

Words = Callable[[Message], str]
"""Puts a message into the reader's language."""


@dataclass(frozen=True, slots=True)
class Sheet(Generic[WantedT, GivenT]):
    """One of them. `work_out` raises GreentableError for what it cannot take.

    `is_file`: what it takes is a file that somebody wrote, and may be as long as one.
    """

    game: str
    name: str
    wanted: type[WantedT]
    given: type[GivenT]
    work_out: Callable[[WantedT, Words], GivenT]
    is_file: bool = False
