"""Clocks: the deadline of each decision. The actor of the room acts when it has passed.

The clocks are: none; relaxed, 90 s per decision; blitz, 20 s per decision and a bank of 60 s for
the whole game; one, three or seven days per decision. Answers to offers have a time limit of their
own, but only with the clocks `none` and `blitz`, and only if people wait for the answer: bots can
wait.
"""

from __future__ import annotations

from typing import NamedTuple

from greentable.protocol.room_settings import ClockName
from greentable.server.room.room import Room

DAY = 24 * 60 * 60


class ClockRules(NamedTuple):
    """Seconds per decision, seconds in the bank, and true if answers to offers are timed too."""

    seconds: float | None
    bank: float = 0.0
    times_offers: bool = False


CLOCKS: dict[ClockName, ClockRules] = {
    "none": ClockRules(None, times_offers=True),
    "relaxed": ClockRules(90),
    "blitz": ClockRules(20, bank=60, times_offers=True),
    "day": ClockRules(DAY),
    "three_days": ClockRules(3 * DAY),
    "week": ClockRules(7 * DAY),
}


def rules_of(room: Room) -> ClockRules:
    """The clock of a room."""
    return CLOCKS[room.settings.clock]


def bank_after(room: Room, seat: int, now: float) -> float:
    """The seconds left in the bank of a seat that moves now."""
    clock, bank = rules_of(room), room.chair(seat).bank
    if clock.seconds is None or seat not in room.decisions:
        return bank
    over_time = now - room.decisions[seat].at - clock.seconds
    return min(bank, max(0.0, bank - over_time))


def deadlines(room: Room, offer_seconds: float) -> dict[int, float]:
    """The times at which the server decides for each seat that has a time limit."""
    known = room.deadlines.get(offer_seconds)
    if known is None:
        found = {seat: _deadline(room, seat, offer_seconds) for seat in room.asked if seat}
        known = {seat: at for seat, at in found.items() if at is not None}
        room.deadlines[offer_seconds] = known
    return known


def _deadline(room: Room, seat: int, offer_seconds: float) -> float | None:
    """The time at which the server decides for a seat; None if never. Bots have no clock."""
    if room.chair(seat).mind is not None or room.table is None:
        return None
    clock, since = rules_of(room), room.decisions[seat].at
    times = []
    if clock.seconds is not None:
        times.append(since + clock.seconds + room.chair(seat).bank)
    timed = clock.times_offers and _keeps_people_waiting(room, seat)
    if timed and room.game.refusal(room.table.state, seat) is not None:
        times.append(since + offer_seconds)
    return min(times, default=None)


def _keeps_people_waiting(room: Room, seat: int) -> bool:
    """True if another person plays too: bots wait as long as it takes."""
    person = room.chair(seat).person
    return any(chair.mind is None and chair.person != person for chair in room.chairs)
