"""The language of a person: from the command line, or the environment.

To add a language, put its folder beside `catalogues/en` and its line into `LANGUAGES`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from greentable.words.catalogue import ENGLISH, languages

LANGUAGES = {
    "en": "English",
    "it": "Italiano",
    "nl": "Nederlands",
    "de": "Deutsch",
    "fr": "Français",
}
"""The languages by their codes, each with its own name."""

OPTION = "--language"
VARIABLES = ("GREENTABLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables to try in this order without the option: the first that is set decides."""

_SHORTEST = len("--lang")  # the shortest abbreviation; --lan is another option, of `serve`


class LanguageOption(NamedTuple):
    """A requested language, and the remaining words of the command line."""

    asked: str | None
    words: list[str]


def take_option(words: Sequence[str]) -> LanguageOption:
    """Take `--language CODE` out of a command line, in any position; the last one counts.

    An option without its value stays, so that the parser reports it.
    """
    asked, left = None, list(words)
    end = left.index("--") if "--" in left else len(left)
    place = 0
    while place < end:
        name, sign, value = left[place].partition("=")
        if len(name) < _SHORTEST or not OPTION.startswith(name):
            place += 1
        elif sign:
            asked = value
            del left[place]
            end -= 1
        elif place + 1 < end:
            asked = left[place + 1]
            del left[place : place + 2]
            end -= 2
        else:
            break
    return LanguageOption(asked, left)


def code_of(name: str) -> str | None:
    """The code of a language as systems name it, `de` for `de_AT.UTF-8`; None if it is unknown."""
    code = re.split(r"[_.@-]", name.strip().lower())[0]
    return code if code in languages() else None


def language_for(asked: str | None, environment: Mapping[str, str]) -> str:
    """The requested language, else that of the environment; English for unknown ones."""
    set_here = (environment.get(variable) for variable in VARIABLES)
    return code_of(next((name for name in (asked, *set_here) if name), "")) or ENGLISH
