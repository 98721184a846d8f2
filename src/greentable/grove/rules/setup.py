"""Setup: the start card.  Rules grove.setup.1 and 2."""

from __future__ import annotations

from greentable.grove.cards import ALL_CARDS, CELLS, HIGH, WIDE, cell_of
from greentable.grove.codes import NOBODY, lay_code, tell
from greentable.grove.constants import Phase, What
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.placement import place_at, place_of
from greentable.grove.state import State


def set_up(s: State) -> None:
    """grove.setup.1: all 18 cards are shuffled and unseen. Nature deals, or turns up recipes.

    Only nature knows which nine are the deck: the state only has the cards that were turned up. In
    the other half, the first nine are out of the game.
    """
    s.unseen = ALL_CARDS & ~s.rules.aside
    s.phase = Phase.START
    if s.rules.recipes:
        s.phase = Phase.RECIPES


def turn_up(s: State, card: int) -> None:
    """Show the next card of the deck to all."""
    s.unseen -= 1 << card
    s.drawn += 1


def start(s: State, card: int) -> None:
    """grove.setup.2: the top card starts the grove, at column 0 and row 0.

    grove.several.1: all seats start with the same card, each in its own grove.
    """
    turn_up(s, card)
    tell(s, What.STARTED, NOBODY, card, 0)
    face = face_of(s, card)
    for seat in range(1, s.seats + 1):
        for index in range(CELLS):
            s.grid[seat][place_at(place_of(0, 0), WIDE, index)] = cell_of(face, index)
        s.laid[seat][0] = lay_code(card, 0, 0, 0, 0, 0)
        s.laid_count[seat] = 1
        s.left[seat] = 0
        s.right[seat] = WIDE - 1
        s.top[seat] = 0
        s.bottom[seat] = HIGH - 1
    s.phase = Phase.DRAW
