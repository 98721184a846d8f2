"""`greedy`: makes the placement with the highest score now, recipes included, and plans no further.

It chooses at random among equally good placements: otherwise several such bots with the same cards
would all grow the same grove.
"""

from __future__ import annotations

from collections.abc import Sequence

from greentable.core.shuffle import Picker
from greentable.grove import Move, View, explain_view


def choose(view: View, legal: Sequence[Move], chance: Picker) -> Move:
    """Choose one of the legal moves that score most."""
    scores = [explain_view(view, move).score_after for move in legal]
    most = max(scores)
    best = [move for move, score in zip(legal, scores, strict=True) if score == most]
    return best[chance.below(len(best))]
