"""Fit the strengths of totals: let the policy play games from all kinds of totals.

    python -m research.fit_win_chances --games 60000

Each game begins a round with totals drawn at random, in steps of 25,000, and is played to its end;
in 2018, where totals do not fall below nothing, and in classic, where they do. A seat's chance to
win is modelled as its share of all strengths (Bradley and Terry); the strengths are found by
Hunter's iteration, never falling with the total. They are written to
`minds/grass/win_chances.toml`. Needs the compiled kernels (`greentable warmup grass`).
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Sequence
from pathlib import Path

from greentable import grass
from greentable.compiled.engine import Engine, fastest
from greentable.core.generator import STATE
from greentable.core.switches import NONE
from greentable.grass.state import ROWS
from greentable.minds.grass.figures import FIGURES
from greentable.minds.grass.outlook import OUTLOOK
from greentable.minds.grass.win_chances import LOWEST, STEP, STEPS, TARGET

FILE = Path(__file__).parent.parent / "src/greentable/minds/grass/win_chances.toml"
LAST_ROUND = 60
ITERATIONS = 300
MIDDLE = 1_000  # the strength of the total 0

Game = tuple[list[int], int]
"""The step of each seat's total, and the seat that won."""


EDITIONS = {"floor": "2018", "no_floor": "classic"}
"""By whether totals have a floor: the edition that is played, whatever else differs."""


def play(engine: Engine, edition: str, seats: int, games: int, seed: int) -> list[Game]:
    """Games from random totals on, as far as they had one winner."""
    chance = random.Random(f"{seed}/{seats}")
    starts = []
    for _ in range(games):
        start = grass.new_game(grass.EDITIONS[edition], seats)
        lowest = LOWEST if start.rules.total_floor == NONE else 0
        for seat in range(1, seats + 1):
            start.totals[seat] = STEP * chance.randrange(lowest // STEP, TARGET // STEP)
        starts.append(start)
    states = engine.states(starts, 1)
    natures, players = engine.rows(games, STATE), engine.rows(games, STATE)
    engine.kernels.seed_all(natures, 2 * seed)
    engine.kernels.seed_all(players, 2 * seed + 1)
    figures = engine.table([FIGURES] * ROWS)
    engine.kernels.play_games(
        *(states, natures, players, LAST_ROUND, 1 << 40, 0, figures, engine.zeros(OUTLOOK))
    )
    found = []
    for number, start in enumerate(starts):
        totals = [int(total) for total in states[number]["totals"][1 : seats + 1]]
        if totals.count(max(totals)) == 1:
            steps = [(total - LOWEST) // STEP for total in start.totals[1 : seats + 1]]
            found.append((steps, totals.index(max(totals))))
    return found


def fit(games: Sequence[Game]) -> list[int]:
    """The strengths that explain the winners best."""
    strengths = [1.0] * STEPS
    for _ in range(ITERATIONS):
        wins = [0.5] * STEPS  # half a win and a game each, so that no strength is nothing
        met = [1.0 / strength for strength in strengths]
        for steps, winner in games:
            whole = sum(strengths[step] for step in steps)
            wins[steps[winner]] += 1
            for step in steps:
                met[step] += 1 / whole
        strengths = [won / games_met for won, games_met in zip(wins, met, strict=True)]
        middle = strengths[-LOWEST // STEP]
        strengths = [strength / middle for strength in strengths]
    # No game continues with the target reached: extrapolate by the last step.
    strengths[-1] = strengths[-2] ** 2 / strengths[-3]
    first = min(step for steps, _ in games for step in steps)  # no seat was below it
    logs = rising(smooth([math.log(strength) for strength in strengths[first:]]))
    logs = logs[:1] * first + logs
    middle = logs[-LOWEST // STEP]
    return [max(1, round(MIDDLE * math.exp(log - middle))) for log in logs]


def smooth(values: Sequence[float]) -> list[float]:
    """Each value with a share of its neighbours, so that chance makes no steps; the ends go on."""
    padded = [2 * values[0] - values[1], *values, 2 * values[-1] - values[-2]]
    return [
        (before + 2 * value + after) / 4
        for before, value, after in zip(padded, padded[1:], padded[2:], strict=False)
    ]


def rising(values: Sequence[float]) -> list[float]:
    """The nearest row that never falls: neighbours that fall share their mean."""
    blocks: list[list[float]] = []
    for value in values:
        blocks.append([value])
        while len(blocks) > 1 and statistics.fmean(blocks[-2]) > statistics.fmean(blocks[-1]):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    return [statistics.fmean(block) for block in blocks for _ in block]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=3_000, help="at two seats; fewer at more")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    engine = fastest("grass", "minds.grass")
    sections = []
    for kind, edition in EDITIONS.items():
        section = f"[{kind}]\n"
        for seats in grass.SEATS:
            games = play(engine, edition, seats, max(1, 4 * args.games // seats**2), args.seed)
            line = f"seats_{seats} = {fit(games)}\n"
            print(f"{edition}, {len(games)} games: {line}", end="", flush=True)
            section += line
        sections.append(section)
    head = "".join(FILE.read_text("utf-8").partition("\n\n")[:2])
    FILE.write_text(head + "\n".join(sections), encoding="utf-8")


if __name__ == "__main__":
    main()
