"""The voice of a game of Grove: recipes and typed moves besides what every voice says."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from rich.text import Text

from greentable.grove import Move, RecipeSaid
from greentable.terminal import voice as terminal_voice
from greentable.terminal.grove.reading import WORDS
from greentable.terminal.styles import seat_shape, seat_style
from greentable.terminal.vocabulary import Vocabulary


@dataclass(frozen=True)
class Voice(terminal_voice.Voice):
    """Speaks to a reader about a game of Grove, and has the recipes with their words."""

    recipes: tuple[RecipeSaid, ...]
    prefix: ClassVar[str] = "grove-terminal-"

    @cached_property
    def words(self) -> Vocabulary:
        """What can be typed."""
        return Vocabulary(self.catalogue, WORDS)

    def token(self, move: Move) -> str:
        """A move as it is typed."""
        return self.words.as_typed(str(move))

    @property
    def is_alone(self) -> bool:
        """Whether the reader plays alone, and needs no name."""
        return len(self.names) == 1

    @property
    def shown_names(self) -> tuple[str, ...]:
        """The names as the reader sees them: the own one is marked."""
        return tuple(
            self.say("you", name=name) if seat == self.reader else name
            for seat, name in enumerate(self.names, 1)
        )

    def who(self, seat: int, *, mark_reader: bool = True) -> Text:
        """A seat as it is shown: its shape, and its name."""
        name = (self.shown_names if mark_reader else self.names)[seat - 1]
        return Text(f"{seat_shape(seat)} {name}", seat_style(seat))
