"""A whole game by compiled rules, written down after every move. In the compilable subset."""

from __future__ import annotations

from greentable.grass.constants import Phase
from greentable.grass.legal import list_moves
from greentable.grass.random_play import choose
from greentable.grass.referee import actor, carry_out
from greentable.grass.state import State


def play(
    s: State,
    rng: list[int],
    room: list[int],
    moves: list[int],
    counts: list[int],
    listed: list[int],
    history: list[State],
) -> int:
    """Play to the end, or until `history` is full; how many moves were made.

    Ply by ply: `moves` gets the move, `counts` how many moves were legal, `listed` one after the
    other those moves, `history` the state after it.
    """
    n = 0
    total = 0
    while n < len(history) and s.phase != Phase.OVER:
        seat = actor(s)
        count = list_moves(s, seat, room)
        for i in range(count):
            listed[total + i] = room[i]
        total += count
        s.told_count = 0
        move = choose(s, seat, rng)
        carry_out(s, seat, move)
        moves[n] = move
        counts[n] = count
        history[n] = s
        n += 1
    return n
