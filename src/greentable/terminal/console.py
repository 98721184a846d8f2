"""The way in and out: a console that is plain where it should be, and lines from whoever types."""

from __future__ import annotations

import os
import re
import sys

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments

from greentable.terminal.pages import keep_words_together
from greentable.terminal.plain_signs import write_plain_signs


def make_console() -> Console:
    """Colour in a terminal, unless NO_COLOR is set; plain text into files and pipes.

    What an output cannot write, because it is not UTF-8, becomes a plain sign.
    """
    write_plain_signs()
    keep_words_together()
    plain = bool(os.environ.get("NO_COLOR"))
    return Console(color_system=None if plain else "auto", highlight=False, markup=False)


# What arrow keys and their like leave in a line.
_KEYS = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])")


class Lines:
    """Lines as somebody types them, or as they come through a pipe; none if there is no input.

    The terminal stays in its own mode: there is no history of lines, and nothing has to be put
    right after a game that was killed.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self.is_typed = sys.stdin is not None and sys.stdin.isatty()

    def read(self, prompt: str) -> str | None:
        """The next line without its end; None when there are no more.

        What came through a pipe is written out: the output reads like a game that was typed.
        """
        try:
            line = _ask(f"{prompt} " if prompt else "")
        except EOFError:
            self._console.print()
            return None
        if not self.is_typed:
            self._console.out(line, highlight=False)
        return _KEYS.sub("", line)

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
        elif self.is_typed:
            self._console.print("\n" * self._console.height)

    def show_pages(self, part: RenderableType, more: str) -> None:
        """Print something, a screen at a time where somebody reads along.

        `more` asks whether to go on: anything typed ends it.
        """
        lines = self._console.render_lines(part, pad=False)
        room = (
            self._console.height - 1 if self.is_typed and self._console.is_terminal else len(lines)
        )
        for start in range(0, len(lines), max(room, 1)):
            if start and self.pause(more):
                return
            for line in lines[start : start + room]:
                self._console.print(Segments([*line, Segment.line()]), end="")

    def pause(self, words: str) -> str | None:
        """Let whoever types read on in their own time; a pipe is not kept waiting.

        What was typed, None for the end of input.
        """
        return self.read(words) if self.is_typed else ""


def _ask(prompt: str) -> str:
    """The next line. Raises EOFError, also for a process that was given no standard input."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)
