"""The grammar of the words that are put into a sentence.

A text cannot select its form by a name, a card or a sum, but by their traits. For every
argument `$card` that is shown, the texts of every language have

    $card-sound    vowel or consonant: how its words begin ("d’Ana", "de Ben"). In French a mute h
                   is a vowel ("d’Hugo"), in Italian only an a is one ("ad Ana", "a Otto")
    $card-gender   m, f or n: from its own text (`.gender = f`), else none
    $card-number   one or other: from its own text (`.number = other`), else one; for a row, from
                   its length

A card, or another message, has its traits in attributes of its own text; `.sound` is one too, for
words that sound different from their spelling.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

DEFAULTS = {"sound": "consonant", "gender": "none", "number": "one"}

_TRAIT = re.compile(r"\$(?P<of>[a-zA-Z][\w-]*?)-(?P<kind>sound|gender|number)(?![\w-])")
_VOWEL = re.compile("[aeiouæœ]|y[^aeiouæœ]")  # Yves begins with a vowel, Yann does not
_VOWEL_IN = {
    # These are words with an aspirated h; nearly all names have a mute one.
    "fr": re.compile(f"{_VOWEL.pattern}|h(?!(amster|erisson|eron|ibou)s?\\b)"),
    "it": re.compile("a"),
}


class Trait(NamedTuple):
    """A variable with a trait of an argument: `$card-gender` is the gender of `$card`."""

    of: str
    kind: str

    @property
    def variable(self) -> str:
        """Its name in a text."""
        return f"{self.of}-{self.kind}"


def trait_named(variable: str) -> Trait | None:
    """The trait of a variable; None for other variables."""
    found = _TRAIT.fullmatch(f"${variable}")
    return Trait(found["of"], found["kind"]) if found else None


def traits_in(text: str) -> frozenset[Trait]:
    """The traits by which a text, as it is written, selects its form."""
    return frozenset(Trait(found["of"], found["kind"]) for found in _TRAIT.finditer(text))


def sound_of(text: str, language: str = "") -> str:
    """The sound at the beginning of a spoken text, by its first letters, as a language has it."""
    signs = unicodedata.normalize("NFD", text.casefold())
    letters = "".join(sign for sign in signs if not unicodedata.combining(sign))
    start = re.sub(r"^[\W_]+", "", letters)
    return "vowel" if _VOWEL_IN.get(language, _VOWEL).match(start) else "consonant"
