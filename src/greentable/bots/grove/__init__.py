"""The bots that play Grove, by name. A bot sees a view and the legal moves of its seat, no more.

>>> from greentable import grove
>>> from greentable.bots.grove import grove_bot
>>> from greentable.shuffle import Stream
>>> nature, game = grove.Nature("seed"), grove.new_game(grove.HOUSE_EDITION, seats=2)
>>> while grove.to_act(game) == [0]:
...     game, events = grove.apply(game, 0, nature.move(game))
>>> view = grove.view(game, 2)
>>> grove_bot("greedy")(view, view.legal, Stream(b"seed", "bot")) in view.legal
True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from greentable.bots.grove import greedy, random_bot
from greentable.errors import UsageError
from greentable.grove import Move, View
from greentable.shuffle import Picker

GroveBot = Callable[[View, Sequence[Move], Picker], Move]
"""`choose(view, legal, rng)`: one of the legal moves; the same for the same three."""

GROVE_BOTS: Mapping[str, GroveBot] = MappingProxyType(
    {
        "random": random_bot.choose,
        "greedy": greedy.choose,
    }
)


def grove_bot(name: str) -> GroveBot:
    """The bot with this name. Raises UsageError."""
    if name not in GROVE_BOTS:
        message = f"unknown bot {name!r}: one of {', '.join(GROVE_BOTS)}"
        raise UsageError("bots.unknown", message)
    return GROVE_BOTS[name]
