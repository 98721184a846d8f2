"""Text that fits any width: pages, as the help, and the lines of a telling.

In a page of the catalogue an empty line ends a paragraph. A line that is indented is a row of a
table: what stands before the first gap of two spaces is typed, or seen; the rest says what it is.
Of a telling, sentences are broken at words; tables and drawings are not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from rich import _wrap
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from greentable.terminal.styles import ACCENT
from greentable.text.telling import Line

_HANGING = "  "  # before what goes on, where there is no margin
_NARROWEST = 20  # columns of text: with less, words would be torn


def page(text: str) -> RenderableType:
    """A text of the catalogue as a page."""
    return Group(*_parts(text))


def _parts(text: str) -> Iterator[RenderableType]:
    for kind, lines in groupby(text.splitlines(), _kind):
        if kind == "row":
            yield _table([*lines])
        elif kind == "words":
            yield Text(" ".join(lines))
        else:
            yield Text("\n".join(lines))


def _kind(line: str) -> str:
    if not line.strip():
        return "gap"
    return "row" if line.startswith(" ") else "words"


def _table(lines: list[str]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=ACCENT)
    grid.add_column(ratio=1)
    for line in lines:
        left, _, right = re.sub(r" {2,}", "\0", line.strip(), count=1).partition("\0")
        grid.add_row(f"  {left}", right)
    return grid


def wrapped(line: Line, console: Console) -> list[str]:
    """A line as lines that fit; what goes on stands below where the sentence began."""
    if not line.may_break or cell_len(str(line)) <= console.width:
        return [str(line)]
    below = " " * len(line.margin) or _HANGING
    width = max(console.width - len(below), _NARROWEST)
    parts = [part.plain.rstrip() for part in Text(line.text).wrap(console, width)]
    return [(below if row else line.margin) + part for row, part in enumerate(parts)]


def keep_words_together() -> None:
    """Let Rich break no line at a no-break space, as French has it before a colon.

    Rich takes every kind of space for a place to break, and can only be told otherwise here.
    """
    unbroken = "\u00a0\u202f"
    word = rf"(?:\S|[{unbroken}])+"
    space = rf"[^\S{unbroken}]*"
    _wrap.re_word = re.compile(space + word + space)
