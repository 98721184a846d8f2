"""What a game offers as a puzzle: everybody gets the same cards, and plays alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from greentable.game import StateT
from greentable.words.messages import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle(Generic[StateT]):
    """A way to play alone that results can be compared in: the game's `returns`, then `tie_break`.

    `said` and `marks` tell how a finished game went without telling which cards there were.
    """

    name: str
    game: str
    ruleset: str
    title: Message
    tie_break: Callable[[StateT], int]
    """Higher is better."""
    said: Callable[[StateT], Message]
    marks: Callable[[StateT], str]
    """A row of signs that is understood in every language."""
