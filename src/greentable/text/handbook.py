"""The rules of a table at hand: what they are in short, and what each card or recipe does."""

from __future__ import annotations

import msgspec

from greentable import grass, grove
from greentable.messages import Message, Row, say, sentences
from greentable.text.grass.cards import about_card, family_message
from greentable.text.grass.rules import tell_rules

_GROVE = (
    *("aim", "turn", "trees", "dice", "barrow", "glades", "squirrel", "few", "recipes"),
    "several",
)
"""The headings of Grove's rules."""


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A heading with the sentences under it."""

    heading: Message
    lines: tuple[Message | Row, ...]


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """A card or a recipe: its code or number, what it is called or belongs to, what it does."""

    code: str
    name: Message
    about: Message | Row


class Handbook(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a table, as messages for every language."""

    sections: tuple[Section, ...]
    cards: tuple[Explained, ...]
    recipes: tuple[Explained, ...]


def handbook(game: str, ruleset: str) -> Handbook:
    """The handbook of a game by a ruleset in writing. Raises UnsupportedRuleset."""
    return _of_grass(ruleset) if game == grass.name else _of_grove(ruleset)


def _of_grass(text: str) -> Handbook:
    rules = grass.read_ruleset(text)
    return Handbook(
        sections=tuple(
            Section(heading=heading, lines=tuple(lines)) for heading, lines in tell_rules(rules)
        ),
        cards=tuple(
            Explained(
                code=str(kind),
                name=family_message(kind),
                about=sentences(about_card(kind, rules)),
            )
            for kind in grass.Kind
        ),
        recipes=(),
    )


def _of_grove(text: str) -> Handbook:
    rules = grove.read_ruleset(text)
    said = grove.recipes_said(rules.book, ()) if rules.recipes else ()
    sections = [part for part in _GROVE if part != "recipes" or rules.recipes]
    return Handbook(
        sections=tuple(
            Section(
                heading=say(f"page-rules-grove-{part}"),
                lines=(say(f"page-rules-grove-{part}-about"),),
            )
            for part in sections
        ),
        cards=(),
        recipes=tuple(
            Explained(code=str(number), name=one.name, about=one.sentence)
            for number, one in enumerate(said, 1)
        ),
    )
