"""The texts of a game of Grove: recipes and typed moves."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from rich.text import Text

from greentable.grove import Move, RecipeSaid
from greentable.terminal import voice as terminal_voice
from greentable.terminal.grove.reading import WORDS
from greentable.terminal.styles import seat_shape, seat_style
from greentable.text.vocabulary import Vocabulary


@dataclass(frozen=True)
class Voice(terminal_voice.Voice):
    """The texts of a game of Grove for one reader, with the recipes in words."""

    recipes: tuple[RecipeSaid, ...]
    prefix: ClassVar[str] = "grove-terminal-"

    @cached_property
    def words(self) -> Vocabulary:
        """The words that can be typed."""
        return Vocabulary(self.catalogue, WORDS)

    def token(self, move: Move) -> str:
        """A move as it is typed."""
        return self.words.as_typed(str(move))

    @property
    def is_alone(self) -> bool:
        """True if the reader plays alone, and needs no name."""
        return len(self.names) == 1

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The names as the reader sees them, with their own name marked."""
        return tuple(
            self.say("you", name=name) if seat == self.reader else name
            for seat, name in enumerate(self.names, 1)
        )

    def who(self, seat: int, *, mark_reader: bool = True) -> Text:
        """A seat on the screen: its shape and its name."""
        name = (self.shown_names if mark_reader else self.names)[seat - 1]
        return Text(f"{seat_shape(seat)} {name}", seat_style(seat))
