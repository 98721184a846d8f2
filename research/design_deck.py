"""Find the house deck: draw random decks by fixed rules, let the solver play them, keep one.

    python -m research.design_deck search     # 48 decks, about ten minutes; writes the deck file
    python -m research.design_deck report     # 200 deals of the house deck; draws the plot
    python -m research.design_deck widths     # scores of wider beams in 30 deals

Every deck drawn has the same make (rule grove.cards.4): 30 trees of each fruit, 18 of them with one
fruit and 12 with two; six cards have a fruit three times, twelve have two fruits twice; every cell
of a card has the glade three times, and fruits are spread evenly over corners and middles; no two
cards have the same pattern of fruits, not even after a half turn. Of the decks drawn that one is
kept whose scores are nearest to the wanted ones. Seeds are fixed: the result is always the same.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from greentable import grove
from greentable.drawing.markup import Label
from greentable.grove.cards import CARDS, CELLS, DECK, FRUITS, GLADE, tree
from greentable.grove.decks import write_deck
from greentable.minds import grove as solver
from research.histogram import Series, histogram

ROOT = Path(__file__).parent.parent
FILE = ROOT / "src/greentable/grove/decks/house.txt"
PICTURES = ROOT / "docs/pictures"
TITLE = "The house deck of Greentable: faces of our own design, not the printed ones."

DECKS = 48
DEALS = 40  # for each deck drawn
WIDTH = 64  # of the beam in the search
FINALISTS = 4
MORE_DEALS = 60  # for each finalist, with WIDER
WIDER = 1000
GREEDY_WANTED = 50
BEST_WANTED = 62  # the middle of 58 to 66
NARROW = 2  # points that the narrow beam of the search finds less

TWO_FRUIT = [1] * 4 + [2] * 10 + [3] * 4  # how many trees of a card bear two
TWO_FRUIT_EACH = 12
KIND_OF_CELL = (0, 1, 2, 2, 1, 0)  # a half turn changes the cells of a kind
TREES_OF_A_FRUIT = 10  # at each kind of cell

Pattern = list[int]  # the fruit at each cell; FRUITS for the glade


def draw_deck(rng: random.Random) -> tuple[int, ...]:
    """A random deck by these rules."""
    patterns = _patterns(rng)
    _spread(patterns, rng)
    while True:
        numbers = rng.sample(TWO_FRUIT, CARDS)
        doubled = [
            set(rng.sample([cell for cell in range(CELLS) if pattern[cell] != FRUITS], number))
            for pattern, number in zip(patterns, numbers, strict=True)
        ]
        pairs = zip(patterns, doubled, strict=True)
        each = Counter(pattern[cell] for pattern, cells in pairs for cell in cells)
        if set(each.values()) == {TWO_FRUIT_EACH}:
            pairs = zip(patterns, doubled, strict=True)
            return tuple(_face(pattern, cells) for pattern, cells in pairs)


def _patterns(rng: random.Random) -> list[Pattern]:
    """Per fruit two cards that have it three times, and four that have it once."""
    fruits = []
    for fruit in range(FRUITS):
        others = [other for other in range(FRUITS) if other != fruit]
        fruits += [[fruit] * 3 + others] * 2 + [[fruit] + others * 2] * 4
    glades = [cell for cell in range(CELLS) for _ in range(CARDS // CELLS)]
    rng.shuffle(glades)
    patterns = []
    for trees, glade in zip(rng.sample(fruits, CARDS), glades, strict=True):
        pattern = rng.sample(trees, len(trees))
        pattern.insert(glade, FRUITS)
        patterns.append(pattern)
    return patterns


def _spread(patterns: list[Pattern], rng: random.Random) -> None:
    """Exchange trees within cards until fruits are even and no two patterns are alike."""
    fault = _fault(patterns)
    while fault:
        pattern = rng.choice(patterns)
        one, other = rng.sample([cell for cell in range(CELLS) if pattern[cell] != FRUITS], 2)
        pattern[one], pattern[other] = pattern[other], pattern[one]
        after = _fault(patterns)
        if after > fault and rng.random() > 0.02:
            pattern[one], pattern[other] = pattern[other], pattern[one]
        else:
            fault = after


def _fault(patterns: list[Pattern]) -> int:
    at = Counter(
        (KIND_OF_CELL[cell], fruit) for pattern in patterns for cell, fruit in enumerate(pattern)
    )
    kinds = set(KIND_OF_CELL)
    uneven = sum(abs(at[kind, f] - TREES_OF_A_FRUIT) for kind in kinds for f in range(FRUITS))
    different = {min(tuple(pattern), tuple(reversed(pattern))) for pattern in patterns}
    return uneven + 10 * (len(patterns) - len(different))


def _face(pattern: Pattern, doubled: set[int]) -> int:
    face = 0
    for cell, fruit in enumerate(pattern):
        printed = GLADE if fruit == FRUITS else tree(fruit, 2 if cell in doubled else 1)
        face |= printed << 4 * cell
    return face


@dataclass(frozen=True)
class Play:
    """The scores on a deck over some deals."""

    greedy: list[int]
    best: list[int]
    wanted: int = BEST_WANTED

    @property
    def miss(self) -> float:
        """The distance from the wanted scores; a small spread between deals is wanted, too."""
        return (
            abs(statistics.mean(self.greedy) - GREEDY_WANTED)
            + abs(statistics.median(self.best) - self.wanted)
            + statistics.stdev(self.best)
        )

    def __str__(self) -> str:
        return (
            f"greedy {statistics.mean(self.greedy):.1f} ± {statistics.stdev(self.greedy):.1f},"
            f" beam median {statistics.median(self.best):g}, {min(self.best)} to {max(self.best)},"
            f" ± {statistics.stdev(self.best):.1f}; miss {self.miss:.2f}"
        )


def orders(seed: str, count: int) -> list[tuple[int, ...]]:
    """The deals of a measurement: nine of eighteen cards, in order."""
    rng = random.Random(seed)
    return [tuple(rng.sample(range(1, CARDS + 1), DECK)) for _ in range(count)]


def play(deck: tuple[int, ...], deals: list[tuple[int, ...]], width: int) -> Play:
    """Let the solver play a deck."""
    rules = replace(grove.HOUSE_EDITION, deck=deck)
    return Play(
        [solver.greedy(rules, order).score for order in deals],
        [solver.solve(rules, order, width=width).score for order in deals],
        BEST_WANTED if width >= WIDER else BEST_WANTED - NARROW,
    )


def search() -> None:
    """Draw decks, play them, write the best into the package."""
    rng = random.Random("house deck")
    measured = []
    for number in range(DECKS):
        deck = draw_deck(rng)
        result = play(deck, orders("search", DEALS), WIDTH)
        measured.append((result.miss, number, deck))
        print(f"deck {number:2}: {result}", flush=True)
    finals = []
    for _, number, deck in sorted(measured)[:FINALISTS]:
        result = play(deck, orders("finals", MORE_DEALS), WIDER)
        finals.append((result.miss, number, deck))
        print(f"final, deck {number:2}: {result}", flush=True)
    _, number, deck = min(finals)
    FILE.write_text(write_deck(deck, TITLE), encoding="utf-8")
    print(f"deck {number} is the house deck: {FILE.relative_to(ROOT)}")


def report(deals: int) -> None:
    """Report the scores on the house deck, in numbers and as plots."""
    deck = grove.HOUSE_EDITION.deck
    result = play(deck, orders("report", deals), WIDER)
    placements = [
        number for order in orders("placements", deals // 4) for number in legal_placements(order)
    ]
    print(result)
    print(f"beam: mean {statistics.mean(result.best):.1f}, {_quartiles(result.best)}")
    print(f"greedy: {_quartiles(result.greedy)}, {min(result.greedy)} to {max(result.greedy)}")
    for name, scores in (("greedy", result.greedy), ("beam", result.best)):
        bands = Counter(min(max(score, 39) // 5 * 5, 60) for score in scores)
        print(name, "bands:", {band: bands[band] for band in (35, 40, 45, 50, 55, 60)})
    for turn in range(DECK - 1):
        numbers = placements[turn :: DECK - 1]
        print(
            f"turn {turn + 1}: {statistics.mean(numbers):.0f} placements, {min(numbers)} at least"
        )
    series = [
        Series("always what scores most at once", "#d9822b", result.greedy),
        Series(f"beam search, {WIDER} groves wide", "#4c7a34", result.best),
    ]
    words = f"Scores of {deals} deals of the house deck, greedy play and beam search"
    PICTURES.mkdir(parents=True, exist_ok=True)
    plot = histogram(series, Label(words), "score")
    (PICTURES / "house-scores.svg").write_text(plot, encoding="utf-8")


def widths() -> None:
    """Report the scores of greedy play, lookahead and beams of all widths in the same deals."""
    deals = orders("widths", DEALS * 3 // 4)
    rules = grove.HOUSE_EDITION
    for name, player in (("greedy", solver.greedy), ("lookahead", solver.lookahead)):
        _tell(name, [player(rules, order).score for order in deals])
    for width in (1, 8, 64, 512, 4096):
        found = [solver.solve(rules, order, width=width).score for order in deals]
        _tell(f"beam of {width}", found)


def _tell(name: str, scores: list[int]) -> None:
    middle = statistics.median(scores)
    print(f"{name}: mean {statistics.mean(scores):.1f}, median {middle:g}", flush=True)


def legal_placements(order: tuple[int, ...]) -> list[int]:
    """The number of legal placements in each turn of the solver's game."""
    numbers = []
    game = solver.game_in_order(grove.HOUSE_EDITION, order)
    nature = grove.Nature("", deck=order)
    for move in solver.solve(grove.HOUSE_EDITION, order, width=WIDTH).moves:
        numbers.append(len(grove.legal_moves(game, 1)))
        game, _ = grove.apply(game, 1, move)
        if grove.to_act(game) == [0]:
            game, _ = grove.apply(game, 0, nature.move(game))
    return numbers


def _quartiles(scores: list[int]) -> str:
    low, middle, high = statistics.quantiles(scores, n=4)
    return f"quartiles {low:g}, {middle:g}, {high:g}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["search", "report", "widths"])
    parser.add_argument("--deals", type=int, default=200, help="for the report")
    args = parser.parse_args()
    if args.what == "search":
        search()
    elif args.what == "widths":
        widths()
    else:
        report(args.deals)


if __name__ == "__main__":
    main()
