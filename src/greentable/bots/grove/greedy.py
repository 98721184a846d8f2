"""`greedy`: lays what scores most at once, recipes included; it thinks no further.

Of equally good placements it takes any: several such bots with the same cards would otherwise all
grow the same grove.
"""

from __future__ import annotations

from collections.abc import Sequence

from greentable import grove
from greentable.grove import Move, View
from greentable.shuffle import Picker


def choose(view: View, legal: Sequence[Move], rng: Picker) -> Move:
    """One of the legal moves that score most."""
    # What others have chosen and nobody sees does not touch this seat's grove: any guess will do.
    game = grove.determinize(view, rng)
    scores = [grove.explain(game, view.viewer, move).score_after for move in legal]
    most = max(scores)
    best = [move for move, score in zip(legal, scores, strict=True) if score == most]
    return best[rng.below(len(best))]
