"""Random games at the door, from a seed: what everybody wanders through who tests positions.

Half of the moves overlap as much as they can, so that baskets, barrows and short supplies come up.
Of several seats that choose secretly, any may come first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from greentable import grove
from greentable.core.shuffle import Picker, Stream
from greentable.game import NATURE
from greentable.grove import Event, Move, Nature, Ruleset, State
from greentable.grove.moves import code_of
from greentable.grove.rules.scoring import score_after


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a game, with the positions before and after it."""

    before: State
    seat: int
    move: Move
    events: tuple[Event, ...]
    after: State

    def __str__(self) -> str:
        before, after = grove.write_picture(self.before), grove.write_picture(self.after)
        return f"seat {self.seat}: {self.move}\nfrom:\n{before}\nto:\n{after}"


def walk(ruleset: Ruleset, seats: int, seed: str) -> Iterator[Step]:
    """A whole game."""
    rng = Stream(seed.encode(), "walk")
    nature = Nature(seed)
    state = grove.new_game(ruleset, seats)
    while waiting := grove.to_act(state):
        seat = waiting[rng.below(len(waiting))]
        move = nature.move(state) if seat == NATURE else wander(state, seat, rng)
        after, events = grove.apply(state, seat, move)
        yield Step(state, seat, move, events, after)
        state = after


def positions(ruleset: Ruleset, seats: int, seed: str) -> Iterator[State]:
    """Every position of a game, the last included."""
    yield grove.new_game(ruleset, seats)
    for step in walk(ruleset, seats, seed):
        yield step.after


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
