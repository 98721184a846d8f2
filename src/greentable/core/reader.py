"""Read a token from left to right, with errors that name the position and the expected text."""

from __future__ import annotations

import re

from greentable.errors import NotationError
from greentable.words.messages import Argument, say

MOST_DIGITS = 9  # longer numbers are refused
UNFIT = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, line separators, marks that change the direction of text, surrogates."""

_QUOTED = 60  # characters of a text that an error quotes


def is_number(text: str, most_digits: int = MOST_DIGITS) -> bool:
    """True for a whole number: only digits from 0 to 9, and not too many."""
    return text.isascii() and text.isdigit() and len(text) <= most_digits


def shown(text: str) -> str:
    """A text as errors quote it: only the beginning of a long one."""
    return repr(text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…")


class Reader:
    """A text, the position up to which it is read, and an example of the expected form."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.form: Argument | None = None

    def fail(self, wanted: Argument) -> NotationError:
        """The error for an unexpected text here."""
        rest = self.text[self.at :]
        found: Argument = shown(rest) if rest else say("found-end")
        column = self.at + 1
        if self.form is None:
            return NotationError("notation.wanted", wanted=wanted, found=found, column=column)
        return NotationError(
            "notation.move", wanted=wanted, found=found, form=self.form, column=column
        )

    def take(self, pattern: str, wanted: Argument) -> str:
        """The text that matches here; digits are those from 0 to 9. Raises NotationError."""
        match = re.compile(pattern, re.ASCII).match(self.text, self.at)
        if match is None:
            raise self.fail(wanted)
        self.at = match.end()
        return match.group()

    def maybe(self, sign: str) -> bool:
        """True if this sign is next; then it is read."""
        found = self.text.startswith(sign, self.at)
        self.at += len(sign) * found
        return found

    def end(self) -> None:
        """Check that nothing follows. Raises NotationError."""
        if self.at != len(self.text):
            raise self.fail(say("wanted-nothing-more"))
