"""Win shares and their confidence intervals.

A game gives one win, split among those who share it; a stopped game gives none. The unit of chance
is the deal, not the game: games of a deal have the same cards and are not independent. So a bot's
share is the mean over deals, and its interval comes from the spread between deals (Student's t,
95 %). If all deals agree, there is no spread, and Wilson's interval for that number of deals is
used instead.
"""

from __future__ import annotations

import functools
import math
import statistics
from collections.abc import Sequence

import msgspec

from greentable.lab.game import GameResult
from greentable.lab.plan import MatchPlan

NORMAL_95 = 1.959964
SURE = 2.9
"""Standard errors: a match that is checked after every deal, and stops when it is beyond them,
needs more than the 1.96 of a single check. In the manner of Pocock's boundary; how often it errs
was not measured.
"""
FEWEST_SURE = 10  # deals before a spread is reliable


class Share(msgspec.Struct, frozen=True):
    """One bot's result: its share of wins and its mean total at a seat, with 95 % intervals.

    If bots play alone, the bot with the highest score wins a deal.
    """

    bot: str
    share: float
    low: float
    high: float
    mean_total: float
    low_total: float
    high_total: float


class MatchResult(msgspec.Struct, frozen=True):
    """All games of a match that were played, with statistics."""

    plan: MatchPlan
    games: tuple[GameResult, ...]

    def shares(self) -> list[Share]:
        """The bots, best first; only deals with all line-ups played count.

        Empty while there is no such deal.
        """
        if not self.whole_deals():
            return []
        return sorted((self._share(bot) for bot in self.plan.bots), key=lambda one: -one.share)

    def whole_deals(self) -> dict[int, list[GameResult]]:
        """The games by deal, without incomplete deals."""
        deals: dict[int, list[GameResult]] = {}
        for game in self.games:
            deals.setdefault(game.deal, []).append(game)
        line_ups = len(self.plan.line_ups())
        return {deal: games for deal, games in deals.items() if len(games) == line_ups}

    def _share(self, bot: str) -> Share:
        deals, seats = self.whole_deals().values(), self.plan.seats_of(bot)
        shares = [_share_of_deal(games, seats) for games in deals]
        totals = [statistics.fmean(_totals(games, seats)) for games in deals]
        mean = statistics.fmean(totals)
        half = half_width(totals)
        return Share(
            bot, statistics.fmean(shares), *interval(shares), mean, mean - half, mean + half
        )


def up_to_sure(result: MatchResult) -> MatchResult | None:
    """The match up to the first deal after which its first bot is surely not equal; None if none.

    Deals count in their order, and only while all before them are complete.
    """
    plan = result.plan
    bot, whole = plan.bots[0], result.whole_deals()
    equal, seats = plan.equal_share(bot), plan.seats_of(bot)
    shares: list[float] = []
    for deal in range(plan.deals):
        if deal not in whole:
            return None
        shares.append(_share_of_deal(whole[deal], seats))
        if len(shares) >= FEWEST_SURE:
            error = statistics.stdev(shares) / math.sqrt(len(shares))
            if abs(statistics.fmean(shares) - equal) > SURE * error:
                games = tuple(game for game in result.games if game.deal <= deal)
                return MatchResult(plan, tuple(sorted(games, key=lambda g: (g.deal, g.line_up))))
    return None


def _share_of_deal(games: Sequence[GameResult], seats: Sequence[Sequence[int]]) -> float:
    """The share of a bot in a deal, at its `seats` in each line-up.

    If each plays alone, the bots with the highest score share the deal.
    """
    if all(len(game.totals) == 1 for game in games):
        scores = [game.totals[0] for game in games]
        own, best = _totals(games, seats)[0], max(scores)
        return 1 / scores.count(best) if own == best else 0.0
    wins = 0.0
    for game in games:
        if game.winners:
            own_wins = sum(seat in seats[game.line_up] for seat in game.winners)
            wins += own_wins / len(game.winners)
    return wins / len(games)


def _totals(games: Sequence[GameResult], seats: Sequence[Sequence[int]]) -> list[int]:
    """The totals of a bot in the games of a deal, at each of its seats."""
    return [game.totals[seat - 1] for game in games for seat in seats[game.line_up]]


def half_width(values: Sequence[float]) -> float:
    """Half the width of a 95 % interval for the mean of independent values; 0 for a single one."""
    count = len(values)
    if count < 2:
        return 0.0
    return _t_95(count - 1) * statistics.stdev(values) / math.sqrt(count)


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """A 95 % interval for the mean of independent shares between 0 and 1."""
    count = len(shares)
    mean = statistics.fmean(shares)
    spread = statistics.stdev(shares) if count > 1 else 0.0
    if spread == 0.0:
        return wilson(mean, count)
    half = half_width(shares)
    return max(0.0, mean - half), min(1.0, mean + half)


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of this many independent trials."""
    z = NORMAL_95
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count)
    half *= math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


@functools.cache
def _t_95(freedom: int) -> float:
    """The 97.5 % point of Student's t, to machine precision."""
    low, high = 0.0, math.pi / 2  # of the angle whose tangent is t / √freedom
    while (middle := (low + high) / 2) not in {low, high}:
        if _within(middle, freedom) < 0.95:
            low = middle
        else:
            high = middle
    return math.tan(low) * math.sqrt(freedom)


def _within(angle: float, freedom: int) -> float:
    """The probability that Student's t is between -√freedom tan(angle) and its opposite.

    The series is finite, since degrees of freedom are whole (Abramowitz and Stegun 26.7.3).
    """
    is_odd, cosine = freedom % 2, math.cos(angle)
    term, total = math.sin(angle) * (cosine if is_odd else 1.0), 0.0
    for step in range(2 + is_odd, freedom + 1, 2):
        total += term
        term *= cosine * cosine * (step - 1) / step
    return (angle + total) * 2 / math.pi if is_odd else total
