"""A grove set as a picture, as somebody at the terminal sees it."""

from __future__ import annotations

from greentable import grove
from greentable.grove import State, View, recipes_said
from greentable.terminal.grove.voice import Voice
from greentable.text import Catalogue
from tests.grove.grove_table import table

NAMES = ("Ana", "Ben", "Cleo", "Dan")
ENGLISH = Catalogue("en")


def seen(picture: str | State, reader: int = 1) -> tuple[View, Voice]:
    """A table as a reader sees it, and the voice that speaks to the reader."""
    state = table(picture) if isinstance(picture, str) else picture
    voice = Voice(ENGLISH, NAMES[: state.seats], reader, recipes_said(state.rules.book))
    return grove.view(state, reader), voice
