"""The bots that play Grass, by name. A bot sees a view and the legal moves of its seat, no more."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from greentable.advice import Advice, Alternative, Budget
from greentable.bots.bot import Bot, as_bot, bot_named
from greentable.bots.grass import random_bot, rules_bot
from greentable.grass import Legal, Move, View, write_move
from greentable.shuffle import Picker

GrassBot = Bot[View, Legal, Move]

GRASS_BOTS: Mapping[str, GrassBot] = MappingProxyType(
    {
        "random": as_bot(random_bot.choose),
        "rules": as_bot(rules_bot.choose),
    }
)


def grass_bot(name: str) -> GrassBot:
    """The bot with this name. Raises UsageError."""
    return bot_named(GRASS_BOTS, name)


def advise(view: View, legal: Legal, chance: Picker, _budget: Budget | None = None, /) -> Advice:
    """What the best of the bots would do."""
    move = write_move(rules_bot.choose(view, legal, chance))
    return Advice(move, alternatives=(Alternative(move),))


def asking_nobody(legal: Legal) -> Legal:
    """The legal moves without offers, so that nobody is asked for an answer."""
    return msgspec.structs.replace(legal, offers=None)
