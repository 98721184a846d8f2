"""Random games at the door, from a seed: what everybody wanders through who tests positions.

Half of the moves overlap as much as they can, so that baskets, barrows and short supplies come up.
"""

from __future__ import annotations

from typing import TypeAlias

from greentable import grove
from greentable.core.shuffle import Picker
from greentable.grove import Event, Move, State
from greentable.grove.moves import code_of
from greentable.grove.rules.scoring import score_after
from tests.games import random_walk


def wander(state: State, seat: int, rng: Picker) -> Move:
    """A legal move: any, one that covers most dice, or one that scores most."""
    moves = grove.legal_moves(state, seat)
    kind = rng.below(4)
    if kind == 1:
        best = max(score_after(state, seat, code_of(move)) for move in moves)
        moves = [m for m in moves if score_after(state, seat, code_of(m)) == best]
    elif kind > 1:
        dice = {
            (cell.column, cell.row): cell.die + cell.count
            for cell in grove.view(state, seat).groves[seat].cells
        }
        weights = [sum(dice.get(cell, 0) for cell in move.cells()) for move in moves]
        moves = [m for m, weight in zip(moves, weights, strict=True) if weight == max(weights)]
    return moves[rng.below(len(moves))]


Step: TypeAlias = random_walk.Step[State, Move, Event]
_WALK = random_walk.RandomWalk[State, Move, Event](grove, wander, grove.write_picture)
walk, positions = _WALK.steps, _WALK.positions
