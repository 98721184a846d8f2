"""A whole state that fits a view: choices that the viewer cannot see are made at random.

The order of the deck is not in the state, so only one thing is hidden: the secret choices of others
while the viewer or another seat still chooses.
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
    """The state with all that the viewer sees: no other seat has chosen.

    It takes over the lists of the fields.
    """
    s = State()
    for name in _SHARED:
        setattr(s, name, getattr(v, name))
    return s


def _choose_hidden(s: State, rng: Picker) -> None:
    """Give each seat that has already chosen a legal choice."""
    if s.phase != Phase.PLAY:
        return
    moves = [0] * legal.MOST_MOVES
    waiting = s.waiting
    for seat in range(1, s.seats + 1):
        bit = 1 << seat
        if s.chosen[seat] == NO_MOVE and not (waiting | s.stuck) & bit:
            s.waiting = waiting | bit  # so that the rules list its choices
            s.chosen[seat] = moves[rng.below(legal.list_moves(s, seat, moves))]
    s.waiting = waiting
