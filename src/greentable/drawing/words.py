"""Words in pictures: wrapping, and our typefaces."""

from __future__ import annotations

from typing import NamedTuple

from greentable.drawing.markup import Number, written

DISPLAY = "Fraunces, Georgia, 'Times New Roman', serif"
PLAIN = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', 'DejaVu Sans', Verdana, sans-serif"
SOFT_HYPHEN = "\u00ad"
_NARROW = frozenset("iljtfrI.,:;'’!|()[] -")
_WIDE = frozenset("mwMWQO@—")
_BOLD = 600  # the lowest weight that is drawn with bold letters
_BOLD_WIDTH = 1.2  # relative width of bold letters in DejaVu Serif, the widest common typeface


class Lettering(NamedTuple):
    """The typographic style of words."""

    size: float
    colour: str
    family: str = PLAIN
    weight: int | None = None
    anchor: str | None = None


def estimated_width(text: str, size: Number) -> float:
    """The estimated width of a line: fonts differ, so the estimate is rather too large."""
    ems = sum(
        0.34 if sign in _NARROW else 0.9 if sign in _WIDE else 0.7 if sign.isupper() else 0.57
        for sign in text
        if sign != SOFT_HYPHEN
    )
    return ems * size


def wrap(text: str, size: Number, wide: Number) -> list[str]:
    """The words in lines; a word that is too long is alone on its line."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and estimated_width(longer, size) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fit(text: str, size: float, wide: Number, most: int) -> tuple[list[str], float]:
    """The words in at most `most` lines, and the font size that this needs."""
    lines = wrap(text, size, wide)
    while size > 8 and (
        len(lines) > most or any(estimated_width(line, size) > wide for line in lines)
    ):
        size -= 0.5
        lines = wrap(text, size, wide)
    return lines, size


def paragraph(
    text: str, x: Number, y: Number, wide: Number, lettering: Lettering, *, most: int
) -> str:
    """Words in at most `most` lines, made smaller if needed; the first baseline is at y."""
    room = wide / _BOLD_WIDTH if (lettering.weight or 0) >= _BOLD else wide
    lines, size = fit(text, lettering.size, room, most)
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
