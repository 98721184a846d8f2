"""Signs for an output that is not UTF-8: what it cannot write becomes the nearest plain sign.

Texts of the catalogues are spelled in letters that it can write before they are laid out: "Würfel"
is "Wuerfel" in German. Whatever else is printed, frames and names, becomes one sign for each
character, so that columns stay as they are.
"""

from __future__ import annotations

import codecs
import re
import sys
import unicodedata
from collections.abc import Callable

HANDLER = "greentable.plain_signs"
"""The name under which Python's streams know this way to write what they cannot."""

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

# Longer spellings, and signs with the spaces that French has inside them; longest first.
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
    """How texts of a language are spelled where only some characters can be written."""
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
    """A character that every output can write: a sign like it, a letter without its accent."""
    if character in _SIGN:
        return _SIGN[character]
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base.isascii() and base.isprintable() else UNKNOWN


def _write_plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain_sign, error.object[error.start : error.end])), error.end


def write_plain_signs() -> None:
    """Let standard output, and where errors go, write plain signs for what they cannot write."""
    codecs.register_error(HANDLER, _write_plain)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=HANDLER)
