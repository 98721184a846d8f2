"""Heat On and Heat Off.  Rules grass.heat.1 to 3."""

from __future__ import annotations

from greentable.grass.cards import NOTHING
from greentable.grass.codes import NOBODY, SEEN_BY_ALL, tell
from greentable.grass.constants import Reason, What
from greentable.grass.families import heat_cooled_by
from greentable.grass.rules.turn import play_from_hand
from greentable.grass.state import Position, State


def why_not_heat_on(s: Position, target: int) -> int:
    """grass.heat.1: on an opponent whose Market Open is visible, never on other heat."""
    if not s.market[target]:
        return Reason.TARGET_MARKET_NOT_OPEN
    if s.heat[target] != NOTHING:
        return Reason.TARGET_UNDER_HEAT
    return Reason.OK


def heat_on(s: State, seat: int, kind: int, target: int) -> None:
    """grass.heat.2: until the heat is cancelled, its victim cannot do business."""
    play_from_hand(s, kind)
    s.heat[target] = kind
    tell(s, What.PLAYED, seat, target, kind, NOTHING, SEEN_BY_ALL)


def why_not_heat_off(s: Position, seat: int, kind: int) -> int:
    """grass.heat.3: only on the matching Heat On in the player's own pile."""
    if s.heat[seat] == NOTHING:
        return Reason.NO_HEAT
    if s.heat[seat] != heat_cooled_by(kind):
        return Reason.OTHER_HEAT
    return Reason.OK


def heat_off(s: State, seat: int, kind: int) -> None:
    """grass.heat.3: both cards go under the pile, and the market is open again."""
    play_from_hand(s, kind)
    tell(s, What.PLAYED, seat, NOBODY, kind, NOTHING, SEEN_BY_ALL)
    tuck_heat_under(s, seat, kind)


def tuck_heat_under(s: State, seat: int, kind: int) -> None:
    """grass.heat.3: the heat and the card that cancels it go under the pile."""
    tell(s, What.COOLED, seat, NOBODY, s.heat[seat], NOTHING, SEEN_BY_ALL)
    s.tucked[seat][kind] += 1
    s.tucked[seat][s.heat[seat]] += 1
    s.heat[seat] = NOTHING
