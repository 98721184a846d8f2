"""Cards by their typed names: by code, by name, or by the word of a play."""

from __future__ import annotations

import re
from collections.abc import Sequence

from greentable.grass import KIND_OF_CODE, Kind, Move, move_message, write_card
from greentable.text.grass.typed.words import MoveWords
from greentable.text.vocabulary import folded

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
    return " ".join(re.sub(r"[.,:;!«»“”„‘’']", "", text).split())  # noqa: RUF001


def kind_named(text: str, among: Sequence[Kind], words: MoveWords) -> Kind | None:
    """The card with this code or name; an unambiguous start of a name will do."""
    code = text.strip().upper()
    if code in KIND_OF_CODE:
        return KIND_OF_CODE[code]
    word = plain_words(text)
    for name_of in (words.card, words.english_name):
        names = {kind: plain_words(name_of(kind)) for kind in among}
        exact = [kind for kind, name in names.items() if name == word]
        begun = [kind for kind, name in names.items() if word and name.startswith(word)]
        if found := exact or begun:
            return found[0] if len(found) == 1 else None
    return None


def with_codes(line: str, words: MoveWords) -> str:
    """A line with each full name of a card replaced by the card's code."""
    line = folded(line)
    names = {_pattern(words.english_name(kind)): write_card(kind) for kind in Kind}
    names |= {_pattern(words.card(kind)): write_card(kind) for kind in Kind}
    for pattern, code in sorted(names.items(), key=lambda pair: -len(pair[0])):
        line = re.sub(rf"(?<!\w){pattern}(?!\w)", code, line, flags=re.IGNORECASE)
    return line


def with_seat(line: str, words: MoveWords) -> str:
    """A line with the name of a seat at its end replaced by the seat as in tokens: "felony @2"."""
    typed = line.split()
    for seat, name in enumerate(words.names, start=1):
        start = len(typed) - len(name.split())
        if start > 0 and plain_words(" ".join(typed[start:])) == plain_words(name):
            return f"{' '.join(typed[:start])} @{seat}"
    return line


def _pattern(name: str) -> str:
    """A pattern for a name: stops and apostrophes are optional, & may be "and"."""
    signs = {".": r"\.?", "’": r"[’']?", " ": r"\s+", "&": r"(?:&|and)"}
    return "".join(signs.get(sign, re.escape(sign)) for sign in folded(name))


def play_named(line: str, words: MoveWords) -> Kind | None:
    """The card of a play with its own word ("steal", "open"), even if it is not legal now."""
    typed = plain_words(line).split()
    for move in _NAMED_BY_A_WORD:
        sentence = plain_words(words.text(move_message(move))).split()
        if typed and sentence[0] == typed[0]:
            return move.card
    return None
