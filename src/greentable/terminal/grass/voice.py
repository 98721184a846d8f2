"""Who is spoken to, in which language, and what everybody at the table is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.style import Style
from rich.text import Text

from greentable.grass import Kind, Move, card_said, write_card
from greentable.messages import Argument, key_of
from greentable.terminal.grass.look import seat_shape, seat_style
from greentable.terminal.grass.typed_words import GrassWords
from greentable.text import Catalogue


@dataclass(frozen=True)
class Voice:
    """A catalogue, the names of the seats, and the seat of the reader (0: a spectator)."""

    catalogue: Catalogue
    names: tuple[str, ...]
    reader: int

    @cached_property
    def words(self) -> GrassWords:
        """What can be typed."""
        return GrassWords(self.catalogue)

    def token(self, move: Move) -> str:
        """A move as it is typed."""
        return self.words.token(move)

    def say(self, key: str, **arguments: str | int) -> str:
        """A text of the terminal's own."""
        return self.catalogue.say(f"terminal-{key}", **arguments)

    def text(self, said: Argument) -> str:
        """A message, or an argument of one, in words."""
        return self.catalogue.text(said, self.names)

    def coloured(self, said: Argument, names: Sequence[str] = ()) -> Text:
        """The same with everybody's name in the colour of their seat.

        `names` are what the seats are called here, if it is not their names alone.
        """
        spans = self.catalogue.spans(said, names or self.names)
        text = Text()
        for span in spans:
            is_seat = span.kind == "name" and 1 <= span.seat <= len(self.names)
            text.append(span.text, seat_style(span.seat) if is_seat else None)
        return text

    def card(self, kind: Kind) -> str:
        """The name of a card."""
        return self.text(card_said(kind))

    def printed(self, kind: Kind) -> str:
        """The name that is printed on the card, which is English; "" if it is no other."""
        printed = self.english_name(kind)
        return "" if printed == self.card(kind) else printed

    def english_name(self, kind: Kind) -> str:
        """The name of a card in English."""
        return self.catalogue.in_english(f"grass-card-{write_card(kind)}")

    def face(self, kind: Kind) -> str:
        """The name as it is written on a small card: it may say where a long word is broken."""
        key = f"terminal-face-{key_of(kind.name)}"
        return self.catalogue.say(key) if self.catalogue.has_own(key) else self.card(kind)

    def thousands(self, amount: int) -> str:
        """A sum where there is little room: 25k."""
        return self.say("thousands", amount=amount // 1000)

    def figure(self, amount: int) -> str:
        """A sum without its currency, as it stands on a card."""
        return self.text(amount)

    def who(self, seat: int, *, mark_reader: bool = False) -> Text:
        """A seat as it is shown: its shape, its number for typing, its name."""
        text = Text(f"{seat_shape(seat)} {seat} {self.names[seat - 1]}", seat_style(seat))
        if mark_reader and seat == self.reader:
            text.append(f" {self.say('you')}", Style.null())
        return text
