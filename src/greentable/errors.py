"""Everything that can go wrong through somebody's input, as one tree.

GreentableError
├── NotationError      a text that is no move, card, ruleset …: where, and what would be right
│   └── RecordError    the same in a record file
├── IllegalMove        a well-formed move that the rules refuse now; carries the reason
├── UnsupportedRuleset a ruleset, a deck or a number of seats that cannot be played
└── UsageError         a command that asks for something that is not there

An error is a code and arguments. `code` is stable: programs compare it, and its sentence in every
language is found by it (`bots.unknown` is `error-bots-unknown` in the catalogues). `str(error)` is
the English sentence.
"""

from __future__ import annotations

from greentable.messages import Argument, Message


class GreentableError(Exception):
    """A mistake in somebody's input, with a stable code; nothing was changed."""

    def __init__(self, code: str, sentence: str | None = None, /, **arguments: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments
        if sentence is not None:
            self.arguments = {"text": sentence}
        self._verbatim = sentence is not None

    @property
    def message(self) -> Message:
        """What went wrong, to be put into a reader's language."""
        if self._verbatim:
            return Message("error-verbatim", self.arguments)
        return Message(f"error-{self.code.replace('.', '-').replace('_', '-')}", self.arguments)

    @property
    def sentence(self) -> str:
        """The message in English, without the place where a text is wrong."""
        from greentable.catalogue import Catalogue  # which raises errors

        return Catalogue().text(self.message)

    def __str__(self) -> str:
        return self.sentence

    def __reduce__(self) -> tuple[object, ...]:
        """Travel between processes whole, whatever a subclass's constructor takes."""
        return _again, (type(self), vars(self))


def _again(kind: type[GreentableError], fields: dict[str, object]) -> GreentableError:
    error = kind.__new__(kind, fields["code"])
    vars(error).update(fields)
    return error


class NotationError(GreentableError):
    """A text that cannot be read. `line` and `column` count from 1."""

    def __init__(
        self,
        code: str,
        sentence: str | None = None,
        /,
        *,
        line: int = 1,
        column: int = 1,
        **arguments: Argument,
    ) -> None:
        super().__init__(code, sentence, **arguments)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        from greentable.catalogue import Catalogue  # which raises errors

        return Catalogue().text(self.placed)

    @property
    def placed(self) -> Message:
        """The message with its place."""
        place: dict[str, Argument] = {"line": self.line, "column": self.column}
        return Message("error-placed", {**place, "message": self.message})


class RecordError(NotationError):
    """A record file that cannot be read, or whose moves do not fit its rules."""

    @classmethod
    def of(cls, error: GreentableError, *, line: int, column: int = 1) -> RecordError:
        """The same mistake at its place in a record."""
        made = cls(error.code, line=line, column=column, **error.arguments)
        made._verbatim = error._verbatim  # noqa: SLF001 - of the same tree
        return made


class IllegalMove(GreentableError):
    """A move that the rules refuse in this position. `code` names the reason."""


class UnsupportedRuleset(GreentableError):
    """A ruleset, deck or number of seats that no game can be played with."""


class UsageError(GreentableError):
    """A command that names something unknown: a bot, an option's value, a file."""
