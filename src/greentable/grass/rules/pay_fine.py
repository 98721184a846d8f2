"""Pay Fine: buy off any heat with one Peddle.  Rules grass.pay_fine.1 to 5."""

from __future__ import annotations

from greentable.grass.cards import NOTHING, PEDDLES, VALUE
from greentable.grass.codes import NOBODY, SEEN_BY_ALL, tell
from greentable.grass.constants import Choice, Kind, Reason, What
from greentable.grass.rules.deck import to_ashtray
from greentable.grass.rules.heat import tuck_heat_under
from greentable.grass.rules.protection import first_cover, protected_count, take_from_cover
from greentable.grass.rules.turn import play_from_hand
from greentable.grass.state import Position, State


def why_not_pay_fine(s: Position, seat: int, peddle: int, protected: int) -> int:
    """grass.pay_fine.4: it needs heat, and a Peddle to pay with."""
    if s.heat[seat] == NOTHING:
        return Reason.NO_HEAT
    if lowest_to_pay(s, seat) == NOTHING:
        return Reason.NO_PEDDLE_TO_PAY
    if s.rules.pay_fine == Choice.CHOSEN:
        if protected and protected_count(s, seat, peddle) == 0:
            return Reason.NOT_PROTECTED
        if not protected and s.stash[seat][peddle] == 0:
            return Reason.NOT_IN_STASH
    return Reason.OK


def lowest_to_pay(s: Position, seat: int) -> int:
    """grass.pay_fine.3: the lowest of all; at equal value an unprotected one first."""
    best = NOTHING
    for peddle in range(PEDDLES):
        free = s.stash[seat][peddle] > 0
        if not free and protected_count(s, seat, peddle) == 0:
            continue
        if best == NOTHING:
            best = peddle
        elif VALUE[peddle] > VALUE[best]:
            break
        elif free and s.stash[seat][best] == 0:
            best = peddle
    return best


def pay_fine(s: State, seat: int, peddle: int, protected: int) -> None:
    """grass.pay_fine.1: one Peddle goes to the ashtray, and any heat is cancelled.

    grass.pay_fine.2: the payer chooses the Peddle, or it is the lowest.
    """
    play_from_hand(s, Kind.PAY_FINE)
    tell(s, What.PLAYED, seat, NOBODY, Kind.PAY_FINE, NOTHING, SEEN_BY_ALL)
    if s.rules.pay_fine == Choice.CHOSEN:
        pays(s, seat, peddle, protected)
    else:
        lowest = lowest_to_pay(s, seat)
        pays(s, seat, lowest, int(s.stash[seat][lowest] == 0))
    tuck_heat_under(s, seat, Kind.PAY_FINE)


def pays(s: State, seat: int, peddle: int, protected: int) -> None:
    """grass.pay_fine.5: its Protection stays on the other Peddle that it covers."""
    to_ashtray(s, peddle)
    if protected:
        slot = first_cover(s, seat, peddle)
        tell(s, What.PAID, seat, NOBODY, peddle, s.cover_card[slot], SEEN_BY_ALL)
        take_from_cover(s, slot, peddle)
    else:
        tell(s, What.PAID, seat, NOBODY, peddle, NOTHING, SEEN_BY_ALL)
        s.stash[seat][peddle] -= 1
