"""A table set in writing, as somebody at the terminal sees it."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from greentable import grass
from greentable.grass import State, View
from greentable.terminal.grass.voice import Voice
from greentable.text import Catalogue
from greentable.words.language import LANGUAGES
from tests.grass.grass_table import table
from tests.slow_cases import slow_but

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")

EACH_LANGUAGE_PLAYED = slow_but({"en", "de"}, LANGUAGES)
"""Whole games in each: German has the longest words; others are played in the slow tests."""


def seen(text: str | State, reader: int = 1) -> tuple[View, Voice]:
    """A position in writing as a reader's view, and the voice that speaks to the reader."""
    state = table(text) if isinstance(text, str) else text
    return grass.view(state, reader), Voice(Catalogue("en"), NAMES[: state.seats], reader)


def printed(*parts: RenderableType, width: int = 80) -> str:
    """The parts as plain text, without the spaces at the ends of lines."""
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    console.print(*parts, sep="\n")
    file = console.file
    assert isinstance(file, io.StringIO)
    return "".join(f"{line.rstrip()}\n" for line in file.getvalue().splitlines())
