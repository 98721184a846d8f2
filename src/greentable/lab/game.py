"""One game between bots, from its plan and its numbers, and from nothing else."""

from __future__ import annotations

import dataclasses
import time

import msgspec

from greentable import grass
from greentable.bots import grass_bot
from greentable.game import NATURE
from greentable.lab.plan import MatchPlan
from greentable.shuffle import Stream

MOST_ROUNDS = 200
"""Where totals may fall below zero, random players might never reach the target."""


class GameResult(msgspec.Struct, frozen=True):
    """How a game ended: totals by seat, who won, how long it was."""

    deal: int
    line_up: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    closed: int
    decisions: int
    offers: int
    trades: int
    seconds: float


def _capped(ruleset: grass.Ruleset) -> grass.Ruleset:
    """The same rules with a last round, if they have none."""
    return dataclasses.replace(ruleset, max_rounds=ruleset.max_rounds or MOST_ROUNDS)


def play_game(plan: MatchPlan, deal: int, line_up: int) -> GameResult:
    """Play a deal with a line-up. The cards depend on the deal only, whoever sits where."""
    start = time.perf_counter()
    bots = [grass_bot(name) for name in plan.line_ups()[line_up]]
    nature = grass.Nature(f"{plan.seed}/{deal}")
    seed = plan.seed.encode()
    picks = [Stream(seed, f"lab/{deal}/{line_up}/{seat}") for seat in range(plan.seats)]
    state = grass.new_game(_capped(grass.read_ruleset(plan.ruleset)), plan.seats)
    decisions = closed = offers = trades = 0
    while waiting := grass.to_act(state):
        seat = waiting[0]
        if seat == NATURE:
            move = nature.move(state)
        else:
            view = grass.view(state, seat)
            move = bots[seat - 1](view, view.legal, picks[seat - 1])
            decisions += 1
        state, events = grass.apply(state, seat, move)
        for event in events:
            offers += event.what is grass.What.OFFERED
            trades += event.what is grass.What.TRADED
            closed += event.what is grass.What.ROUND_ENDED and event.seat != NATURE
    return GameResult(
        deal,
        line_up,
        tuple(grass.returns(state)),
        tuple(grass.winners(state)),
        state.round,
        closed,
        decisions,
        offers,
        trades,
        round(time.perf_counter() - start, 4),
    )
