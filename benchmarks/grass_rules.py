"""Decisions of Grass a second: the rules as they are and compiled, beside a peer.

Random play that chooses the verb first and then its details, four seats, trades allowed. A decision
is a move of a seat; nature's deals and draws are done as well but not counted. The peer is
OpenSpiel's Crazy Eights for four, a C++ game driven from Python as researchers drive it, in the
same run on the same machine.
"""

from __future__ import annotations

import random
import time

import pyspiel
from measuring import on_all_cores, rate

from greentable import grass
from greentable.compiled.engine import Engine, fastest, interpreted
from greentable.core.generator import STATE
from greentable.grass.batches import ROOM, TO_THE_END
from greentable.grass.engine.random_play import ANY_ROUND, play_on

SEATS = 4


def decisions(engine: Engine, ruleset: grass.Ruleset, seconds: float, seed: int) -> float:
    """Decisions a second in random games, a new one whenever one is over."""
    fresh = grass.new_game(ruleset, SEATS)
    room, returns = engine.zeros(ROOM), engine.rows(1, SEATS)
    generators = [engine.rows(1, STATE) for _ in range(2)]
    for number, generator in enumerate(generators):
        engine.kernels.seed_all(generator, 2 * seed + number)
    at_once = 200_000 if engine.is_compiled else 2_000

    def run() -> int:
        game = engine.states([fresh])
        made: int = engine.kernels.play_out(
            game, 0, 1, *generators, TO_THE_END, at_once, room, returns
        )
        return made

    return rate(run, seconds)


def measure_interpreted(ruleset: grass.Ruleset, seconds: float, seed: int) -> float:
    return decisions(interpreted("grass"), ruleset, seconds, seed)


def measure_compiled(ruleset: grass.Ruleset, seconds: float, seed: int) -> float:
    return decisions(fastest("grass"), ruleset, seconds, seed)


def crazy_eights(seconds: float, seed: int) -> float:
    """Decisions a second of the peer."""
    rng = random.Random(seed)
    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")

    def run() -> int:
        made = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
        return made

    return rate(run, seconds)


def legal_lists(seconds: float) -> tuple[list[float], int]:
    """Seconds for legal lists of over a thousand moves (Hidden Deals for six), and the longest."""
    rng = [1]
    state = grass.new_game(grass.read_ruleset("2018 hidden_deals"), 6)
    taken: list[float] = []
    longest, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        play_on(state, rng, rng, ANY_ROUND, 7)
        for seat in grass.to_act(state):
            before = time.perf_counter()
            moves = grass.legal_moves(state, seat)
            if len(moves) > 1000:
                taken.append(time.perf_counter() - before)
            longest = max(longest, len(moves))
    return sorted(taken), longest


def print_figures(seconds: float) -> None:
    print("Grass: random play, four seats, trades allowed; decisions a second")
    peer = crazy_eights(seconds, 1)
    print(f"{'OpenSpiel crazy_eights (C++ from Python)':44} one core {peer:12,.0f}")
    for edition, ruleset in grass.EDITIONS.items():
        for how, measure in (("interpreted", measure_interpreted), ("compiled", measure_compiled)):
            one = measure(ruleset, seconds, 1)
            all_cores = on_all_cores(measure, ruleset, seconds)
            print(
                f"{f'Grass {edition}, {how}':44} one core {one:12,.0f}"
                f"  all cores {all_cores:12,.0f}  peer × {one / peer:.2f}"
            )
    taken, longest = legal_lists(seconds)
    median, last = taken[len(taken) // 2] * 1000, taken[-1] * 1000
    print(
        f"Hidden Deals, six seats: legal lists up to {longest} moves, "
        f"median {median:.2f} ms, slowest of {len(taken)} {last:.2f} ms"
    )
