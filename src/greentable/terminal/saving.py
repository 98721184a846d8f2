"""Saving of games to files, without overwriting any other file.

Every game in the terminal is saved here. An existing file is overwritten only if the game was
resumed from it, or if this same game wrote it.
"""

from __future__ import annotations

import stat
from pathlib import Path

from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.records import write_file
from greentable.table import AnyTable
from greentable.words.system_errors import system_words


def file_for(path: Path, resumed: Path | None = None) -> Path:
    """The path, if a game may be written to it: a new file, or the one it was resumed from.

    `~` is the home folder. Raises UsageError for any other existing file.
    """
    try:
        path = path.expanduser()
        found = path.stat()
    except FileNotFoundError:
        return path
    except (OSError, ValueError, RuntimeError) as error:
        why = system_words(error)
        raise UsageError("play.save", file=repr(str(path)), why=why) from error
    if not stat.S_ISREG(found.st_mode):
        raise UsageError("play.save_no_file", file=repr(str(path)))
    if resumed is None or not _is_same(path, resumed):
        raise UsageError("play.save_exists", file=repr(str(path)))
    return path


def _is_same(path: Path, other: Path) -> bool:
    try:
        other = other.expanduser()
        return other.exists() and path.samefile(other)
    except (OSError, ValueError, RuntimeError):  # not a possible file name
        return False


class GameFile:
    """The file of a game, if any, and the copies that were saved on demand.

    `path` must come from `file_for`. A game without a file, or whose file cannot be written any
    more (`is_lost`), adopts the next file that a player names. The seed and the date are written
    with the game.
    """

    is_here = True
    """True if this program keeps the game, and not a server."""

    def __init__(self, path: Path | None, *, seed: str, date: str | None = None) -> None:
        self.path = path
        self.is_lost = False
        self._written: list[Path] = [] if path is None else [path]
        self._plies = -1
        self._seed = seed
        self._date = date
        self._table: AnyTable | None = None

    def keep(self, table: AnyTable) -> None:
        """Update the game's file. Raises UsageError, RecordError."""
        self._table = table
        if self.path is not None and len(table.plies) != self._plies:
            self.is_lost = True
            self._write(self.path, table)
            self.is_lost = False
            self._plies = len(table.plies)

    def write_to(self, name: str) -> Path | None:
        """Write the game to a file, "" for its own; returns the path, None if it has no file.

        Writes the table last given to `keep`. Raises UsageError, RecordError.
        """
        path, table = self._named(name) if name else self.path, self._table
        if path is None or table is None:
            return None
        self._write(path, table)
        self._written.append(path)
        if self.path is None or self.is_lost:
            self.path, self._plies, self.is_lost = path, len(table.plies), False
        return path

    def _write(self, path: Path, table: AnyTable) -> None:
        write_file(path, table.record(seed=self._seed, date=self._date), GAMES)

    def _named(self, name: str) -> Path:
        path = Path(name)
        ours = [own for own in self._written if _is_same(own, path)]
        return ours[0] if ours else file_for(path)
