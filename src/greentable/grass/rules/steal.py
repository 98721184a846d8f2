"""Steal Your Neighbor's Pot.  Rules grass.steal.1 and 2."""

from __future__ import annotations

from greentable.grass.cards import NOTHING
from greentable.grass.codes import SEEN_BY_ALL, tell
from greentable.grass.constants import Choice, Kind, Reason, What
from greentable.grass.rules.deck import to_ashtray
from greentable.grass.rules.market import why_not_visible
from greentable.grass.rules.turn import highest_in_stash, play_from_hand
from greentable.grass.state import Position, State


def why_not_steal(s: Position, seat: int, victim: int, peddle: int) -> int:
    """grass.steal.1: the thief's Market Open must be visible; in 2018 the victim's too.

    grass.steal.2: the victim must have an unprotected Peddle, and the one that is named.
    """
    reason = why_not_visible(s, seat)
    if reason != Reason.OK:
        return reason
    if s.rules.steal_needs_victim_market:
        if not s.market[victim]:
            return Reason.TARGET_MARKET_NOT_OPEN
        if s.heat[victim] != NOTHING:
            return Reason.TARGET_UNDER_HEAT
    if highest_in_stash(s, victim) == NOTHING:
        return Reason.TARGET_HAS_NO_PEDDLE
    if s.rules.steal == Choice.CHOSEN and s.stash[victim][peddle] == 0:
        return Reason.NOT_IN_TARGETS_STASH
    return Reason.OK


def steal(s: State, seat: int, victim: int, peddle: int) -> None:
    """grass.steal.2: the chosen Peddle, or the highest, moves to the thief's stash, unprotected."""
    play_from_hand(s, Kind.STEAL)
    to_ashtray(s, Kind.STEAL)
    tell(s, What.PLAYED, seat, victim, Kind.STEAL, NOTHING, SEEN_BY_ALL)
    taken = peddle
    if s.rules.steal != Choice.CHOSEN:
        taken = highest_in_stash(s, victim)
    s.stash[victim][taken] -= 1
    s.stash[seat][taken] += 1
    tell(s, What.STOLE, seat, victim, taken, NOTHING, SEEN_BY_ALL)
