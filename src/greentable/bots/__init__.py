"""Bots: they see views, never a state.

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
"""The bots of every game, by its name and theirs."""

STAND_INS: Mapping[str, str] = MappingProxyType({"grass": "rules", "grove": "greedy"})
"""For every game the bot that plays for people who are away: well, and without thinking long."""

STRENGTHS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"grass": ("easy", "normal", "hard"), "grove": ("greedy", "adviser")}
)
"""For every game the bots that people choose from, the weakest first."""

LAB_ALIASES: Mapping[str, Mapping[str, str]] = MappingProxyType({"grass": {"search": "hard"}})
"""For every game other names of bots, which only the lab knows: as published measurements say."""

MOVED: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {"grass": {"rules-1": "research/yardstick/rules_1.py"}}
)
"""For every game bots that are no longer in the package, and the file that plays as they did."""

ASKING_NOBODY: Mapping[str, Callable[[Any], Any]] = MappingProxyType(
    {"grass": asking_nobody, "grove": grove.asking_nobody}
)
"""For every game: of the legal moves of a seat those that ask no other seat for an answer."""

ADVISERS: Mapping[str, Adviser[Any, Any]] = MappingProxyType({"grass": advise_seat})
"""For every game whose minds say why: who advises a seat, from what it sees."""

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
