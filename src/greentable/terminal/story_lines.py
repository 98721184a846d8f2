"""The lines of a story on a screen: sentences are wrapped at words, tables and pictures are not."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from greentable.text.columns import GAP

_HEAD = re.compile(r" *(\d+ +)?")  # the margin, or the number of a ply in it
_HANGING = "  "  # before what goes on, where there is no margin
_NARROWEST = 20  # columns of text: with less, words would be torn


def wrapped(line: str, console: Console) -> list[str]:
    """A line as lines that fit; what goes on stands below where the sentence began."""
    found = _HEAD.match(line)
    head = found.group() if found is not None else ""
    body = line[len(head) :]
    below = " " * len(head) or _HANGING
    width = max(console.width - len(below), _NARROWEST)
    if GAP in body or cell_len(line) <= console.width:
        return [line]
    parts = [part.plain.rstrip() for part in Text(body).wrap(console, width)]
    return [(below if row else head) + part for row, part in enumerate(parts)]
