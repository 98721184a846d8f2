"""Measure the solver and the adviser of Grove on fixed deals of the house deck.

    python -m scripts.grove_deals freeze --seconds 60     # better lines for the 100 deals, kept
    python -m scripts.grove_deals measure --seconds 2     # the solver against what is known
    python -m scripts.grove_deals ends --deals 20         # how soon the last four plays are proved
    python -m scripts.grove_deals adviser --deals 300     # greedy, lookahead and adviser beside it
    python -m scripts.grove_deals statistics              # bands and bounds, and the plot in docs

Seconds are CPU time of one core. Each can be stopped and goes on where it was: results are kept in
build/ as they come. Deals follow from fixed seeds.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from greentable import grove, solver
from greentable.drawing.markup import Label
from greentable.grove.cards import CARDS, DECK
from greentable.grove.moves import code_of
from greentable.grove.notation import read_move
from greentable.solver.best_known import FILE, known_deal, read_best_known, write_best_known
from greentable.solver.engine import fastest
from greentable.solver.search import play_on
from scripts.histogram import Series, histogram

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"
PLOT = ROOT / "docs/plots/best-known.svg"
DEALS = 100
LONGEST_PROOF = 600

Order = tuple[int, ...]


def deals(seed: str, count: int) -> list[Order]:
    """Nine of eighteen cards in order, as often as wanted; the first ones are always the same."""
    rng = random.Random(seed)
    return [tuple(rng.sample(range(1, CARDS + 1), DECK)) for _ in range(count)]


def freeze(seconds: float, *, missing: bool) -> None:
    """Search every deal so long, or only the missing ones; what is better is written at once."""
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
    """What was found before, by deal."""
    file = BUILD / f"{name}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    rows = map(json.loads, lines)
    return {tuple(row["order"]): row["found"] for row in rows}


def is_kept(name: str, order: Order) -> bool:
    return order in kept_rows(name)


def keep(name: str, order: Order, found: dict[str, float]) -> None:
    """Add what was found to the file of this name."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.jsonl").open("a", encoding="utf-8") as out:
        out.write(json.dumps({"order": order, "found": found}) + "\n")


def kept(name: str, order: Order, find: Callable[[], dict[str, float]]) -> dict[str, float]:
    """What was found for a deal, now or before."""
    before = kept_rows(name).get(order)
    if before is not None:
        return before
    made = find()
    keep(name, order, made)
    return made


def measure(seconds: float, most: int) -> None:
    """How near searches of this length come to the best known, and what they prove."""
    engine = fastest()
    rows = []
    for deal in read_best_known()[:most]:

        def find(order: Order = deal.order) -> dict[str, float]:
            begun = time.process_time()
            found = solver.solve(
                grove.HOUSE_EDITION, order, seconds=seconds, engine=engine, clock=time.process_time
            )
            spent = time.process_time() - begun
            return {"score": found.score, "bound": found.bound or 0, "seconds": spent}

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
    """How long it takes to prove the last plays of the lines known, and those of greedy play."""
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
            f" {statistics.median(spent):.2f} in the middle",
            flush=True,
        )


def autopilot(order: Sequence[int], choose: Callable[[grove.View], grove.Move]) -> int:
    """The score of a player who sees views only."""
    game = solver.game_in_order(grove.HOUSE_EDITION, order)
    draws = list(order[game.drawn :])
    while grove.to_act(game) == [1]:
        game, _ = grove.apply(game, 1, choose(grove.view(game, 1)))
        if grove.to_act(game) == [0]:
            game, _ = grove.apply(game, 0, grove.Move.draw(draws.pop(0)))
    return grove.returns(game)[0]


def adviser(count: int, searches: int) -> None:
    """Greedy, lookahead, adviser and solver on the same deals."""
    engine = fastest()
    rows = []
    for order in deals("best known", count):

        def find(order: Order = order) -> dict[str, float]:
            rules = grove.HOUSE_EDITION
            found = {
                "greedy": float(solver.greedy(rules, order, engine=engine).score),
                "lookahead": float(solver.lookahead(rules, order, engine=engine).score),
            }
            begun = time.process_time()
            found["adviser"] = autopilot(
                order,
                lambda view: solver.promises(view, 1, searches=searches, engine=engine)[0].move,
            )
            found["seconds"] = (time.process_time() - begun) / (DECK - 1)
            found["solver"] = solver.solve(rules, order, width=4000, engine=engine).score
            return found

        rows.append(kept(f"adviser-{searches}", order, find))
        means = {name: statistics.fmean(row[name] for row in rows) for name in rows[0]}
        words = ", ".join(f"{name} {mean:.2f}" for name, mean in means.items())
        print(f"{len(rows)} deals: {words}; {means['adviser'] / means['solver']:.1%}", flush=True)


def print_statistics() -> None:
    """What greedy play, lookahead and the best lines known score in the deals of the file."""
    engine, known = fastest(), read_best_known()
    rules = grove.HOUSE_EDITION
    scores = {
        "greedy": [solver.greedy(rules, deal.order, engine=engine).score for deal in known],
        "lookahead": [solver.lookahead(rules, deal.order, engine=engine).score for deal in known],
        "best known": [deal.score for deal in known],
        "bound": [deal.bound or 0 for deal in known],
    }
    for name, found in scores.items():
        low, middle, high = statistics.quantiles(found, n=4)
        print(
            f"{name}: {statistics.fmean(found):.1f} ± {statistics.stdev(found):.1f}, quartiles"
            f" {low:g}, {middle:g}, {high:g}, {min(found)} to {max(found)}"
        )
    series = [
        Series("always what scores most at once", "#d9822b", scores["greedy"]),
        Series("best line known, all cards known", "#4c7a34", scores["best known"]),
    ]
    words = f"Scores of {len(known)} fixed deals: greedy play and the best lines known"
    PLOT.write_text(histogram(series, Label(words), "score"), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["freeze", "measure", "ends", "adviser", "statistics"])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--searches", type=int, default=120, help="for each move of the adviser")
    parser.add_argument("--plays", type=int, default=4, help="of each end that is proved")
    parser.add_argument("--missing", action="store_true", help="freeze only deals that are new")
    args = parser.parse_args()
    if args.what == "freeze":
        freeze(args.seconds, missing=args.missing)
    elif args.what == "measure":
        measure(args.seconds, args.deals)
    elif args.what == "ends":
        prove_ends(args.deals, args.plays)
    elif args.what == "adviser":
        adviser(args.deals, args.searches)
    else:
        print_statistics()


if __name__ == "__main__":
    main()
