"""The move of the policy for the viewer of a view."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.core.generator import STATE, seed
from greentable.core.shuffle import Picker
from greentable.grass import Legal, Move, View
from greentable.grass.cards import KINDS
from greentable.grass.moves import move_of
from greentable.minds.grass.figures import FIGURES
from greentable.minds.grass.outlook import KNOWN, OUTLOOK
from greentable.minds.grass.policy import decide


def decide_by_policy(
    view: View, legal: Legal, chance: Picker, *, figures: Sequence[int] = FIGURES
) -> Move:
    """The move of the policy for the viewer; no offer if `legal` has none."""
    if len(legal) == 1:
        return legal[0]
    rng = [0] * STATE
    seed(rng, chance.below(1 << 31))
    outlook = [0] * OUTLOOK
    for rival, held in view.known.items():
        for kind, count in enumerate(held):
            outlook[KNOWN + rival * KINDS + kind] = count
    offers = int(legal.offers is not None)
    code = decide(view.to_fields(), view.viewer, offers, list(figures), outlook, rng)
    return move_of(code)
