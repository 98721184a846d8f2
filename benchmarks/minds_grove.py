"""How fast the solver and the adviser of Grove think, on one core.

    python benchmarks/minds_grove.py [--seconds 5]

Placements a second that a beam evaluates, groves a second that a proof looks at, and searches to
the end of the game a second that the adviser makes, all by CPU time. Beside the beam stands what
listing and scoring as many placements takes with nothing around it. A beam scores fewer, so less of
its time is spent inside the rules, and that figure may well be above 100 %. At last, by how much
the adviser exceeds a time budget in whole games, without and with recipes.
"""

from __future__ import annotations

import argparse
import random
import time

from grove_rules import listed_compiled
from measuring import rate, told_overruns

from greentable import grove
from greentable.grove.cards import CARDS, DECK
from greentable.grove.moves import code_of
from greentable.minds import grove as solver
from greentable.minds.grove.adviser import SEARCHES
from greentable.minds.grove.engine import fastest
from greentable.minds.grove.known_order import play_on
from greentable.minds.grove.proofs.prover import Prover

ORDER = (7, 2, 11, 18, 5, 9, 14, 3, 12)
WIDTH = 300
ENDS = 4  # plays that are proved
BUDGET = 400.0  # milliseconds
GAMES = 3
RECIPES = (8, 17)


def placements(seconds: float) -> float:
    """Placements that beams evaluate."""
    engine = fastest()
    return rate(
        lambda: solver.solve(grove.HOUSE_EDITION, ORDER, width=WIDTH, engine=engine).placements,
        seconds,
        time.process_time,
    )


def nodes(seconds: float) -> float:
    """Groves that a proof of the last four plays looks at."""
    engine = fastest()
    start, draws = solver.game_in_order(grove.HOUSE_EDITION, ORDER), ORDER[3:]
    line = solver.greedy_on(start, draws, engine=engine).moves[:-ENDS]
    game = play_on(start, draws, [code_of(move) for move in line])
    rest = draws[len(line) :]
    best = solver.solve_on(game, rest, width=WIDTH, engine=engine).score
    prover = Prover(engine, game, ENDS)

    def run() -> int:
        looked_at = 0

        def on_nodes(number: int) -> bool:
            nonlocal looked_at
            looked_at += number
            return False

        prover.better(game, rest, best, ENDS, on_nodes)
        return looked_at

    return rate(run, seconds, time.process_time)


def searches(seconds: float) -> float:
    """Searches of the adviser, from the first move of a game."""
    engine = fastest()
    view = grove.view(solver.game_in_order(grove.HOUSE_EDITION, ORDER), 1)

    def run() -> int:
        solver.promises(view, 1, engine=engine)
        return SEARCHES

    return rate(run, seconds, time.process_time)


def overruns(recipes: tuple[int, int] | None) -> str:
    """By how much a time budget of the adviser is exceeded."""
    searches(0)  # the first time tables are made
    engine, over = fastest(), []
    others = [card for card in range(1, CARDS + 1) if card not in RECIPES]
    for number in range(GAMES):
        order = random.Random(f"benchmark {number}").sample(others, DECK)
        game, draws = solver.game_in_order(grove.HOUSE_EDITION, order, recipes), order[3:]
        while game.phase != grove.Phase.OVER:
            begun = time.process_time()
            (best, *_) = solver.promises(
                grove.view(game, 1), 1, milliseconds=BUDGET, engine=engine, clock=time.process_time
            )
            over.append((time.process_time() - begun) * 1000 - BUDGET)
            game, draws = play_on(game, draws, (code_of(best.move),)), draws[1:]
    return told_overruns(BUDGET, over)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    evaluated, listed = placements(seconds), listed_compiled(seconds, clock=time.process_time)
    share = f"{evaluated / listed:.0%} of its time would list and score them all"
    print(f"beam      {evaluated:12,.0f} placements/s; {share}")
    print(f"proof     {nodes(seconds):12,.0f} groves/s")
    print(f"adviser   {searches(seconds):12,.0f} searches/s")
    print(f"          {overruns(None)}")
    print(f"with recipes {overruns(RECIPES)}")


if __name__ == "__main__":
    main()
