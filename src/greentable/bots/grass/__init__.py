"""The bots that play Grass, by name. A bot sees only the view and legal moves of its seat."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from greentable.bots.bot import Bot, as_bot, bot_named
from greentable.bots.grass import random_bot
from greentable.core.advice import Advice, Budget
from greentable.core.shuffle import Picker
from greentable.grass import Legal, Move, View
from greentable.minds.grass import BEGINNER, GAME, KERNELS, advise, decide_by_policy, search

GrassBot = Bot[View, Legal, Move]


PATIENCE = Budget(milliseconds=1_000, iterations=2_000)
"""The default budget of `hard` for a decision."""


def easy(view: View, legal: Legal, chance: Picker) -> Move:
    """The move of a beginner: it hoards, protects late and looks at its own cards only."""
    return decide_by_policy(view, legal, chance, figures=BEGINNER)


def search_bot(view: View, legal: Legal, chance: Picker, budget: Budget | None = None) -> Move:
    """The best move that a search finds."""
    return search(view, legal, chance, budget or PATIENCE).move


GRASS_BOTS: Mapping[str, GrassBot] = MappingProxyType(
    {
        "random": as_bot(random_bot.choose),
        "easy": as_bot(easy),
        "normal": as_bot(decide_by_policy),
        "hard": as_bot(search_bot, kernels=(GAME, KERNELS)),
        # The last stands in for people who are away: it plays well and at once.
        "rules": as_bot(decide_by_policy),
    }
)


def grass_bot(name: str) -> GrassBot:
    """The bot with this name. Raises UsageError."""
    return bot_named(GRASS_BOTS, name)


def advise_seat(
    view: View, legal: Legal, chance: Picker, budget: Budget | None = None, /
) -> Advice:
    """The advice of `hard`: its move, the reasons, and the alternatives."""
    return advise(view, legal, chance, budget or PATIENCE)


def asking_nobody(legal: Legal) -> Legal:
    """The legal moves without offers, which ask other seats for an answer."""
    return msgspec.structs.replace(legal, offers=None)
