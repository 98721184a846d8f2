"""What a match says in the terminal: what was played, the shares in a table, how games went."""

from __future__ import annotations

from rich.table import Table

from greentable.lab.shares import MatchResult


def table(result: MatchResult) -> Table:
    """Win shares with their intervals, best first."""
    shown = Table()
    for column in ("bot", "wins", "95 % interval", "mean total"):
        shown.add_column(column, justify="left" if column == "bot" else "right")
    for share in result.shares():
        interval = f"{share.low:.1%} – {share.high:.1%}"
        shown.add_row(share.bot, f"{share.share:.1%}", interval, f"${share.mean_total:,.0f}")
    return shown


def title(result: MatchResult) -> str:
    """What was played, as far as it was."""
    plan = result.plan
    whole, deals = len(result.whole_deals()), so_many(plan.deals, "deal")
    return (
        f"{' against '.join(plan.bots)}: {deals if whole == plan.deals else f'{whole} of {deals}'}"
        f" × {len(plan.line_ups())} line-ups, {plan.seats} seats, {plan.ruleset}, seed {plan.seed}"
    )


def so_many(count: int, thing: str) -> str:
    """A number of things: "1 deal", "1,000 deals"."""
    return f"{count:,} {thing}" if count == 1 else f"{count:,} {thing}s"


def summary(result: MatchResult) -> str:
    """How the games went: length, endings, deals, speed."""
    games = result.games
    if not games:
        return "no game was played"
    rounds = sum(game.rounds for game in games)
    closed = sum(game.closed for game in games) / rounds
    offers = sum(game.offers for game in games)
    taken = sum(game.trades for game in games) / max(1, offers)
    decisions = sum(game.decisions for game in games)
    speed = decisions / max(1e-9, sum(game.seconds for game in games))
    return (
        f"{so_many(len(games), 'game')}, {rounds / len(games):.1f} rounds a game, "
        f"{closed:.0%} of rounds ended by Market Close; "
        f"{offers / rounds:.1f} offers a round, {taken:.0%} of them taken; "
        f"{decisions / len(games):.0f} decisions a game, {speed:,.0f} a second and core"
    )
