"""What a match says, as a table for the terminal and as a picture."""

from __future__ import annotations

from html import escape

from rich.table import Table

from greentable.lab.shares import MatchResult, Share

WIDTH, LEFT, ROW, BAR = 640, 120, 44, 18
INK, PAPER, GREEN, GREY = "#1E2A24", "#FBF7EC", "#0B6E4F", "#9DB3A6"


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
    """What was played."""
    plan = result.plan
    return (
        f"{' against '.join(plan.bots)}: {len(result.whole_deals())} deals × "
        f"{len(plan.line_ups())} line-ups, {plan.seats} seats, {plan.ruleset}, seed {plan.seed}"
    )


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
        f"{len(games)} games, {rounds / len(games):.1f} rounds a game, "
        f"{closed:.0%} of rounds ended by Market Close; "
        f"{offers / rounds:.1f} offers a round, {taken:.0%} of them taken; "
        f"{decisions / len(games):.0f} decisions a game, {speed:,.0f} a second and core"
    )


def plot(result: MatchResult) -> str:
    """The win shares with their intervals as a picture (SVG); the dashed line is an equal share."""
    shares = result.shares()
    height = 76 + ROW * len(shares)
    fair = f"{_x(1 / len(shares)):.1f}"
    words = escape(title(result))
    head = f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"
 font-family="sans-serif" font-size="14" fill="{INK}">
<title>{words}</title>
<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>
<text x="16" y="26" font-size="13">{words}</text>
<path d="M{fair} 44V{height - 20}" stroke="{GREY}" stroke-dasharray="4 4"/>
"""
    bars = (_bar(share, 52 + ROW * row) for row, share in enumerate(shares))
    return head + "".join(bars) + "</svg>\n"


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - 80)


def _bar(share: Share, y: int) -> str:
    middle = y + BAR / 2
    low, high = f"{_x(share.low):.1f}", f"{_x(share.high):.1f}"
    whisker = f"M{low} {middle - 6}v12m0 -6H{high}m0 -6v12"
    return f"""\
<text x="{LEFT - 10}" y="{middle + 5}" text-anchor="end">{escape(share.bot)}</text>
<rect x="{LEFT}" y="{y}" width="{_x(share.share) - LEFT:.1f}" height="{BAR}" fill="{GREEN}"/>
<path d="{whisker}" stroke="{INK}" stroke-width="2" fill="none"/>
<text x="{_x(share.high) + 8:.1f}" y="{middle + 5}">{share.share:.1%}</text>
"""
