"""Tune the policy of Grass: play it against itself with one figure changed, and keep the winner.

    python -m research.tune_grass START.toml RESULT.toml --seed 1 --trials 200 --log tuning.jsonl
    python -m research.tune_grass START.toml RESULT.toml --offers   # the figures about trades

One trial changes one figure and plays duplicate deals: the changed player in every seat in turn,
against the best so far in all others, at the tables named below. A change is kept if its gain is
larger than chance easily explains. The best figures are written to RESULT in the end;
`minds/grass/figures.toml` may be START or RESULT.

Start, seed and number of deals determine all trials, on every machine, and there is no clock in
them. They are the first line of the log, and every trial is a line after it: the same command
continues an unfinished log, and refuses a log with other parameters. Needs the compiled kernels
(`greentable warmup grass`).
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from greentable import grass
from greentable.compiled.engine import Engine, fastest
from greentable.core.generator import STATE
from greentable.core.shuffle import Stream
from greentable.grass.state import ROWS
from greentable.minds.grass.figures import Figure
from greentable.minds.grass.outlook import OUTLOOK

FACTORS = ((1, 2), (3, 4), (4, 3), (2, 1))
"""The factors that a figure is multiplied by."""
MANY_SEATS = 6  # tables with more than two seats play one deal for this many at two
SEEDS = 1 << 31
TUNED = {
    False: [figure for figure in Figure if figure < Figure.PROFIT],
    True: [figure for figure in Figure if Figure.PROFIT <= figure < Figure.TRUST],
}
"""The figures that are tried: without offers, which make games many times as long, all but those
about trades; with offers just these. Those about Hidden Deals are not tuned.
"""

Table = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Plan:
    """The parameters of a tuning; equal plans give equal trials."""

    start: tuple[int, ...]
    seed: int
    deals: int
    tables: tuple[Table, ...] = (("2018", 2), ("classic", 2), ("classic", 4))
    last_round: int = 12  # games that take longer than that say little
    sure: float = 1.6  # standard errors by which a change must win
    offers: bool = False  # whether hand trades are offered

    def first_line(self) -> dict[str, Any]:
        """The first line of a log of this plan."""
        named = {figure.name.lower(): self.start[figure] for figure in Figure}
        return {**asdict(self), "start": named, "tables": [list(table) for table in self.tables]}


@dataclass(frozen=True, slots=True)
class Trial:
    """One figure changed: by how much more than its equal share that wins, and whether it stays."""

    number: int
    figure: str
    was: int
    tried: int
    gain: float
    error: float
    kept: bool


class OtherLogError(Exception):
    """A log that was begun with another start, seed or number of deals."""


def read_figures(file: Path) -> tuple[int, ...]:
    """The figures of a file."""
    named: dict[str, int] = tomllib.loads(file.read_text("utf-8"))
    return tuple(named[figure.name.lower()] for figure in Figure)


def write_figures(file: Path, figures: Sequence[int]) -> None:
    """Write figures as `minds/grass/figures.toml` has them."""
    lines = "".join(f"{figure.name.lower()} = {figures[figure]}\n" for figure in Figure)
    head = "# The figures of the policy of Grass; figures.py describes each.\n"
    file.write_text(f"{head}# Written by research/tune_grass.py.\n\n{lines}", encoding="utf-8")


def win_shares(
    engine: Engine,
    table: Table,
    rows: Sequence[Sequence[int]],
    deals: int,
    seed: int,
    last_round: int = 12,
    *,
    offers: bool = False,
) -> list[float]:
    """The first row's share of wins in each deal, over all seats; the second row has the others."""
    edition, seats = table
    start = grass.new_game(grass.EDITIONS[edition], seats)
    shares = [0.0] * deals
    for seat in range(1, seats + 1):
        states = engine.states([start], deals)
        natures, players = engine.rows(deals, STATE), engine.rows(deals, STATE)
        engine.kernels.seed_all(natures, 2 * seed)
        engine.kernels.seed_all(players, 2 * seed + 1)
        figures = engine.table([rows[row != seat] for row in range(ROWS)])
        engine.kernels.play_games(
            *(states, natures, players, last_round, 1 << 40, int(offers)),
            *(figures, engine.zeros(OUTLOOK)),
        )
        for deal in range(deals):
            totals = engine.state(states, deal, start).totals[1 : seats + 1]
            best = max(totals)
            shares[deal] += (totals[seat - 1] == best) / totals.count(best)
    return [share / seats for share in shares]


