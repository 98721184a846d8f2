"""Protection: Peddle that no opponent can take.  Rules grass.protection.1 to 4."""

from __future__ import annotations

from greentable.grass.cards import COVERABLE, COVERS, NOTHING, PEDDLES, VALUE
from greentable.grass.codes import NOBODY, SEEN_BY_ALL, covered_count, tell
from greentable.grass.constants import Kind, Reason, What
from greentable.grass.rules.deck import clear_cover, to_ashtray
from greentable.grass.rules.turn import play_from_hand
from greentable.grass.state import Position, State


def why_not_protection(s: Position, seat: int, card: int, cover: int) -> int:
    """grass.protection.1: own unprotected Peddle worth at most the figure on the card.

    grass.heat.2: under heat only in classic. grass.protection.2: never on Dr. Feelgood. (The form
    of the move ensures that at least one Peddle is covered.)
    """
    if covered_count(cover, Kind.DR_FEELGOOD) > 0:
        return Reason.NEVER_PROTECTED
    if not s.market[seat]:
        return Reason.MARKET_NOT_OPEN
    if s.heat[seat] != NOTHING and s.rules.heat_stops_protection:
        return Reason.UNDER_HEAT
    value = 0
    for peddle in range(COVERABLE):
        count = covered_count(cover, peddle)
        if count > s.stash[seat][peddle]:
            return Reason.NOT_IN_STASH
        value += count * VALUE[peddle]
    if value > COVERS[card - Kind.CATCH_A_BUZZ]:
        return Reason.COVER_TOO_SMALL
    return Reason.OK


def protect(s: State, seat: int, card: int, cover: int) -> None:
    """grass.protection.3: covered Peddle are safe until the end of the round.

    grass.protection.4: later Peddle lie beside it, unprotected in the stash.
    """
    play_from_hand(s, card)
    tell(s, What.PLAYED, seat, NOBODY, card, NOTHING, SEEN_BY_ALL)
    slot = s.covers
    s.covers += 1
    s.cover_owner[slot] = seat
    s.cover_card[slot] = card
    for peddle in range(COVERABLE):
        for _ in range(covered_count(cover, peddle)):
            tell(s, What.PROTECTED, seat, NOBODY, peddle, card, SEEN_BY_ALL)
            s.stash[seat][peddle] -= 1
            s.covered[slot][peddle] += 1


def protected_count(s: Position, seat: int, peddle: int) -> int:
    """The number of a seat's Peddle of this kind under Protections."""
    count = 0
    for slot in range(s.covers):
        if s.cover_owner[slot] == seat:
            count += s.covered[slot][peddle]
    return count


def first_cover(s: Position, seat: int, peddle: int) -> int:
    """grass.pay_fine.5: of several Protections over a Peddle, the one played first."""
    for slot in range(s.covers):
        if s.cover_owner[slot] == seat and s.covered[slot][peddle] > 0:
            return slot
    return NOTHING


def take_from_cover(s: State, slot: int, peddle: int) -> None:
    """grass.pay_fine.5: its other Peddle stay covered; an empty one goes to the ashtray."""
    card = s.cover_card[slot]
    s.covered[slot][peddle] -= 1
    if covers_nothing(s, slot):
        tell(s, What.UNCOVERED, s.cover_owner[slot], NOBODY, card, NOTHING, SEEN_BY_ALL)
        to_ashtray(s, card)
        close_ranks(s, slot)


def covers_nothing(s: Position, slot: int) -> bool:
    """True if a Protection has lost all the Peddle that it covered."""
    for peddle in range(PEDDLES):
        if s.covered[slot][peddle] > 0:
            return False
    return True


def close_ranks(s: State, slot: int) -> None:
    """Remove a Protection from the table; the others keep the order in which they were played."""
    for place in range(slot, s.covers - 1):
        s.cover_owner[place] = s.cover_owner[place + 1]
        s.cover_card[place] = s.cover_card[place + 1]
        for peddle in range(PEDDLES):
            s.covered[place][peddle] = s.covered[place + 1][peddle]
    s.covers -= 1
    clear_cover(s, s.covers)
