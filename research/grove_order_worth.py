"""Measure the worth of knowing the order of cards at the end of a game of Grove.

    python -m research.grove_order_worth --draws 1 --deals 60
    python -m research.grove_order_worth --draws 2 --deals 20

The adviser plays a fixed deal until one or two cards are still to be drawn. Then two perfect
players continue: one knows the next cards, the other does not. The latter makes the placement with
the highest mean over all possible cards, with two draws again after each first card. Placements
that do not look good are skipped, so its true score may be a little higher. Results are kept in
build/ as they come.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics

from greentable import grove
from greentable.core.fields import members_of
from greentable.grove.cards import DECK
from greentable.grove.moves import code_of
from greentable.minds import grove as solver
from greentable.minds.grove.adviser import SEARCHES
from greentable.minds.grove.engine import Engine, fastest
from greentable.minds.grove.known_order import play_on
from research.grove_deals import Order, deals, kept
from research.grove_players import FIXED, RULES

CANDIDATES = 6  # first placements that are compared with two cards to come
CANDIDATE_SEARCHES = 2_000  # by which they are found
ALL_ORDERS = 100_000  # searches enough to try all orders of one card
WIDTH = 200  # of the solver that knows the order


def late_game(order: Order, draws: int, engine: Engine) -> grove.State:
    """A game of the adviser with this many cards still to be drawn."""
    game, to_come = solver.game_in_order(RULES, order), order[3:]
    while DECK - game.drawn > draws:
        move = solver.promises(grove.view(game, 1), 1, searches=SEARCHES, engine=engine)[0].move
        game, to_come = play_on(game, to_come, (code_of(move),)), to_come[1:]
    return game


def unknown(game: grove.State, engine: Engine) -> float:
    """The mean score of a player who does not know the next cards."""
    view = grove.view(game, 1)
    if DECK - game.drawn == 1:
        return solver.promises(view, 1, searches=ALL_ORDERS, engine=engine)[0].expected
    found = solver.promises(view, 1, searches=CANDIDATE_SEARCHES, engine=engine)
    return max(
        statistics.fmean(
            unknown(play_on(game, (card,), (code_of(one.move),)), engine)
            for card in members_of(game.unseen)
        )
        for one in found[:CANDIDATES]
    )


def known(game: grove.State, engine: Engine) -> float:
    """The mean score of a player who knows them, in some orders that begin with each card."""
    rng, unseen, more = random.Random("orders"), members_of(game.unseen), DECK - game.drawn - 1
    orders = [
        (first, *rng.sample([card for card in unseen if card != first], more))
        for first in unseen
        for _ in range(1 + more)
    ]
    return statistics.fmean(
        solver.solve_on(game, draws, width=WIDTH, engine=engine).score for draws in orders
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--draws", type=int, choices=[1, 2], default=1)
    parser.add_argument("--deals", type=int, default=20)
    args = parser.parse_args()
    engine, worths = fastest(), []
    for order in deals(FIXED, args.deals):

        def find(order: Order = order) -> dict[str, float]:
            game = late_game(order, args.draws, engine)
            return {"known": known(game, engine), "unknown": unknown(game, engine)}

        found = kept(f"order-worth-{args.draws}", order, find)
        worths.append(found["known"] - found["unknown"])
        if len(worths) > 1:
            error = statistics.stdev(worths) / math.sqrt(len(worths))
            print(
                f"{len(worths)} games with {args.draws} to draw: knowing the order is worth"
                f" {statistics.fmean(worths):.2f} ± {1.96 * error:.2f} points",
                flush=True,
            )


if __name__ == "__main__":
    main()
