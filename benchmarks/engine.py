"""How many decisions a second the rules take: interpreted and compiled, one core and all cores.

    make bench            or: python benchmarks/engine.py [--seconds 3]

Random play that chooses the verb first and then its details, four seats, deals allowed. A decision
is a move of a seat; nature's deals and draws are done as well but not counted. The peer is
OpenSpiel's Crazy Eights for four, a C++ game driven from Python as researchers drive it, in the
same run on the same machine.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import time
from collections.abc import Callable

import numpy as np
import pyspiel

from greentable import grass
from greentable.compiled.layout import batch_of
from greentable.compiled.loader import Loader
from greentable.grass import random_play

SEATS = 4
CHUNK = 2_000


def interpreted(ruleset: grass.Ruleset, seconds: float, seed: int) -> float:
    """Decisions a second, the rules as they are."""
    rng = [seed]
    state = grass.new_game(ruleset, SEATS)
    made, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        made += random_play.play_on(state, rng, CHUNK)
        if state.phase == grass.Phase.OVER:
            state = grass.new_game(ruleset, SEATS)
    return made / elapsed


def compiled(ruleset: grass.Ruleset, seconds: float, seed: int) -> float:
    """Decisions a second, the same files compiled."""
    play_on = Loader("grass").load("greentable.grass.random_play").play_on
    rng = np.array([seed], dtype=np.int64)
    fresh = batch_of(grass.new_game(ruleset, SEATS), 1)
    batch = fresh.copy()
    play_on(batch[0], rng, CHUNK)
    made, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        made += play_on(batch[0], rng, 100 * CHUNK)
        if batch[0]["phase"] == grass.Phase.OVER:
            batch[:] = fresh
    return made / elapsed


def crazy_eights(seconds: float, seed: int) -> float:
    """Decisions a second of the peer."""
    rng = random.Random(seed)
    game = pyspiel.load_game(f"crazy_eights(players={SEATS})")
    made, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
    return made / elapsed


def legal_list(seconds: float) -> tuple[float, int]:
    """The slowest full legal list met in Hidden Deals for six, in seconds, and the longest."""
    rng = [1]
    state = grass.new_game(grass.read_ruleset("2018 hidden_deals"), 6)
    slowest, longest, start = 0.0, 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        random_play.play_on(state, rng, 7)
        for seat in grass.to_act(state):
            before = time.perf_counter()
            moves = grass.legal_moves(state, seat)
            slowest = max(slowest, time.perf_counter() - before)
            longest = max(longest, len(moves))
    return slowest, longest


def on_all_cores(run: Callable[..., float], *args: object) -> float:
    """The sum over as many processes as there are cores, all at once."""
    cores = os.cpu_count() or 1
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        runs = [pool.apply_async(run, (*args, seed + 1)) for seed in range(cores)]
        return sum(result.get() for result in runs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    seconds = parser.parse_args().seconds
    print(f"{os.cpu_count()} cores; random play, {SEATS} seats, deals allowed; decisions a second")
    peer = crazy_eights(seconds, 1)
    print(f"{'OpenSpiel crazy_eights (C++ from Python)':44} one core {peer:12,.0f}")
    for edition, ruleset in grass.EDITIONS.items():
        for run in (interpreted, compiled):
            one = run(ruleset, seconds, 1)
            all_cores = on_all_cores(run, ruleset, seconds)
            print(
                f"{f'Grass {edition}, {run.__name__}':44} one core {one:12,.0f}"
                f"  all cores {all_cores:12,.0f}  peer × {one / peer:.2f}"
            )
    slowest, longest = legal_list(seconds)
    print(f"Hidden Deals, six seats: longest legal list {longest}, slowest {slowest * 1000:.2f} ms")


if __name__ == "__main__":
    main()
