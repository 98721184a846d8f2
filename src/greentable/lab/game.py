"""One game between bots; it depends on its plan and its numbers only."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from greentable.core.shuffle import Picker, Stream
from greentable.game import NATURE, AnyGame, Event
from greentable.lab.plan import MatchPlan
from greentable.table import open_table

Chooser = Callable[[Any, Any, Picker], Any]
"""`choose(view, legal, chance)`: one of the legal moves."""


class GameResult(msgspec.Struct, frozen=True):
    """The result of a game: totals by seat, winners, its length, and counts of events.

    A game that was still going on after the most rounds of its plan is `stopped`: it has no winner.
    """

    deal: int
    line_up: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    stopped: bool
    rounds: int
    decisions: int
    events: dict[str, int]
    seconds: float
    thinking: dict[str, tuple[int, float]] = {}
    """By bot: the number of its decisions with a choice, and the seconds of CPU time they took."""


def play_game(
    plan: MatchPlan, deal: int, line_up: int, *, game: AnyGame, bots: Mapping[str, Chooser]
) -> GameResult:
    """Play a deal with a line-up. The cards depend on the deal only, not on the line-up."""
    start = time.perf_counter()
    names = plan.line_ups()[line_up]
    seed = plan.seed.encode()
    picks = [Stream(seed, f"lab/{deal}/{line_up}/{seat}") for seat in range(plan.seats)]
    events: Counter[str] = Counter()
    thinking = dict.fromkeys(names, (0, 0.0))
    decisions = rounds = 0
    people = tuple(str(seat) for seat in range(1, plan.seats + 1))  # a bot's name may be a path
    step = open_table(game, plan.ruleset, people, game.Nature(f"{plan.seed}/{deal}"))
    while True:
        events.update(event_names(step.events))
        table = step.table
        rounds = step.plies[-1].moment.round
        stopped = not table.is_over and table.moment.round > plan.most_rounds
        if stopped or table.is_over:
            break
        seat = table.to_act[0]
        view = table.view(seat)
        name, legal = names[seat - 1], view.legal
        begun = time.process_time()
        move = bots[name](view, legal, picks[seat - 1])
        if len(legal) > 1:
            count, seconds = thinking[name]
            thinking[name] = count + 1, seconds + time.process_time() - begun
        step = table.play(seat, move)
        decisions += 1
    return GameResult(
        deal,
        line_up,
        tuple(game.returns(table.state)),
        tuple(game.winners(table.state)),
        stopped,
        min(rounds, plan.most_rounds),
        decisions,
        dict(sorted(events.items())),
        round(time.perf_counter() - start, 4),
        {name: (count, round(seconds, 4)) for name, (count, seconds) in thinking.items()},
    )


def event_names(events: Iterable[Event]) -> Iterable[str]:
    """The names to count: the kinds of events, with a separate name for those without a seat."""
    for event in events:
        name = event.what.name.lower()
        yield name if event.seat != NATURE else f"{name}_by_nobody"
