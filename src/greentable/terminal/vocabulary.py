"""The words that people type: those of the language in use, and the English ones.

Which they are stands in the catalogues, in `commands.ftl`. In the code a command goes by its
meaning, which is its English word (but for "hand-over").
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable

from greentable.text import Catalogue
from greentable.words.messages import Row, either

QUOTED = 40  # characters: enough to see which words are meant

_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def folded(text: str) -> str:
    """A text for comparing: small letters without accents, umlauts as keyboards without them do."""
    letters = unicodedata.normalize("NFC", text.casefold()).translate(_UMLAUTS)
    letters = unicodedata.normalize("NFKD", letters)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def quoted(text: str) -> str:
    """What somebody typed, as the answer quotes it: short, and nothing that could harm a terminal.

    Of a long text it is the beginning; a dot stands for what cannot be printed.
    """
    words = text.strip()
    short = words if len(words) <= QUOTED else f"{words[:QUOTED]}…"
    return "".join(character if character.isprintable() else "·" for character in short)


class Vocabulary:
    """The words for some meanings in the language of a catalogue, and in English.

    The words of the language come first: where one is the English word for something else, it has
    the meaning that it has in the language.
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
        """What the command is called on the screen."""
        return self._shown[meaning]

    def row(self, meanings: Iterable[str]) -> Row:
        """Some commands, one of which is meant, as the screen calls them; each word once."""
        return either(*dict.fromkeys(map(self.shown, meanings)))

    def meanings(self, typed: str, likely: Container[str] | None = None) -> list[str]:
        """What a word can mean, which may be shortened; the likely meanings are tried first."""
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
        """Whether a word, which may be shortened, can only mean this."""
        return self.meanings(typed) == [meaning]

    def whole(self, typed: str) -> str | None:
        """The one meaning of a word that is not shortened; None if there is none."""
        word = folded(typed)
        for language in self._languages:
            for meaning, words in language.items():
                if word in words:
                    return meaning
        return None

    def as_typed(self, token: str) -> str:
        """A token whose words are meanings, as it is typed in the language."""
        return re.sub(r"[a-z]+", lambda word: self._shown.get(word[0], word[0]), token)

    def as_token(self, typed: str) -> str:
        """A text with each whole word that is known here replaced by its meaning."""
        return re.sub(r"[^\W\d_]+", lambda word: self.whole(word[0]) or word[0], typed)


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]
