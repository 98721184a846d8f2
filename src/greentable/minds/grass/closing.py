"""Market Close: the decision to end the round, by the results that all seats would have.

In the compilable subset.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.grass.cards import KINDS
from greentable.grass.constants import Kind
from greentable.grass.state import Position
from greentable.minds.grass.figures import F
from greentable.minds.grass.outlook import (
    KEEP,
    RESULT,
    RICH,
    STANDING,
    WEIGHT,
    WITHOUT_END,
    floored,
)


def is_last_round(s: Position) -> bool:
    """True if the game ends with this round whatever the totals are."""
    return s.rules.max_rounds > 0 and s.round >= s.rules.max_rounds


def total_if_ended(s: Position, seat: int, best: int, o: Numbers) -> int:
    """The total that a seat would have, with the bonus for the best result."""
    made = o[RESULT + seat]
    if made >= best:
        made += s.rules.bonus
    return floored(s, s.totals[seat] + made)


def should_close(s: Position, me: int, o: Numbers, f: Numbers) -> bool:
    """True if closing wins the game, or the lead outweighs the hand; never if it loses the game."""
    best = -WITHOUT_END
    for seat in range(1, s.seats + 1):
        best = max(best, o[RESULT + seat])
    mine = total_if_ended(s, me, best, o)
    rival = -WITHOUT_END
    lead = mine - s.totals[me]
    in_reach = False
    for seat in range(1, s.seats + 1):
        if seat != me:
            after = total_if_ended(s, seat, best, o)
            rival = max(rival, after)
            lead -= (after - s.totals[seat]) * o[WEIGHT + seat] // 1000
            likely_total = (2 * o[RICH + seat] + o[STANDING + seat]) // 3
            in_reach = in_reach or likely_total >= s.rules.target
    if mine >= s.rules.target or is_last_round(s):
        return mine >= rival + f[F.SURE]
    if in_reach:
        return False
    promise = 0
    for kind in range(KINDS):
        if s.hand[me][kind] > 0 and kind != Kind.MARKET_CLOSE:
            promise += max(0, o[KEEP + kind])
    return lead >= f[F.CLOSE_LEAD] + f[F.CLOSE_HAND] * promise // 1000
