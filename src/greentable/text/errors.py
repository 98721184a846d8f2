"""Messages of errors for the person whose input caused them."""

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
    """The message of an error, with its kind and its position."""
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
