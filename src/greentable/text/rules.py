"""The rules of any game in short, for a ruleset, and the effects of its cards."""

from __future__ import annotations

import msgspec

from greentable import grass, grove
from greentable.text.grass.cards import about_card, family_message
from greentable.text.grass.rules import tell_rules as tell_grass_rules
from greentable.text.grove.rules import tell_rules as tell_grove_rules
from greentable.text.refusals import RULES_OF_REFUSALS
from greentable.words.messages import Message, Row, sentences


class RulesSection(msgspec.Struct, frozen=True, kw_only=True):
    """A heading with its sentences."""

    heading: Message
    """The heading."""
    lines: tuple[Message | Row, ...]
    """The sentences."""


class CardTold(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the deck: its number, its family, and its effect by these rules."""

    code: str
    """The card as in moves."""
    count: int
    """How often the deck has it."""
    family: Message
    """The name of its family."""
    about: Row
    """Its effect by these rules."""


class RulesTold(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of a game with a ruleset."""

    game: str
    """The game."""
    ruleset: str
    """Its rules as text."""
    sections: tuple[RulesSection, ...]
    """The rules in short, by heading."""
    cards: tuple[CardTold, ...]
    """Empty in a game whose cards have no effects of their own."""
    refusals: dict[str, str]
    """The rule behind a refusal, by the id of the refusal's message."""
    lines: dict[str, str]
    """The rule behind a line of the score, by the id of its heading."""
    target: int | None
    """The total that ends the game; null in a game without one."""


_RULES_OF_LINES = {
    "grass-line-protected": "grass.scoring.1",
    "grass-line-at-risk": "grass.scoring.1",
    "grass-line-banker": "grass.scoring.2",
    "grass-line-net-profit": "grass.scoring.3",
    "grass-line-fines": "grass.scoring.3",
    "grass-line-best-in-hand": "grass.scoring.3",
    "grass-line-result": "grass.scoring.3",
    "grass-line-bonus": "grass.scoring.4",
    "grass-line-total": "grass.scoring.5",
}


def describe_rules(game: str, ruleset: str) -> RulesTold:
    """The rules of a game in short. Raises UnsupportedRuleset."""
    if game == grass.name:
        rules = grass.read_ruleset(ruleset)
        cards = tuple(
            CardTold(
                code=grass.write_card(kind),
                count=rules.deck[kind],
                family=family_message(kind),
                about=sentences(about_card(kind, rules)),
            )
            for kind in grass.Kind
            if rules.deck[kind]
        )
        sections = _sections(tell_grass_rules(rules))
        return RulesTold(
            game=game,
            ruleset=grass.write_ruleset(rules),
            sections=sections,
            cards=cards,
            refusals=_refusals(game),
            lines=dict(_RULES_OF_LINES),
            target=rules.target,
        )
    sections = _sections(tell_grove_rules())
    return RulesTold(
        game=game,
        ruleset=grove.write_ruleset(grove.read_ruleset(ruleset)),
        sections=sections,
        cards=(),
        refusals=_refusals(game),
        lines={},
        target=None,
    )


def _sections(parts: list[tuple[Message, list[Message | Row]]]) -> tuple[RulesSection, ...]:
    return tuple(RulesSection(heading=heading, lines=tuple(lines)) for heading, lines in parts)


def _refusals(game: str) -> dict[str, str]:
    return {
        reason: rule
        for reason, rule in RULES_OF_REFUSALS.items()
        if reason.startswith(f"{game}-reason-")
    }
