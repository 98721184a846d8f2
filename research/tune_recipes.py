"""Set the worths of the house recipes, so that good play wins about half of the pairs.

    python -m research.tune_recipes measure    # plays all 153 pairs; about ten minutes on one core
    python -m research.tune_recipes fit        # sets the worths in the recipe file
    python -m research.grove_players recipes   # the adviser in all pairs, in one deal each
    python -m research.tune_recipes raise      # moves the worths, so that the adviser wins half
    python -m research.tune_recipes report     # how often the adviser wins, by recipe; the plot

A first setting is by `solver.lookahead`: it sees what a player sees, and thinks two cards ahead.
Its scores do not depend on the worths, so it plays once; they are kept in
build/house-recipes.json. The adviser plays better and takes far longer, so it has fewer games, and
they only move the worths. Seeds are fixed.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

import msgspec

from greentable import grove
from greentable.drawing.markup import Label
from greentable.grove.cards import CARDS, DECK
from greentable.grove.recipes.books import named_book, write_book
from greentable.grove.recipes.recipe import Recipe
from greentable.minds import grove as solver
from research.grove_deals import kept_rows
from research.histogram import Series, histogram

ROOT = Path(__file__).parent.parent
FILE = ROOT / "src/greentable/grove/recipes/house.toml"
SCORES = ROOT / "build/house-recipes.json"
PLOT = ROOT / "docs/pictures/house-recipes.svg"
TITLE = "The house recipes of Greentable: of our own design, not the printed ones."

DEALS = 12  # for each pair
PAIRS = list(combinations(range(1, CARDS + 1), 2))

ADVISER = "recipes-100"  # games of the adviser, by searches for each move
FAR = 12  # points from the target: more does not count
PART = 0.25
HIGHEST = 44  # worth: where those of the printed game end

Scores = dict[tuple[int, int], list[int]]


def measure(deals: int) -> None:
    """Let good play score in all pairs."""
    rng = random.Random("house recipes")
    rows = []
    for number, pair in enumerate(PAIRS, 1):
        others = [card for card in range(1, CARDS + 1) if card not in pair]
        orders = [rng.sample(others, DECK) for _ in range(deals)]
        scores = [
            solver.lookahead(grove.HOUSE_EDITION, order, recipes=pair).score for order in orders
        ]
        rows.append([*pair, scores])
        print(f"{number:3} of {len(PAIRS)}: recipes {pair}: {sorted(scores)}", flush=True)
    SCORES.parent.mkdir(exist_ok=True)
    SCORES.write_text(json.dumps(rows), encoding="utf-8")


def scores() -> Scores:
    """The measured scores."""
    rows = json.loads(SCORES.read_text(encoding="utf-8"))
    return {(one, other): found for one, other, found in rows}


def fit(found: Scores) -> list[int]:
    """Worths that, added up, come near to the median score of every pair; recipe 1 first.

    Least squares over all pairs, then steps of one point as long as the win rates of the recipes
    come nearer to one half.
    """
    total = [0.0] * (CARDS + 1)
    for pair, numbers in found.items():
        for recipe in pair:
            total[recipe] += statistics.median(numbers)
    whole = sum(total) / (2 * (CARDS - 1))
    worths = [round((total[recipe] - whole) / (CARDS - 2)) for recipe in range(1, CARDS + 1)]
    fault = _fault(worths, found)
    better = True
    while better:
        better = False
        for recipe in range(CARDS):
            for step in (1, -1):
                tried = [*worths]
                tried[recipe] += step
                if (after := _fault(tried, found)) < fault:
                    worths, fault, better = tried, after, True
    return worths


def moved(worths: list[int], found: Scores) -> list[int]:
    """Worths moved by the margins of pairs over their targets, so that half of them are won.

    All by the same amount, and each recipe by a part of its own difference: few games say
    little about one recipe.
    """
    over = {
        pair: [
            max(-FAR, min(FAR, score - sum(worths[one - 1] for one in pair))) for score in scored
        ]
        for pair, scored in found.items()
    }
    mean = statistics.fmean(points for one in over.values() for points in one)
    own = [
        statistics.fmean(p for pair, one in over.items() if recipe in pair for p in one) - mean
        for recipe in range(1, CARDS + 1)
    ]

    def by(step: float) -> list[int]:
        return [
            min(HIGHEST, round(worth + step + PART * each))
            for worth, each in zip(worths, own, strict=True)
        ]

    def off(step: float) -> float:
        return abs(rate(won for pair in found for won in wins(pair, by(step), found)) - 0.5)

    return by(min((mean / 2 + number / 20 for number in range(-40, 41)), key=off))


def adviser_scores() -> Scores:
    """The adviser's scores in each pair played so far."""
    found: Scores = {}
    for deal, row in kept_rows(ADVISER).items():
        found.setdefault((deal[0], deal[1]), []).append(int(row["score"]))
    return found


def _fault(worths: list[int], found: Scores) -> float:
    rates = [rate_of(recipe, worths, found) for recipe in range(1, CARDS + 1)]
    return sum((rate - 0.5) ** 2 for rate in rates)


def wins(pair: tuple[int, int], worths: list[int], found: Scores) -> list[bool]:
    """The deals in which good play reaches the target of a pair."""
    target = sum(worths[recipe - 1] for recipe in pair)
    return [score >= target for score in found[pair]]


def rate(won: Iterable[bool]) -> float:
    return statistics.mean(map(float, won))


def rate_of(recipe: int, worths: list[int], found: Scores) -> float:
    """The share of wins in pairs with this recipe."""
    return rate(won for pair in found if recipe in pair for won in wins(pair, worths, found))


def write(worths: list[int]) -> None:
    """The same recipes with these worths."""
    book = tuple(
        msgspec.structs.replace(recipe, worth=worth)
        for recipe, worth in zip(named_book("house"), worths, strict=True)
    )
    FILE.write_text(write_book(book, TITLE), encoding="utf-8")


def report(book: tuple[Recipe, ...], found: Scores) -> None:
    """Win rates, overall and by recipe, and the plot of targets and scores."""
    worths = [recipe.worth for recipe in book]
    targets = [worths[one - 1] + worths[other - 1] for one, other in PAIRS]
    won = rate(won for pair in found for won in wins(pair, worths, found))
    print(f"{won:.0%} of {sum(map(len, found.values()))} games won")
    print(f"targets {min(targets)} to {max(targets)}, {statistics.mean(targets):.1f} on average")
    for number, recipe in enumerate(book, 1):
        own = [won for pair in found if number in pair for won in wins(pair, worths, found)]
        print(f"{number:2} {recipe.name:16} worth {recipe.worth}, won {sum(own)} of {len(own)}")
    everything = [score for numbers in found.values() for score in numbers]
    series = [
        Series("targets of the 153 pairs", "#8a6d3b", targets),
        Series("final scores of the adviser", "#4c7a34", everything),
    ]
    label = Label("Targets of all pairs of house recipes, and what the adviser scores")
    PLOT.write_text(histogram(series, label, "score, recipes included"), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["measure", "fit", "report", "raise"])
    parser.add_argument("--deals", type=int, default=DEALS, help="for each pair, when measuring")
    args = parser.parse_args()
    if args.what == "measure":
        measure(args.deals)
    elif args.what == "fit":
        write(fit(scores()))
    elif args.what == "raise":
        write(moved([recipe.worth for recipe in named_book("house")], adviser_scores()))
    else:
        report(named_book("house"), adviser_scores())


if __name__ == "__main__":
    main()
