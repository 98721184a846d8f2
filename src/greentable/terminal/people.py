"""What every game in the terminal asks: names, a seed, a saved game to go on with."""

from __future__ import annotations

from pathlib import Path

from rich.cells import cell_len

from greentable.errors import RecordError, UsageError
from greentable.games import GAMES
from greentable.messages import say
from greentable.reader import shown
from greentable.records import Record, read_file
from greentable.table import resume
from greentable.text.replay_telling import fault_message

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
LONGEST_NAME = 16


def read_names(text: str | None, seats: int) -> tuple[str, ...]:
    """A name for each seat: those given, then ours. Raises UsageError."""
    given = [] if text is None else [name.strip() for name in text.split(",")]
    if len(given) > seats:
        raise UsageError("play.names", names=len(given), seats=seats)
    for name in given:
        if not name or not name.isprintable() or cell_len(name) > LONGEST_NAME:
            raise UsageError("play.name", name=shown(name), most=LONGEST_NAME)
    spare = [name for name in NAMES if name not in given]
    names = (*given, *spare)[:seats]
    if len(set(names)) < seats:
        raise UsageError("play.names_alike")
    return names


def read_saved(path: Path, game: str) -> tuple[Record, str]:
    """A saved game, whose every move is legal, and the seed from which it can go on.

    Raises UsageError that names the file.
    """
    record = _read_good(path)
    if record.game != game:
        games = {"found": say(f"game-{record.game}"), "wanted": say(f"game-{game}")}
        raise UsageError("play.resume_game", file=str(path), **games)
    if record.seed is None:
        raise UsageError("play.resume_seed", file=str(path))
    return record, record.seed


def _read_good(path: Path) -> Record:
    try:
        record = read_file(path, GAMES)
    except RecordError as error:
        raise error.in_file(path) from error
    try:
        resume(record, GAMES)
    except RecordError as error:
        raise error.in_file(path, fault_message(record, error), record.names) from error
    return record
