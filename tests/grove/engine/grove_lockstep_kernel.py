"""A whole game by compiled rules, written down after every move. In the compilable subset."""

from __future__ import annotations

from greentable.core.generator import below
from greentable.grove.constants import Phase
from greentable.grove.engine.legal import list_moves
from greentable.grove.engine.random_play import choose, choose_best
from greentable.grove.engine.referee import actor, carry_out, why_not
from greentable.grove.rules.measures import measure
from greentable.grove.rules.scoring import score_after
from greentable.grove.state import State

FRUITS = 7  # the three, any, and all but one


def choose_either(s: State, seat: int, rng: list[int], room: list[int]) -> int:
    """Any move, or one time in three the one that scores most: random play has few dice."""
    if below(rng, 3) == 0:
        return choose_best(s, seat, rng, room)
    return choose(s, seat, rng, room)


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
        move = choose_either(s, seat, rng, room)
        carry_out(s, seat, move)
        moves[n] = move
        counts[n] = count
        history[n] = s
        n += 1
    return n


def judge(s: State, seat: int, room: list[int], points: list[int], reasons: list[int]) -> int:
    """The score of every legal move, and why its neighbour, one column on, may not be laid."""
    count = list_moves(s, seat, room)
    for i in range(count):
        points[i] = score_after(s, seat, room[i])
        reasons[i] = why_not(s, seat, room[i] + (1 << 7))
    return count


def measure_all(s: State, seat: int, kinds: int, out: list[int]) -> int:
    """Every kind of count, of each fruit, any and two, over several values; how many there are."""
    n = 0
    for kind in range(kinds):
        for fruit in range(FRUITS):
            for low in range(0, 12, 3):
                for barrow in range(2):
                    out[n] = measure(s, seat, kind, fruit, low, 15 - low // 2, barrow)
                    n += 1
    return n
