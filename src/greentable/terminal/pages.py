"""Text that fits any width: pages such as the help, and the lines of a narration.

In a page of the catalogue an empty line ends a paragraph. An indented line is a row of a table: the
text before the first gap of two spaces is a command or a sign, the rest explains it. In a narration
sentences are wrapped at words; tables and drawings are not wrapped.
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
from greentable.text.passages import Line

_HANGING_INDENT = "  "  # before continuation lines of a line without a margin
_NARROWEST = 20  # columns of text: with fewer, words would be split


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


def wrap_line(line: Line, console: Console) -> list[str]:
    """A line as lines that fit; continuation lines are aligned with the start of the sentence."""
    if not line.may_break or cell_len(str(line)) <= console.width:
        return [str(line)]
    below = " " * len(line.margin) or _HANGING_INDENT
    width = max(console.width - len(below), _NARROWEST)
    parts = [part.plain.rstrip() for part in Text(line.text).wrap(console, width)]
    return [(below if row else line.margin) + part for row, part in enumerate(parts)]


def keep_words_together() -> None:
    """Stop Rich from breaking lines at no-break spaces, as French has before a colon.

    Rich breaks at every kind of space, and this private pattern is the only way to change that.
    """
    unbroken = "\u00a0\u202f"
    word = rf"(?:\S|[{unbroken}])+"
    space = rf"[^\S{unbroken}]*"
    _wrap.re_word = re.compile(space + word + space)
