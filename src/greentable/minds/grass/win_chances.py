"""The chance to win a game from the totals after a round. In the compilable subset.

Every total has a strength, and a seat's chance is its share of all strengths. The strengths are
data, by the number of seats, and separate for tables where totals can be negative and where they
cannot: `research/fit_win_chances.py` fits them to games of the policy.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.grass.constants import Phase
from greentable.grass.rules.scoring import highest_total
from greentable.grass.state import Position

LOWEST = -600_000  # lower totals have the same strength
STEP = 25_000
STEPS = 35  # up to 250,000
TARGET = 250_000  # the target of the fitted games; other targets are scaled to it
CERTAIN = 1_000_000


def win_chance(s: Position, seat: int, strengths: Numbers) -> int:
    """A seat's chance to win, in millionths; once the game is over, its share of the win."""
    if s.phase == Phase.OVER:
        best = highest_total(s)
        winners = 0
        for other in range(1, s.seats + 1):
            if s.totals[other] == best:
                winners += 1
        if s.totals[seat] == best:
            return CERTAIN // winners
        return 0
    whole = 0
    for other in range(1, s.seats + 1):
        whole += strength(s, other, strengths)
    return CERTAIN * strength(s, seat, strengths) // max(1, whole)


def strength(s: Position, seat: int, strengths: Numbers) -> int:
    """The strength of a seat's total, interpolated between two steps."""
    total = s.totals[seat] * TARGET // s.rules.target
    above = min(max(0, total - LOWEST), STEP * (STEPS - 1) - 1)
    step = above // STEP
    rest = above - step * STEP
    return strengths[step] + (strengths[step + 1] - strengths[step]) * rest // STEP
