"""What every game in the terminal asks: names, a seed, a saved game to go on with."""

from __future__ import annotations

from pathlib import Path

from rich.cells import cell_len

from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.records import Record, read_file
from greentable.table import resume
from greentable.text import Catalogue
from greentable.text.refusals import describe_fault

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
LONGEST_NAME = 16


def so_many(count: int, thing: str) -> str:
    """A number of things in English, as errors say it: "1 seat", "2 seats"."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def read_names(text: str | None, seats: int) -> tuple[str, ...]:
    """A name for each seat: those given, then ours. Raises UsageError."""
    given = [] if text is None else [name.strip() for name in text.split(",")]
    if len(given) > seats:
        message = f"{so_many(len(given), 'name')} for {so_many(seats, 'seat')}"
        raise UsageError("play.names", message)
    for name in given:
        if not name or not name.isprintable() or cell_len(name) > LONGEST_NAME:
            message = f"{name!r} is no name: 1 to {LONGEST_NAME} printable characters"
            raise UsageError("play.names", message)
    spare = [name for name in NAMES if name not in given]
    names = (*given, *spare)[:seats]
    if len(set(names)) < seats:
        raise UsageError("play.names", "two seats cannot have the same name")
    return names


def read_saved(path: Path, game: str, catalogue: Catalogue) -> tuple[Record, str]:
    """A saved game, whose every move is legal, and the seed from which it can go on.

    Raises UsageError that names the file.
    """
    record = _read_good(path, catalogue)
    if record.game != game:
        raise UsageError("play.resume", f"{path} is a game of {record.game}, not of {game}")
    if record.seed is None:
        message = f"{path} has no seed, so nobody knows which cards come next"
        raise UsageError("play.resume", message)
    return record, record.seed


def _read_good(path: Path, catalogue: Catalogue) -> Record:
    try:
        record = read_file(path, GAMES)
    except RecordError as error:
        raise UsageError(error.code, f"{path}, {error}") from error
    try:
        resume(record, GAMES)
    except RecordError as error:
        words = describe_fault(catalogue, record, error)
        raise UsageError(error.code, f"{path}, {words}") from error
    return record
