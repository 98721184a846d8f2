"""Tune the policy of Grass: let it meet itself with one figure changed, and keep what wins.

    python -m scripts.tune_grass --trials 200 --log tuning.jsonl

One trial changes one figure and plays duplicate deals: the changed player in every seat in turn,
against the best so far in all others, at the tables named below. A change is kept if its gain is
larger than chance easily explains. Every trial is a line of the log; the same command goes on from
there, and from the same seed the same trials follow. In the end the best figures are written to
`grass_mind/figures.toml`. Needs the compiled kernels (`greentable warmup grass`).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import time
from collections.abc import Sequence
from pathlib import Path

from greentable import grass
from greentable.compiled.engine import Engine, fastest
from greentable.generator import STATE
from greentable.grass.state import ROWS
from greentable.grass_mind.figures import FIGURES, Figure
from greentable.grass_mind.outlook import OUTLOOK

FILE = Path(__file__).parent.parent / "src/greentable/grass_mind/figures.toml"
TABLES = (("2018", 2), ("classic", 2), ("classic", 4))
LAST_ROUND = 12  # games that take longer than that say little
STEPS = (0.5, 0.75, 1.33, 2.0)
SURE = 1.6  # standard errors by which a change must win


def win_shares(
    engine: Engine, table: tuple[str, int], rows: Sequence[Sequence[int]], deals: int, seed: int
) -> list[float]:
    """The first row's share of wins in each deal, over all seats; the second row has the others."""
    edition, seats = table
    start = grass.new_game(grass.EDITIONS[edition], seats)
    shares = [0.0] * deals
    for seat in range(1, seats + 1):
        states = engine.states([start], deals)
        natures, players = engine.rows(deals, STATE), engine.rows(deals, STATE)
        engine.kernels.seed_all(natures, seed)
        engine.kernels.seed_all(players, seed + 1)
        figures = engine.rows(ROWS, len(Figure))
        for row in range(ROWS):
            for place, figure in enumerate(rows[row != seat]):
                figures[row][place] = figure
        engine.kernels.play_games(
            *(states, natures, players, LAST_ROUND, 1 << 40, 0, figures, engine.zeros(OUTLOOK))
        )
        for deal in range(deals):
            totals = [int(total) for total in states[deal]["totals"][1 : seats + 1]]
            best = max(totals)
            shares[deal] += (totals[seat - 1] == best) / totals.count(best)
    return [share / seats for share in shares]


def gain(
    engine: Engine, champion: Sequence[int], challenger: Sequence[int], deals: int, seed: int
) -> tuple[float, float]:
    """By how much more than its equal share a challenger wins, and the standard error of that."""
    gains, variances = [], []
    for table in TABLES:
        count = deals if table[1] == 2 else deals // 6
        shares = win_shares(engine, table, (challenger, champion), count, seed)
        par = 1 / table[1]
        gains.append((statistics.fmean(shares) - par) / par)
        variances.append(statistics.variance(shares) / count / par**2)
    return statistics.fmean(gains), math.sqrt(sum(variances)) / len(TABLES)


def changed(figures: Sequence[int], chance: random.Random) -> list[int]:
    """The figures with one of them changed."""
    found = list(figures)
    place = chance.randrange(len(found))
    found[place] = max(1, round(found[place] * chance.choice(STEPS)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, default=Path("tuning.jsonl"))
    args = parser.parse_args()
    engine = fastest("grass", "grass_mind")
    before = args.log.read_text("utf-8").splitlines() if args.log.exists() else []
    best = list(FIGURES)
    for line in before:
        trial = json.loads(line)
        best = trial["figures"] if trial["kept"] else best
    for number in range(len(before), args.trials):
        begun = time.perf_counter()
        challenger = changed(best, random.Random(f"{args.seed}/{number}"))
        won, error = gain(engine, best, challenger, args.deals, 1000 * args.seed + 2 * number)
        if won > 0:  # the same again with other deals: of many trials some seem good by chance
            again = gain(engine, best, challenger, 2 * args.deals, -2 * number + (1 << 40))
            won, error = (won + 2 * again[0]) / 3, math.hypot(error, 2 * again[1]) / 3
        kept = won > SURE * error
        figure = next(one for one in Figure if challenger[one] != best[one] or one == len(best) - 1)
        was = best[figure]
        best = challenger if kept else best
        trial = {"kept": kept, "gain": round(won, 4), "error": round(error, 4), "figures": best}
        with args.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(trial) + "\n")
        seconds = time.perf_counter() - begun
        print(
            f"{number:4} {figure.name.lower():14} {was:7} -> {challenger[figure]:7} "
            f"{won:+.3f} ± {error:.3f} {'kept' if kept else '':4} {seconds:.1f} s",
            flush=True,
        )
    head = "".join(FILE.read_text("utf-8").partition("\n\n")[:2])
    lines = "".join(f"{one.name.lower()} = {best[one]}\n" for one in Figure)
    FILE.write_text(head + lines, encoding="utf-8")


if __name__ == "__main__":
    main()
