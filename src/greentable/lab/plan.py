"""The plan of a match: its bots, its deals, its seats.

Every deal is a seed. It is played once with each line-up, so that luck of the cards and of the seat
affects all bots equally (duplicate deals).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec

from greentable.bots.bot import kernels_of
from greentable.bots.loading import AnyBot
from greentable.compiled.engine import fastest
from greentable.core.reader import shown
from greentable.core.shuffle import read_seed
from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.lab.entrants import entrant
from greentable.words.messages import choices

MOST_DEALS = 1_000_000
MOST_ROUNDS = 100
"""The default limit of rounds after which a game is stopped: some games would never end."""


class MatchPlan(msgspec.Struct, frozen=True):
    """A match between bots. Equal plans give equal games."""

    game: str
    bots: tuple[str, ...]
    ruleset: str
    seats: int = 4
    deals: int = 100
    seed: str = "match"
    most_rounds: int = MOST_ROUNDS
    alone: bool = False
    """True if the first bot has one seat, each in turn, and the others share the rest."""

    def line_ups(self) -> list[tuple[str, ...]]:
        """The bots by seat: in turn round the table, starting with every bot, in every rotation.

        Every bot sits in every seat equally often. Two bots at four seats give two line-ups (ABAB,
        BABA), at three seats six (ABA, BAA, AAB, BAB, ABB, BBA). At one seat each plays alone.
        """
        found: dict[tuple[str, ...], None] = {}
        if self.alone and len(self.bots) > 1:
            single, *others = self.bots
            rest = [others[seat % len(others)] for seat in range(self.seats - 1)]
            return [(*rest[:seat], single, *rest[seat:]) for seat in range(self.seats)]
        for first in range(len(self.bots)):
            row = [self.bots[(first + seat) % len(self.bots)] for seat in range(self.seats)]
            for shift in range(self.seats):
                found[tuple(row[shift:] + row[:shift])] = None
        return list(found)

    def seats_of(self, bot: str) -> list[tuple[int, ...]]:
        """The seats of a bot in each line-up."""
        return [
            tuple(seat for seat, name in enumerate(row, start=1) if name == bot)
            for row in self.line_ups()
        ]

    def equal_share(self, bot: str) -> float:
        """The share of wins that a bot would have if all were equally good."""
        line_ups = self.line_ups()
        return sum(row.count(bot) for row in line_ups) / (len(line_ups) * max(1, self.seats))

    @property
    def is_solo(self) -> bool:
        """True if each bot plays each deal alone, and scores are compared."""
        return self.seats == 1

    def games(self) -> Iterator[tuple[int, int]]:
        """All games as numbers of deal and line-up, deal by deal, lazily."""
        return product(range(self.deals), range(len(self.line_ups())))

    def game_count(self) -> int:
        """The number of games."""
        return self.deals * len(self.line_ups())


def plan_bots(plan: MatchPlan) -> dict[str, AnyBot]:
    """The bots of a plan by their names, compiled if possible. Raises UsageError."""
    bots = _entrants(plan)
    for bot in bots.values():
        if (kernels := kernels_of(bot)) is not None:
            fastest(*kernels)  # takes half a minute the first time
    return bots


def _entrants(plan: MatchPlan) -> dict[str, AnyBot]:
    return {name: entrant(plan.game, name) for name in plan.bots}


def check_plan(plan: MatchPlan) -> None:
    """Check that a plan can be played, before anything is compiled.

    Raises UsageError or UnsupportedRuleset.
    """
    if plan.game not in GAMES:
        raise UsageError("lab.game", game=shown(plan.game), known=choices(GAMES))
    _check_bots(plan)
    if not 1 <= plan.deals <= MOST_DEALS:
        raise UsageError("lab.deals", deals=plan.deals, most=MOST_DEALS)
    if plan.most_rounds < 1:
        raise UsageError("lab.rounds", rounds=plan.most_rounds)
    read_seed(plan.seed)
    game = GAMES[plan.game]
    game.new_game(game.read_ruleset(plan.ruleset), plan.seats)


def _check_bots(plan: MatchPlan) -> None:
    _entrants(plan)
    if not plan.bots or len(set(plan.bots)) != len(plan.bots):
        raise UsageError("lab.bots", bots=" ".join(plan.bots))
    if len(plan.bots) > plan.seats > 1:
        raise UsageError("lab.too_many_bots", bots=len(plan.bots), seats=plan.seats)
