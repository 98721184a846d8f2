"""Rulesets in writing: an edition, then what differs from it.

``2018``, ``classic lucky_or_not``, ``2018 deck=it2022 target=300000 misses=0,1,2 stash_swap=off``.
A bare switch is on. A custom deck lists its cards: ``deck=MO:12,HG:20,PA:5``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from enum import IntEnum

from greentable.errors import UnsupportedRuleset
from greentable.grass import decks
from greentable.grass.cards import CODES
from greentable.grass.ruleset import EDITIONS, Ruleset

MOST_DIGITS = 9  # no number in a ruleset is longer
_SWITCHES = {switch.name: switch for switch in dataclasses.fields(Ruleset)}


def write_ruleset(ruleset: Ruleset) -> str:
    """The shortest text that says this ruleset."""
    candidates: list[list[str]] = []
    for name, edition in EDITIONS.items():
        words = [name]
        for switch in _SWITCHES:
            value = getattr(ruleset, switch)
            if value != getattr(edition, switch):
                words.append(switch if value is True else f"{switch}={_write_value(switch, value)}")
        candidates.append(words)
    shortest: list[str] = min(candidates, key=len)
    return " ".join(shortest)


def read_ruleset(text: str) -> Ruleset:
    """The ruleset that a text says. Raises UnsupportedRuleset."""
    words = text.split()
    if not words:
        raise UnsupportedRuleset("ruleset.edition", _unknown_edition(""))
    return changed(edition(words[0]), words[1:])


def edition(name: str) -> Ruleset:
    """One of the printed editions by name. Raises UnsupportedRuleset."""
    if name not in EDITIONS:
        raise UnsupportedRuleset("ruleset.edition", _unknown_edition(name))
    return EDITIONS[name]


def changed(ruleset: Ruleset, words: Iterable[str]) -> Ruleset:
    """The ruleset with some switches set, each ``name`` or ``name=value``."""
    values: dict[str, object] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if name not in _SWITCHES:
            known = ", ".join(_SWITCHES)
            raise UnsupportedRuleset("ruleset.switch", f"unknown switch {name!r}: one of {known}")
        if name in values:
            raise UnsupportedRuleset("ruleset.switch", f"switch {name!r} stands there twice")
        values[name] = _read_value(name, text if equals else "on")
    return dataclasses.replace(ruleset, **values)  # type: ignore[arg-type]


def _unknown_edition(name: str) -> str:
    return f"unknown edition {name!r}: one of {', '.join(EDITIONS)}"


def _write_value(switch: str, value: object) -> str:
    if switch == "deck" and isinstance(value, tuple):
        named = decks.deck_name(value)
        pairs = zip(CODES, value, strict=True)
        return named or ",".join(f"{code}:{count}" for code, count in pairs if count)
    if isinstance(value, IntEnum):
        return value.name.lower()
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _read_value(name: str, text: str) -> object:
    default = _SWITCHES[name].default
    if name == "deck":
        return _read_deck(text)
    if isinstance(default, bool):
        return (
            {"on": True, "off": False}.get(text) if text in {"on", "off"} else _refuse(name, text)
        )
    if isinstance(default, IntEnum):
        names = {member.name.lower(): member for member in type(default)}
        may = [m for m in _SWITCHES[name].metadata["may"] if m in names.values()]
        chosen = names.get(text)
        return chosen if chosen in may else _refuse(name, text)
    numbers = text.split(",") if isinstance(default, tuple) else [text]
    if not all(_is_number(number) for number in numbers):
        _refuse(name, text)
    made = tuple(int(number) for number in numbers)
    if isinstance(default, tuple) and len(made) != len(default):
        _refuse(name, text)
    (limits,) = _SWITCHES[name].metadata["may"]
    if not all(number in limits for number in made):
        _refuse(name, text)
    return made if isinstance(default, tuple) else made[0]


def _read_deck(text: str) -> tuple[int, ...]:
    if text in decks.PRINTED:
        return decks.counts(decks.PRINTED[text])
    deck: dict[str, int] = {}
    for part in text.split(","):
        code, colon, count = part.partition(":")
        if not colon or not _is_number(count) or code in deck:
            message = (
                f"deck {text!r}: one of {', '.join(decks.PRINTED)}, "
                "or each card once with its count, as MO:10,HG:6"
            )
            raise UnsupportedRuleset("deck.unknown", message)
        deck[code] = int(count)
    return decks.counts(deck)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def _refuse(name: str, text: str) -> object:
    switch = _SWITCHES[name]
    may = switch.metadata["may"]
    if isinstance(may[0], range):
        wanted = f"a number from {may[0].start} to {may[0].stop - 1}"
        if isinstance(switch.default, tuple):
            limits = wanted.removeprefix("a number ")
            wanted = f"{len(switch.default)} numbers {limits} with commas between them"
    else:
        wanted = " or ".join(_write_value(name, value) for value in may)
    message = f"{name}={text}: {wanted} wanted ({switch.metadata['doc']})"
    raise UnsupportedRuleset("ruleset.value", message)
