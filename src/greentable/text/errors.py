"""Errors for the person whose input it was: what went wrong, and where."""

from __future__ import annotations

from greentable.errors import (
    GreentableError,
    IllegalMove,
    NotationError,
    RecordError,
    UnsupportedRuleset,
)
from greentable.words.messages import Message, say


def error_message(error: GreentableError) -> Message:
    """What went wrong, with what kind of mistake it is and its place."""
    match error:
        case RecordError():
            return say("error-record", message=error.message, line=error.line, column=error.column)
        case NotationError():
            return say("error-notation", message=error.message, column=error.column)
        case IllegalMove():
            return say("error-illegal-move", message=error.message)
        case UnsupportedRuleset():
            return say("error-unsupported-ruleset", message=error.message)
        case _:
            return error.message
