"""Pages of text, as the help: paragraphs and small tables that fit any width.

In a page of the catalogue an empty line ends a paragraph. A line that is indented is a row of a
table: what stands before the first gap of two spaces is typed, or seen; the rest says what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greentable.terminal.switch_table import ACCENT


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
