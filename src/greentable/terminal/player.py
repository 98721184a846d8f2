"""A person at the keyboard: the interface for sessions, and code that both games share.

Each game has its own player (`grass/player.py`, `grove/player.py`), which shows its table and reads
its moves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from greentable.errors import UsageError
from greentable.terminal.console import Lines, height_on
from greentable.terminal.pages import page
from greentable.terminal.saving import GameFile
from greentable.terminal.styles import DANGER
from greentable.terminal.voice import Voice

AnyView = Any
"""A view of any game."""


@dataclass(frozen=True)
class Observation:
    """One or more moves as a player sees them: the views before and after, and the events."""

    seat: int
    before: AnyView
    after: AnyView
    events: tuple[Any, ...]


class Player(ABC):
    """The player of one seat at the terminal; on seat 0, a spectator.

    It receives only views, so it works at any table, also at a server's.
    """

    def __init__(self, voice: Voice, console: Console, lines: Lines, file: GameFile) -> None:
        self.seat = voice.reader
        self._catalogue = voice.catalogue
        self._console = console
        self._lines = lines
        self._file = file
        self._lines_above = 0
        self._has_paged = False
        self.more_help = ""  # help on further commands at this table

    @abstractmethod
    def greet(self, view: AnyView, *, is_new: bool) -> None:
        """Introduce the game and its players, and say how to get help."""

    @abstractmethod
    def remember(self, seen: Observation, *, is_past: bool = False) -> None:
        """Note a move, to tell it when this player is asked; `is_past` moves are not told."""

    @abstractmethod
    def choose(self, view: AnyView) -> Any | None:  # noqa: ANN401 - a move of the game
        """Ask for a legal move; None if the player leaves."""

    @abstractmethod
    def finish(self, view: AnyView) -> None:
        """Show the result of the game, and how to play the same cards again."""

    @abstractmethod
    def show_at_once(self, seen: Observation) -> bool:
        """Show a move that cannot wait until the next question; False if the player then leaves."""

    @abstractmethod
    def catch_up(self) -> None:
        """Drop the moves that are still to be told: other players are told them."""

    @abstractmethod
    def status(self, view: AnyView) -> Text:
        """The game's status sentence, the same that the page shows."""

    @abstractmethod
    def tell_at_once(self, seen: Observation) -> None:
        """Tell a move of others while this player waits; the next screen tells it again."""

    @property
    def can_take_back(self) -> bool:
        """True if the player has an unfinished move to take back, rather than the table's last."""
        return False

    def lost_by_leaving(self) -> str:
        """A sentence on what leaving now would lose; "" if nothing."""
        return ""

    def refuse(self, *lines: str) -> None:
        """Print a refusal and its reasons."""
        for line in lines:
            self._console.print(Text(line, DANGER))

    def say_to_copy(self, words: str) -> None:
        """Print a line without breaking it, so that commands in it can be copied."""
        self._console.print(words, soft_wrap=True)

    def show_above(self, *parts: RenderableType) -> None:
        """Print parts that must stay visible above the next screen."""
        for part in parts:
            self._console.print(part)
            self._lines_above += height_on(self._console, part)

    def take_lines_above(self) -> int:
        """The number of lines that the next screen must leave free; resets it to 0."""
        lines, self._lines_above = self._lines_above, 0
        return lines

    def help_page(self, words: str) -> RenderableType:
        """The help: the commands of the game, then those of this table."""
        return page("\n\n".join(filter(None, (words, self.more_help))))

    def show_long(self, part: RenderableType) -> None:
        """Show a text that may be longer than the screen, one screen at a time."""
        prompts = [self._catalogue.say(key) for key in ("terminal-more", "terminal-back-to-table")]
        paged = self._lines.show_pages(part, *prompts)
        self._has_paged = self._has_paged or paged

    def take_paged(self) -> bool:
        """True if a long text has pushed the table out of sight since the last call."""
        paged, self._has_paged = self._has_paged, False
        return paged

    def save(self, name: str) -> None:
        """Save the game now; "" names its own file. Raises UsageError, RecordError."""
        had_file = self._file.path is not None and not self._file.is_lost
        path = self._file.write_to(name)
        if path is None:
            raise UsageError("play.save_where")
        key = "terminal-saved-now" if had_file else "terminal-saved-from-now"
        self.say_to_copy(self._catalogue.say(key, path=str(path)))
