"""Set the table in writing and ask a bot what it does there."""

from __future__ import annotations

from greentable import grass
from greentable.bots.grass import GRASS_BOTS
from greentable.core.shuffle import Stream
from greentable.grass import State
from tests.grass.grass_table import table

DICE = 12
"""How many different dice a habit is tried with."""

THROWS = 120
FEWEST = 25
"""Of 120 throws each of three seats should have 40; fewer than 25 has a chance of 1 in 500."""

BETWEEN_EQUALS = {
    "Heat On": ("2018", "FE IM IM BF BF HE CD | market", "... | market"),
    "Heat On in classic": ("classic", "FE IM IM BF BF HE CD | market", "... | market"),
    "Sold Out": ("2018", "SO IM IM BF BF HE CD | market", "... | market | stash HG"),
    "Doublecrossed": ("2018", "DX IM IM BF BF HE CD | market", "... | market"),
    "Utterly Wiped Out": ("2018", "UW IM IM BF BF HE CD | market", "... | market | stash CO"),
    "a Paranoia with luck": ("2018 lucky_or_not", "DX IM IM BF BF HE CD | market", "... | market"),
    "Steal": ("2018", "SN IM IM BF BF HE CD | market", "... | market | stash PA"),
    "Steal in classic": ("classic", "SN IM IM BF BF HE CD | market", "... | market | stash PA"),
    "a swap": ("2018", "HG IM IM BF BF HE CD | market | stash HG", "... | market | stash PA"),
}
"""Moves that may hit any of three equal rivals: the ruleset, the seat that moves, the others."""


def decides(start: str | State, seat: int = 1, *, bot: str, dice: int = 0) -> str:
    """The token of what a bot does in this seat; it must be legal."""
    view = grass.view(table(start) if isinstance(start, str) else start, seat)
    move = GRASS_BOTS[bot](view, view.legal, Stream(f"{dice}".encode(), "bot"))
    assert move in view.legal, f"seat {seat}: {move}\n{start}"
    return str(move)


def all_decisions(start: str | State, seat: int = 1, *, bot: str) -> set[str]:
    """The moves with different random numbers."""
    return {decides(start, seat, dice=dice, bot=bot) for dice in range(DICE)}
