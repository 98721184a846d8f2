"""Lines of a telling on a screen: sentences are broken at words, tables and drawings are not."""

from __future__ import annotations

import re

from rich import _wrap
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from greentable.text.telling import Line

_HANGING = "  "  # before what goes on, where there is no margin
_NARROWEST = 20  # columns of text: with less, words would be torn


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
