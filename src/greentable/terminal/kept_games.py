"""The games that were played at this computer: where they are kept, and how each goes on.

Beside the record of a game lies a note, which says what a record does not: who sat at the keyboard,
and which options the game needs again. A game that is saved elsewhere has only its note here.
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
"""The variable that names another data folder, as for the server."""

_NOTE = ".json"
_RECORD = ".record"

Options = Mapping[str, str | bool]


class Note(msgspec.Struct, frozen=True):
    """How a game goes on: the file of its record, the seats of people, options by their names."""

    record: str
    people: tuple[int, ...]
    options: dict[str, str | bool] = {}


class KeptGame(msgspec.Struct, frozen=True):
    """A game by the name that it has here, `grass-7`."""

    name: str
    note: Note

    @property
    def path(self) -> Path:
        """The file of its record."""
        return Path(self.note.record)

    @property
    def is_here(self) -> bool:
        """Whether its record lies in the folder of games, too."""
        return self.path.parent == games_folder()


def games_folder() -> Path:
    """Where games are kept that are not saved elsewhere."""
    data = os.environ.get(VARIABLE) or platformdirs.user_data_dir("greentable", appauthor=False)
    return Path(data).absolute() / "games"


def keep_game(
    game: str, people: tuple[int, ...], options: Options, record: Path | None
) -> KeptGame:
    """Note a new game, under the next free number; its record is kept here if not elsewhere.

    Raises UsageError if the folder cannot be written.
    """
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        number = max((_number(path, game) for path in folder.glob(f"{game}-*")), default=0)
        while True:
            number += 1
            name = f"{game}-{number}"
            path = folder / f"{name}{_RECORD}" if record is None else record.absolute()
            note = Note(str(path), people, dict(options))
            # Two games that begin at once cannot both make the file.
            with suppress(FileExistsError), (folder / f"{name}{_NOTE}").open("xb") as file:
                file.write(msgspec.json.encode(note))
                return KeptGame(name, note)
    except OSError as error:
        why = system_words(error)
        raise UsageError("play.save", file=repr(str(folder)), why=why) from error


def note_again(kept: KeptGame, people: tuple[int, ...], options: Options) -> KeptGame:
    """Change who sits at the keyboard of a game that goes on. Raises UsageError."""
    note = Note(kept.note.record, people, dict(options))
    file = games_folder() / f"{kept.name}{_NOTE}"
    try:
        file.write_bytes(msgspec.json.encode(note))
    except OSError as error:
        raise UsageError("play.save", file=repr(str(file)), why=system_words(error)) from error
    return KeptGame(kept.name, note)


def delete_game(kept: KeptGame) -> None:
    """Forget a game, and delete its record unless it was saved elsewhere. Raises UsageError."""
    file = games_folder() / f"{kept.name}{_NOTE}"
    try:
        if kept.is_here:
            kept.path.unlink(missing_ok=True)
            remove_half_written(kept.path)
        file.unlink()
    except OSError as error:
        raise UsageError("play.save", file=repr(str(file)), why=system_words(error)) from error


def kept_games() -> list[KeptGame]:
    """All games whose records are still there, the one played last first."""
    found = [kept for kept in _notes() if kept.path.is_file()]
    return sorted(found, key=lambda kept: kept.path.stat().st_mtime, reverse=True)


def kept_in(path: Path) -> KeptGame | None:
    """The game whose record is in this file, if it is noted here."""
    found = (kept for kept in _notes() if kept.path.is_file() and path.is_file())
    return next((kept for kept in found if kept.path.samefile(path)), None)


def record_named(text: str) -> Path:
    """The file of a record: by its own name, or by the name that its game has here."""
    found = [kept.path for kept in _notes() if kept.name == text]
    return found[0] if found and not Path(text).exists() else Path(text)


def _notes() -> Iterator[KeptGame]:
    for file in games_folder().glob(f"*{_NOTE}"):
        # A note that somebody has spoiled is no reason not to list the others.
        with suppress(OSError, msgspec.DecodeError):
            yield KeptGame(file.stem, msgspec.json.decode(file.read_bytes(), type=Note))


def _number(path: Path, game: str) -> int:
    number = path.stem.removeprefix(f"{game}-")
    return int(number) if number.isascii() and number.isdecimal() else 0
