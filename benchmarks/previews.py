"""The previews of Grove: how long they take, and how large they are.

    python benchmarks/previews.py [--games 8] [--seed 1]

Plays random games, alone and of two and four, with and without recipes. At each turn the view of
the seat that chooses is written as a document, with all its placements and what they would change.
Told are the CPU time for the whole document, the best of three tries, each of which makes the
preview anew, and the bytes of the preview before compression.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator

import msgspec

from greentable import grove
from greentable.core.shuffle import Stream
from greentable.grove.wire import views

TRIES = 3
GOAL_MS, GOAL_BYTES = 10, 15_000
TABLES = [(ruleset, seats) for ruleset in ("house", "house recipes") for seats in (1, 2, 4)]


class _Own(msgspec.Struct):
    preview: msgspec.Raw


class _View(msgspec.Struct):
    own: _Own


_decoder = msgspec.json.Decoder(_View)


def turns(ruleset: str, seats: int, seed: str) -> Iterator[tuple[grove.State, int]]:
    """The states of a random game in which a seat chooses, each with that seat."""
    nature, picks = grove.Nature(seed), Stream(seed.encode(), "benchmarks/previews")
    state = grove.new_game(ruleset, seats)
    while acting := grove.to_act(state):
        [seat, *_] = acting
        if seat == 0:
            move = nature.move(state)
        else:
            yield state, seat
            moves = grove.legal_moves(state, seat)
            move = moves[picks.below(len(moves))]
        state, _events = grove.apply(state, seat, move)


def measured(state: grove.State, seat: int) -> tuple[float, int]:
    """Milliseconds of CPU time for a view's document, and bytes of its preview."""
    best, document = float("inf"), b""
    for _ in range(TRIES):
        views._placements.cache_clear()  # noqa: SLF001 - made again for each try
        begun = time.process_time()
        [document] = grove.documents(state, [seat])
        best = min(best, time.process_time() - begun)
    return best * 1000, len(_decoder.decode(document).own.preview)


def main() -> None:
    """Print a line for each kind of table."""
    parser = argparse.ArgumentParser(description="How long previews take, and how large they are.")
    parser.add_argument("--games", type=int, default=8, help="of each kind of table")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for ruleset, seats in TABLES:
        found = [
            measured(state, seat)
            for game in range(given.games)
            for state, seat in turns(ruleset, seats, f"{given.seed}/{game}")
        ]
        times, sizes = zip(*found, strict=True)
        print(
            f"{ruleset:14} {seats} seats: {len(found):4} turns"
            f"   {statistics.median(times):5.1f} ms, at most {max(times):5.1f},"
            f" {sum(one > GOAL_MS for one in times)} over {GOAL_MS}"
            f"   {statistics.median(sizes):6.0f} bytes, at most {max(sizes):6,},"
            f" {sum(one > GOAL_BYTES for one in sizes)} over {GOAL_BYTES:,}",
            flush=True,
        )


if __name__ == "__main__":
    main()
