"""How many decisions a second the rules take: interpreted and compiled, one core and all cores.

    make bench            or: python benchmarks/engine.py [--seconds 3]

Grass: random play that chooses the verb first and then its details, four seats, deals allowed. A
decision is a move of a seat; nature's deals and draws are done as well but not counted. The peer is
OpenSpiel's Crazy Eights for four, a C++ game driven from Python as researchers drive it, in the
same run on the same machine.

Grove: positions of solo games, random and greedy; all legal placements of each are generated and
scored, and whole games are played at random (placements applied, their generation included).
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import time
from collections.abc import Callable

import numba
import numpy as np
import pyspiel

from greentable import grass, grove
from greentable.compiled.layout import batch_of
from greentable.compiled.loader import Loader
from greentable.grass import random_play
from greentable.grove import legal as grove_legal
from greentable.grove import random_play as grove_play

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


def legal_list(seconds: float) -> tuple[list[float], int]:
    """Seconds for legal lists of over a thousand moves (Hidden Deals for six), and the longest."""
    rng = [1]
    state = grass.new_game(grass.read_ruleset("2018 hidden_deals"), 6)
    taken: list[float] = []
    longest, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        random_play.play_on(state, rng, 7)
        for seat in grass.to_act(state):
            before = time.perf_counter()
            moves = grass.legal_moves(state, seat)
            if len(moves) > 1000:
                taken.append(time.perf_counter() - before)
            longest = max(longest, len(moves))
    return sorted(taken), longest


def grove_positions(count: int) -> list[grove.State]:
    """Positions from all stages of solo games, every other one greedy play, a seat to move."""
    rng, moves = [1], [0] * grove_legal.MOST_MOVES
    positions: list[grove.State] = []
    while len(positions) < count:
        choose = grove_play.choose_best if len(positions) % 2 else grove_play.choose
        state = grove.new_game(grove.HOUSE_EDITION, 1)
        plays = len(positions) // 2 % 8
        while plays or grove.to_act(state) == [0]:
            seat = grove.to_act(state)[0]
            grove_play.carry_out(state, seat, choose(state, seat, rng, moves))
            plays -= seat
        if grove.to_act(state):
            positions.append(state)
    return positions


def placements_interpreted(seconds: float, _seed: int = 1) -> float:
    """Legal placements generated and scored a second, the rules as they are."""
    moves = [0] * grove_legal.MOST_MOVES
    positions = grove_positions(40)
    count = sum(grove_legal.list_moves(state, 1, moves) for state in positions)
    made, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        for state in positions:
            grove_play.weigh_all(state, 1, moves)
        made += count
    return made / elapsed


def placements_compiled(seconds: float, _seed: int = 1) -> float:
    """Legal placements generated and scored a second, the same files compiled.

    Compiled code goes through the positions, as in a search: calls from Python are not measured.
    """
    weigh_all = Loader("grove").load("greentable.grove.random_play").weigh_all

    @numba.njit
    def weigh(batch: np.ndarray, moves: np.ndarray) -> int:
        total = 0
        for number in range(len(batch)):
            total += weigh_all(batch[number], 1, moves)
        return total

    moves = np.zeros(grove_legal.MOST_MOVES, dtype=np.int64)
    listed = [0] * grove_legal.MOST_MOVES
    positions = grove_positions(200)
    count = sum(grove_legal.list_moves(state, 1, listed) for state in positions)
    batch = np.concatenate([batch_of(state, 1) for state in positions])
    weigh(batch, moves)
    made, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        weigh(batch, moves)
        made += count
    return made / elapsed


def grove_games_compiled(seconds: float, seed: int = 1) -> float:
    """Placements applied a second in random solo games, each chosen from all legal ones."""
    play_on = Loader("grove").load("greentable.grove.random_play").play_on
    moves = np.zeros(grove_legal.MOST_MOVES, dtype=np.int64)
    rng = np.array([seed], dtype=np.int64)
    fresh = batch_of(grove.new_game(grove.HOUSE_EDITION, 1), 1)
    batch = fresh.copy()
    play_on(batch[0], rng, moves, 8)
    made, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        batch[:] = fresh
        made += play_on(batch[0], rng, moves, 8)
    return made / elapsed


def grove_games_interpreted(seconds: float, seed: int = 1) -> float:
    """The same, interpreted."""
    moves, rng = [0] * grove_legal.MOST_MOVES, [seed]
    made, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        made += grove_play.play_on(grove.new_game(grove.HOUSE_EDITION, 1), rng, moves, 8)
    return made / elapsed


def on_all_cores(run: Callable[..., float], *args: object) -> float:
    """The sum over as many processes as there are cores, all at once."""
    cores = os.cpu_count() or 1
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        runs = [pool.apply_async(run, (*args, seed + 1)) for seed in range(cores)]
        return sum(result.get() for result in runs)


def print_grass(seconds: float) -> None:
    print("random play, four seats, deals allowed; decisions a second")
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
    taken, longest = legal_list(seconds)
    median, last = taken[len(taken) // 2] * 1000, taken[-1] * 1000
    print(
        f"Hidden Deals, six seats: legal lists up to {longest} moves, "
        f"median {median:.2f} ms, slowest of {len(taken)} {last:.2f} ms"
    )


def print_grove(seconds: float) -> None:
    for what, runs in (
        ("placements generated and scored", (placements_interpreted, placements_compiled)),
        ("placements applied in random games", (grove_games_interpreted, grove_games_compiled)),
    ):
        for run, how in zip(runs, ("interpreted", "compiled"), strict=True):
            one = run(seconds)
            all_cores = on_all_cores(run, seconds)
            print(
                f"{f'Grove, {what}, {how}':52} one core {one:12,.0f}  all cores {all_cores:12,.0f}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions and placements a second.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    parser.add_argument("--game", choices=("grass", "grove"), help="only this one")
    args = parser.parse_args()
    print(f"{os.cpu_count()} cores, {args.seconds} seconds for each measurement")
    if args.game != "grove":
        print_grass(args.seconds)
    if args.game != "grass":
        print_grove(args.seconds)


if __name__ == "__main__":
    main()
