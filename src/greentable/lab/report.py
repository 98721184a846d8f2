"""What a match says in the terminal: what was played, the shares in a table, how games went."""

from __future__ import annotations

from rich.table import Table

from greentable.catalogue import Catalogue
from greentable.lab.shares import MatchResult
from greentable.messages import Message, Row, clauses, key_of, say

COLUMNS = ("bot", "wins", "interval", "total")


def table(result: MatchResult, catalogue: Catalogue) -> Table:
    """Win shares with their intervals, best first."""
    shown = Table()
    for column in COLUMNS:
        heading = catalogue.say(f"lab-column-{column}")
        shown.add_column(heading, justify="left" if column == "bot" else "right")
    for share in result.shares():
        interval = f"{catalogue.percent(share.low)} – {catalogue.percent(share.high)}"
        total = catalogue.rounded(share.mean_total)
        shown.add_row(share.bot, catalogue.percent(share.share), interval, total)
    return shown


def title(result: MatchResult) -> Message:
    """What was played, as far as it was."""
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
    """How the games went, of which there is one at least: length, endings, what happened, speed.

    What happened how often is told as far as the catalogue has words for it.
    """
    games = result.games
    rounds = sum(game.rounds for game in games)
    decisions = sum(game.decisions for game in games)
    speed = decisions / max(1e-9, sum(game.seconds for game in games))
    facts = [say("lab-games", games=len(games), rounds=catalogue.rounded(rounds / len(games)))]
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
    return say("list-one", thing=clauses(facts))
