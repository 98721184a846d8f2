"""Somebody at the keyboard, whatever the game: what a session asks of them, what both games share.

Each game has a player of its own (`grass/player.py`, `grove/player.py`), which shows its table and
reads its moves.
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
"""A view of the game that is played."""


@dataclass(frozen=True)
class Seen:
    """A move as one player sees it, or a few: whose, the table before and after, what happened."""

    seat: int
    before: AnyView
    after: AnyView
    events: tuple[Any, ...]


class Player(ABC):
    """One seat's eyes and hands at the terminal; somebody on seat 0 only watches.

    It is shown views and nothing else, so it can sit at any table, also at a server's.
    """

    def __init__(self, voice: Voice, console: Console, lines: Lines, file: GameFile) -> None:
        self.seat = voice.reader
        self._catalogue = voice.catalogue
        self._console = console
        self._lines = lines
        self._file = file
        self._lines_above = 0
        self._has_paged = False
        self.more_help = ""  # what can be typed at this table besides, in words

    @abstractmethod
    def greet(self, view: AnyView, *, is_new: bool) -> None:
        """Say what the game is about, who plays, and where help is."""

    @abstractmethod
    def remember(self, seen: Seen, *, is_past: bool = False) -> None:
        """Something was played: it is told when this player is asked, unless it is long past."""

    @abstractmethod
    def choose(self, view: AnyView) -> Any | None:  # noqa: ANN401 - a move of the game
        """A legal move, or None when the player leaves."""

    @abstractmethod
    def finish(self, view: AnyView) -> None:
        """The game is over: show how it ended, and how to be dealt the same cards."""

    @abstractmethod
    def show_at_once(self, seen: Seen) -> bool:
        """Show what cannot wait until somebody is asked; False if that made the player leave."""

    @abstractmethod
    def catch_up(self) -> None:
        """Forget what was to be told: other players are told it."""

    @abstractmethod
    def tell_at_once(self, seen: Seen) -> None:
        """Tell what others do while this player waits for them; the next screen tells it again."""

    @property
    def can_take_back(self) -> bool:
        """Whether something lies there that this player takes back, and not the table."""
        return False

    def lost_by_leaving(self) -> str:
        """What is lost by leaving now, in words, if anything."""
        return ""

    def refuse(self, *lines: str) -> None:
        """Say that something cannot be, and why."""
        for line in lines:
            self._console.print(Text(line, DANGER))

    def say_to_copy(self, words: str) -> None:
        """Print a line without breaking it, so that commands in it can be copied."""
        self._console.print(words, soft_wrap=True)

    def show_above(self, *parts: RenderableType) -> None:
        """Print what is to stay in sight above the next screen."""
        for part in parts:
            self._console.print(part)
            self._lines_above += height_on(self._console, part)

    def take_lines_above(self) -> int:
        """How many lines the next screen has to leave free; the one after it has all of them."""
        lines, self._lines_above = self._lines_above, 0
        return lines

    def help_page(self, words: str) -> RenderableType:
        """What can be typed in the game, and what else at this table."""
        return page("\n\n".join(filter(None, (words, self.more_help))))

    def show_long(self, part: RenderableType) -> None:
        """Show a text that may be longer than the screen, a screen at a time."""
        asked = [self._catalogue.say(key) for key in ("terminal-more", "terminal-back-to-table")]
        paged = self._lines.show_pages(part, *asked)
        self._has_paged = self._has_paged or paged

    def take_paged(self) -> bool:
        """Whether a long text has pushed the table out of sight since this was asked last."""
        paged, self._has_paged = self._has_paged, False
        return paged

    def save(self, name: str) -> None:
        """Write the game down now, "" for its own file. Raises UsageError, RecordError."""
        had_one = self._file.path is not None and not self._file.is_lost
        path = self._file.write_to(name)
        if path is None:
            raise UsageError("play.save_where")
        key = "terminal-saved-now" if had_one else "terminal-saved-from-now"
        self.say_to_copy(self._catalogue.say(key, path=str(path)))
