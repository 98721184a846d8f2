"""Errors in words: what went wrong, for the person whose input it was."""

from __future__ import annotations

from greentable.catalogue import Catalogue
from greentable.errors import (
    GreentableError,
    IllegalMove,
    NotationError,
    RecordError,
    UnsupportedRuleset,
)
from greentable.messages import say

# The most special class first.
_AROUND: tuple[tuple[type[GreentableError], str], ...] = (
    (RecordError, "error-record"),
    (NotationError, "error-notation"),
    (IllegalMove, "error-illegal-move"),
    (UnsupportedRuleset, "error-unsupported-ruleset"),
)


def describe_error(catalogue: Catalogue, error: GreentableError) -> str:
    """An error as a sentence. A refused move has a better one: see `explain` of its game."""
    around = next((key for kind, key in _AROUND if isinstance(error, kind)), None)
    if around is None:
        return catalogue.text(error.message)
    line, column = 1, 1
    if isinstance(error, NotationError):
        line, column = error.line, error.column
    return catalogue.text(say(around, message=error.message, line=line, column=column))
