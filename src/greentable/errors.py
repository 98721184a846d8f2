"""All errors in a user's input, as one tree.

GreentableError
├── NotationError      a text that is no move, card, ruleset …: its position, and the expected text
│   └── RecordError    the same in a record file
├── IllegalMove        a well-formed move that the rules refuse now; carries the reason
├── UnsupportedRuleset a ruleset, a deck or a number of seats that cannot be played
└── UsageError         a command that asks for something unknown

An error is a code and arguments. `code` is stable: programs compare it, and catalogues have a
sentence for it in every language (`bots.unknown` is `error-bots-unknown`). `str(error)` is the
English sentence.
"""

from __future__ import annotations

from pathlib import Path
from typing import Self

from greentable.words.messages import Argument, Message


class GreentableError(Exception):
    """An error in a user's input, with a stable code; nothing was changed.

    `message` is the error as a message, for any language; `names` are those of the seats that it
    mentions, if they are known.
    """

    names: tuple[str, ...] = ()

    def __init__(self, code: str, /, **arguments: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.message = Message(f"error-{code.replace('.', '-').replace('_', '-')}", arguments)

    @classmethod
    def saying(cls, code: str, message: Message) -> Self:
        """An error with its own message instead of the one of its code."""
        error = cls(code)
        error.message = message
        return error

    @property
    def full_message(self) -> Message:
        """The message with all that is known: the position, or the move."""
        return self.message

    @property
    def sentence(self) -> str:
        """The message in English, without the position in a text."""
        return self._in_english(self.message)

    def __str__(self) -> str:
        return self._in_english(self.full_message)

    def _in_english(self, message: Message) -> str:
        from greentable.words.catalogue import Catalogue  # it imports this module

        return Catalogue().text(message, self.names)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle all attributes, whatever a subclass's constructor takes."""
        return _again, (type(self), vars(self))


def _again(kind: type[GreentableError], fields: dict[str, object]) -> GreentableError:
    error = kind.__new__(kind, fields["code"])
    vars(error).update(fields)
    return error


class NotationError(GreentableError):
    """A text that cannot be read. `line` and `column` count from 1."""

    def __init__(
        self, code: str, /, *, line: int = 1, column: int = 1, **arguments: Argument
    ) -> None:
        super().__init__(code, **arguments)
        self.line = line
        self.column = column

    @property
    def full_message(self) -> Message:
        """The message with its position."""
        place: dict[str, Argument] = {"line": self.line, "column": self.column}
        return Message("error-placed", {**place, "message": self.message})

    def at(self, line: int, column: int) -> Self:
        """The same error at another position, for a text inside a longer one."""
        moved = type(self).saying(self.code, self.message)
        moved.line, moved.column = line, column
        return moved

    def in_file(
        self, path: Path | str, message: Message | None = None, names: tuple[str, ...] = ()
    ) -> UsageError:
        """The same with the name of the file; `message` may be more specific."""
        arguments: dict[str, Argument] = {
            "file": str(path),
            "message": message or self.full_message,
        }
        error = UsageError.saying(self.code, Message("error-in-file", arguments))
        error.names = names
        return error


class RecordError(NotationError):
    """A record file that cannot be read, or whose moves do not fit its rules."""

    @classmethod
    def of(cls, error: GreentableError, *, line: int, column: int = 1) -> Self:
        """The same error at its position in a record."""
        return cls.saying(error.code, error.message).at(line, column)


class IllegalMove(GreentableError):
    """A move that the rules refuse in this position.

    `code` names the reason; `message` is the reason with the parts of the move, said to the player;
    `str(error)` adds the move and its seat.
    """

    @classmethod
    def refusing(
        cls, code: str, reason: Message, seat: int, token: str, rule: str | None = None
    ) -> Self:
        """The refusal of a seat's move, by its token; `rule` is the number of its rule, if any."""
        error = cls.saying(code, reason)
        error.seat, error.token, error.rule = seat, token, rule
        return error

    seat = 0
    token = ""
    rule: str | None = None

    @property
    def full_message(self) -> Message:
        """The reason with the seat and its move."""
        refused: dict[str, Argument] = {"seat": self.seat, "move": self.token}
        return Message("error-refused", {**refused, "reason": self.message})


class UnsupportedRuleset(GreentableError):
    """A ruleset, deck or number of seats that cannot be played."""


class UsageError(GreentableError):
    """A command that names something unknown: a bot, an option's value, a file."""
