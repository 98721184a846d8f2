"""Nirvana: Stonehigh and Euphoria.  Rules grass.nirvana.1 to 4."""

from __future__ import annotations

from greentable.grass.cards import NOTHING
from greentable.grass.codes import NOBODY, SEEN_BY_ALL, tell
from greentable.grass.constants import Choice, Kind, Phase, Reason, What
from greentable.grass.rules.deck import left_of, to_ashtray
from greentable.grass.rules.turn import (
    highest_in_stash,
    lowest_in_stash,
    play_from_hand,
    resume_turn,
)
from greentable.grass.state import Position, State


def why_not_nirvana(s: Position, seat: int) -> int:
    """grass.nirvana.4: at any time, unless a house rule requires a Market Open in the pile."""
    if s.rules.nirvana_needs_market and not s.market[seat]:
        return Reason.MARKET_NOT_OPEN
    return Reason.OK


def nirvana(s: State, seat: int, kind: int) -> None:
    """grass.nirvana.1 and 2: every other seat gives one unprotected Peddle.

    grass.nirvana.3: classic also lifts the player's heat and gives an extra turn, if there is a
    card to draw for it.
    """
    play_from_hand(s, kind)
    to_ashtray(s, kind)
    tell(s, What.PLAYED, seat, NOBODY, kind, NOTHING, SEEN_BY_ALL)
    if s.rules.nirvana_lifts_heat and s.heat[seat] != NOTHING:
        tell(s, What.COOLED, seat, NOBODY, s.heat[seat], NOTHING, SEEN_BY_ALL)
        to_ashtray(s, s.heat[seat])
        s.heat[seat] = NOTHING
    if s.rules.nirvana_extra_turn and s.haystack_size > 0:
        s.extra_turn = 1
    if kind == Kind.STONEHIGH and s.rules.stonehigh == Choice.CHOSEN:
        s.gives_to = seat
        ask_next_giver(s, left_of(s, seat))
        return
    giver = left_of(s, seat)
    while giver != seat:
        peddle = highest_in_stash(s, giver)
        if kind == Kind.STONEHIGH:
            peddle = lowest_in_stash(s, giver)
        if peddle != NOTHING:
            gives(s, giver, seat, peddle)
        giver = left_of(s, giver)


def ask_next_giver(s: State, seat: int) -> None:
    """grass.nirvana.1: givers are asked one after the other, clockwise, if they have a Peddle."""
    giver = seat
    while giver != s.turn and lowest_in_stash(s, giver) == NOTHING:
        giver = left_of(s, giver)
    if giver == s.turn:
        resume_turn(s)
    else:
        s.asked = giver
        s.phase = Phase.GIVE


def give_to_nirvana(s: State, giver: int, peddle: int) -> None:
    """grass.nirvana.1: the giver has chosen; ask the next one."""
    gives(s, giver, s.gives_to, peddle)
    ask_next_giver(s, left_of(s, giver))


def gives(s: State, giver: int, receiver: int, peddle: int) -> None:
    """Move one unprotected Peddle from stash to stash."""
    s.stash[giver][peddle] -= 1
    s.stash[receiver][peddle] += 1
    tell(s, What.GAVE, giver, receiver, peddle, NOTHING, SEEN_BY_ALL)
