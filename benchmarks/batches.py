"""The speed of a bot that simulates: re-deals and random playouts a second, compiled.

Batches of a thousand games. A playout of Grass goes to the end of the round, one of Grove to the
end of the game; the copies that it is played in are made as well. Threads share nothing but the
interpreter, which they do not need while they play.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from measuring import rate

from greentable import compiled, grass, grove
from greentable.game import NATURE

SIZE = 1_000


def grass_view(seats: int) -> grass.View:
    """The first turn of a game, seen by the seat whose turn it is."""
    nature, game = grass.Nature("bench"), grass.new_game(grass.EDITION_2018, seats)
    while grass.to_act(game) == [NATURE]:
        game, _ = grass.apply(game, NATURE, nature.move(game))
    return grass.view(game, grass.to_act(game)[0])


def grove_view(seats: int) -> grove.View:
    """The first placement; of several seats the first has already chosen, the second looks."""
    nature, game = grove.Nature("bench"), grove.new_game(grove.HOUSE_EDITION, seats)
    while grove.to_act(game) == [NATURE]:
        game, _ = grove.apply(game, NATURE, nature.move(game))
    if seats > 1:
        game, _ = grove.apply(game, 1, grove.legal_moves(game, 1)[0])
    return grove.view(game, min(seats, 2))


def play_copy(games: compiled.Batch[Any, Any]) -> int:
    return len(games.copy().playout())


def deal_anew(games: compiled.Batch[Any, Any]) -> int:
    games.redeal()
    return len(games)


def in_threads(batches: Iterable[compiled.Batch[Any, Any]], seconds: float) -> float:
    """Playouts a second in as many threads of one process as there are batches."""
    made = list(batches)

    def play(games: compiled.Batch[Any, Any]) -> int:
        done, end = 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            done += play_copy(games)
        return done

    with ThreadPoolExecutor(len(made)) as pool:
        return sum(pool.map(play, made)) / seconds


def print_game(name: str, game: Any, view: Any, seconds: float) -> None:  # noqa: ANN401 - any
    cores = os.cpu_count() or 1
    batches = [compiled.batch(game, view, SIZE, seed=seed) for seed in range(cores)]
    start = time.perf_counter()
    compiled.batch(game, view, SIZE)
    new = time.perf_counter() - start
    deals = rate(lambda: deal_anew(batches[0]), seconds)
    playouts = rate(lambda: play_copy(batches[0]), seconds)
    threads = in_threads(batches, seconds)
    print(
        f"{name:24} a batch of {SIZE:,} in {1000 * new:5.2f} ms   re-deals {deals:12,.0f}"
        f"   playouts {playouts:9,.0f}   in {cores} threads {threads:9,.0f}"
    )


def print_grass(seconds: float) -> None:
    print("Grass: from a view, compiled; a second")
    for seats in (2, 4):
        print_game(f"Grass 2018, {seats} seats", grass, grass_view(seats), seconds)


def print_grove(seconds: float) -> None:
    print("Grove: from a view, compiled; a second")
    for seats in (1, 4):
        print_game(f"Grove, {seats} seats", grove, grove_view(seats), seconds)
