"""What somebody typed, as the answer quotes it: short, and nothing that could harm a terminal."""

from __future__ import annotations

QUOTED = 40  # characters: enough to see which words are meant


def quoted(text: str) -> str:
    """A text on one line: of a long one only the beginning, a dot for what cannot be printed."""
    words = text.strip()
    short = words if len(words) <= QUOTED else f"{words[:QUOTED]}…"
    return "".join(character if character.isprintable() else "·" for character in short)
