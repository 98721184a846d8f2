"""Many games of Grass at once: the loops behind `greentable.compiled.batch`.

In the compilable subset. `states` are the games; `natures` and `players` have a generator for each
of them, for chance and for what seats decide at random. `room` is space to work in.
"""

from __future__ import annotations

from greentable.grass.constants import Phase, Reason
from greentable.grass.engine.legal import MOST_MOVES, list_moves
from greentable.grass.engine.random_play import ANY_ROUND, choose, play_on
from greentable.grass.engine.redeal import MOST_CARDS, redeal
from greentable.grass.engine.referee import NATURE, actor, carry_out, why_not
from greentable.grass.state import State
from greentable.grass.views.fields import ViewFields
from greentable.grass.views.filling import fill_view

ROOM = max(MOST_MOVES, MOST_CARDS)
NOBODY_TO_ACT = -1
ALL_LEGAL = -1
TO_THE_END = 0  # of the game, where a number of rounds is wanted


def redeal_all(
    states: list[State], viewers: list[int], natures: list[list[int]], room: list[int]
) -> None:
    """Deal anew in each game what its viewer cannot see."""
    for number in range(len(states)):
        redeal(states[number], viewers[number], natures[number], room)


def find_actors(states: list[State], seats: list[int]) -> None:
    """Who is to act in each game: nature (0), a seat, of several the first; -1 when it is over."""
    for number in range(len(states)):
        seats[number] = actor(states[number])
        if states[number].phase == Phase.OVER:
            seats[number] = NOBODY_TO_ACT


def view_all(states: list[State], viewers: list[int], views: list[ViewFields]) -> None:
    """Fill a new view of each game by listing what its viewer may see."""
    for number in range(len(states)):
        fill_view(states[number], viewers[number], views[number])


def list_all(
    states: list[State],
    first: int,
    seats: list[int],
    counts: list[int],
    codes: list[int],
    room: list[int],
) -> int:
    """List the legal moves of a seat in each game from the first on; the game after the last.

    `codes` gets the moves, one game after the other, until it is full; `counts` how many each has.
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


def step_all(
    states: list[State],
    seats: list[int],
    moves: list[int],
    natures: list[list[int]],
    room: list[int],
) -> int:
    """Make a move in each game that is not over, and after it nature's, until a seat is to act.

    If one of the moves is illegal, nothing is done: the number of its game is given back.
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
            carry_out(s, NATURE, choose(s, NATURE, nature))
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
    """Play games `first` to `end` at random, each for at most `decisions`; how many were made.

    Each stops after `rounds`, the one it is in included, or goes on TO_THE_END. `returns` gets the
    totals of each game, seat 1 first.
    """
    made = 0
    for number in range(first, end):
        s = states[number]
        last_round = ANY_ROUND
        if rounds != TO_THE_END:
            last_round = max(s.round, 1) + rounds - 1
        made += play_on(s, natures[number], players[number], last_round, decisions)
        for seat in range(1, s.seats + 1):
            returns[number][seat - 1] = s.totals[seat]
    return made
