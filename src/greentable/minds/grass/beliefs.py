"""Cards that other seats probably do not hold: hands are not all equally likely.

In the compilable subset. A seat that could have played a card but did not, or declined to give it,
probably does not have it. `fill_beliefs` derives from the table how much less likely each kind is
in each hand, in thousandths; `believe` changes a deal accordingly: an unlikely card is exchanged
for another one of the haystack, as often in a thousand.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.core.generator import below
from greentable.grass.cards import KINDS, NOTHING, PEDDLES, VALUE
from greentable.grass.constants import Kind, Phase
from greentable.grass.engine.random_play import pick_card
from greentable.grass.families import heat_off_for, is_heat_on
from greentable.grass.memory import known_to
from greentable.grass.rules.market import is_visible
from greentable.grass.state import Position, State
from greentable.minds.grass.belief_figures import B

LIKELY = 1000  # as likely as by chance
TRIES = 6


def fill_beliefs(s: Position, viewer: int, figures: Numbers, believed: list[list[int]]) -> None:
    """The likelihood of each kind in each other hand, relative to chance alone.

    `figures` has a number for each class of cards.
    """
    anybody_open = False
    for seat in range(1, s.seats + 1):
        anybody_open = anybody_open or is_visible(s, seat)
    for seat in range(1, s.seats + 1):
        for kind in range(KINDS):
            believed[seat][kind] = figures[B.OTHER]
        # Before its first turn of a round a seat could not play anything.
        if seat != viewer and has_had_turn(s, seat):
            fill_beliefs_of(s, seat, anybody_open, figures, believed[seat])
    if s.offers > 0:
        for seat in range(1, s.seats + 1):
            for give in range(KINDS):
                for want in range(KINDS):
                    if s.declined[seat][give] >> want & 1:
                        believed[seat][want] = figures[B.DECLINED]


def has_had_turn(s: Position, seat: int) -> bool:
    """True if this seat has had a turn in this round, not counting misses."""
    whole = 0
    for kind in range(KINDS):
        whole += s.rules.deck[kind]
    drawn = whole - s.dealt - s.haystack_size
    place = (seat - s.dealer - 1) % s.seats
    if seat == s.turn and s.phase == Phase.TURN:
        return drawn > place + 1
    return drawn > place


def fill_beliefs_of(
    s: Position, seat: int, anybody_open: bool, figures: Numbers, row: list[int]
) -> None:
    """The likelihood of cards that a seat would have played by now."""
    if is_visible(s, seat):
        for peddle in range(PEDDLES):
            row[peddle] = figures[B.LOW_PEDDLE]
            if VALUE[peddle] > VALUE[0]:
                row[peddle] = figures[B.GOOD_PEDDLE]
        row[Kind.STEAL] = figures[B.WEAPON]
    elif s.market[seat]:
        row[heat_off_for(s.heat[seat])] = figures[B.COOLER]
        row[Kind.PAY_FINE] = figures[B.FINE]
    else:
        row[Kind.MARKET_OPEN] = figures[B.OPENER]
    if s.market[seat]:
        for kind in range(Kind.SOLD_OUT, KINDS):
            row[kind] = figures[B.WEAPON]
    if anybody_open:
        for kind in range(KINDS):
            if is_heat_on(kind):
                row[kind] = figures[B.ATTACK]


def believe(s: State, viewer: int, believed: list[list[int]], rng: Numbers) -> None:
    """Exchange unlikely cards for others of the haystack, except those that the viewer knows."""
    if s.phase == Phase.OVER:
        return
    for seat in range(1, s.seats + 1):
        if seat != viewer:
            for kind in range(KINDS):
                if s.hand[seat][kind] > 0 and believed[seat][kind] < LIKELY:
                    loose = s.hand[seat][kind] - known_to(s, viewer, seat, kind)
                    for _ in range(loose):
                        if kind != s.chosen[seat] and below(rng, LIKELY) >= believed[seat][kind]:
                            exchange(s, seat, kind, believed[seat], rng)


def exchange(s: State, seat: int, kind: int, row: list[int], rng: Numbers) -> None:
    """Exchange a card of a hand for one of the haystack, preferring likely cards."""
    for _ in range(TRIES):
        other = pick_card(s.haystack, s.haystack_size, rng)
        if other == NOTHING:
            return
        if below(rng, LIKELY) < row[other]:
            s.haystack[other] -= 1
            s.haystack[kind] += 1
            s.hand[seat][kind] -= 1
            s.hand[seat][other] += 1
            return
