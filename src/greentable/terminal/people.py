"""Names and seats: reading names, finding a seat by its name, asking for a seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from greentable.core.reader import shown
from greentable.errors import UsageError
from greentable.terminal.console import Lines
from greentable.terminal.styles import DANGER, seat_shape, seat_style
from greentable.text import Catalogue
from greentable.text.vocabulary import Vocabulary, quoted

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
LONGEST_NAME = 16


def read_names(text: str | None, seats: int) -> tuple[str, ...]:
    """A name for each seat: those given, then default names. Raises UsageError."""
    given = [] if text is None else [name.strip() for name in text.split(",")]
    if len(given) > seats:
        raise UsageError("play.names", names=len(given), seats=seats)
    for name in given:
        if not name or not name.isprintable() or cell_len(name) > LONGEST_NAME:
            raise UsageError("play.name", name=shown(name), most=LONGEST_NAME)
    begun = {name[:2].casefold() for name in given}
    spare = [name for name in NAMES if name not in given]
    spare.sort(key=lambda name: name[:2].casefold() in begun)  # avoid Ana beside Ann
    names = (*given, *spare)[:seats]
    if len(set(names)) < seats:
        raise UsageError("play.names_alike")
    return names


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names, shortened to the terminal's limit: those of a record may be longer."""
    short = [
        name
        if cell_len(name) <= LONGEST_NAME
        else f"{set_cell_size(name, LONGEST_NAME - 3).rstrip()}… {seat}"
        for seat, name in enumerate(names, start=1)
    ]
    return tuple(short)


def seat_named(text: str, names: Sequence[str]) -> int:
    """The seat with this number or name; an unambiguous start of a name will do. 0 if none."""
    word = text.strip().casefold()
    if len(word) == 1 and word in "123456789":
        return int(word) if int(word) <= len(names) else 0
    exact = [seat for seat, name in enumerate(names, start=1) if name.casefold() == word]
    begun = [seat for seat, name in enumerate(names, start=1) if name.casefold().startswith(word)]
    found = exact or (begun if word else [])
    return found[0] if len(found) == 1 else 0


def ask_seat(
    names: Sequence[str], catalogue: Catalogue, console: Console, lines: Lines
) -> int | None:
    """Ask for a seat of a saved game: its number, 0 to watch, None to leave."""
    words = Vocabulary(catalogue, ("quit", "watch"))
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
