"""Who is spoken to, in which language, what everybody is called, and what recipes are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from greentable.grove import Move, RecipeSaid
from greentable.messages import Argument
from greentable.terminal.grove.look import seat_name
from greentable.terminal.grove.reading import WORDS
from greentable.terminal.vocabulary import Vocabulary
from greentable.text import Catalogue
from greentable.text.telling import Said, text_lines


@dataclass(frozen=True)
class Voice:
    """A catalogue, the names of the seats, the reader's seat, and the recipes with their words."""

    catalogue: Catalogue
    names: tuple[str, ...]
    reader: int
    recipes: tuple[RecipeSaid, ...]

    @cached_property
    def words(self) -> Vocabulary:
        """What can be typed."""
        return Vocabulary(self.catalogue, WORDS)

    def token(self, move: Move) -> str:
        """A move as it is typed."""
        return self.words.as_typed(str(move))

    def say(self, key: str, **arguments: str | int) -> str:
        """A text of the terminal's own."""
        return self.catalogue.say(f"grove-terminal-{key}", **arguments)

    def text(self, said: Argument) -> str:
        """A message, or an argument of one, in words."""
        return self.catalogue.text(said, self.names)

    def lines(self, said: Iterable[Said], names: Sequence[str] = ()) -> list[str]:
        """Messages and ledgers as lines of text."""
        return text_lines(said, self.catalogue, names or self.names)

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

    def who(self, seat: int) -> Text:
        """A seat as it is shown."""
        return seat_name(seat, self.shown_names[seat - 1])
