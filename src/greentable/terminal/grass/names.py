"""Cards and moves as people name them: by code, by name, or in the words of the list."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from greentable.grass import KIND_OF_CODE, Kind, Move, Verb, View, move_message, write_card
from greentable.terminal.grass.menu import numbered
from greentable.terminal.grass.voice import Voice
from greentable.terminal.vocabulary import folded

# Plays that have a word of their own.
_NAMED_BY_A_WORD = (
    Move.play(Kind.MARKET_OPEN),
    Move.play(Kind.MARKET_CLOSE),
    Move.play(Kind.PAY_FINE),
    Move.play(Kind.STEAL, seat=1),
)


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


def move_meant(line: str, view: View, voice: Voice) -> list[Move]:
    """The listed moves whose words, from the first one on, hold these words in this order.

    A play may be said without its first word, as everywhere.
    """
    typed = plain_words(line).split()
    if not typed:
        return []
    found = []
    for move in numbered(view.legal).values():
        words = plain_words(voice.text(move_message(move))).split()
        if any(_holds(start, typed) for start in _starts(move, words)):
            found.append(move)
    return found


def play_named(line: str, voice: Voice) -> Kind | None:
    """The card whose play a word of the list means though it is not there now: "steal", "open"."""
    typed = plain_words(line).split()
    for move in _NAMED_BY_A_WORD:
        words = plain_words(voice.text(move_message(move))).split()
        if typed and words[0] == typed[0]:
            return move.card
    return None


def _starts(move: Move, words: list[str]) -> Iterator[list[str]]:
    yield words
    if move.verb is Verb.PLAY:
        yield words[1:]


def _holds(words: list[str], typed: list[str]) -> bool:
    if not words or words[0] != typed[0]:
        return False
    rest = iter(words)
    return all(word in rest for word in typed)
