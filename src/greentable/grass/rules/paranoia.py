"""Paranoia: Sold Out, Doublecrossed, Wiped Out, and the pass.  Rules grass.paranoia.1 to 6."""

from __future__ import annotations

from greentable.grass.cards import KINDS, NOTHING, PEDDLES
from greentable.grass.codes import NOBODY, SEEN_BY_ALL, tell
from greentable.grass.constants import Choice, Hits, Kind, Phase, Reason, What
from greentable.grass.memory import card_leaves_secretly, learn
from greentable.grass.rules.deck import left_of, to_ashtray
from greentable.grass.rules.turn import (
    choose_secretly,
    everyone,
    highest_in_stash,
    holds_only_paranoia,
    lowest_in_stash,
    must_miss,
    play_from_hand,
    resume_turn,
    why_not_held,
)
from greentable.grass.rules.variants import begin_luck
from greentable.grass.state import Position, State


def why_not_paranoia(s: Position, seat: int) -> int:
    """grass.turn.6: in 2018 only with an own open market, or with nothing else in hand.

    grass.paranoia.3: any opponent can be the target, whatever its market is.
    """
    if s.rules.paranoia_before_market or s.market[seat] or holds_only_paranoia(s, seat):
        return Reason.OK
    return Reason.PARANOIA_NEEDS_MARKET


def paranoia(s: State, seat: int, kind: int, target: int) -> None:
    """grass.paranoia.1: it hits the target; in classic the player of the card.

    grass.paranoia.2: the loss, and the number of turns missed.
    """
    play_from_hand(s, kind)
    to_ashtray(s, kind)
    tell(s, What.PLAYED, seat, target, kind, NOTHING, SEEN_BY_ALL)
    sufferer = target
    if s.rules.paranoia_hits == Hits.PLAYER:
        sufferer = seat
    must_miss(s, sufferer, s.rules.misses[kind - Kind.SOLD_OUT])
    if kind == Kind.WIPED_OUT:
        wipe_out(s, sufferer)
    elif kind == Kind.DOUBLECROSSED:
        gives_up(s, sufferer, highest_in_stash(s, sufferer))
    elif s.rules.sold_out == Choice.LOWEST:
        gives_up(s, sufferer, lowest_in_stash(s, sufferer))
    elif lowest_in_stash(s, sufferer) != NOTHING:
        s.asked = sufferer
        s.gives_to = NOBODY
        s.phase = Phase.GIVE
        return
    begin_pass(s)


def give_up_for_sold_out(s: State, seat: int, peddle: int) -> None:
    """grass.paranoia.4: the victim first gives up a Peddle, then all pass."""
    gives_up(s, seat, peddle)
    s.asked = NOBODY
    begin_pass(s)


def gives_up(s: State, seat: int, peddle: int) -> None:
    """grass.paranoia.5: to the ashtray. grass.paranoia.3: a seat without Peddle loses none."""
    if peddle != NOTHING:
        s.stash[seat][peddle] -= 1
        to_ashtray(s, peddle)
        tell(s, What.GAVE_UP, seat, NOBODY, peddle, NOTHING, SEEN_BY_ALL)


def wipe_out(s: State, seat: int) -> None:
    """grass.paranoia.2: all unprotected Peddle and the whole hassle pile with its Market Open."""
    tell(s, What.WIPED_OUT, seat, NOBODY, NOTHING, NOTHING, SEEN_BY_ALL)
    for peddle in range(PEDDLES):
        for _ in range(s.stash[seat][peddle]):
            to_ashtray(s, peddle)
        s.stash[seat][peddle] = 0
    for kind in range(KINDS):
        for _ in range(s.tucked[seat][kind]):
            to_ashtray(s, kind)
        s.tucked[seat][kind] = 0
    if s.heat[seat] != NOTHING:
        to_ashtray(s, s.heat[seat])
        s.heat[seat] = NOTHING
    if s.market[seat]:
        to_ashtray(s, Kind.MARKET_OPEN)
        s.market[seat] = 0


def begin_pass(s: State) -> None:
    """grass.paranoia.4: every seat passes a card; in grass.variants.3 random picks instead."""
    if s.rules.lucky_or_not:
        begin_luck(s)
    else:
        s.waiting = everyone(s)
        s.phase = Phase.PASS


def why_not_pass(s: Position, seat: int, kind: int) -> int:
    """grass.paranoia.4: a card of the own hand, not one that is about to arrive."""
    return why_not_held(s, seat, kind)


def choose_pass(s: State, seat: int, kind: int) -> None:
    """grass.paranoia.4: in secret; when all have chosen, all cards move left at once."""
    choose_secretly(s, seat, kind)
    if s.waiting == 0:
        pass_cards(s)
        resume_turn(s)


def pass_cards(s: State) -> None:
    """grass.paranoia.4: each seat knows the cards it passed and received; the others do not."""
    for seat in range(1, s.seats + 1):
        left = left_of(s, seat)
        s.hand[seat][s.chosen[seat]] -= 1
        card_leaves_secretly(s, seat, s.chosen[seat], left)
    for seat in range(1, s.seats + 1):
        left = left_of(s, seat)
        kind = s.chosen[seat]
        s.hand[left][kind] += 1
        learn(s, seat, left, kind)
        s.chosen[seat] = NOTHING
        tell(s, What.PASSED, seat, left, kind, NOTHING, 1 << seat | 1 << left)
