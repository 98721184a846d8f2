"""Calculations of a game from a text or a form, without a table.

A sheet declares its input and output as types, so that a server can offer and describe it without
knowing the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from greentable.words.messages import Message

WantedT = TypeVar("WantedT")
GivenT = TypeVar("GivenT")

Words = Callable[[Message], str]
"""A function that puts a message into the reader's language."""


@dataclass(frozen=True, slots=True)
class Sheet(Generic[WantedT, GivenT]):
    """One such calculation. `work_out` raises GreentableError for input that it cannot use.

    `is_file`: the input is a file by a user, and may be as long as one.
    """

    game: str
    name: str
    wanted: type[WantedT]
    given: type[GivenT]
    work_out: Callable[[WantedT, Words], GivenT]
    is_file: bool = False
