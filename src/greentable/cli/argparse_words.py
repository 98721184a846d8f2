"""The texts of Python's argparse in the language of the reader: headings of help, and errors.

argparse composes an error in English and hands it over as one string. It is read back here by its
pattern, and the parts found become arguments of the translation. An unknown text stays English.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable

from greentable.words.catalogue import help_text

_HEADINGS = {"positional arguments": "argparse-words", "options": "argparse-options"}
_ABOUT = re.compile(r"argument (?P<argument_name>.+?): (?P<message>.+)", re.DOTALL)
_ERRORS = {
    re.compile(pattern, re.DOTALL): key
    for pattern, key in {
        r"the following arguments are required: (?P<what>.+)": "argparse-required",
        r"one of the arguments (?P<what>.+) is required": "argparse-one-required",
        r"not allowed with argument (?P<what>.+)": "argparse-not-with",
        r"ignored explicit argument (?P<what>.+)": "argparse-no-value",
        r"expected one argument": "argparse-one-wanted",
        r"expected at most one argument": "argparse-at-most-one-wanted",
        r"expected at least one argument": "argparse-at-least-one-wanted",
        r"expected (?P<count>\d+) arguments": "argparse-several-wanted",
        r"ambiguous option: (?P<option>.+) could match (?P<matches>.+)": "argparse-ambiguous",
        r"invalid (?P<type>\w+) value: (?P<value>.+)": "argparse-invalid-value",
        r"invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)": (
            "argparse-invalid-choice"
        ),
    }.items()
}


def translated_error(message: str) -> str:
    """The error that argparse reports, in the language of `help_text`."""
    if about := _ABOUT.fullmatch(message):
        name, rest = about["argument_name"], translated_error(about["message"])
        return _said("argparse-argument", argument_name=name, message=rest)
    for pattern, key in _ERRORS.items():
        if found := pattern.fullmatch(message):
            parts = found.groupdict()
            count = {"count": int(parts.pop("count"))} if "count" in parts else {}
            return _said(key, **parts, **count)
    return message


def _said(key: str, **arguments: str | int) -> str:
    return help_text(key, **arguments).replace("%%", "%")  # no help that argparse would fill


class HelpFormatter(argparse.HelpFormatter):
    """Help with translated headings, and with examples as they are typed."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Begin with the line of usage; its prefix is `usage: ` unless another is given."""
        if prefix is None:
            prefix = help_text("argparse-usage") + " "
        super().add_usage(usage, actions, groups, prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Leave the lines of examples as they are: they are typed so."""
        if "\n" in text:
            return "\n".join(indent + line for line in text.splitlines())
        return super()._fill_text(text, width, indent)

    def start_section(self, heading: str | None) -> None:
        """Begin a section; argparse adds the colon itself."""
        if heading is not None:
            words = help_text(_HEADINGS[heading]) if heading in _HEADINGS else heading
            heading = help_text("argparse-heading", heading=words).removesuffix(":")
        super().start_section(heading)
