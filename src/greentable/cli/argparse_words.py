"""What Python's argparse says of itself, in the language of the reader.

argparse asks its own functions `_` and `ngettext` for every text that it shows. While a command
line is read they are ours, and look the text up in the catalogue; what it puts into a text, as in
`%(value)r`, is an argument of the translation. A text that we do not know stays English.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager

from greentable.words.catalogue import help_text

_KEYS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-words",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "show program's version number and exit": "argparse-version",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-no-value",
    "expected one argument": "argparse-one-wanted",
    "expected at most one argument": "argparse-at-most-one-wanted",
    "expected at least one argument": "argparse-at-least-one-wanted",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "invalid %(type)s value: %(value)r": "argparse-invalid-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-invalid-choice",
}
_MANY = {"expected %s argument": "argparse-several-wanted"}
_HOLE = re.compile(r"%(?:\((?P<name>\w+)\))?(?P<how>[sr])")


class _Template(str):
    """A text of argparse with holes: the translation is made when these are filled."""

    __slots__ = ()

    def __mod__(self, value: object) -> str:
        filled = {}
        for hole in _HOLE.finditer(self):
            found = value[hole["name"]] if isinstance(value, dict) else value
            filled[hole["name"] or "what"] = repr(found) if hole["how"] == "r" else str(found)
        return help_text(_KEYS[str(self)], **filled).replace("%%", "%")


def _translated(text: str) -> str:
    if text not in _KEYS:
        return text
    if _HOLE.search(text):
        return _Template(text)
    space = text[len(text.rstrip()) :]  # which a text in a catalogue cannot end with
    return help_text(_KEYS[text]) + space


def _translated_many(singular: str, plural: str, count: int) -> str:
    if singular not in _MANY:
        return singular if count == 1 else plural
    return help_text(_MANY[singular], count=count)


class HelpFormatter(argparse.HelpFormatter):
    """argparse's own, but for the sign between a heading and what stands below it, and examples."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Leave the lines of examples as they are: they are typed so."""
        if "\n" in text:
            return "\n".join(indent + line for line in text.splitlines())
        return super()._fill_text(text, width, indent)

    def start_section(self, heading: str | None) -> None:
        """Begin a section; argparse adds the colon itself."""
        words = heading and help_text("argparse-heading", heading=heading).removesuffix(":")
        super().start_section(words)


@contextmanager
def argparse_translated() -> Iterator[None]:
    """Let argparse speak the language of `help_text` for a while."""
    ours = {"_": _translated, "ngettext": _translated_many}
    before = {name: getattr(argparse, name) for name in ours}
    try:
        for name, function in ours.items():
            setattr(argparse, name, function)
        yield
    finally:
        for name, function in before.items():
            setattr(argparse, name, function)
