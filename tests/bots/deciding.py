"""Set the table in writing and ask a bot what it does there."""

from __future__ import annotations

from greentable import grass
from greentable.bots.grass import GRASS_BOTS, GRASS_YARDSTICKS
from greentable.core.shuffle import Stream
from greentable.grass import State
from tests.grass.grass_table import table

DICE = 12
"""How many different dice a habit is tried with."""


def decides(start: str | State, seat: int = 1, *, dice: int = 0, bot: str = "rules-1") -> str:
    """The token of what a bot does in this seat; it must be legal."""
    view = grass.view(table(start) if isinstance(start, str) else start, seat)
    move = {**GRASS_BOTS, **GRASS_YARDSTICKS}[bot](
        view, view.legal, Stream(f"{dice}".encode(), "bot")
    )
    assert move in view.legal, f"seat {seat}: {move}\n{start}"
    return str(move)


def all_decisions(start: str | State, seat: int = 1, *, bot: str = "rules-1") -> set[str]:
    """What it does with one dice or another."""
    return {decides(start, seat, dice=dice, bot=bot) for dice in range(DICE)}
