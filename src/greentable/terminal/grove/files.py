"""Reading of deck files and recipe files, with errors that name the file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from greentable.errors import NotationError, UsageError
from greentable.grove import (
    Recipe,
    book_names,
    deck_names,
    named_book,
    named_deck,
    read_book,
    read_deck,
)
from greentable.records import STANDARD_INPUT
from greentable.words.system_errors import system_words

MOST_BYTES = 200_000  # some ten times the size of a long recipe file

ThingT = TypeVar("ThingT")


def load_deck(name: str | Path) -> tuple[int, ...]:
    """The faces of a built-in deck or of a deck file, card 1 first.

    Raises UsageError with file, line and cell.
    """
    return named_deck(str(name)) if str(name) in deck_names() else _load(Path(name), read_deck)


def load_book(name: str | Path, language: str) -> tuple[Recipe, ...]:
    """The recipes of a built-in book or of a recipe file, recipe 1 first.

    Their texts are in the given language if the file has it. Raises UsageError with file, line and
    key.
    """
    if str(name) in book_names():
        return named_book(str(name))
    return tuple(recipe.in_language(language) for recipe in _load(Path(name), read_book))


def _load(path: Path, read: Callable[[str], ThingT]) -> ThingT:
    try:
        return read(_text(path))
    except NotationError as error:
        raise error.in_file(path) from error
    except RecursionError as error:
        raise UsageError("grove.file_nested", file=str(path)) from error


def _text(path: Path) -> str:
    try:
        if str(path) == STANDARD_INPUT:
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        why = system_words(error)
        raise UsageError("grove.file", file=str(path), why=why) from error
    if len(data) > MOST_BYTES:
        raise UsageError("grove.file_size", file=str(path), most=MOST_BYTES)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        byte = f"0x{data[error.start]:02X}"
        raise UsageError("grove.file_encoding", file=str(path), line=line, byte=byte) from error
