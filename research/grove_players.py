"""Let greedy play, lookahead, adviser and solver of Grove play the same deals of the house deck.

    python -m research.grove_players quick --deals 1000      # greedy, lookahead, a solver, a bound
    python -m research.grove_players adviser --deals 300     # the adviser, by searches for a move
    python -m research.grove_players adviser --seconds 2     # the same by CPU time for a move
    python -m research.grove_players solver --seconds 2      # the solver, by CPU time for a deal
    python -m research.grove_players recipes                 # the adviser in all pairs of recipes
    python -m research.grove_players report                  # all there is, and the plots in docs

Each can be stopped and goes on where it was: results are kept in build/ as they come. The first
hundred deals are those with the best lines known.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import cache, partial

from greentable import grove
from greentable.drawing.markup import Label
from greentable.grove.cards import CARDS, DECK
from greentable.grove.recipes.books import named_book
from greentable.grove.rules.recipes import target
from greentable.minds import grove as solver
from greentable.minds.grove.adviser import SEARCHES
from greentable.minds.grove.best_known import KnownDeal, read_best_known
from greentable.minds.grove.engine import Engine, fastest
from greentable.minds.grove.proofs.prover import Prover
from research.grove_deals import BUILD, ROOT, Order, deals, kept, kept_rows, solved_in
from research.histogram import Series, histogram
from research.tune_recipes import PAIRS

PLOTS = ROOT / "docs/plots"
WIDTH = 300  # of the solver on many deals
SECONDS = 2.0  # of the solver by time
RECIPE_SEARCHES = 100
FIXED = "best known"  # the seed of all deals
RULES = grove.HOUSE_EDITION


def quick(count: int) -> None:
    """The quick players: greedy play, lookahead, a beam, and the bound of the start."""
    engine = fastest()
    for order in deals(FIXED, count):

        def players(order: Order = order) -> dict[str, float]:
            return {
                "greedy": solver.greedy(RULES, order, engine=engine).score,
                "lookahead": solver.lookahead(RULES, order, engine=engine).score,
            }

        def solved(order: Order = order) -> dict[str, float]:
            game = solver.game_in_order(RULES, order)
            found = solver.solve(RULES, order, width=WIDTH, engine=engine)
            prover = Prover(engine, game, 1)
            bound = prover.bound(game, order[game.drawn :], found.score, 1, lambda _nodes: False)
            return {"score": found.score, "bound": bound or 0}

        kept("players", order, players)
        kept(f"solver-{WIDTH}", order, solved)


def by_time(count: int, seconds: float) -> None:
    """The solver by time: the reference for deals without a longer search."""
    engine = fastest()
    for order in deals(FIXED, count):
        kept(f"solver-{seconds:g}s", order, partial(solved_in, order, seconds, engine))


def autopilot(game: grove.State, order: Order, choose: Callable[[grove.View], grove.Move]) -> int:
    """The score of a player who sees views only."""
    draws = list(order[game.drawn :])
    while grove.to_act(game) == [1]:
        game, _ = grove.apply(game, 1, choose(grove.view(game, 1)))
        if grove.to_act(game) == [0]:
            game, _ = grove.apply(game, 0, grove.Move.draw(draws.pop(0)))
    return grove.returns(game)[0]


def advised(
    game: grove.State,
    order: Order,
    engine: Engine,
    searches: int | None,
    seconds: float | None = None,
) -> int:
    """The score of a player who follows the adviser, with searches or seconds for each move."""
    milliseconds = None if seconds is None else 1000 * seconds

    def choose(view: grove.View) -> grove.Move:
        best, *_ = solver.promises(
            *(view, 1),
            milliseconds=milliseconds,
            searches=searches,
            engine=engine,
            clock=time.process_time,
        )
        return best.move

    return autopilot(game, order, choose)


def adviser(count: int, searches: int | None, seconds: float | None) -> None:
    """The adviser on autopilot."""
    engine = fastest()
    name = f"adviser-{searches}" if seconds is None else f"adviser-{seconds:g}s"
    for order in deals(FIXED, count):

        def find(order: Order = order) -> dict[str, float]:
            begun = time.process_time()
            game = solver.game_in_order(RULES, order)
            score = advised(game, order, engine, searches, seconds)
            return {"score": score, "seconds": (time.process_time() - begun) / (DECK - 1)}

        kept(name, order, find)
        compare(name)


@cache
def known() -> tuple[KnownDeal, ...]:
    """The deals with the best lines known; to check them all takes a second."""
    return read_best_known()


def best_found() -> dict[Order, int]:
    """The best score that any search with the order known has found, by deal."""
    best = {deal.order: deal.score for deal in known()}
    for name in (f"solver-{WIDTH}", "solver-2s"):
        for order, row in kept_rows(name).items():
            best[order] = max(int(row["score"]), best.get(order, 0))
    return best


def compare(name: str) -> None:
    """Report how near a player comes to the best line with the order known, on the same deals."""
    best, rows = best_found(), kept_rows(name)
    both = [order for order in rows if order in best]
    fixed = [deal.order for deal in known() if deal.order in rows]
    for words, orders in ((f"{len(fixed)} fixed deals", fixed), (f"{len(both)} deals", both)):
        if orders:
            scores = [rows[order]["score"] for order in orders]
            most = [best[order] for order in orders]
            took = statistics.fmean(rows[order]["seconds"] for order in orders)
            print(
                f"{name}, {words}: mean {statistics.fmean(scores):.2f},"
                f" {sum(scores) / sum(most):.2%} ± {interval(scores, most):.2%}"
                f" of {statistics.fmean(most):.2f}; {took:.2f} s a move",
                flush=True,
            )


def interval(scores: Sequence[float], most: Sequence[float]) -> float:
    """Half of the 95 % interval of the ratio of these scores to the highest, taken together."""
    if len(scores) < 2:
        return math.inf
    share = sum(scores) / sum(most)
    off = [score - share * best for score, best in zip(scores, most, strict=True)]
    return 1.96 * statistics.stdev(off) / math.sqrt(len(off)) / statistics.fmean(most)


def recipes(rounds: int, searches: int) -> None:
    """The adviser in every pair of recipes, in this number of deals each: how often it wins."""
    engine = fastest()
    rng = random.Random("adviser and recipes")
    name = f"recipes-{searches}"
    for number in range(rounds):
        for pair in rng.sample(PAIRS, len(PAIRS)):
            others = [card for card in range(1, CARDS + 1) if card not in pair]
            order = tuple(rng.sample(others, DECK))

            def find(order: Order = order, pair: tuple[int, int] = pair) -> dict[str, float]:
                game = solver.game_in_order(RULES, order, pair)
                score = advised(game, order, engine, searches)
                return {"score": score, "target": target(game)}

            kept(name, (*pair, *order), find)
        print(f"round {number + 1}:", end=" ")
        count_won(name)


def count_won(name: str) -> None:
    """Report how often the target was reached, by the present worths."""
    worths = [recipe.worth for recipe in named_book("house")]
    rows = kept_rows(name)
    over = [row["score"] - sum(worths[one - 1] for one in deal[:2]) for deal, row in rows.items()]
    won = statistics.fmean(each >= 0 for each in over)
    error = math.sqrt(won * (1 - won) / len(over))
    middle = statistics.median(over)
    print(f"{name}: {won:.1%} ± {error:.1%} of {len(over)} games won, {middle:+g} in the middle")
    for recipe in range(1, CARDS + 1):
        mine = [points for points, deal in zip(over, rows, strict=True) if recipe in deal[:2]]
        rate = statistics.fmean(each >= 0 for each in mine)
        print(f"  recipe {recipe}: {rate:.0%} of {len(mine)}, {statistics.median(mine):+g}")


def report() -> None:
    """Tables of all there is, and the plots."""
    best, solved, players = best_found(), kept_rows(f"solver-{WIDTH}"), kept_rows("players")
    scores: dict[str, Sequence[float]] = {
        "greedy": [row["greedy"] for row in players.values()],
        "lookahead": [row["lookahead"] for row in players.values()],
    }
    names = sorted(file.stem for file in BUILD.glob("adviser-*.jsonl"))
    for name in names:
        scores[name] = [row["score"] for row in kept_rows(name).values()]
        compare(name)
    scores[f"solver, width {WIDTH}"] = [row["score"] for row in solved.values()]
    scores["bound"] = [row["bound"] for row in solved.values()]
    scores["best known"] = [deal.score for deal in known()]
    print("| player | deals | mean | quartiles | range |\n|---|---|---|---|---|")
    for name, found in scores.items():
        low, middle, high = statistics.quantiles(found, n=4)
        print(
            f"| {name} | {len(found)}"
            f" | {statistics.fmean(found):.1f} ± {statistics.stdev(found):.1f}"
            f" | {low:g}, {middle:g}, {high:g} | {min(found):g}–{max(found):g} |"
        )
    draw(
        "players",
        f"Scores of {len(players)} deals: greedy play and the solver",
        [
            Series("always what scores most at once", "#d9822b", whole(scores["greedy"])),
            Series(
                "the solver, all cards known", "#4c7a34", whole(scores[f"solver, width {WIDTH}"])
            ),
        ],
    )
    rows = kept_rows(f"adviser-{SEARCHES}")
    draw(
        "adviser",
        f"Scores of {len(rows)} deals: the adviser and the solver",
        [
            Series("the adviser, order unknown", "#8a6d3b", whole(scores[f"adviser-{SEARCHES}"])),
            Series("the best found, order known", "#4c7a34", [best[order] for order in rows]),
        ],
    )
    draw(
        "bounds",
        f"Bounds of {len(solved)} deals, and what the solver finds",
        [
            Series(
                "the solver, all cards known", "#4c7a34", whole(scores[f"solver, width {WIDTH}"])
            ),
            Series("no line scores more", "#5b6b8a", whole(scores["bound"])),
        ],
    )


def whole(numbers: Sequence[float]) -> list[int]:
    return [round(number) for number in numbers]


def draw(name: str, words: str, series: Sequence[Series]) -> None:
    """A histogram into the docs."""
    file = PLOTS / f"grove-{name}.svg"
    file.write_text(histogram(series, Label(words), "score"), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["quick", "adviser", "solver", "recipes", "report"])
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=1, help="deals for each pair of recipes")
    parser.add_argument("--searches", type=int, help="for each move of the adviser")
    parser.add_argument("--seconds", type=float, help="of CPU time for each move, or deal, instead")
    args = parser.parse_args()
    if args.what == "quick":
        quick(args.deals)
    elif args.what == "adviser":
        searches = args.searches if args.seconds else args.searches or SEARCHES
        adviser(args.deals, searches, args.seconds)
    elif args.what == "solver":
        by_time(args.deals, args.seconds or SECONDS)
    elif args.what == "recipes":
        recipes(args.rounds, args.searches or RECIPE_SEARCHES)
    else:
        report()


if __name__ == "__main__":
    main()
