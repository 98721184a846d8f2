"""The reader of the terminal's texts: their language, their seat, the names of all seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.style import Style
from rich.text import Text

from greentable.terminal.styles import seat_shape, seat_style
from greentable.text import Catalogue
from greentable.text.passages import Said, text_lines
from greentable.words.messages import Argument


@dataclass(frozen=True)
class Voice:
    """A catalogue, the names of the seats, and the seat of the reader (0: a spectator).

    The keys of a game's own texts begin with its `prefix`; texts for both games ("terminal-") come
    directly from the catalogue.
    """

    catalogue: Catalogue
    names: tuple[str, ...]
    reader: int
    prefix: ClassVar[str] = "terminal-"

    def say(self, key: str, **arguments: str | int) -> str:
        """A text of the terminal for this game."""
        return self.catalogue.say(f"{self.prefix}{key}", **arguments)

    def text(self, said: Argument) -> str:
        """A message or an argument in words."""
        return self.catalogue.text(said, self.names)

    def lines(self, said: Iterable[Said], names: Sequence[str] = ()) -> list[str]:
        """Messages and ledgers as lines of text."""
        return text_lines(said, self.catalogue, names or self.names)

    def coloured(self, said: Argument, names: Sequence[str] = ()) -> Text:
        """A message with each name in the colour of its seat.

        `names` replaces the names of the seats.
        """
        text = Text()
        for span in self.catalogue.spans(said, names or self.names):
            is_seat = span.kind == "name" and 1 <= span.seat <= len(self.names)
            text.append(span.in_plain_text, seat_style(span.seat) if is_seat else None)
        return text

    def who(self, seat: int, *, mark_reader: bool = False) -> Text:
        """A seat on the screen: its shape, its number for typing, its name."""
        text = Text(f"{seat_shape(seat)} {seat} {self.names[seat - 1]}", seat_style(seat))
        if mark_reader and seat == self.reader:
            text.append(f" {self.catalogue.say('terminal-you')}", Style.null())
        return text
