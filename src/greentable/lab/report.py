"""The report of a match in the terminal: its plan, a table of shares, a summary of the games."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from rich.table import Table

from greentable.lab.shares import MatchResult
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Message, Row, clauses, key_of, say

WINS = ("wins", "interval")
TOTALS = ("total", "interval")


def table(result: MatchResult, catalogue: Catalogue) -> Table:
    """Win shares with their intervals, best first.

    The interval of totals replaces it where totals are compared: alone, and in self-play.
    """
    plan = result.plan
    wins = WINS if len(plan.bots) > 1 else ()
    totals = TOTALS if plan.is_solo or not wins else TOTALS[:1]
    shown = Table()
    shown.add_column(catalogue.say("lab-column-bot"))
    for column in (*wins, *totals):
        shown.add_column(catalogue.say(f"lab-column-{column}"), justify="right")
    for share in result.shares():
        won = (catalogue.percent(share.share), _span(share.low, share.high, catalogue.percent))
        total = (
            catalogue.rounded(share.mean_total),
            _span(share.low_total, share.high_total, catalogue.rounded),
        )
        shown.add_row(share.bot, *won[: len(wins)], *total[: len(totals)])
    return shown


def _span(low: float, high: float, write: Callable[[float], str]) -> str:
    return f"{write(low)} – {write(high)}"


def as_document(result: MatchResult) -> dict[str, object]:
    """The same for programs: the plan, the number of games played, and each bot's result."""
    return {
        "plan": msgspec.to_builtins(result.plan),
        "games": len(result.games),
        "of_games": result.plan.game_count(),
        "whole_deals": len(result.whole_deals()),
        "shares": msgspec.to_builtins(result.shares()),
    }


def title(result: MatchResult) -> Message:
    """The plan, and the part of it that was played."""
    plan = result.plan
    whole, deals = len(result.whole_deals()), say("lab-deals", deals=plan.deals)
    return say(
        "lab-title",
        bots=Row(plan.bots, join="against"),
        deals=deals if whole == plan.deals else say("lab-some-deals", whole=whole, deals=deals),
        line_ups=len(plan.line_ups()),
        seats=plan.seats,
        ruleset=plan.ruleset,
        seed=plan.seed,
    )


def summary(result: MatchResult, catalogue: Catalogue) -> Message:
    """A summary of the games, at least one: length, endings, events, speed.

    The counts of events are told if the catalogue has words for them.
    """
    games = result.games
    rounds = sum(game.rounds for game in games)
    decisions = sum(game.decisions for game in games)
    speed = decisions / max(1e-9, sum(game.seconds for game in games))
    facts = [say("lab-games", games=len(games))]
    if rounds > len(games):
        facts.append(say("lab-rounds", rounds=catalogue.rounded(rounds / len(games))))
    if stopped := sum(game.stopped for game in games):
        facts.append(say("lab-stopped-games", games=stopped, rounds=result.plan.most_rounds))
    for name in sorted({name for game in games for name in game.events}):
        key = f"lab-{result.plan.game}-{key_of(name)}"
        if key in catalogue:
            each = sum(game.events.get(name, 0) for game in games) / rounds
            percent = catalogue.percent(each, whole=True)
            facts.append(say(key, each_round=catalogue.rounded(each), percent=percent))
    each_game = round(decisions / len(games))
    facts.append(say("lab-decisions", decisions=each_game, speed=round(speed)))
    facts += _thinking(result, catalogue)
    return say("list-one", thing=clauses(facts))


def _thinking(result: MatchResult, catalogue: Catalogue) -> list[Message]:
    """The time that each bot took for a decision with a choice."""
    facts = []
    for bot in result.plan.bots:
        each = [game.thinking.get(bot, (0, 0.0)) for game in result.games]
        decisions, seconds = sum(one[0] for one in each), sum(one[1] for one in each)
        if decisions:
            taken = catalogue.rounded(seconds / decisions * 1000)
            facts.append(say("lab-thinking", bot=bot, milliseconds=taken))
    return facts
