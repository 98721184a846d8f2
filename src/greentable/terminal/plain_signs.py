"""Plain signs for an output that is not UTF-8: each unwritable character becomes a similar one.

Texts of the catalogues are transliterated before layout: "Würfel" is "Wuerfel" in German. In other
output, such as frames and names, each character becomes one sign, so that columns stay aligned.
"""

from __future__ import annotations

import codecs
import re
import sys
import unicodedata
from collections.abc import Callable

HANDLER = "greentable.plain_signs"
"""The name of our error handler for the encoding of Python's streams."""

_SIGNS = {
    "-": "−–—─━═┄╴╶",
    "|": "│┃║┊╵╷",
    "+": "┌┐└┘├┤┬┴┼╭╮╯╰┏┓┗┛╔╗╚╝",
    "'": "’\u2018\u201a",
    '"': "“”„«»",
    ".": "·…",
    ">": "→▶▸",
    "<": "←◂",
    "x": "×✖",
    "#": "■█▒⬢",
    ":": "░",
    "*": "●★☀♣",
    "o": "○◇◐œ",
    "^": "▲",
    "v": "▽",
    "s": "ß",
    "a": "æ",
    "&": "◆",
    "[": "▐",
    "]": "▌",
    "/": "◢",
    "\\": "◥",
    " ": "°",  # "90 " for degrees
}
_SIGN = {character: sign for sign, characters in _SIGNS.items() for character in characters}
UNKNOWN = "?"

# Transliterations of more than one letter, and French quotes with their spaces; longest first.
_SPELLINGS = {
    "«\u202f": '"',
    "\u202f»": '"',
    "…": "...",
    "ß": "ss",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
}
_UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}


def spelling_for(encoding: str, language: str) -> Callable[[str], str]:
    """A function that transliterates texts of a language for an encoding."""
    spellings = {**_SPELLINGS, **(_UMLAUTS if language == "de" else {})}
    needed = {old: new for old, new in spellings.items() if not _can_write(old, encoding)}
    if not needed:
        return str
    unwritten = re.compile("|".join(needed))
    return lambda text: unwritten.sub(lambda found: needed[found[0]], text)


def _can_write(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    except LookupError:  # an output of no known encoding is written as it is
        return True
    return True


def plain_sign(character: str) -> str:
    """The ASCII character nearest to a character: a similar sign, a letter without its accent."""
    if character in _SIGN:
        return _SIGN[character]
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base.isascii() and base.isprintable() else UNKNOWN


def _write_plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain_sign, error.object[error.start : error.end])), error.end


def write_plain_signs() -> None:
    """Make stdout and stderr write plain signs for characters that they cannot write."""
    codecs.register_error(HANDLER, _write_plain)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=HANDLER)
