"""How fast the solver and the adviser of Grove think, on one core.

    python benchmarks/minds_grove.py [--seconds 5]

Placements a second that a beam evaluates, groves a second that a proof looks at, and searches to
the end of the game a second that the adviser makes. The share of the time inside the rules is what
listing and scoring as many placements takes with nothing around it.
"""

from __future__ import annotations

import argparse

from grove_rules import listed_compiled
from measuring import rate

from greentable import grove, solver
from greentable.solver.adviser import SEARCHES
from greentable.solver.engine import fastest
from greentable.solver.prover import Prover

ORDER = (7, 2, 11, 18, 5, 9, 14, 3, 12)
WIDTH = 300


def placements(seconds: float) -> float:
    """Placements that beams evaluate."""
    engine = fastest()
    return rate(
        lambda: solver.solve(grove.HOUSE_EDITION, ORDER, width=WIDTH, engine=engine).placements,
        seconds,
    )


def nodes(seconds: float) -> float:
    """Groves that a bound of three plays looks at."""
    engine = fastest()
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER)
    prover = Prover(engine, game, 3)

    def run() -> int:
        looked_at = 0

        def on_nodes(number: int) -> bool:
            nonlocal looked_at
            looked_at += number
            return False

        prover.bound(game, ORDER[3:], 0, 3, on_nodes)
        return looked_at

    return rate(run, seconds)


def searches(seconds: float) -> float:
    """Searches of the adviser, from the first move of a game."""
    engine = fastest()
    view = grove.view(solver.game_in_order(grove.HOUSE_EDITION, ORDER), 1)

    def run() -> int:
        solver.promises(view, 1, engine=engine)
        return SEARCHES

    return rate(run, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    seconds = parser.parse_args().seconds
    evaluated, listed = placements(seconds), listed_compiled(seconds)
    print(f"beam      {evaluated:12,.0f} placements/s, {evaluated / listed:.0%} inside the rules")
    print(f"proof     {nodes(seconds):12,.0f} groves/s")
    print(f"adviser   {searches(seconds):12,.0f} searches/s")


if __name__ == "__main__":
    main()
