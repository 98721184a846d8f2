"""Signs for an output that is not UTF-8: what it cannot write becomes the nearest plain sign.

Each sign stands for one character, so that frames and columns stay as they are.
"""

from __future__ import annotations

import codecs
import sys
import unicodedata

HANDLER = "greentable.plain_signs"
"""The name under which Python's streams know this way to write what they cannot."""

_SIGNS = {
    "-": "−–—─┄╴╶",
    "|": "│┊╵╷",
    "+": "┌┐└┘├┤┬┴┼╭╮╯╰",
    "'": "’",
    '"': "“”",
    ".": "·…",
    ">": "→▶▸",
    "<": "←◂",
    "x": "×✖",
    "#": "■█▒⬢",
    ":": "░",
    "*": "●★☀♣",
    "o": "○◇◐",
    "^": "▲",
    "v": "▽",
    "&": "◆",
    "[": "▐",
    "]": "▌",
    "/": "◢",
    "\\": "◥",
    " ": "°",  # "90 " for degrees
}
_SIGN = {character: sign for sign, characters in _SIGNS.items() for character in characters}
UNKNOWN = "?"


def plain(character: str) -> str:
    """A character that every output can write: a sign like it, a letter without its accent."""
    if character in _SIGN:
        return _SIGN[character]
    base = unicodedata.normalize("NFKD", character)[0]
    return base if base.isascii() and base.isprintable() else UNKNOWN


def _write_plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def write_plain_signs() -> None:
    """Let standard output write plain signs for what it cannot write."""
    codecs.register_error(HANDLER, _write_plain)
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors=HANDLER)
