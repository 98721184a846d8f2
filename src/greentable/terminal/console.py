"""Input and output: a console with plain text where needed, and lines from the keyboard."""

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
    """A console with colour in a terminal unless NO_COLOR is set, and plain text elsewhere.

    Characters that the output's encoding cannot write become plain signs.
    """
    write_plain_signs()
    keep_words_together()
    plain = bool(os.environ.get("NO_COLOR"))
    console = Console(color_system=None if plain else "auto", highlight=False, markup=False)
    if console.is_dumb_terminal:  # Rich assumes 80 columns for it
        console.width, console.height = shutil.get_terminal_size()
    return console


def print_json(document: object) -> None:
    """Print a document as JSON on one line, for other programs."""
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")


def height_on(console: Console, part: RenderableType) -> int:
    """The number of lines that a part takes on a console; 0 for an empty text."""
    if isinstance(part, Text) and not part.plain:
        return 0
    return len(console.render_lines(part, pad=False))


# The escape sequences that arrow keys and similar keys leave in a line.
_ESCAPE_SEQUENCES = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Z])")

QUIT_KEY = "q"  # ends a long text, in every language


class Lines:
    """Lines from the keyboard or from a pipe; none if there is no input.

    The terminal stays in its normal mode: there is no history of lines, and nothing has to be
    restored after a game that was killed.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self.is_typed = sys.stdin is not None and sys.stdin.isatty()
        self._ahead: str | None = None

    @property
    def has_more(self) -> bool:
        """True if a line was typed that has not been read yet."""
        return self._ahead is not None

    def read(self, prompt: str) -> str | None:
        """The next line without its end; None when there are no more.

        Lines from a pipe are printed, so that the output reads like a game that was typed.
        """
        if self._ahead is not None:
            line, self._ahead = self._ahead, None
            return line
        try:
            line = _input(f"{self._last_line_of(prompt)} " if prompt else "")
        except EOFError:
            self._console.print()
            return None
        if not self.is_typed:
            self._console.out(line, highlight=False)
        return _ESCAPE_SEQUENCES.sub("", line)

    def _last_line_of(self, prompt: str) -> str:
        """The last line of a prompt that is wider than the screen; prints the lines before it."""
        if not self.is_typed or cell_len(prompt) < self._console.width:
            return prompt
        *before, last = Text(prompt).wrap(self._console, self._console.width - 1)
        for part in before:
            self._console.print(part)
        return last.plain

    def clear(self) -> None:
        """Clear the screen and its scrollback."""
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.file.write("\x1b[H\x1b[2J\x1b[3J")
        elif self.is_typed:
            self._console.print("\n" * self._console.height)

    def show_pages(self, part: RenderableType, more: str, back: str) -> bool:
        """Print a part, one screen at a time in an interactive terminal.

        `more` is the prompt between screens, `back` the one below the last screen, which the next
        output would push out of sight. A line typed at a prompt becomes the next line that is read.
        True if the caller should show its own screen again.
        """
        lines = self._console.render_lines(part, pad=False)
        reads_along = self.is_typed and self._console.is_terminal
        room = self._console.height - 1 if reads_along else len(lines)
        for start in range(0, len(lines), max(room, 1)):
            for line in lines[start : start + room]:
                self._console.print(Segments([*line, Segment.line()]), end="")
            if len(lines) > room:
                typed = self.pause(more if start + room < len(lines) else back)
                if typed is None or typed.strip().lower() == QUIT_KEY:
                    break
                if typed.strip():
                    self._ahead = typed
                    return False
        return len(lines) > room

    def pause(self, words: str) -> str | None:
        """Wait until the person at the keyboard presses Enter; do not wait for a pipe.

        Returns the typed text, None at the end of input.
        """
        return self.read(words) if self.is_typed else ""


def _input(prompt: str) -> str:
    """The next line. Raises EOFError, also if the process has no standard input."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)
