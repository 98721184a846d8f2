"""The games on this computer: their files, and how to resume them.

Each game has a note beside its record. It holds what is not in the record: the seats of the people
at the keyboard, and the options for resuming. A game saved elsewhere has only its note here.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs

from greentable.errors import UsageError
from greentable.records import remove_half_written
from greentable.words.system_errors import system_words

VARIABLE = "GREENTABLE_DATA"
"""The environment variable for another data folder; the server reads it too."""

_NOTE = ".json"
_RECORD = ".record"

Options = Mapping[str, str | bool]


class GameNote(msgspec.Struct, frozen=True):
    """Data for resuming a game: the file of its record, the seats of people, options by name."""

    record: str
    people: tuple[int, ...]
    options: dict[str, str | bool] = {}


class KeptGame(msgspec.Struct, frozen=True):
    """A game with its name on this computer, such as `grass-7`."""

    name: str
    note: GameNote

    @property
    def path(self) -> Path:
        """The file of its record."""
        return Path(self.note.record)

    @property
    def is_here(self) -> bool:
        """True if its record is in the folder of games too."""
        return self.path.parent == games_folder()


def games_folder() -> Path:
    """The folder of notes, and of records that are not saved elsewhere."""
    data = os.environ.get(VARIABLE) or platformdirs.user_data_dir("greentable", appauthor=False)
    return Path(data).absolute() / "games"


def keep_game(
    game: str, people: tuple[int, ...], options: Options, record: Path | None
) -> KeptGame:
    """Write the note of a new game, under the next free number.

    `record` is the file of its record, None for one in the folder of games. Raises UsageError if
    the folder cannot be written.
    """
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = max((_number(path, game) for path in folder.glob(f"{game}-*")), default=0)
        while True:
            number += 1
            name = f"{game}-{number}"
            path = folder / f"{name}{_RECORD}" if record is None else record.absolute()
            note = GameNote(str(path), people, dict(options))
            # Mode "x" makes sure that two games that start at once get different names.
            with suppress(FileExistsError), (folder / f"{name}{_NOTE}").open("xb") as file:
                file.write(msgspec.json.encode(note))
                return KeptGame(name, note)
    except OSError as error:
        why = system_words(error)
        raise UsageError("play.save", file=repr(str(folder)), why=why) from error


def update_note(kept: KeptGame, people: tuple[int, ...], options: Options) -> KeptGame:
    """Replace the people and the options in the note of a resumed game. Raises UsageError."""
    note = GameNote(kept.note.record, people, dict(options))
    file = games_folder() / f"{kept.name}{_NOTE}"
    try:
        file.write_bytes(msgspec.json.encode(note))
    except OSError as error:
        raise UsageError("play.save", file=repr(str(file)), why=system_words(error)) from error
    return KeptGame(kept.name, note)


def delete_game(kept: KeptGame) -> None:
    """Delete a game's note, and its record unless that is elsewhere. Raises UsageError."""
    file = games_folder() / f"{kept.name}{_NOTE}"
    try:
        if kept.is_here:
            kept.path.unlink(missing_ok=True)
            remove_half_written(kept.path)
        file.unlink()
    except OSError as error:
        raise UsageError("play.save", file=repr(str(file)), why=system_words(error)) from error


def kept_games() -> list[KeptGame]:
    """All games whose records exist, the most recently played one first."""
    found = [kept for kept in _notes() if kept.path.is_file()]
    return sorted(found, key=lambda kept: kept.path.stat().st_mtime, reverse=True)


def kept_in(path: Path) -> KeptGame | None:
    """The game whose record is this file, if it has a note."""
    found = (kept for kept in _notes() if kept.path.is_file() and path.is_file())
    return next((kept for kept in found if kept.path.samefile(path)), None)


def record_named(text: str) -> Path:
    """The file of a record, by its path or by the name of its game."""
    found = [kept.path for kept in _notes() if kept.name == text]
    return found[0] if found and not Path(text).exists() else Path(text)


def _notes() -> Iterator[KeptGame]:
    for file in games_folder().glob(f"*{_NOTE}"):
        # A damaged note must not hide the other games.
        with suppress(OSError, msgspec.DecodeError):
            yield KeptGame(file.stem, msgspec.json.decode(file.read_bytes(), type=GameNote))


def _number(path: Path, game: str) -> int:
    number = path.stem.removeprefix(f"{game}-")
    return int(number) if number.isascii() and number.isdecimal() else 0
