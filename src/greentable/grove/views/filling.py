"""Fill a view by listing every field that a seat or spectator may see; nothing else is copied.

In the compilable subset. The given view is new, with the rules of the state and everything else
empty: fields that are not filled in stay empty. The public part can be filled in once and copied;
the private part of a viewer is added to it.

Groves, hands and draws are public. Only the choices of others are secret while a seat still chooses
(grove.several.2). The order of the unseen cards is in no state.
"""

from __future__ import annotations

from greentable.grove.cards import FRUITS
from greentable.grove.codes import NOBODY
from greentable.grove.constants import Phase
from greentable.grove.rules.placement import place_of
from greentable.grove.state import PLACES, Position, State
from greentable.grove.views.fields import ViewFields


def fill_view(s: State, viewer: int, v: ViewFields) -> None:
    """Fill in everything this viewer sees."""
    fill_public(s, v)
    fill_own(s, viewer, v)


def fill_public(s: State, v: ViewFields) -> None:
    """Fill in the public part."""
    v.seats = s.seats
    v.phase = s.phase
    v.drawn = s.drawn
    v.unseen = s.unseen
    v.recipes[0] = s.recipes[0]
    v.recipes[1] = s.recipes[1]
    v.waiting = s.waiting
    v.stuck = s.stuck
    v.to_act = acting(s)
    for seat in range(1, s.seats + 1):
        fill_seat(s, seat, v)


def fill_own(s: State, viewer: int, v: ViewFields) -> None:
    """Fill in the private part of this viewer: its own choice while others still choose."""
    v.viewer = viewer
    if viewer != NOBODY:
        v.chosen[viewer] = s.chosen[viewer]


def acting(s: Position) -> int:
    """Those who must move, one bit each: nature (bit 0), all seats that still choose, or none."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.PLAY:
        return s.waiting
    return 1


def fill_seat(s: State, seat: int, v: ViewFields) -> None:
    """Fill in the hand of a seat, its grove and the pieces beside it."""
    v.hand[seat] = s.hand[seat]
    v.squirrel[seat] = s.squirrel[seat]
    v.barrow[seat] = s.barrow[seat]
    v.squirrel_cost[seat] = s.squirrel_cost[seat]
    v.total[seat] = s.total[seat]
    for fruit in range(FRUITS):
        v.supply[seat][fruit] = s.supply[seat][fruit]
        v.harvest[seat][fruit] = s.harvest[seat][fruit]
    v.laid_count[seat] = s.laid_count[seat]
    for card in range(s.laid_count[seat]):
        v.laid[seat][card] = s.laid[seat][card]
    v.left[seat] = s.left[seat]
    v.right[seat] = s.right[seat]
    v.top[seat] = s.top[seat]
    v.bottom[seat] = s.bottom[seat]
    fill_cells(s, seat, v)


def fill_cells(s: State, seat: int, v: ViewFields) -> None:
    """Fill in the topmost cells of a grove; there are none outside its bounds."""
    grid = s.grid[seat]
    shown = v.grid[seat]
    columns = s.right[seat] - s.left[seat] + 1
    for row in range(s.top[seat], s.bottom[seat] + 1):
        place = place_of(s.left[seat], row)
        for _ in range(columns):
            shown[place] = grid[place]
            place += 1
            if place == PLACES:
                place = 0
