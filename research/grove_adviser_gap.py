"""Measure how many points a better adviser of Grove could still gain, one placement at a time.

    python -m research.grove_adviser_gap --deals 20

The adviser plays a deal until six, five, ... two cards are still to be drawn. There its best
placements, and some that look worse, are each followed by whole games in which the adviser (with
few searches a move) plays on: all in the same sampled orders, with fewer placements in each round.
The winner is compared with the adviser's own choice: in fresh orders, which underestimates the
gain, as the winner need not be the best; and in the orders in which it won, which overestimates it,
as it won partly by luck.

A player whose choices cannot be improved one at a time plays perfectly. So the sum of the gains
over a game estimates the distance of the adviser from the best play without knowing the order; it
is an estimate because the positions are those of the adviser's games. Results are kept in build/ as
they come.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from functools import partial

from greentable import grove
from greentable.core.fields import members_of
from greentable.grove.moves import code_of
from greentable.minds import grove as solver
from greentable.minds.grove.engine import Engine, fastest
from greentable.minds.grove.known_order import play_on, plays_left
from greentable.minds.grove.lookahead import first_moves
from research.grove_deals import Order, deals, kept, kept_rows
from research.grove_order_worth import late_game
from research.grove_players import advised

STAGES = (6, 5, 4, 3, 2)  # cards still to be drawn; with one all orders are tried anyway
SEARCHES = 3_000  # by which the adviser chooses
PLAYED_ON = 32  # searches a move of the adviser that plays on
LOOKS_WORSE = 8  # placements beside those that the adviser tries
BEAM = 64
ROUNDS = ((30, 8), (60, 4), (120, 3), (240, 2))  # orders, and how many placements stay after them
FRESH = 240  # orders in which the winner and the adviser's choice are compared


class Field:
    """Placements in one game, each with its scores in the same orders."""

    def __init__(self, game: grove.State, draws: int, seed: str, engine: Engine) -> None:
        """The adviser's choice comes first."""
        self._game, self._draws, self._engine = game, draws, engine
        self._rng = random.Random(seed)
        found = solver.promises(grove.view(game, 1), 1, searches=SEARCHES, engine=engine)
        tried = [code_of(one.move) for one in found]
        self.choice = tried[0]
        left = plays_left(game, self._orders(1)[0])
        others = [code for code in first_moves(engine, game, BEAM, left) if code not in tried]
        some = self._rng.sample(others, min(LOOKS_WORSE, len(others)))
        self.scores: dict[int, list[int]] = {code: [] for code in (*tried, *some)}

    def _orders(self, count: int) -> list[Order]:
        unseen = members_of(self._game.unseen)
        return [tuple(self._rng.sample(unseen, self._draws)) for _ in range(count)]

    def play(self, count: int) -> None:
        """Play all remaining placements in this many new orders."""
        for order in self._orders(count):
            for code, scores in self.scores.items():
                after = play_on(self._game, order[:1], (code,))
                before = (0,) * (after.drawn - 1)  # an order begins with the drawn cards
                scores.append(advised(after, (*before, *order), self._engine, PLAYED_ON))

    def keep_best(self, count: int) -> None:
        """Leave out all but the best, and the adviser's choice."""
        ranked = sorted(self.scores, key=lambda code: -sum(self.scores[code]))
        best = {*ranked[:count], self.choice}
        self.scores = {code: row for code, row in self.scores.items() if code in best}

    def gain(self, since: int = 0) -> float:
        """The winner's mean lead over the adviser's choice, in the orders from `since` on.

        The winner is that of the orders before, or of all.
        """
        winner = max(self.scores, key=lambda code: sum(self.scores[code][: since or None]))
        best, chosen = (self.scores[code][since:] for code in (winner, self.choice))
        return statistics.fmean(best) - statistics.fmean(chosen)


def gains(order: Order, draws: int, engine: Engine) -> dict[str, float]:
    """A low and a high estimate of the possible gain at one point of one game."""
    field = Field(late_game(order, draws, engine), draws, f"{order} {draws}", engine)
    for count, stay in ROUNDS:
        field.play(count)
        field.keep_best(stay)
    high, played = field.gain(), sum(count for count, _ in ROUNDS)
    field.play(FRESH)
    return {"low": field.gain(since=played), "high": high}


def report() -> None:
    """All stages, and their sums."""
    sums, errors = {"low": 0.0, "high": 0.0}, 0.0
    for draws in STAGES:
        rows = [*kept_rows(f"better-choice-{draws}").values()]
        if len(rows) < 2:
            return
        low, high = ([row[name] for row in rows] for name in ("low", "high"))
        error = statistics.stdev(low) / math.sqrt(len(low))
        errors += error**2
        sums["low"] += statistics.fmean(low)
        sums["high"] += statistics.fmean(high)
        own = sum(gain <= 0 for gain in high)
        print(
            f"{draws} to draw: its own choice won in {own} of {len(rows)} games; to be gained:"
            f" {statistics.fmean(low):.2f} ± {1.96 * error:.2f} to {statistics.fmean(high):.2f}"
        )
    error = 1.96 * math.sqrt(errors)
    print(f"all together: {sums['low']:.2f} ± {error:.2f} to {sums['high']:.2f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=20)
    args = parser.parse_args()
    engine = fastest()
    for order in deals("adviser gap", args.deals):
        for draws in STAGES:
            kept(f"better-choice-{draws}", order, partial(gains, order, draws, engine))
        report()


if __name__ == "__main__":
    main()
