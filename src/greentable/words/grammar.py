"""The grammar of the words that are put into a sentence.

A text cannot select its form by a name, a card or a sum, but by their traits. For every
argument `$card` that is shown, the texts of every language have

    $card-sound    vowel or consonant: how its words begin ("d’Ana", "de Ben")
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


def sound_of(text: str) -> str:
    """The sound at the beginning of a spoken text, by its first letter or digit."""
    letters = unicodedata.normalize("NFD", text.casefold())
    start = re.sub(r"^[\W_]+", "", letters)
    return "vowel" if _VOWEL.match(start) else "consonant"