def gain(
    engine: Engine, plan: Plan, champion: Sequence[int], challenger: Sequence[int], seed: int
) -> tuple[float, float]:
    """The challenger's wins above its equal share, and the standard error."""
    gains, variances = [], []
    for table in plan.tables:
        par = 1 / table[1]
        count = plan.deals if table[1] == 2 else max(2, plan.deals // MANY_SEATS)
        rows = (challenger, champion)
        shares = win_shares(engine, table, rows, count, seed, plan.last_round, offers=plan.offers)
        gains.append((statistics.fmean(shares) - par) / par)
        variances.append(statistics.variance(shares) / count / par**2)
    return statistics.fmean(gains), math.sqrt(sum(variances)) / len(plan.tables)


def try_one(engine: Engine, plan: Plan, best: Sequence[int], number: int) -> Trial:
    """The trial with this number, which determines the figure, its change and the deals."""
    chance = Stream(f"{plan.seed}".encode(), f"trial {number}")
    tuned = TUNED[plan.offers]
    figure = tuned[chance.below(len(tuned))]
    times, by = FACTORS[chance.below(len(FACTORS))]
    tried = max(1, (best[figure] * times + by // 2) // by)
    challenger = list(best)
    challenger[figure] = tried
    first, second = chance.below(SEEDS), chance.below(SEEDS)
    won, error = gain(engine, plan, best, challenger, first)
    if won > 0:  # the same again with other deals: of many trials some seem good by chance
        again = gain(engine, plan, best, challenger, second)
        won, error = (won + again[0]) / 2, math.sqrt(error**2 + again[1] ** 2) / 2
    kept = won > plan.sure * error
    name = figure.name.lower()
    return Trial(number, name, best[figure], tried, round(won, 4), round(error, 4), kept)


def tried_before(plan: Plan, log: Path) -> list[Trial]:
    """The trials of a log; it is begun if it is not there. Raises OtherLogError."""
    first_line = json.dumps(plan.first_line()) + "\n"
    if not log.exists():
        log.write_text(first_line, encoding="utf-8")
    lines = log.read_text("utf-8").splitlines(keepends=True)
    if not lines or lines[0] != first_line:
        raise OtherLogError(log)
    whole = [line for line in lines[1:] if line.endswith("\n")]
    log.write_text("".join((first_line, *whole)), encoding="utf-8")  # without half a line
    return [Trial(**json.loads(line)) for line in whole]


def tune(engine: Engine, plan: Plan, trials: int, log: Path) -> Iterator[tuple[Trial, list[int]]]:
    """All trials, those of the log first, each with the best figures after it."""
    best, before = list(plan.start), tried_before(plan, log)
    for number in range(trials):
        if number < len(before):
            trial = before[number]
        else:
            trial = try_one(engine, plan, best, number)
            with log.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(trial)) + "\n")
        if trial.kept:
            best[Figure[trial.figure.upper()]] = trial.tried
        yield trial, best


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("start", type=Path, help="a file of figures")
    parser.add_argument("result", type=Path, help="where the best figures go")
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--deals", type=int, default=400, help="at two seats, in each trial")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--offers", action="store_true", help="tune what is about trades")
    parser.add_argument("--log", type=Path, default=Path("tuning.jsonl"))
    args = parser.parse_args()
    plan = Plan(read_figures(args.start), args.seed, args.deals, offers=args.offers)
    engine = fastest("grass", "minds.grass")
    best, begun = list(plan.start), time.perf_counter()
    try:
        for trial, best in tune(engine, plan, args.trials, args.log):  # noqa: B007 - used after it
            print(
                f"{trial.number + 1:4}/{args.trials} {trial.figure:14} "
                f"{trial.was:7} -> {trial.tried:7} {trial.gain:+.3f} ± {trial.error:.3f} "
                f"{'kept' if trial.kept else '':4} {time.perf_counter() - begun:.0f} s",
                flush=True,
            )
    except OtherLogError:
        parser.error(f"{args.log} is the log of another start, seed or number of deals")
    write_figures(args.result, best)


if __name__ == "__main__":
    main()
