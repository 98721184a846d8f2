"""Rulesets in writing, for both games: an edition, then the switches that differ from it.

A ruleset is a frozen dataclass and each of its fields is a switch. The field's metadata has the
rule that reads it (``rule``), a line of documentation (``doc``) and its possible values (``may``):
all of them, or one range of numbers (and perhaps ``none``), or nothing if only its own reader can
check them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from greentable.core.reader import shown
from greentable.errors import UnsupportedRuleset
from greentable.words.messages import Message, Row, choices, either, key_of, say

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

NONE = -1
"""The number of a switch without one: no limit, no floor. Written ``none``."""

Switch = dataclasses.Field[Any]
RulesetT = TypeVar("RulesetT", bound="DataclassInstance")


def switch(default: object, rule: str, doc: str, *may: object) -> Any:  # noqa: ANN401 - as dataclasses.field
    """A field of a ruleset: its rule, a line of documentation, and its possible values if they can
    be listed: values, or one range, perhaps followed by NONE.
    """
    return dataclasses.field(default=default, metadata={"rule": rule, "doc": doc, "may": may})


def read_switches(
    text: str, editions: Mapping[str, RulesetT], read_value: Callable[[Switch, str], object]
) -> RulesetT:
    """The ruleset of a text: an edition, then ``switch`` or ``switch=value``, each once.

    `read_value` reads the value of a switch from a text. Raises UnsupportedRuleset.
    """
    name, *words = text.split() or [""]
    return changed(edition(editions, name), words, read_value)


def edition(editions: Mapping[str, RulesetT], name: str) -> RulesetT:
    """An edition by name. Raises UnsupportedRuleset."""
    if name not in editions:
        raise UnsupportedRuleset("ruleset.edition", name=shown(name), known=choices(editions))
    return editions[name]


def changed(
    ruleset: RulesetT, words: Iterable[str], read_value: Callable[[Switch, str], object]
) -> RulesetT:
    """The ruleset with some switches set; a bare one is on. Raises UnsupportedRuleset."""
    switches = {switch.name: switch for switch in dataclasses.fields(ruleset)}
    values: dict[str, object] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if name not in switches:
            raise UnsupportedRuleset("ruleset.switch", name=shown(name), known=choices(switches))
        if name in values:
            raise UnsupportedRuleset("ruleset.switch_twice", name=name)
        values[name] = read_value(switches[name], text if equals else "on")
    return dataclasses.replace(ruleset, **values)


def one_of(switch: Switch, text: str) -> object:
    """The possible value of a switch with this name. Raises UnsupportedRuleset."""
    values = {write_value(value): value for value in switch.metadata["may"]}
    if text not in values:
        refuse_value(switch, text)
    return values[text]


def write_value(value: object) -> str:
    """The value of a switch in writing: ``on``, ``lowest``, ``250000``, ``0,1,1``, ``none``."""
    match value:
        case IntEnum():
            return value.name.lower()
        case bool():
            return "on" if value else "off"
        case int() if value == NONE:
            return "none"
        case tuple():
            return ",".join(map(str, value))
        case _:
            return str(value)


def about_switch(switch: Switch) -> Message:
    """The subject of a switch in a few words; its rule shows which game it belongs to."""
    game = switch.metadata["rule"].partition(".")[0]
    return say(f"{game}-switch-{key_of(switch.name)}")


def possible_values(switch: Switch) -> Message | Row:
    """The possible values of a switch, if they can be listed."""
    first, *more = switch.metadata["may"]
    if not isinstance(first, range):
        return either(*map(write_value, switch.metadata["may"]))
    limits = {"least": first.start, "most": first.stop - 1}
    if isinstance(switch.default, tuple):
        return say("switch-numbers", count=len(switch.default), **limits)
    return say("switch-number-or-none" if NONE in more else "switch-number", **limits)


def refuse_value(switch: Switch, text: str) -> NoReturn:
    """Refuse a value, and list the possible ones. Raises UnsupportedRuleset."""
    raise UnsupportedRuleset(
        "ruleset.value",
        switch=switch.name,
        found=shown(text)[1:-1],
        wanted=possible_values(switch),
        about=about_switch(switch),
    )
