"""Bots: functions that choose moves from a seat's view, never from the whole state.

>>> from greentable import bots, grass
>>> from greentable.core.shuffle import Stream
>>> choose = bots.grass_bot("rules")
>>> nature, game = grass.Nature("seed"), grass.new_game(grass.EDITION_2018, seats=2)
>>> while grass.to_act(game) == [0]:
...     game, events = grass.apply(game, 0, nature.move(game))
>>> view = grass.view(game, grass.to_act(game)[0])
>>> choose(view, view.legal, Stream(b"seed", "bot")) in view.legal
True
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from greentable.bots import grove
from greentable.bots.bot import Adviser, Bot, as_bot
from greentable.bots.grass import (
    GRASS_BOTS,
    GrassBot,
    advise_seat,
    asking_nobody,
    grass_bot,
)
from greentable.bots.grove import GROVE_BOTS
from greentable.core.advice import Advice, Budget

BOTS: Mapping[str, Mapping[str, Callable[..., Any]]] = MappingProxyType(
    {"grass": GRASS_BOTS, "grove": GROVE_BOTS}
)
"""The bots of each game, by the names of game and bot."""

STAND_INS: Mapping[str, str] = MappingProxyType({"grass": "rules", "grove": "greedy"})
"""The bot of each game that plays for absent people: strong, and without thinking long."""

STRENGTHS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"grass": ("easy", "normal", "hard"), "grove": ("greedy", "adviser")}
)
"""The bots of each game that people choose from, the weakest first."""

LAB_ALIASES: Mapping[str, Mapping[str, str]] = MappingProxyType({"grass": {"search": "hard"}})
"""Other names of each game's bots, for the lab only: published measurements use them."""

MOVED: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"grass": {"rules-1": "research/yardstick/rules_1.py"}}
)
"""Bots of each game that were removed from the package, and the files that play as they did."""

ASKING_NOBODY: Mapping[str, Callable[[Any], Any]] = MappingProxyType(
    {"grass": asking_nobody, "grove": grove.asking_nobody}
)
"""For each game a function that removes offers, which ask other seats, from legal moves."""

ADVISERS: Mapping[str, Adviser[Any, Any]] = MappingProxyType({"grass": advise_seat})
"""The adviser of each game that has one: a function that recommends a move, with reasons."""

__all__ = [
    "ADVISERS",
    "ASKING_NOBODY",
    "BOTS",
    "GRASS_BOTS",
    "LAB_ALIASES",
    "MOVED",
    "STAND_INS",
    "STRENGTHS",
    "Advice",
    "Adviser",
    "Bot",
    "Budget",
    "GrassBot",
    "as_bot",
    "grass_bot",
]
