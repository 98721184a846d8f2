"""A whole state that fits a view: what the viewer cannot see is chosen at random.

The order of the deck is in no state, so only one thing is hidden: what others have chosen already,
while the viewer or somebody else still thinks.
"""

from __future__ import annotations

from greentable.grove import legal
from greentable.grove.cards import DECK
from greentable.grove.groves import plant
from greentable.grove.moves import code_of
from greentable.grove.rules.several import end_game
from greentable.grove.state import Phase, State
from greentable.grove.views import View
from greentable.shuffle import Picker


def determinize(view: View, rng: Picker) -> State:
    """A state with `view(state, view.viewer) == view`, hidden choices made by `rng`."""
    s = State()
    s.rules = view.rules
    s.seats = view.seats
    s.phase = view.phase
    s.drawn = DECK - view.deck_size
    s.unseen = _bits(view.unseen)
    s.stuck = _bits(view.stuck)
    s.recipes[: len(view.recipes)] = view.recipes
    for seat, (hand, grove) in enumerate(zip(view.hands, view.groves, strict=True)):
        s.hand[seat] = _bits(hand)
        if grove is not None and grove.cells:
            plant(s, seat, grove.cells)
    if s.phase == Phase.PLAY:
        _choose_hidden(s, view, rng)
    elif s.phase == Phase.OVER:
        end_game(s)
        s.told_count = 0
    return s


def _bits(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)


def _choose_hidden(s: State, view: View, rng: Picker) -> None:
    """Who has already chosen secretly has chosen something that it may lay."""
    s.waiting = _bits(tuple(seat for seat in range(1, s.seats + 1) if seat not in view.stuck))
    moves = [0] * legal.MOST_MOVES
    for seat in range(1, s.seats + 1):
        if seat in view.to_act or seat in view.stuck:
            continue
        if seat == view.viewer and view.chosen is not None:
            s.chosen[seat] = code_of(view.chosen)
        else:
            s.chosen[seat] = moves[rng.below(legal.list_moves(s, seat, moves))]
        s.waiting -= 1 << seat
