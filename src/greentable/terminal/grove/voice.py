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

    def who(self, seat: int) -> Text:
        """A seat as it is shown."""
        return seat_name(seat, self.names[seat - 1])
