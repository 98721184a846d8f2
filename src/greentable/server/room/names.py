"""The names of people: as typed, but safe to show and easy to tell apart at one table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from rich.cells import split_graphemes

from greentable.core.reader import UNFIT, shown
from greentable.errors import UsageError
from greentable.records import is_name

LONGEST = 24  # grapheme clusters: characters as people count them
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2060-\u2064"
    "\u206a-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\uffff]"
)
_MOST_MARKS = 2  # accents on one letter: more of them would cover the lines above and below

# Characters that look like a Latin letter, most of them Cyrillic or Greek, by that letter. No
# maintained package makes the skeletons of UTS 39, which tell `Bill` from `bill` anyway
# (docs/adr/0021-deletions.md).
_ALIKE = {
    "a": "\u0430\u0410\u03b1\u0391\u0251",
    "b": "\u0432\u0412\u03b2\u0392",
    "c": "\u0441\u0421\u03f2",
    "d": "\u0501",
    "e": "\u0435\u0415\u03b5\u0395",
    "g": "\u0261",
    "h": "\u043d\u041d\u04bb\u0397",
    "i": "\u0456\u0406\u03b9\u0399\u0131l1|",
    "j": "\u0458\u0408",
    "k": "\u043a\u041a\u03ba\u039a",
    "m": "\u043c\u041c\u039c",
    "n": "\u03b7\u039d",
    "o": "\u043e\u041e\u03bf\u039f0",
    "p": "\u0440\u0420\u03c1\u03a1",
    "q": "\u051b",
    "s": "\u0455\u04055",
    "t": "\u0442\u0422\u03c4\u03a4",
    "u": "\u03c5",
    "v": "\u03bd",
    "w": "\u051d",
    "x": "\u0445\u0425\u03c7\u03a7",
    "y": "\u0443\u0423\u03a5",
    "z": "\u0396",
}
_LOOK_ALIKES = {ord(sign): letter for letter, signs in _ALIKE.items() for sign in signs}


def clean_name(text: str) -> str:
    """Normalize a name: NFKC, one space between words. Raises UsageError for an invalid name."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if UNFIT.search(name) or _INVISIBLE.search(name) or not is_name(name):
        raise UsageError("name.signs", name=shown(name))
    if not any(unicodedata.category(letter)[0] in "LN" for letter in name):
        raise UsageError("name.letters", name=shown(name))
    if len(split_graphemes(name)[0]) > LONGEST:
        raise UsageError("name.long", name=shown(name), most=LONGEST)
    if _piled(name):
        raise UsageError("name.signs", name=shown(name))
    return name


def _piled(name: str) -> bool:
    marks = 0
    for sign in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(sign) in {"Mn", "Me"} else 0
        if marks > _MOST_MARKS:
            return True
    return False


def skeleton(name: str) -> str:
    """The name reduced to its look: people confuse two names with the same skeleton."""
    letters = unicodedata.normalize("NFKD", name.translate(_LOOK_ALIKES)).casefold()
    bare = "".join(letter for letter in letters if unicodedata.category(letter)[0] in "LN")
    return bare.translate(_LOOK_ALIKES).replace("rn", "m").replace("vv", "w")


def unlike(name: str, taken: Iterable[str]) -> str:
    """The name, with a number added if a name at the table looks the same."""
    skeletons = {skeleton(other) for other in taken}
    if skeleton(name) not in skeletons:
        return name
    for number in range(2, 100):
        numbered = f"{name} {number}"
        if skeleton(numbered) not in skeletons:
            return numbered
    raise UsageError("name.taken", name=shown(name))
