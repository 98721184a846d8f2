"""SVG as text: elements, groups, and whole pictures.

A fragment is a string of elements; pictures consist of fragments. All text from callers, such as
words and names, is escaped here and nowhere else.
"""

from __future__ import annotations

import html
import re
from typing import NamedTuple

Number = int | float

_NAMESPACE = "http://www.w3.org/2000/svg"
# Characters that XML does not allow even when escaped.
_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


class Label(NamedTuple):
    """The title and the description of a picture, for screen readers: they are not drawn."""

    title: str
    description: str = ""


def number(value: Number) -> str:
    """A coordinate in a canonical short form: at most two decimals, no trailing zeros."""
    return f"{round(value, 2) + 0.0:.2f}".rstrip("0").rstrip(".")


def escape(text: str) -> str:
    """Text escaped for an element or an attribute."""
    return html.escape(_FORBIDDEN.sub("", text), quote=True)


def element(name: str, inside: str = "", /, **attributes: str | Number | None) -> str:
    """An element; ``stroke_width=2`` is written ``stroke-width="2"``, None is left out."""
    parts = [f"<{name}"]
    for key, value in attributes.items():
        if value is not None:
            text = escape(value) if isinstance(value, str) else number(value)
            parts.append(f' {key.rstrip("_").replace("_", "-")}="{text}"')
    parts.append(f">{inside}</{name}>" if inside else "/>")
    return "".join(parts)


def path(d: str, **attributes: str | Number | None) -> str:
    """A path."""
    return element("path", d=d, **attributes)


def group(inside: str, **attributes: str | Number | None) -> str:
    """Elements that share attributes; "" if there are none."""
    return element("g", inside, **attributes) if inside else ""


def move(x: Number, y: Number, scale: Number = 1, turn: Number = 0) -> str:
    """The value of a ``transform``: position, scale, and rotation in degrees."""
    made = f"translate({number(x)} {number(y)})"
    if turn:
        made += f" rotate({number(turn)})"
    if scale != 1:
        made += f" scale({number_fine(scale)})"
    return made


def number_fine(value: Number) -> str:
    """A factor with at most four decimals."""
    return f"{round(value, 4):.4f}".rstrip("0").rstrip(".")


def written(
    text: str, x: Number, y: Number, size: Number, **attributes: str | Number | None
) -> str:
    """A line of text. Only for words from callers: figures are drawn (`figures.py`)."""
    return element("text", escape(text), x=x, y=y, font_size=size, **attributes)


def picture(inside: str, width: Number, height: Number, label: Label) -> str:
    """A self-contained SVG with a title and a description."""
    heading = element("title", escape(label.title) or " ")
    if label.description:
        heading += element("desc", escape(label.description))
    # Symbols and groups start new lines, so that diffs are readable.
    rows = inside.replace("<g ", "\n<g ").replace("<symbol ", "\n<symbol ")
    return (
        f'<svg xmlns="{_NAMESPACE}" width="{number(width)}" height="{number(height)}"'
        f' viewBox="0 0 {number(width)} {number(height)}" role="img">{heading}{rows}</svg>\n'
    )
