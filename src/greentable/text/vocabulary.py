"""The words of commands: those of the language in use, and the English ones.

They are in the catalogues, in `commands.ftl`. The code identifies a command by its meaning, which
is its English word (except "hand-over").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable

from greentable.text import Catalogue
from greentable.words.messages import Row, either

QUOTED = 40  # characters: enough to recognise the text

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def folded(text: str) -> str:
    """A text for comparison: lower case without accents, umlauts as ae, oe, ue."""
    letters = unicodedata.normalize("NFC", text.casefold()).translate(_UMLAUTS)
    letters = unicodedata.normalize("NFKD", letters)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def plain_words(text: str) -> str:
    """A text for comparison: lower case, no accents, no punctuation, single spaces.

    An apostrophe before two or more letters separates words; others are removed.
    """
    text = re.sub(r"[’'](?=\w\w)", " ", folded(text).replace("&", " and "))
    return " ".join(re.sub(r"[.,:;!«»“”„\u2018’']", "", text).split())


def quoted(text: str) -> str:
    """A typed text to quote in an answer: short, and safe for the terminal.

    A long text is cut, and a dot replaces each unprintable character.
    """
    words = text.strip()
    short = words if len(words) <= QUOTED else f"{words[:QUOTED]}…"
    return "".join(character if character.isprintable() else "·" for character in short)


class Vocabulary:
    """The words of some commands in the language of a catalogue, and in English.

    The language takes precedence: a word that is also an English word for another command has the
    meaning of the language.
    """

    def __init__(self, catalogue: Catalogue, meanings: Iterable[str]) -> None:
        keys = {meaning: f"command-{meaning}" for meaning in meanings}
        local = {meaning: _words(catalogue.say(key)) for meaning, key in keys.items()}
        english = {meaning: _words(catalogue.in_english(key)) for meaning, key in keys.items()}
        self._shown = {meaning: words[0] for meaning, words in local.items()}
        self._languages = [
            {meaning: [folded(word) for word in words] for meaning, words in language.items()}
            for language in (local, english)
        ]

    def shown(self, meaning: str) -> str:
        """The word for a command on the screen."""
        return self._shown[meaning]

    def row(self, meanings: Iterable[str]) -> Row:
        """The words for alternative commands on the screen, without repetitions."""
        return either(*dict.fromkeys(map(self.shown, meanings)))

    def meanings(self, typed: str, likely: Container[str] | None = None) -> list[str]:
        """The possible meanings of a word, which may be shortened; likely ones are tried first."""
        word = folded(typed)
        for language in self._languages:
            if found := [meaning for meaning, words in language.items() if word in words]:
                return found
        for among in (self._shown if likely is None else likely, self._shown):
            for language in self._languages:
                found = [one for one, words in language.items() if words[0].startswith(word)]
                if word and (found := [one for one in found if one in among]):
                    return found
        return []

    def means(self, typed: str, meaning: str) -> bool:
        """True if this is the only meaning of a word, which may be shortened."""
        return self.meanings(typed) == [meaning]

    def whole(self, typed: str) -> str | None:
        """The meaning of a word that is not shortened; None if it is unknown."""
        word = folded(typed)
        for language in self._languages:
            for meaning, words in language.items():
                if word in words:
                    return meaning
        return None

    def as_typed(self, token: str) -> str:
        """A token with its words in the language of the catalogue."""
        return re.sub(r"[a-z]+", lambda word: self._shown.get(word[0], word[0]), token)

    def as_token(self, typed: str) -> str:
        """A text with each known word replaced by its meaning."""
        return re.sub(r"[^\W\d_]+", lambda word: self.whole(word[0]) or word[0], typed)


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]
