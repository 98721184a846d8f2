"""The way in and out: a console that is plain where it should be, and lines from the keyboard."""

from __future__ import annotations

import os
import re
import shutil
import sys

import msgspec
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from greentable.terminal.pages import keep_words_together
from greentable.terminal.plain_signs import write_plain_signs


def make_console() -> Console:
    """Colour in a terminal, unless NO_COLOR is set; plain text into files and pipes.

    What an output cannot write, because it is not UTF-8, becomes a plain sign.
    """
    write_plain_signs()
    keep_words_together()
    plain = bool(os.environ.get("NO_COLOR"))
    console = Console(color_system=None if plain else "auto", highlight=False, markup=False)
    if console.is_dumb_terminal:  # Rich takes it for one of 80 columns, however wide it is
        console.width, console.height = shutil.get_terminal_size()
    return console


def print_json(document: object) -> None:
    """Print a document in a line of its own, for other programs."""
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")


def height_on(console: Console, part: RenderableType) -> int:
    """How many lines something takes on a console; an empty text takes none."""
    if isinstance(part, Text) and not part.plain:
        return 0
    return len(console.render_lines(part, pad=False))


# What arrow keys and their like leave in a line.
_KEYS = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])")

ENOUGH = "q"  # ends a long text, in every language


class Lines:
    """Lines as somebody types them, or as they come through a pipe; none if there is no input.

    The terminal stays in its own mode: there is no history of lines, and nothing has to be put
    right after a game that was killed.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self.is_typed = sys.stdin is not None and sys.stdin.isatty()
        self._ahead: str | None = None

    @property
    def has_more(self) -> bool:
        """Whether a line was typed already that nobody has read."""
        return self._ahead is not None

    def read(self, prompt: str) -> str | None:
        """The next line without its end; None when there are no more.

        What came through a pipe is written out: the output reads like a game that was typed.
        """
        if self._ahead is not None:
            line, self._ahead = self._ahead, None
            return line
        try:
            line = _ask(f"{self._last_line_of(prompt)} " if prompt else "")
        except EOFError:
            self._console.print()
            return None
        if not self.is_typed:
            self._console.out(line, highlight=False)
        return _KEYS.sub("", line)

    def _last_line_of(self, prompt: str) -> str:
        """The end of a prompt that is longer than the screen is wide; what is before is printed."""
        if not self.is_typed or cell_len(prompt) < self._console.width:
            return prompt
        *before, last = Text(prompt).wrap(self._console, self._console.width - 1)
        for part in before:
            self._console.print(part)
        return last.plain

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
        elif self.is_typed:
            self._console.print("\n" * self._console.height)

    def show_pages(self, part: RenderableType, more: str, back: str) -> bool:
        """Print something, a screen at a time where somebody reads along.

        `more` asks whether to go on, `back` below the last screen, which would else be pushed out
        of sight by what is shown next. What is typed there is answered as if it were typed after
        it. Whether to show again what was on the screen before.
        """
        lines = self._console.render_lines(part, pad=False)
        reads_along = self.is_typed and self._console.is_terminal
        room = self._console.height - 1 if reads_along else len(lines)
        for start in range(0, len(lines), max(room, 1)):
            for line in lines[start : start + room]:
                self._console.print(Segments([*line, Segment.line()]), end="")
            if len(lines) > room:
                typed = self.pause(more if start + room < len(lines) else back)
                if typed is None or typed.strip().lower() == ENOUGH:
                    break
                if typed.strip():
                    self._ahead = typed
                    return False
        return len(lines) > room

    def pause(self, words: str) -> str | None:
        """Let the person at the keyboard read on in their own time; a pipe is not kept waiting.

        What was typed, None for the end of input.
        """
        return self.read(words) if self.is_typed else ""


def _ask(prompt: str) -> str:
    """The next line. Raises EOFError, also for a process that was given no standard input."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)
