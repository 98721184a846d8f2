"""What play through the door costs in plain Python: for a bot's author, and for a server.

    make bench            or: python benchmarks/door.py [--seconds 3]

A bot's author gets a view with its legal moves for each decision, and the move is applied; nature
moves in between, which is measured too but not counted. A server applies a move at a table of six
and writes the views of all seats and a spectator as JSON documents. Everything through the door of
the game, at random, the verb chosen first; the choosing is not measured.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from greentable import grass
from greentable.bots import grass_bot
from greentable.shuffle import Stream

EDITIONS = ("2018", "classic")


@dataclass
class Clock:
    """Seconds of processor time and how often, for each thing that is measured."""

    seconds: dict[str, float] = field(default_factory=dict)
    count: dict[str, int] = field(default_factory=dict)

    def add(self, name: str, seconds: float) -> None:
        self.seconds[name] = self.seconds.get(name, 0.0) + seconds
        self.count[name] = self.count.get(name, 0) + 1

    def micro(self, name: str) -> float:
        """Microseconds each time."""
        return self.seconds[name] / self.count[name] * 1e6


def positions(ruleset: str, seats: int) -> Iterator[tuple[grass.State, int]]:
    """Random games without end: the positions where a seat decides, and the seat."""
    choose, number = grass_bot("random"), 0
    while True:
        number += 1
        nature, dice = grass.Nature(f"door {number}"), Stream(b"door", f"{number}")
        state = grass.new_game(grass.read_ruleset(f"{ruleset} max_rounds=3"), seats)
        while waiting := grass.to_act(state):
            seat = waiting[0]
            if seat == 0:
                state, _ = grass.apply(state, 0, nature.move(state))
                continue
            yield state, seat
            view = grass.view(state, seat)
            state, _ = grass.apply(state, seat, choose(view, view.legal, dice))


def play(ruleset: str, seats: int, seconds: float) -> Clock:
    """Measure what a bot's author gets: view, legal moves, apply."""
    clock = Clock()
    choose, number = grass_bot("random"), 0
    clock_now = time.process_time
    end = clock_now() + seconds
    while clock_now() < end:
        number += 1
        nature, dice = grass.Nature(f"door {number}"), Stream(b"door", f"{number}")
        state = grass.new_game(grass.read_ruleset(f"{ruleset} max_rounds=3"), seats)
        while waiting := grass.to_act(state):
            seat = waiting[0]
            if seat == 0:
                move = nature.move(state)
                start = clock_now()
                state, _ = grass.apply(state, 0, move)
                clock.add("nature", clock_now() - start)
                continue
            start = clock_now()
            view = grass.view(state, seat)
            legal = view.legal
            len(legal)
            seen = clock_now()
            move = choose(view, legal, dice)
            chosen = clock_now()
            state, _ = grass.apply(state, seat, move)
            done = clock_now()
            clock.add("view", seen - start)
            clock.add("apply", done - chosen)
    return clock


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    for edition in EDITIONS:
        clock = play(edition, 4, args.seconds)
        total = sum(clock.seconds.values())
        print(
            edition,
            {n: round(clock.micro(n), 1) for n in clock.count},
            clock.count,
            "decisions/s",
            round(clock.count["view"] / total),
            "without nature",
            round(clock.count["view"] / (clock.seconds["view"] + clock.seconds["apply"])),
        )
    for edition in EDITIONS:
        clock = Clock()
        for number, (state, seat) in enumerate(positions(edition, 6)):
            if number > 400:
                break
            move = grass.view(state, seat).legal.moves[0]
            start = time.process_time()
            after, _ = grass.apply(state, seat, move)
            mid = time.process_time()
            docs = [msgspec.json.encode(grass.view(after, viewer)) for viewer in range(7)]
            done = time.process_time()
            clock.add("apply", mid - start)
            clock.add("documents", done - mid)
        print(edition, {n: round(clock.micro(n), 1) for n in clock.count}, sum(map(len, docs)))


if __name__ == "__main__":
    main()
