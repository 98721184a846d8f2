"""Random play: a random legal placement with its choices. In the compilable subset.

For benchmarks, lock-step tests and playouts. Every legal move can come up.
"""

from __future__ import annotations

from greentable.core.generator import below
from greentable.grove.cards import CARDS
from greentable.grove.codes import card_code, recipes_code
from greentable.grove.constants import Phase, Verb
from greentable.grove.engine.legal import list_moves
from greentable.grove.engine.referee import NATURE, actor, carry_out
from greentable.grove.rules.placement import how_many
from greentable.grove.rules.scoring import score_after
from greentable.grove.state import Position, State


def pick_unseen(s: Position, rng: list[int]) -> int:
    """A random unseen card, each equally likely."""
    left = below(rng, how_many(s.unseen))
    for card in range(1, CARDS + 1):
        if s.unseen >> card & 1:
            if left == 0:
                return card
            left -= 1
    return 0


def choose(s: Position, seat: int, rng: list[int], moves: list[int]) -> int:
    """A random legal move of the actor, nature included; `moves` is scratch space."""
    if s.phase == Phase.START:
        return card_code(Verb.START, pick_unseen(s, rng))
    if s.phase == Phase.DRAW:
        return card_code(Verb.DRAW, pick_unseen(s, rng))
    if s.phase == Phase.RECIPES:
        first = below(rng, CARDS) + 1
        second = below(rng, CARDS - 1) + 1
        second += int(second >= first)
        return recipes_code(min(first, second), max(first, second))
    return moves[below(rng, list_moves(s, seat, moves))]


def choose_best(s: Position, seat: int, rng: list[int], moves: list[int]) -> int:
    """The move with the highest score at once; of equal ones the first in the list."""
    if seat == NATURE:
        return choose(s, seat, rng, moves)
    count = list_moves(s, seat, moves)
    best = moves[0]
    most = score_after(s, seat, best)
    for index in range(1, count):
        points = score_after(s, seat, moves[index])
        if points > most:
            most = points
            best = moves[index]
    return best


def play_on(
    s: State, nature: list[int], players: list[int], moves: list[int], decisions: int
) -> int:
    """Play to the end of the game, for at most `decisions` of seats; return their number.

    Nature has a generator of her own: with the same one she moves alike, whatever the seats do.
    """
    made = 0
    while made < decisions and s.phase != Phase.OVER:
        seat = actor(s)
        s.told_count = 0
        if seat == NATURE:
            carry_out(s, seat, choose(s, seat, nature, moves))
        else:
            carry_out(s, seat, choose(s, seat, players, moves))
            made += 1
    return made


def weigh_all(s: Position, seat: int, moves: list[int]) -> int:
    """The best score among all legal moves of a seat, each listed and scored: for benchmarks."""
    count = list_moves(s, seat, moves)
    most = score_after(s, seat, moves[0])
    for index in range(1, count):
        most = max(most, score_after(s, seat, moves[index]))
    return most
