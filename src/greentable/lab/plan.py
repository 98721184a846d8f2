"""What is to be played: which bots, on which deals, in which seats.

Every deal is a seed. It is played once with each line-up, so that luck of the cards and of the seat
falls on all bots alike (duplicate deals).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from greentable import grass
from greentable.bots import grass_bot
from greentable.errors import UsageError
from greentable.grass.ruleset import check
from greentable.shuffle import read_seed

MOST_DEALS = 1_000_000


class MatchPlan(msgspec.Struct, frozen=True):
    """A match between bots. Equal plans give equal games."""

    bots: tuple[str, ...]
    seats: int = 4
    deals: int = 100
    ruleset: str = "2018"
    seed: str = "match"

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where: the bots in turn round the table, from every bot on, in every rotation.

        Every bot sits in every seat equally often. Two bots at four seats give two line-ups (ABAB,
        BABA), at three seats six (ABA, BAA, AAB, BAB, ABB, BBA).
        """
        found: dict[tuple[str, ...], None] = {}
        for first in range(len(self.bots)):
            row = [self.bots[(first + seat) % len(self.bots)] for seat in range(self.seats)]
            for shift in range(self.seats):
                found[tuple(row[shift:] + row[:shift])] = None
        return list(found)

    def games(self) -> Iterator[tuple[int, int]]:
        """All games as numbers of deal and line-up, deal by deal, one at a time."""
        return product(range(self.deals), range(len(self.line_ups())))

    def game_count(self) -> int:
        """How many games there are."""
        return self.deals * len(self.line_ups())


def check_plan(plan: MatchPlan) -> None:
    """Whether a plan can be played. Raises UsageError or UnsupportedRuleset."""
    for name in plan.bots:
        grass_bot(name)
    if len(plan.bots) < 2 or len(set(plan.bots)) != len(plan.bots):
        message = f"bots {' '.join(plan.bots)}: two or more different ones wanted"
        raise UsageError("lab.bots", message)
    if len(plan.bots) > plan.seats:
        message = f"{len(plan.bots)} bots at {plan.seats} seats: a seat for each wanted"
        raise UsageError("lab.bots", message)
    if not 1 <= plan.deals <= MOST_DEALS:
        message = f"{plan.deals} deals: from 1 to {MOST_DEALS:,} wanted"
        raise UsageError("lab.deals", message)
    read_seed(plan.seed)
    check(grass.read_ruleset(plan.ruleset), plan.seats)
