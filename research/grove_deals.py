"""Measure the solver of Grove on fixed deals of the house deck.

    python -m research.grove_deals freeze --seconds 60     # better lines for the 100 deals, kept
    python -m research.grove_deals measure --seconds 2     # the solver against the best known
    python -m research.grove_deals ends --deals 20         # how soon the last four plays are proved

Seconds are CPU time of one core. Each can be stopped and goes on where it was: results are kept in
build/ as they come. Deals follow from fixed seeds.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from greentable import grove
from greentable.grove.cards import CARDS, DECK
from greentable.grove.moves import code_of
from greentable.grove.notation import read_move
from greentable.minds import grove as solver
from greentable.minds.grove.best_known import FILE, known_deal, read_best_known, write_best_known
from greentable.minds.grove.engine import Engine, fastest
from greentable.minds.grove.known_order import play_on

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"
DEALS = 100
LONGEST_PROOF = 600

Order = tuple[int, ...]


def deals(seed: str, count: int) -> list[Order]:
    """Deals of nine of eighteen cards in order; the first ones are always the same."""
    rng = random.Random(seed)
    return [tuple(rng.sample(range(1, CARDS + 1), DECK)) for _ in range(count)]


def freeze(seconds: float, *, missing: bool) -> None:
    """Search every deal for this time, or only missing ones; write better lines at once."""
    known = {deal.order: deal for deal in read_best_known()} if FILE.exists() else {}
    engine = fastest()
    for number, order in enumerate(deals("best known", DEALS), 1):
        if (missing and order in known) or is_kept(f"freeze-{seconds:g}s", order):
            continue
        found = solver.solve(
            grove.HOUSE_EDITION, order, seconds=seconds, engine=engine, clock=time.process_time
        )
        old = known.get(order)
        best = known_deal(order, found)
        if old is not None:
            bounds = [bound for bound in (old.bound, best.bound) if bound is not None]
            better = best if best.score > old.score else old
            best = solver.KnownDeal(order, better.score, min(bounds, default=None), better.moves)
        known[order] = best
        write_best_known([known[one] for one in deals("best known", DEALS) if one in known])
        keep(f"freeze-{seconds:g}s", order, {"score": found.score, "bound": found.bound or 0})
        before = "new" if old is None else str(old.score)
        print(f"{number:3}: {before} → {best.score}, at most {best.bound}", flush=True)


def kept_rows(name: str) -> dict[Order, dict[str, float]]:
    """Earlier results, by deal."""
    file = BUILD / f"{name}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    rows = map(json.loads, lines)
    return {tuple(row["order"]): row["found"] for row in rows}


def is_kept(name: str, order: Order) -> bool:
    return order in kept_rows(name)


def keep(name: str, order: Order, found: dict[str, float]) -> None:
    """Append a result to the file of this name."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.jsonl").open("a", encoding="utf-8") as out:
        out.write(json.dumps({"order": order, "found": found}) + "\n")


def kept(name: str, order: Order, find: Callable[[], dict[str, float]]) -> dict[str, float]:
    """The result for a deal, computed now or earlier."""
    before = kept_rows(name).get(order)
    if before is not None:
        return before
    made = find()
    keep(name, order, made)
    return made


def solved_in(order: Order, seconds: float, engine: Engine) -> dict[str, float]:
    """The solver's result in this much CPU time."""
    begun = time.process_time()
    found = solver.solve(
        grove.HOUSE_EDITION, order, seconds=seconds, engine=engine, clock=time.process_time
    )
    spent = time.process_time() - begun
    return {"score": found.score, "bound": found.bound or 0, "seconds": spent}


def measure(seconds: float, most: int) -> None:
    """Report how near searches of this length come to the best known, and their proofs."""
    engine = fastest()
    rows = []
    for deal in read_best_known()[:most]:
        find = partial(solved_in, deal.order, seconds, engine)
        rows.append((deal, kept(f"solver-{seconds:g}s", deal.order, find)))
        known = sum(one.score for one, _ in rows)
        reached = sum(row["score"] for _, row in rows)
        better = sum(row["score"] > one.score for one, row in rows)
        proved = sum(row["score"] == row["bound"] for _, row in rows)
        gap = statistics.fmean(row["bound"] - row["score"] for _, row in rows)
        took = statistics.fmean(row["seconds"] for _, row in rows)
        print(
            f"{len(rows)} deals: {reached:g} of {known} points, {reached / known:.2%};"
            f" better in {better}, proved {proved}, gap {gap:.1f}, {took:.2f} s each",
            flush=True,
        )


def prove_ends(count: int, plays: int) -> None:
    """Report the time to prove the last plays of the known lines, and those of greedy play."""
    engine = fastest()
    spent = []
    for deal in read_best_known()[:count]:
        game = solver.game_in_order(grove.HOUSE_EDITION, deal.order)
        draws = deal.order[game.drawn :]
        played = solver.greedy_on(game, draws, engine=engine).moves
        for moves in (tuple(map(read_move, deal.moves)), played):
            made = [code_of(move) for move in moves[:-plays]]
            begun = time.process_time()
            found = solver.solve_on(
                *(play_on(game, draws, made), draws[len(made) :]),
                seconds=LONGEST_PROOF,
                engine=engine,
                clock=time.process_time,
            )
            spent.append(time.process_time() - begun)
            assert found.is_proved, deal.order
        print(
            f"{len(spent)} ends of {plays} plays: {min(spent):.2f} to {max(spent):.2f} s,"
            f" {statistics.median(spent):.2f} in the middle,"
            f" {sum(each < 1 for each in spent)} in less than one",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["freeze", "measure", "ends"])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--plays", type=int, default=4, help="of each end that is proved")
    parser.add_argument("--missing", action="store_true", help="freeze only deals that are new")
    args = parser.parse_args()
    if args.what == "freeze":
        freeze(args.seconds, missing=args.missing)
    elif args.what == "measure":
        measure(args.seconds, args.deals)
    else:
        prove_ends(args.deals, args.plays)


if __name__ == "__main__":
    main()
