"""Reading a token from left to right, and saying where and what would be right when it fails."""

from __future__ import annotations

import re

from greentable.errors import NotationError


class Reader:
    """A text, the place up to which it is read, and an example of the form that is wanted."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.form = ""

    def fail(self, wanted: str) -> NotationError:
        """The error that something else is wanted here."""
        rest = self.text[self.at :]
        found = repr(rest) if rest else "the end"
        message = f"{wanted} wanted, found {found}"
        if self.form:
            message += f" (as in: {self.form})"
        return NotationError("notation.move", message, column=self.at + 1)

    def take(self, pattern: str, wanted: str) -> str:
        """What matches here. Raises NotationError."""
        match = re.compile(pattern).match(self.text, self.at)
        if match is None:
            raise self.fail(wanted)
        self.at = match.end()
        return match.group()

    def maybe(self, sign: str) -> bool:
        """Whether this sign stands here; if so, it is read."""
        found = self.text.startswith(sign, self.at)
        self.at += len(sign) * found
        return found

    def end(self) -> None:
        """Nothing more may follow. Raises NotationError."""
        if self.at != len(self.text):
            raise self.fail("nothing more")
