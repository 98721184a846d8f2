"""All rules by id, in a few sentences each: the target of links from refusals."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from greentable.words.messages import Message

HEADINGS: Mapping[str, Mapping[str, int]] = {
    "grass": {
        "deck": 3,
        "turn": 12,
        "market": 3,
        "peddle": 1,
        "heat": 3,
        "pay_fine": 5,
        "protection": 4,
        "steal": 2,
        "nirvana": 4,
        "paranoia": 6,
        "deal": 5,
        "scoring": 7,
        "variants": 3,
    },
    "grove": {
        "cards": 4,
        "setup": 2,
        "turn": 2,
        "placement": 7,
        "dice": 7,
        "glade": 3,
        "squirrel": 3,
        "scoring": 3,
        "recipes": 6,
        "several": 4,
    },
}
"""The number of rules under each heading of docs/rules; a test compares them."""

# By heading, the rules on which the printed sheets are silent or contradict each other, at least in
# part. docs/rules explains each decision.
_RULINGS: Mapping[str, Mapping[str, frozenset[int]]] = {
    "grass": {
        "deck": frozenset({1, 2}),
        "turn": frozenset({1, 3, 4, 5, 6, 7, 8, 10, 11, 12}),
        "market": frozenset({1}),
        "heat": frozenset({1, 2, 3}),
        "pay_fine": frozenset({3, 4, 5}),
        "protection": frozenset({1, 2}),
        "steal": frozenset({1, 2}),
        "nirvana": frozenset({1, 3, 4}),
        "paranoia": frozenset({1, 2, 3, 4, 5}),
        "deal": frozenset({1, 2, 3, 4, 5}),
        "scoring": frozenset({2, 4, 5, 6}),
        "variants": frozenset({2}),
    },
    "grove": {
        "cards": frozenset({1, 2, 3, 4}),
        "setup": frozenset({1, 2}),
        "turn": frozenset({2}),
        "placement": frozenset({5}),
        "dice": frozenset({4, 5, 6, 7}),
        "glade": frozenset({1}),
        "squirrel": frozenset({1, 2}),
        "scoring": frozenset({1, 3}),
        "recipes": frozenset({1, 3, 4, 5, 6}),
        "several": frozenset({1, 2, 3, 4}),
    },
}


class RuleTold(msgspec.Struct, frozen=True, kw_only=True):
    """A rule of the rulebook in words."""

    id: str
    """Its id, such as `grass.turn.3`."""
    sentence: str
    """The rule in the reader's language."""
    is_ruling: bool
    """True if the rule decides something that the printed sheets leave open."""


def rulebook(game: str, words: Callable[[Message], str]) -> tuple[RuleTold, ...]:
    """The rules of a game in order, put into words."""
    return tuple(
        RuleTold(
            id=f"{game}.{heading}.{number}",
            sentence=words(Message(f"rulebook-{game}-{heading.replace('_', '-')}-{number}")),
            is_ruling=number in _RULINGS[game].get(heading, ()),
        )
        for heading, count in HEADINGS[game].items()
        for number in range(1, count + 1)
    )
