"""A game as a puzzle: all players get the same cards, and each plays alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from greentable.game import StateT
from greentable.words.messages import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle(Generic[StateT]):
    """A puzzle whose results can be compared: by the game's `returns`, then by `tie_break`.

    `said` and `marks` describe a finished game without naming its cards.
    """

    name: str
    game: str
    ruleset: str
    title: Message
    tie_break: Callable[[StateT], int]
    """Higher is better."""
    said: Callable[[StateT], Message]
    marks: Callable[[StateT], str]
    """A row of symbols, readable in every language."""
