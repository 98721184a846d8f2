"""Placements of Grove a second: the rules as they are and compiled.

Positions of solo games, random and greedy: all legal placements of each are listed and scored. And
whole games are played at random: placements applied, their listing included.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from kernels import weigh_positions
from measuring import on_all_cores, rate

from greentable import grove
from greentable.compiled.engine import Compiled, Engine, fastest, interpreted
from greentable.compiled.loader import Loader
from greentable.compiled.targets import read_target
from greentable.core.generator import STATE
from greentable.grove.batches import ROOM
from greentable.grove.engine.legal import MOST_MOVES, list_moves
from greentable.grove.engine.random_play import choose, choose_best
from greentable.grove.engine.referee import actor, carry_out

WHOLE_GAME = 8  # placements of a solo game
GAMES = 64


def positions(count: int) -> list[grove.State]:
    """Positions from all stages of solo games, every other one greedy play, a seat to move."""
    rng, moves = [1], [0] * MOST_MOVES
    found: list[grove.State] = []
    while len(found) < count:
        player = choose_best if len(found) % 2 else choose
        state = grove.new_game(grove.HOUSE_EDITION, 1)
        plays = len(found) // 2 % WHOLE_GAME
        while plays or grove.to_act(state) == [0]:
            seat = actor(state)
            carry_out(state, seat, player(state, seat, rng, moves))
            plays -= seat
        if grove.to_act(state):
            found.append(state)
    return found


def listed_interpreted(seconds: float, _seed: int = 1) -> float:
    """Legal placements listed and scored a second, the rules as they are."""
    moves = [0] * MOST_MOVES
    states = positions(40)
    count = sum(list_moves(state, 1, moves) for state in states)
    return rate(lambda: weigh_positions(states, moves) and count, seconds)


def listed_compiled(
    seconds: float, _seed: int = 1, clock: Callable[[], float] = time.perf_counter
) -> float:
    """The same compiled; the loop over positions is compiled, too, as in a search."""
    target = read_target("grove").with_module("kernels", ["weigh_positions"])
    engine = Compiled(Loader(target).compile("kernels"))
    made, moves = positions(200), [0] * MOST_MOVES
    count = sum(list_moves(state, 1, moves) for state in made)
    states, room = engine.states(made), engine.zeros(MOST_MOVES)
    return rate(lambda: engine.kernels.weigh_positions(states, room) and count, seconds, clock)


def applied(engine: Engine, seconds: float, seed: int) -> float:
    """Placements applied a second in random solo games, each chosen from all legal ones."""
    games = GAMES if engine.is_compiled else 1
    fresh = grove.new_game(grove.HOUSE_EDITION, 1)
    room, returns = engine.zeros(ROOM), engine.rows(games, 1)
    generators = [engine.rows(games, STATE) for _ in range(2)]
    for number, generator in enumerate(generators):
        engine.kernels.seed_all(generator, 2 * seed + number)

    def run() -> int:
        states = engine.states([fresh], games)
        made: int = engine.kernels.play_out(
            states, 0, games, *generators, 1, WHOLE_GAME, room, returns
        )
        return made

    return rate(run, seconds)


def applied_interpreted(seconds: float, seed: int = 1) -> float:
    return applied(interpreted("grove"), seconds, seed)


def applied_compiled(seconds: float, seed: int = 1) -> float:
    return applied(fastest("grove"), seconds, seed)


def print_figures(seconds: float) -> None:
    print("Grove: placements a second")
    for what, measures in (
        ("listed and scored", (listed_interpreted, listed_compiled)),
        ("applied in random games", (applied_interpreted, applied_compiled)),
    ):
        for how, measure in zip(("interpreted", "compiled"), measures, strict=True):
            one = measure(seconds)
            all_cores = on_all_cores(measure, seconds)
            print(
                f"{f'Grove, {what}, {how}':44} one core {one:12,.0f}  all cores {all_cores:12,.0f}"
            )
