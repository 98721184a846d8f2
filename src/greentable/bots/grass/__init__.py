"""The bots that play Grass, by name. A bot sees a view and the legal moves of its seat, no more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from greentable.bots.grass import random_bot, rules_bot
from greentable.errors import UsageError
from greentable.grass import Legal, Move, View
from greentable.shuffle import Picker

GrassBot = Callable[[View, Legal, Picker], Move]
"""`choose(view, legal, rng)`: one of the legal moves; the same for the same three."""

GRASS_BOTS: Mapping[str, GrassBot] = MappingProxyType(
    {
        "random": random_bot.choose,
        "rules": rules_bot.choose,
    }
)


def grass_bot(name: str) -> GrassBot:
    """The bot with this name. Raises UsageError."""
    if name not in GRASS_BOTS:
        message = f"unknown bot {name!r}: one of {', '.join(GRASS_BOTS)}"
        raise UsageError("bots.unknown", message)
    return GRASS_BOTS[name]
