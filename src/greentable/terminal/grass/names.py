"""Cards and moves by their typed names: by code, by name, or in the words of the list."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from greentable.grass import KIND_OF_CODE, Kind, Move, Verb, View, move_message, write_card
from greentable.terminal.grass.menu import numbered
from greentable.terminal.grass.voice import Voice
from greentable.terminal.vocabulary import folded

# Plays whose message begins with a specific word.
_NAMED_BY_A_WORD = (
    Move.play(Kind.MARKET_OPEN),
    Move.play(Kind.MARKET_CLOSE),
    Move.play(Kind.PAY_FINE),
    Move.play(Kind.STEAL, seat=1),
)


def plain_words(text: str) -> str:
    """A text for comparison: lower case, no accents, no punctuation, single spaces.

    An apostrophe before two or more letters separates words; others are removed.
    """
    text = re.sub(r"[’'](?=\w\w)", " ", folded(text).replace("&", " and "))
    return " ".join(re.sub(r"[.,:;!«»“”„‘’']", "", text).split())


def kind_named(text: str, among: Sequence[Kind], voice: Voice) -> Kind | None:
    """The card with this code or name; an unambiguous start of a name will do."""
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
    """A line with each full name of a card replaced by the card's code."""
    line = folded(line)
    names = {_pattern(voice.english_name(kind)): write_card(kind) for kind in Kind}
    names |= {_pattern(voice.card(kind)): write_card(kind) for kind in Kind}
    for pattern, code in sorted(names.items(), key=lambda pair: -len(pair[0])):
        line = re.sub(rf"(?<!\w){pattern}(?!\w)", code, line, flags=re.IGNORECASE)
    return line


def _pattern(name: str) -> str:
    """A pattern for a name: stops and apostrophes are optional, & may be "and"."""
    signs = {".": r"\.?", "’": r"[’']?", " ": r"\s+", "&": r"(?:&|and)"}
    return "".join(signs.get(sign, re.escape(sign)) for sign in folded(name))


def move_meant(line: str, view: View, voice: Voice) -> list[Move]:
    """The listed moves whose text begins with the first word and contains the rest in order.

    The first word of a play may be omitted, as everywhere.
    """
    typed = plain_words(line).split()
    if not typed:
        return []
    found = []
    for move in numbered(view.legal).values():
        words = plain_words(voice.text(move_message(move))).split()
        if any(_matches(start, typed) for start in _starts(move, words)):
            found.append(move)
    return found


def play_named(line: str, voice: Voice) -> Kind | None:
    """The card of a play with its own word ("steal", "open"), even if it is not legal now."""
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


def _matches(words: list[str], typed: list[str]) -> bool:
    if not words or words[0] != typed[0]:
        return False
    rest = iter(words)
    return all(word in rest for word in typed)
