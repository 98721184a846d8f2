"""Everything that can go wrong through somebody's input, as one tree.

GreentableError
├── NotationError      a text that is no move, card, ruleset …: where, and what would be right
│   └── RecordError    the same in a record file
├── IllegalMove        a well-formed move that the rules refuse now; carries the reason
├── UnsupportedRuleset a ruleset, a deck or a number of seats that cannot be played
└── UsageError         a command that asks for something that is not there

`code` is stable: it is what programs compare and what translations are keyed by. The message is
English for logs and for people without a catalogue.
"""

from __future__ import annotations


class GreentableError(Exception):
    """A mistake in somebody's input, with a stable code; nothing was changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes whole, whatever a subclass's constructor takes."""
        return _again, (type(self), vars(self))


def _again(kind: type[GreentableError], fields: dict[str, object]) -> GreentableError:
    error = kind.__new__(kind, fields["message"])
    vars(error).update(fields)
    return error


class NotationError(GreentableError):
    """A text that cannot be read. `line` and `column` count from 1."""

    def __init__(self, code: str, message: str, *, line: int = 1, column: int = 1) -> None:
        super().__init__(code, message)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {self.message}"


class RecordError(NotationError):
    """A record file that cannot be read, or whose moves do not fit its rules."""


class IllegalMove(GreentableError):
    """A move that the rules refuse in this position. `code` names the reason."""


class UnsupportedRuleset(GreentableError):
    """A ruleset, deck or number of seats that no game can be played with."""


class UsageError(GreentableError):
    """A command that names something unknown: a bot, an option's value, a file."""
