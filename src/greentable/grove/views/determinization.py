"""A whole state that fits a view: what the viewer cannot see is chosen at random.

The order of the deck is in no state, so only one thing is hidden: what others have chosen already,
while the viewer or somebody else still thinks.
"""

from __future__ import annotations

from greentable.core.shuffle import Picker
from greentable.grove.codes import NO_MOVE
from greentable.grove.constants import Phase
from greentable.grove.engine import legal
from greentable.grove.state import Position, State
from greentable.grove.views.fields import ViewFields
from greentable.grove.views.view import View

_SHARED = tuple(line.name for line in Position.FIELDS)


def determinize(view: View, rng: Picker) -> State:
    """A state with `view(state, view.viewer) == view`, hidden choices made by `rng`."""
    s = state_as_seen(view.to_fields())
    _choose_hidden(s, rng)
    return s


def state_as_seen(v: ViewFields) -> State:
    """The state with what the viewer sees: nobody else has chosen anything.

    Lists are those of the fields: they are the state's from now on.
    """
    s = State()
    for name in _SHARED:
        setattr(s, name, getattr(v, name))
    return s


def _choose_hidden(s: State, rng: Picker) -> None:
    """A seat that has already chosen has chosen something that it may lay."""
    if s.phase != Phase.PLAY:
        return
    moves = [0] * legal.MOST_MOVES
    waiting = s.waiting
    for seat in range(1, s.seats + 1):
        bit = 1 << seat
        if s.chosen[seat] == NO_MOVE and not (waiting | s.stuck) & bit:
            s.waiting = waiting | bit  # so that the rules say what it could choose
            s.chosen[seat] = moves[rng.below(legal.list_moves(s, seat, moves))]
    s.waiting = waiting
