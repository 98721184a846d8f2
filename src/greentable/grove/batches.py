"""Many games of Grove at once: the loops behind `greentable.compiled.batch`.

In the compilable subset. `states` are the games; `natures` and `players` hold a generator for each
game, for chance and for random decisions of seats. `room` is scratch space.
"""

from __future__ import annotations

from greentable.grove.constants import Phase, Reason
from greentable.grove.engine.legal import MOST_MOVES, list_moves
from greentable.grove.engine.random_play import choose, play_on
from greentable.grove.engine.redeal import redeal
from greentable.grove.engine.referee import NATURE, actor, carry_out, why_not
from greentable.grove.rules.recipes import final_score
from greentable.grove.state import State
from greentable.grove.views.fields import ViewFields
from greentable.grove.views.filling import fill_view

ROOM = MOST_MOVES
NOBODY_TO_ACT = -1
ALL_LEGAL = -1


def redeal_all(
    states: list[State], viewers: list[int], natures: list[list[int]], room: list[int]
) -> None:
    """Choose anew what its viewer cannot see, in each game."""
    for number in range(len(states)):
        redeal(states[number], viewers[number], natures[number], room)


def find_actors(states: list[State], seats: list[int]) -> None:
    """The actor of each game: nature (0), the first seat to act, or -1 when it is over."""
    for number in range(len(states)):
        seats[number] = actor(states[number])
        if states[number].phase == Phase.OVER:
            seats[number] = NOBODY_TO_ACT


def list_all(
    states: list[State],
    first: int,
    seats: list[int],
    counts: list[int],
    codes: list[int],
    room: list[int],
) -> int:
    """List the legal moves of a seat in each game, starting at `first`; return where it stopped.

    `codes` gets the moves, game after game, until it is full; `counts` the number for each game.
    """
    total = 0
    for number in range(first, len(states)):
        count = 0
        if seats[number] != NOBODY_TO_ACT:
            count = list_moves(states[number], seats[number], room)
        if total + count > len(codes):
            return number
        for index in range(count):
            codes[total + index] = room[index]
        counts[number] = count
        total += count
    return len(states)


def view_all(states: list[State], viewers: list[int], views: list[ViewFields]) -> None:
    """Fill a new view of each game by listing what its viewer may see."""
    for number in range(len(states)):
        fill_view(states[number], viewers[number], views[number])


def step_all(
    states: list[State],
    seats: list[int],
    moves: list[int],
    natures: list[list[int]],
    room: list[int],
) -> int:
    """Make a move in each game that is not over, then nature's moves until a seat is to act.

    If a move is illegal, nothing is done and the number of its game is returned.
    """
    for number in range(len(states)):
        s = states[number]
        if s.phase != Phase.OVER and why_not(s, seats[number], moves[number]) != Reason.OK:
            return number
    for number in range(len(states)):
        s = states[number]
        nature = natures[number]
        if s.phase != Phase.OVER:
            s.told_count = 0
            carry_out(s, seats[number], moves[number])
        while s.phase != Phase.OVER and actor(s) == NATURE:
            s.told_count = 0
            carry_out(s, NATURE, choose(s, NATURE, nature, room))
    return ALL_LEGAL


def play_out(
    states: list[State],
    first: int,
    end: int,
    natures: list[list[int]],
    players: list[list[int]],
    rounds: int,
    decisions: int,
    room: list[int],
    returns: list[list[int]],
) -> int:
    """Play games `first` to `end` at random, each for at most `decisions`; return how many.

    A game of Grove is one round. `returns` gets the scores of each game, seat 1 first.
    """
    made = 0
    for number in range(first, end):
        s = states[number]
        made += play_on(s, natures[number], players[number], room, decisions)
        for seat in range(1, s.seats + 1):
            returns[number][seat - 1] = final_score(s, seat)
    return made
