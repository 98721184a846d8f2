"""The file for the picture of a match, checked before hours of play."""

from __future__ import annotations

from pathlib import Path

from greentable.errors import UsageError
from greentable.words.system_errors import system_words

ENDING = ".svg"
PICTURE_BEGINS = b"<svg"


def check_place(path: Path, results: Path | None = None) -> None:
    """Check the path of a picture: only an older picture is replaced. Raises UsageError."""
    if path.suffix.lower() != ENDING:
        raise UsageError("lab.plot_ending", path=str(path), ending=ENDING)
    if results is not None and path.resolve() == results.resolve():
        raise UsageError("lab.plot_results", path=str(path))
    try:
        is_new = not path.exists()
        if not is_new and not path.is_file():
            raise UsageError("lab.plot_file", path=str(path))
        if not is_new and not path.read_bytes().startswith(PICTURE_BEGINS):
            raise UsageError("lab.plot_picture", path=str(path))
        path.open("ab").close()
        if is_new:
            path.unlink()
    except OSError as error:
        raise _trouble(path, error) from error


def write_picture(path: Path, picture: str) -> None:
    """Write a picture into a file. Raises UsageError."""
    check_place(path)
    try:
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise _trouble(path, error) from error


def _trouble(path: Path, error: OSError) -> UsageError:
    return UsageError("lab.plot_write", path=str(path), why=system_words(error))
