"""The cost of play through the door in plain Python: for a bot's author, and for a server.

    make bench            or: python benchmarks/door.py [--seconds 3]

A bot's author gets a view and its legal moves for each decision, and the move is applied; nature's
moves in between are measured too, but are no decisions. A server applies a move at a table of six
and writes the views of all seats and a spectator as JSON documents. Games are random, the verb
chosen first; choosing is not measured. Seconds are those of the processor.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar

from greentable import grass
from greentable.bots import grass_bot
from greentable.core.shuffle import Stream

P = ParamSpec("P")
T = TypeVar("T")
SEATS = 4
MOST_SEATS = 6
MOST_ROUNDS = 3  # of a game: random players would go on for hundreds


class Stopwatch:
    """Adds up processor time, and how often, by name."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()
        self.times: Counter[str] = Counter()

    def measure(self, name: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        start = time.process_time()
        result = work(*args, **kwargs)
        self.seconds[name] += time.process_time() - start
        self.times[name] += 1
        return result

    def microseconds(self, name: str) -> float:
        return self.seconds[name] / self.times[name] * 1e6


def decisions(ruleset: str, seats: int, watch: Stopwatch) -> Iterator[grass.State]:
    """Random games without end: each position in which a seat decides."""
    choose = grass_bot("random")
    number = 0
    while True:
        number += 1
        nature, dice = grass.Nature(f"door {number}"), Stream(b"door", f"{number}")
        state = grass.new_game(f"{ruleset} max_rounds={MOST_ROUNDS}", seats)
        while waiting := grass.to_act(state):
            seat = waiting[0]
            if seat == 0:
                move = nature.move(state)
                state, _ = watch.measure("nature", grass.apply, state, 0, move)
                continue
            yield state
            view = watch.measure("view", grass.view, state, seat)
            legal = watch.measure("legal", getattr, view, "legal")
            move = choose(view, legal, dice)
            state, _ = watch.measure("apply", grass.apply, state, seat, move)


def of_a_bot(ruleset: str, seconds: float) -> Stopwatch:
    """The speed for a bot's author."""
    watch = Stopwatch()
    for _ in decisions(ruleset, SEATS, watch):
        if watch.seconds.total() > seconds:
            break
    return watch


def of_a_server(ruleset: str, seconds: float) -> Stopwatch:
    """The cost to a server of the views of a full table, after every decision."""
    watch, viewers = Stopwatch(), range(MOST_SEATS + 1)
    for state in decisions(ruleset, MOST_SEATS, watch):
        watch.measure("documents", grass.documents, state, viewers)
        if watch.seconds.total() > seconds:
            break
    return watch


def main() -> None:
    parser = argparse.ArgumentParser(description="What play through the door of Grass costs.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement")
    args = parser.parse_args()
    for edition in grass.EDITIONS:
        watch = of_a_bot(edition, args.seconds)
        made = watch.times["view"] / watch.seconds.total()
        parts = ("view", "legal", "apply")
        each = ", ".join(f"{part} {watch.microseconds(part):.0f} µs" for part in parts)
        name = f"Grass {edition}, a bot in Python, {SEATS} seats"
        print(f"{name:44} {made:9,.0f} decisions a second ({each})")
    for edition in grass.EDITIONS:
        watch = of_a_server(edition, args.seconds)
        documents, apply = watch.microseconds("documents"), watch.microseconds("apply")
        name = f"Grass {edition}, a server, {MOST_SEATS} seats"
        print(
            f"{name:44} {(documents + apply) / 1000:9.2f} ms a move"
            f" (apply {apply:.0f} µs, {MOST_SEATS + 1} documents {documents:.0f} µs)"
        )


if __name__ == "__main__":
    main()
