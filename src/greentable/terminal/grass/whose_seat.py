"""Who goes on with a saved game: a record does not tell which seat was yours, so it is asked."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from greentable.terminal.console import Lines
from greentable.terminal.grass.look import DANGER, seat_shape, seat_style
from greentable.terminal.grass.seat_names import seat_named
from greentable.terminal.grass.typed_words import GrassWords
from greentable.terminal.quoting import quoted
from greentable.text import Catalogue


def ask_seat(
    names: Sequence[str], catalogue: Catalogue, console: Console, lines: Lines
) -> int | None:
    """A seat, 0 for whoever only watches, or None when whoever was asked would rather leave."""
    words = GrassWords(catalogue).answers
    for seat, name in enumerate(names, start=1):
        console.print(Text(f"{seat_shape(seat)} {seat} {name}", seat_style(seat)))
    while True:
        line = lines.read(catalogue.say("terminal-ask-seat"))
        if line is None:
            return None
        word = line.strip().lower()
        if words.means(word, "quit"):
            return None
        if words.means(word, "watch"):
            return 0
        if seat := seat_named(word, names):
            return seat
        refusal = catalogue.say("terminal-no-seat", text=quoted(line), most=len(names))
        console.print(Text(refusal, DANGER))
