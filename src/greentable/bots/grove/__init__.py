"""The bots that play Grove, by name. A bot sees only the view and legal moves of its seat.

>>> from greentable import grove
>>> from greentable.bots.grove import grove_bot
>>> from greentable.core.shuffle import Stream
>>> nature, game = grove.Nature("seed"), grove.new_game("house", seats=2)
>>> while grove.to_act(game) == [0]:
...     game, events = grove.apply(game, 0, nature.move(game))
>>> view = grove.view(game, 2)
>>> grove_bot("greedy")(view, view.legal, Stream(b"seed", "bot")) in view.legal
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from greentable.bots.bot import Bot, as_bot, bot_named
from greentable.bots.grove import adviser, greedy, random_bot
from greentable.grove import Move, View

GroveBot = Bot[View, Sequence[Move], Move]

GROVE_BOTS: Mapping[str, GroveBot] = MappingProxyType(
    {
        "random": as_bot(random_bot.choose),
        "greedy": as_bot(greedy.choose),
        "adviser": as_bot(adviser.choose, kernels=("grove", "minds.grove")),
    }
)


def grove_bot(name: str) -> GroveBot:
    """The bot with this name. Raises UsageError."""
    return bot_named(GROVE_BOTS, name)


def asking_nobody(legal: Sequence[Move]) -> Sequence[Move]:
    """All legal moves: no move in Grove asks another seat for an answer."""
    return legal
