"""Where a game is written down: a file of its own, and never over anything else.

Every game in the terminal saves through here. A file that was there before is written over only if
the game came from it, or if this very game wrote it.
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
    """A file that a game may be written to: one that is not there yet, or the one it came from.

    `~` is the home folder. Raises UsageError for anything else that is there.
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
    except (OSError, ValueError, RuntimeError):  # a name that no file can have
        return False


class GameFile:
    """The file that a game is kept in, if any, and the copies that were asked for.

    `path` is one that `file_for` has found good. A game without a file of its own, or whose file
    cannot be written any more (`is_lost`), gets the next one that somebody names, and is kept there
    from then on. With the game it keeps the seed and the day.
    """

    is_here = True
    """Whether the game is kept by this program, and not by a server."""

    def __init__(self, path: Path | None, *, seed: str, date: str | None = None) -> None:
        self.path = path
        self.is_lost = False
        self._written: list[Path] = [] if path is None else [path]
        self._plies = -1
        self._seed = seed
        self._date = date
        self._table: AnyTable | None = None

    def keep(self, table: AnyTable) -> None:
        """Bring the game's own file up to date. Raises UsageError, RecordError."""
        self._table = table
        if self.path is not None and len(table.plies) != self._plies:
            self.is_lost = True
            self._write(self.path, table)
            self.is_lost = False
            self._plies = len(table.plies)

    def write_to(self, name: str) -> Path | None:
        """Write the game to a file, "" for its own; where it is, or None if it has none.

        It is written as it was kept last. Raises UsageError, RecordError.
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
