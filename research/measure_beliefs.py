"""Measure the cards that other seats really hold, and fit the beliefs of Grass to them.

    python -m research.measure_beliefs --games 3000 [--write]

The policy plays rounds of all kinds, with offers, and is stopped in the middle of them. The hands
are then compared with the expectation of the seat that is to act: for each class of
`belief_figures.py`, the number of cards that other seats hold and it does not know of, relative to
chance alone. A figure of 300 says that such a card is there three tenths as often as by chance.

The figures are fitted to the games of one seed, for two seats and for four; the games of another
seed measure their worth: the increase in likelihood of the true places, in thousandths of a nat for
each hidden card. With --write the fitted figures are written to `minds/grass/beliefs.toml`. Needs
the compiled kernels (`greentable warmup grass`).
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from greentable import grass
from greentable.compiled.engine import Engine, fastest
from greentable.core.generator import STATE
from greentable.grass.cards import KINDS
from greentable.grass.memory import known_to
from greentable.grass.state import ROWS
from greentable.minds.grass.belief_figures import Belief, belief_figures, group_of
from greentable.minds.grass.beliefs import LIKELY, fill_beliefs
from greentable.minds.grass.figures import FIGURES
from greentable.minds.grass.outlook import OUTLOOK

FILE = Path(__file__).parent.parent / "src/greentable/minds/grass/beliefs.toml"
STOPS = (24, 40, 60, 85, 115)
"""After how many decisions rounds are stopped."""
TABLES = tuple((edition, seats) for edition in grass.EDITIONS for seats in (2, 4))
FITTING, TRYING = 1, 2
"""The seeds of the games that figures are fitted to, and of those that they are tried on."""
ITERATIONS = 12
FEWEST = 60
"""A class of which chance alone would put fewer cards there than this keeps its figure."""

CLASSES = [int(belief) for belief in Belief]


@dataclass(frozen=True, slots=True)
class Place:
    """A place of hidden cards, a hand or the haystack: their number and class."""

    belief: int
    cards: int


@dataclass(slots=True)
class Hidden:
    """Hidden cards that may lie in the same places, and their number in each."""

    places: list[Place]
    found: list[int] = field(default_factory=list)


def stopped_rounds(
    engine: Engine, edition: str, seats: int, games: int, seed: int
) -> Iterator[grass.State]:
    """First rounds of the policy, stopped while they are played."""
    start = grass.new_game(grass.EDITIONS[edition], seats)
    figures = engine.table([FIGURES] * ROWS)
    for stop in STOPS:
        count = games // len(STOPS)
        states = engine.states([start], count)
        natures, players = engine.rows(count, STATE), engine.rows(count, STATE)
        engine.kernels.seed_all(natures, 2 * (1000 * seed + stop))
        engine.kernels.seed_all(players, 2 * (1000 * seed + stop) + 1)
        engine.kernels.play_games(
            *(states, natures, players, 1, stop * seats // 2, 1),
            *(figures, engine.zeros(OUTLOOK)),
        )
        for place in range(count):
            state = engine.state(states, place, start)
            if state.round == 1 and grass.to_act(state):
                yield state


def hidden_cards(state: grass.State, viewer: int) -> Iterator[Hidden]:
    """The cards that a viewer cannot see, kind by kind: where they may lie, and where they do."""
    classes = [[0] * KINDS for _ in range(ROWS)]
    fill_beliefs(state, viewer, CLASSES, classes)
    others = [seat for seat in range(1, state.seats + 1) if seat != viewer]
    loose = {
        seat: [
            state.hand[seat][kind] - known_to(state, viewer, seat, kind) for kind in range(KINDS)
        ]
        for seat in others
    }
    sizes = {seat: sum(loose[seat]) for seat in others}
    for kind in range(KINDS):
        found = [loose[seat][kind] for seat in others]
        if state.haystack[kind] or any(found):
            places = [Place(classes[seat][kind], sizes[seat]) for seat in others]
            places.append(Place(Belief.OTHER, state.haystack_size))
            yield Hidden(places, [*found, state.haystack[kind]])


def likelihood(cards: Sequence[Hidden], figures: Sequence[int]) -> float:
    """The likelihood of the cards' places by these figures: the mean logarithm."""
    whole, count = 0.0, 0
    for hidden in cards:
        weights = [max(1, figures[place.belief]) * place.cards for place in hidden.places]
        for weight, found in zip(weights, hidden.found, strict=True):
            if found:
                whole += found * math.log(weight / sum(weights))
                count += found
    return whole / max(1, count)


def fit(cards: Sequence[Hidden], start: Sequence[int]) -> list[int]:
    """The figures of the highest likelihood, none above chance.

    Each class in turn is scaled by how many cards of it there are, beside how many its figure makes
    one expect, until that is the same.
    """
    figures = [float(figure) for figure in start]
    for _ in range(ITERATIONS):
        there, expected = [0.0] * len(figures), [0.0] * len(figures)
        for hidden in cards:
            weights = [figures[place.belief] * place.cards for place in hidden.places]
            whole, count = sum(weights), sum(hidden.found)
            for place, weight, found in zip(hidden.places, weights, hidden.found, strict=True):
                there[place.belief] += found
                expected[place.belief] += count * weight / whole
        for belief in CLASSES[1:]:
            if expected[belief] * LIKELY >= FEWEST * figures[belief]:
                ratio = (there[belief] + 0.5) / (expected[belief] + 0.5)  # never quite nothing
                figures[belief] = min(LIKELY, figures[belief] * ratio)
    return [max(1, round(figure)) for figure in figures]


def written(rows: dict[str, list[int]]) -> str:
    """The file of figures."""
    head = FILE.read_text("utf-8").partition("\n\n")[0]
    tables = (
        f"[{group}]\n" + "".join(f"{belief.name.lower()} = {row[belief]}\n" for belief in Belief)
        for group, row in rows.items()
    )
    return "\n".join((head + "\n", *tables))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=3_000, help="at each table, for each seed")
    parser.add_argument("--write", action="store_true", help="write the fitted figures")
    args = parser.parse_args()
    engine = fastest("grass", "minds.grass")
    cards = {
        (edition, seats, seed): [
            hidden
            for state in stopped_rounds(engine, edition, seats, args.games, seed)
            for hidden in hidden_cards(state, grass.to_act(state)[0] or 1)
        ]
        for edition, seats in TABLES
        for seed in (FITTING, TRYING)
    }
    rows: dict[str, list[int]] = {}
    for group in dict.fromkeys(group_of(seats) for _, seats in TABLES):
        tables = [table for table in TABLES if group_of(table[1]) == group]
        before = list(belief_figures(tables[0][1]))
        rows[group] = fit([one for table in tables for one in cards[*table, FITTING]], before)
        print(f"\n| {group} | before | fitted | " + " | ".join(f"{a}, {b}" for a, b in tables), "|")
        print("|---" * (3 + len(tables)) + "|")
        alone = [fit(cards[*table, FITTING], before) for table in tables]
        for belief in Belief:
            columns = (before, rows[group], *alone)
            print(f"| {belief} |", *(f"{column[belief]} |" for column in columns))
        for edition, seats in tables:
            held_out = cards[edition, seats, TRYING]
            by_chance = likelihood(held_out, [LIKELY] * len(Belief))
            gains = (likelihood(held_out, row) - by_chance for row in (before, rows[group]))
            told = ", ".join(f"{1000 * gain:.2f}" for gain in gains)
            print(f"{edition}, {seats} seats, other games, over chance (before, fitted): {told}")
    if args.write:
        FILE.write_text(written(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
