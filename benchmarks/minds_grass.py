"""How fast the mind of Grass thinks: playouts, imagined deals, and where the time goes.

    python benchmarks/minds_grass.py

CPU time of one core, from the first turn of a game. The share inside the rules is that of random
play of as many decisions: what is left of a playout is the policy's own judging. How exactly a time
budget is kept, compiled and interpreted, is told as the 50th and 99th percentile of what went over
it, by CPU time, so that other work on the machine does not count.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from measuring import told_overruns

from greentable import grass
from greentable.compiled.engine import Engine, fastest, interpreted
from greentable.core.advice import Budget
from greentable.core.generator import STATE
from greentable.core.shuffle import Stream
from greentable.grass.cards import KINDS
from greentable.grass.engine.random_play import ANY_ROUND
from greentable.grass.engine.redeal import MOST_CARDS
from greentable.grass.state import ROWS
from greentable.minds.grass import decide_by_policy, search
from greentable.minds.grass.belief_figures import belief_figures
from greentable.minds.grass.beliefs import fill_beliefs
from greentable.minds.grass.figures import FIGURES
from greentable.minds.grass.outlook import OUTLOOK
from greentable.table import open_table

GAMES = 300
BUDGET = 20.0  # milliseconds
DECISIONS = 150


def choices(edition: str, seats: int) -> Iterator[grass.View]:
    """The views of each seat that has a choice, in a game of the policy."""
    people = tuple(f"seat {seat}" for seat in range(1, seats + 1))
    table = open_table(grass, edition, people, grass.Nature("benchmark")).table
    while table.to_act:
        seat = table.to_act[0]
        view = table.view(seat)
        if len(view.legal) > 1:
            yield view
        chance = Stream(b"benchmark", f"{len(table.plies)}")
        table = table.play(seat, decide_by_policy(view, view.legal, chance)).table


def measure(edition: str, seats: int) -> str:
    """Rates at one kind of table."""
    engine = fastest("grass", "minds.grass")
    view = next(choices(edition, seats))
    start = grass.determinize(view, Stream(b"benchmark", "minds"))
    states: Any = engine.states([start], GAMES)
    natures, players = engine.rows(GAMES, STATE), engine.rows(GAMES, STATE)
    engine.kernels.seed_all(natures, 1)
    engine.kernels.seed_all(players, 2)
    believed = engine.rows(ROWS, KINDS)
    fill_beliefs(view.to_fields(), view.viewer, list(belief_figures(seats)), believed)
    begun = time.process_time()
    engine.kernels.deal_all(states, view.viewer, natures, believed, engine.zeros(MOST_CARDS))
    deals = GAMES / (time.process_time() - begun)
    figures = engine.table([FIGURES] * ROWS)
    begun = time.process_time()
    made = engine.kernels.play_games(
        *(states, natures, players, 1, 1 << 40, 0, figures, engine.zeros(OUTLOOK))
    )
    each = (time.process_time() - begun) / made
    random_each = random_decision(start)
    return (
        f"{edition:8} {seats} seats  {1 / (each * made / GAMES):9,.0f} playouts/s"
        f"  {deals:9,.0f} deals/s  {made / GAMES:5.0f} decisions a playout"
        f"  {min(1.0, random_each / each):4.0%} inside the rules"
    )


def random_decision(start: grass.State) -> float:
    """CPU seconds that the rules take for a decision: random play, which judges nothing."""
    engine = fastest("grass")
    states: Any = engine.states([start], GAMES)
    natures, players = engine.rows(GAMES, STATE), engine.rows(GAMES, STATE)
    engine.kernels.seed_all(natures, 1)
    engine.kernels.seed_all(players, 2)
    begun = time.process_time()
    made = engine.kernels.play_out(
        *(states, 0, GAMES, natures, players, 1, 200),
        *(engine.zeros(MOST_CARDS), engine.rows(GAMES, start.seats)),
    )
    assert made < ANY_ROUND
    return (time.process_time() - begun) / int(made)


def overruns(engine: Engine) -> str:
    """By how much a time budget is exceeded."""
    over = []
    budget = Budget(milliseconds=BUDGET, by_cpu=True)
    for seats in (2, 4):
        for number, view in enumerate(islice(choices("2018", seats), DECISIONS // 2)):
            chance = Stream(b"benchmark", f"{number}")
            begun = budget.clock()
            search(view, view.legal, chance, budget, engine=engine)
            over.append((budget.clock() - begun) * 1000 - BUDGET)
    kind = "compiled" if engine.is_compiled else "interpreted"
    return f"{kind}, {told_overruns(BUDGET, over)}"


def main() -> None:
    for edition in grass.EDITIONS:
        for seats in (2, 4):
            print(measure(edition, seats), flush=True)
    print(overruns(fastest("grass", "minds.grass")), flush=True)
    print(overruns(interpreted("grass", "minds.grass")))


if __name__ == "__main__":
    main()
