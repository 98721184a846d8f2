"""Cards as people type them: by their two letters, or by their names, printed or translated."""

from __future__ import annotations

import re
from collections.abc import Sequence

from greentable.grass import KIND_OF_CODE, Kind, write_card
from greentable.terminal.grass.voice import Voice
from greentable.terminal.vocabulary import folded


def plain_words(text: str) -> str:
    """A text for comparing: small letters, no accents, single spaces, no stops, no apostrophes.

    What stands after an apostrophe is a word by itself, unless it is a letter only.
    """
    text = re.sub(r"[’'](?=\w\w)", " ", folded(text).replace("&", " and "))
    return " ".join(re.sub(r"[.,:;!«»“”„’']", "", text).split())


def kind_named(text: str, among: Sequence[Kind], voice: Voice) -> Kind | None:
    """The card with this code or name, which may be shortened while it is clear."""
    code = text.strip().upper()
    if code in KIND_OF_CODE:
        return KIND_OF_CODE[code]
    word = plain_words(text)
    for name_of in (voice.card, voice.english_name):
        names = {kind: plain_words(name_of(kind)) for kind in among}
        exact = [kind for kind, name in names.items() if name == word]
        begun = [kind for kind, name in names.items() if word and name.startswith(word)]
        if found := exact or begun:
            return found[0] if len(found) == 1 else None
    return None


def with_codes(line: str, voice: Voice) -> str:
    """A line with every card that stands there by its whole name named by its code instead."""
    line = folded(line)
    names = {_pattern(voice.english_name(kind)): write_card(kind) for kind in Kind}
    names |= {_pattern(voice.card(kind)): write_card(kind) for kind in Kind}
    for pattern, code in sorted(names.items(), key=lambda pair: -len(pair[0])):
        line = re.sub(rf"(?<!\w){pattern}(?!\w)", code, line, flags=re.IGNORECASE)
    return line


def _pattern(name: str) -> str:
    """A name as it may be typed: stops and apostrophes can be left out, & can be written out."""
    signs = {".": r"\.?", "’": r"[’']?", " ": r"\s+", "&": r"(?:&|and)"}
    return "".join(signs.get(sign, re.escape(sign)) for sign in folded(name))
