"""Words in pictures: lines that are not too long, in the typefaces of the house."""

from __future__ import annotations

from typing import NamedTuple

from greentable.drawing.markup import Number, written

DISPLAY = "Fraunces, Georgia, 'Times New Roman', serif"
PLAIN = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', 'DejaVu Sans', Verdana, sans-serif"
SOFT_HYPHEN = "\u00ad"
_NARROW = frozenset("iljtfrI.,:;'’!|()[] -")
_WIDE = frozenset("mwMWQO@—")
_BOLD = 600  # weights from here on are drawn with bold letters
_BOLDER = 1.2  # so much wider bold letters are in DejaVu Serif, the widest of the usual ones


class Lettering(NamedTuple):
    """How words are written."""

    size: float
    colour: str
    family: str = PLAIN
    weight: int | None = None
    anchor: str | None = None


def length(text: str, size: Number) -> float:
    """About how long a line of words is: fonts differ, so this errs on the long side."""
    ems = sum(
        0.34 if sign in _NARROW else 0.9 if sign in _WIDE else 0.7 if sign.isupper() else 0.57
        for sign in text
        if sign != SOFT_HYPHEN
    )
    return ems * size


def wrapped(text: str, size: Number, wide: Number) -> list[str]:
    """The words in lines; a word that is too long for a line has one to itself."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and length(longer, size) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitting(text: str, size: float, wide: Number, most: int) -> tuple[list[str], float]:
    """The words in at most `most` lines, and how large they then are."""
    lines = wrapped(text, size, wide)
    while size > 8 and (len(lines) > most or any(length(line, size) > wide for line in lines)):
        size -= 0.5
        lines = wrapped(text, size, wide)
    return lines, size


def paragraph(
    text: str, x: Number, y: Number, wide: Number, lettering: Lettering, *, most: int
) -> str:
    """Words in at most `most` lines, the first with its foot here; smaller if need be."""
    room = wide / _BOLDER if (lettering.weight or 0) >= _BOLD else wide
    lines, size = fitting(text, lettering.size, room, most)
    return "".join(
        written(
            line,
            x,
            y + index * size * 1.3,
            size,
            fill=lettering.colour,
            font_family=lettering.family,
            font_weight=lettering.weight,
            text_anchor=lettering.anchor,
        )
        for index, line in enumerate(lines)
    )
