"""Rulesets in writing: an edition, then the differences from it.

``2018``, ``classic lucky_or_not``, ``2018 deck=it2022 target=300000 misses=0,1,2 stash_swap=off``.
A bare switch is on; ``none`` means no number (``offers_per_turn=none``). A custom deck lists its
cards: ``deck=MO:12,HG:20,PA:5``.

A text refers to the editions as they are now; in records of format 1, to the editions of that time:
``read_ruleset(text, record_format=1)``.
"""

from __future__ import annotations

import dataclasses

from greentable.core.reader import is_number, shown
from greentable.core.switches import NONE, Switch, one_of, read_switches, refuse_value, write_value
from greentable.errors import UnsupportedRuleset
from greentable.grass import decks
from greentable.grass.cards import CODES
from greentable.grass.ruleset import EDITIONS, EDITIONS_FORMAT_1, Ruleset
from greentable.words.messages import choices

RECORD_FORMAT = 2  # the first format with the present editions


def write_ruleset(ruleset: Ruleset) -> str:
    """The shortest text for this ruleset."""
    candidates: list[list[str]] = []
    for name, edition in EDITIONS.items():
        words = [name]
        for switch in (field.name for field in dataclasses.fields(Ruleset)):
            value = getattr(ruleset, switch)
            if value != getattr(edition, switch):
                words.append(switch if value is True else f"{switch}={_write_value(switch, value)}")
        candidates.append(words)
    shortest: list[str] = min(candidates, key=len)
    return " ".join(shortest)


def read_ruleset(text: str, *, record_format: int = RECORD_FORMAT) -> Ruleset:
    """The ruleset of a text, with the editions of the given format of records.

    Raises: UnsupportedRuleset.
    """
    editions = EDITIONS_FORMAT_1 if record_format == 1 else EDITIONS
    return read_switches(text, editions, _read_value)


def _write_value(switch: str, value: object) -> str:
    if switch == "deck" and isinstance(value, tuple):
        named = decks.deck_name(value)
        pairs = zip(CODES, value, strict=True)
        return named or ",".join(f"{code}:{count}" for code, count in pairs if count)
    return write_value(value)


def _read_value(switch: Switch, text: str) -> object:
    if switch.name == "deck":
        return _read_deck(text)
    limits, *more = switch.metadata["may"]
    if not isinstance(limits, range):
        return one_of(switch, text)
    if text == "none" and NONE in more:
        return NONE
    default = switch.default
    numbers = text.split(",")
    if len(numbers) != (len(default) if isinstance(default, tuple) else 1):
        refuse_value(switch, text)
    if not all(is_number(number) and int(number) in limits for number in numbers):
        refuse_value(switch, text)
    return tuple(map(int, numbers)) if isinstance(default, tuple) else int(text)


def _read_deck(text: str) -> tuple[int, ...]:
    if text in decks.NAMED:
        return decks.counts(decks.NAMED[text])
    deck: dict[str, int] = {}
    for part in text.split(","):
        code, colon, count = part.partition(":")
        if not colon or not is_number(count) or code in deck:
            known = choices(decks.NAMED)
            raise UnsupportedRuleset("deck.unknown", deck=shown(text), known=known)
        deck[code] = int(count)
    return decks.counts(deck)
