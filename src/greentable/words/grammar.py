"""What the grammar of a sentence needs to know of the words that are put into it.

A text cannot select its form by a name, a card or a sum; it can by what is known of them. For every
argument `$card` that is shown, there are in the texts of every language

    $card-sound    vowel or consonant: how its words begin ("d’Ana", "de Ben")
    $card-gender   m, f or n: as its own text says (`.gender = f`), else none
    $card-number   one or other: as its own text says (`.number = other`), else one; of a row of
                   things, how many they are

A card, or another message, says what it is in attributes of its own text; `.sound` is one too, for
words that sound otherwise than they are spelled.
"""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

DEFAULTS = {"sound": "consonant", "gender": "none", "number": "one"}

_TRAIT = re.compile(r"\$(?P<of>[a-zA-Z][\w-]*?)-(?P<kind>sound|gender|number)(?![\w-])")
_VOWEL = re.compile("[aeiouæœ]|y[^aeiouæœ]")  # Yves begins with a vowel, Yann does not


class Trait(NamedTuple):
    """A variable that says something of an argument: `$card-gender` is the gender of `$card`."""

    of: str
    kind: str

    @property
    def variable(self) -> str:
        """Its name in a text."""
        return f"{self.of}-{self.kind}"


def trait_named(variable: str) -> Trait | None:
    """What a variable says of an argument, if it does."""
    found = _TRAIT.fullmatch(f"${variable}")
    return Trait(found["of"], found["kind"]) if found else None


def traits_in(text: str) -> frozenset[Trait]:
    """The traits that a text, as it is written, selects its form by."""
    return frozenset(Trait(found["of"], found["kind"]) for found in _TRAIT.finditer(text))


def sound_of(text: str) -> str:
    """How a text begins when it is spoken, by its first letter or digit."""
    letters = unicodedata.normalize("NFD", text.casefold())
    start = re.sub(r"^[\W_]+", "", letters)
    return "vowel" if _VOWEL.match(start) else "consonant"
