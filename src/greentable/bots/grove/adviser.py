"""`adviser`: plays its best placements out to the end, in sampled orders of the cards to come.

`hint` answers with its move. A budget of iterations is a number of searches to the end of the game,
and gives the same move on each machine with the same engine. If the rules are not compiled, the bot
tries fewer placements, and without a budget it tries each less often.
"""

from __future__ import annotations

from collections.abc import Sequence

from greentable.core.advice import Budget
from greentable.core.shuffle import Picker
from greentable.grove import Move, View
from greentable.minds.grove import promises

SEEDS = 1 << 31


def choose(view: View, legal: Sequence[Move], chance: Picker, budget: Budget | None = None) -> Move:
    """Choose the move with the highest expected result."""
    seed = chance.below(SEEDS)
    if len(legal) == 1:
        return legal[0]
    limits = budget or Budget()
    found = promises(view, seed, milliseconds=limits.milliseconds, searches=limits.iterations)
    return found[0].move
