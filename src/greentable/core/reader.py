"""Reading a token from left to right, and saying where and what would be right when it fails."""

from __future__ import annotations

import re

from greentable.errors import NotationError
from greentable.words.messages import Argument, say

MOST_DIGITS = 9  # no number that anybody writes down is longer
UNFIT = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, line separators, marks that turn the direction of text, half characters."""

_QUOTED = 60  # characters of a text that an error quotes


def is_number(text: str, most_digits: int = MOST_DIGITS) -> bool:
    """Whether a text is a whole number: digits from 0 to 9 alone, and not too many of them."""
    return text.isascii() and text.isdigit() and len(text) <= most_digits


def shown(text: str) -> str:
    """A text as errors quote it: of a long one only the beginning."""
    return repr(text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…")


class Reader:
    """A text, the place up to which it is read, and an example of the form that is wanted."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.form: Argument | None = None

    def fail(self, wanted: Argument) -> NotationError:
        """The error that something else is wanted here."""
        rest = self.text[self.at :]
        found: Argument = shown(rest) if rest else say("found-end")
        column = self.at + 1
        if self.form is None:
            return NotationError("notation.wanted", wanted=wanted, found=found, column=column)
        return NotationError(
            "notation.move", wanted=wanted, found=found, form=self.form, column=column
        )

    def take(self, pattern: str, wanted: Argument) -> str:
        """What matches here; digits are those from 0 to 9. Raises NotationError."""
        match = re.compile(pattern, re.ASCII).match(self.text, self.at)
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
            raise self.fail(say("wanted-nothing-more"))
