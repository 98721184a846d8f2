"""Histograms for the docs, as small SVG pictures that need nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from greentable.drawing.markup import Label, element, picture, written

WIDE, HIGH = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 46, 16, 40, 44
INK, GRID, PAPER = "#2b2b22", "#d9d6c3", "#faf8ee"
FONT = "'DejaVu Sans', Verdana, sans-serif"


@dataclass(frozen=True)
class Series:
    """A name, a colour, and the numbers that are counted."""

    name: str
    colour: str
    numbers: Sequence[int]


def histogram(series: Sequence[Series], label: Label, across: str, *, step: int = 1) -> str:
    """The frequency of each number, in bins of `step`; the bars of all series side by side."""
    counts = [Counter(number // step * step for number in one.numbers) for one in series]
    low = min(min(count) for count in counts)
    high = max(max(count) for count in counts) + step
    most = max(max(count.values()) for count in counts)
    one_wide = (WIDE - LEFT - RIGHT) / (high - low)
    one_high = (HIGH - TOP - BOTTOM) / most
    parts = [element("rect", width=WIDE, height=HIGH, fill=PAPER)]
    tick = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if most / step <= 7)
    for number in range(0, most + 1, tick):
        y = HIGH - BOTTOM - number * one_high
        parts.append(element("path", d=f"M{LEFT},{y:.1f} H{WIDE - RIGHT}", stroke=GRID))
        parts.append(_words(str(number), LEFT - 6, y + 4, "end"))
    bar = one_wide * step * 0.9 / len(series)
    for place, (one, count) in enumerate(zip(series, counts, strict=True)):
        for number, times in sorted(count.items()):
            x = LEFT + (number - low) * one_wide + place * bar
            size = {"x": x, "y": HIGH - BOTTOM - times * one_high, "width": bar}
            parts.append(element("rect", **size, height=times * one_high, fill=one.colour))
        x = LEFT + 8 + place * 330
        parts.append(element("rect", x=x, y=14, width=12, height=12, fill=one.colour))
        parts.append(_words(one.name, x + 18, 24, "start"))
    for number in range(low, high):
        if number % (5 * step) == 0:
            x = LEFT + (number - low + step / 2) * one_wide
            parts.append(_words(str(number), x, HIGH - BOTTOM + 16, "middle"))
    parts.append(_words(across, (LEFT + WIDE - RIGHT) / 2, HIGH - 10, "middle"))
    return picture("".join(parts), WIDE, HIGH, label)


def _words(text: str, x: float, y: float, anchor: str) -> str:
    return written(text, x, y, 12, fill=INK, font_family=FONT, text_anchor=anchor)
