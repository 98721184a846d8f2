"""Cards and moves by their typed names: by code, by name, or in the words of the list."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from greentable.grass import KIND_OF_CODE, Kind, Move, Verb, View, move_message, write_card
from greentable.terminal.grass.menu import numbered
from greentable.terminal.grass.typed_words import MEANING_OF_VERB
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
    return " ".join(re.sub(r"[.,:;!«»“”„\u2018’']", "", text).split())


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
    """The listed moves that begin with the first word and contain the rest in order.

    A move begins with its text, its verb as a command, or the words that its text lists as typed.
    The first word of a play may be omitted, as everywhere; later words may be shortened.
    """
    typed = plain_words(line).split()
    if not typed:
        return []
    return [
        move
        for move in numbered(view.legal).values()
        if any(_matches(start, typed) for start in _starts(move, typed[0], voice))
    ]


def play_named(line: str, voice: Voice) -> Kind | None:
    """The card of a play with its own word ("steal", "open"), even if it is not legal now."""
    typed = plain_words(line).split()
    for move in _NAMED_BY_A_WORD:
        starts = (_words_of(move, voice), *_typed_words_of(move, voice))
        if typed and typed[0] in (words[0] for words in starts):
            return move.card
    return None


def _words_of(move: Move, voice: Voice) -> list[str]:
    return plain_words(voice.text(move_message(move))).split()


def _typed_words_of(move: Move, voice: Voice) -> list[list[str]]:
    """Words that people may type for those of a move: "ruba", where its text says "rubare"."""
    listed = voice.catalogue.attribute(move_message(move).id, "typed").split(",")
    return [words for one in listed if (words := plain_words(one).split())]


def _starts(move: Move, first: str, voice: Voice) -> Iterator[list[str]]:
    words = _words_of(move, voice)
    yield words
    if move.verb is Verb.PLAY:
        yield words[1:]
    if voice.words.words.whole(first) == MEANING_OF_VERB[move.verb]:
        yield [first, *words]
    yield from ([*typed, *words] for typed in _typed_words_of(move, voice))


def _matches(words: list[str], typed: list[str]) -> bool:
    if not words or words[0] != typed[0]:
        return False
    rest = iter(words[1:])
    return all(any(_is_begun(word, part) for word in rest) for part in typed[1:])


def _is_begun(word: str, part: str) -> bool:
    return word == part or (len(part) > 1 and word.startswith(part))
