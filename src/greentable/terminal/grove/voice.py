"""Who is spoken to, in which language, what everybody is called, and what recipes are called."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from greentable.grove.recipes import Recipe
from greentable.terminal.grove.look import seat_name
from greentable.text import Catalogue


@dataclass(frozen=True)
class Voice:
    """A catalogue, the names of the seats, the reader's seat, and the recipes with their words."""

    catalogue: Catalogue
    names: tuple[str, ...]
    reader: int
    book: tuple[Recipe, ...]

    def say(self, key: str, **arguments: str | int) -> str:
        """A text of the terminal's own."""
        return self.catalogue.say(f"grove-terminal-{key}", **arguments)

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
