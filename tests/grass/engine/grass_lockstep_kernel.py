"""A whole game by compiled rules, written down after every move; reasons and what may be named.

In the compilable subset.
"""

from __future__ import annotations

from greentable.grass.cards import KINDS
from greentable.grass.constants import Phase
from greentable.grass.engine.legal import (
    list_moves,
    may_ask,
    may_counter_any,
    may_give,
    may_give_in_counter,
    may_offer_any,
    may_want,
)
from greentable.grass.engine.random_play import choose
from greentable.grass.engine.referee import actor, carry_out, why_not
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


def reasons(s: State, seats: list[int], moves: list[int], out: list[int]) -> None:
    """Why not, for each of these seats and moves."""
    for i in range(len(moves)):
        out[i] = why_not(s, seats[i], moves[i])


def may_be_named(s: State, seat: int, out: list[int]) -> None:
    """The cards this seat may name in offers and counters: six answers for each kind, as bits."""
    for kind in range(KINDS):
        out[kind] = int(may_offer_any(s, seat))
        out[kind] |= int(may_give(s, seat, kind)) << 1
        out[kind] |= int(may_want(s, kind)) << 2
        out[kind] |= int(may_counter_any(s, seat)) << 3
        out[kind] |= int(may_give_in_counter(s, seat, kind)) << 4
        out[kind] |= int(may_ask(s, kind)) << 5
