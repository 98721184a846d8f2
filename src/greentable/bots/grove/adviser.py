"""`adviser`: tries its best placements in sampled orders of the cards to come, and plays them out.

It is what `hint` answers with. A budget of iterations is a number of searches to the end of the
game, and gives the same move everywhere with the same engine; where the rules are not compiled,
fewer placements are tried, and without a budget less often.
"""

from __future__ import annotations

from collections.abc import Sequence

from greentable.core.advice import Budget
from greentable.core.shuffle import Picker
from greentable.grove import Move, View
from greentable.minds.grove import promises

SEEDS = 1 << 31


def choose(view: View, legal: Sequence[Move], chance: Picker, budget: Budget | None = None) -> Move:
    """The move that promises most."""
    seed = chance.below(SEEDS)
    if len(legal) == 1:
        return legal[0]
    limits = budget or Budget()
    found = promises(view, seed, milliseconds=limits.milliseconds, searches=limits.iterations)
    return found[0].move
