"""Market Open and Market Close.  Rules grass.market.1 to 3."""

from __future__ import annotations

from greentable.grass.cards import NOTHING
from greentable.grass.codes import NOBODY, SEEN_BY_ALL, tell
from greentable.grass.constants import Kind, Reason, What
from greentable.grass.rules.scoring import end_round
from greentable.grass.rules.turn import play_from_hand
from greentable.grass.state import Position, State


def is_visible(s: Position, seat: int) -> bool:
    """True if a Market Open lies in the hassle pile with no heat on it."""
    return s.market[seat] != 0 and s.heat[seat] == NOTHING


def why_not_visible(s: Position, seat: int) -> int:
    """The reason why a seat's Market Open is not visible: not played, or under heat."""
    if not s.market[seat]:
        return Reason.MARKET_NOT_OPEN
    if s.heat[seat] != NOTHING:
        return Reason.UNDER_HEAT
    return Reason.OK


def why_not_market_open(s: Position, seat: int) -> int:
    """grass.market.1: one is enough; after Wiped Out a new one can be played."""
    if s.market[seat]:
        return Reason.MARKET_IS_OPEN
    return Reason.OK


def market_open(s: State, seat: int) -> None:
    """grass.market.2: opening is this turn's play; peddling starts with the next turn."""
    play_from_hand(s, Kind.MARKET_OPEN)
    s.market[seat] = 1
    tell(s, What.PLAYED, seat, NOBODY, Kind.MARKET_OPEN, NOTHING, SEEN_BY_ALL)


def why_not_market_close(s: Position, seat: int) -> int:
    """grass.market.3: only with an open market and no heat on it."""
    return why_not_visible(s, seat)


def market_close(s: State, seat: int) -> None:
    """grass.market.3: on the player's own hassle pile; the round ends at once and is scored."""
    play_from_hand(s, Kind.MARKET_CLOSE)
    s.tucked[seat][Kind.MARKET_CLOSE] += 1
    tell(s, What.PLAYED, seat, NOBODY, Kind.MARKET_CLOSE, NOTHING, SEEN_BY_ALL)
    end_round(s, seat)
