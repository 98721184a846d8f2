"""Errors in words: what went wrong, for the person whose input it was."""

from __future__ import annotations

from greentable.errors import (
    GreentableError,
    IllegalMove,
    NotationError,
    RecordError,
    UnsupportedRuleset,
    UsageError,
)
from greentable.text.catalogue import Catalogue

# The most special class first.
_KEYS: tuple[tuple[type[GreentableError], str], ...] = (
    (RecordError, "error-record"),
    (NotationError, "error-notation"),
    (IllegalMove, "error-illegal-move"),
    (UnsupportedRuleset, "error-unsupported-ruleset"),
    (UsageError, "error-usage"),
    (GreentableError, "error-other"),
)


def describe_error(catalogue: Catalogue, error: GreentableError) -> str:
    """An error as a sentence. A refused move has a better one: see `explain` of its game."""
    key = next(key for kind, key in _KEYS if isinstance(error, kind))
    line, column = 1, 1
    if isinstance(error, NotationError):
        line, column = error.line, error.column
    return catalogue.say(key, message=error.message, line=line, column=column)
