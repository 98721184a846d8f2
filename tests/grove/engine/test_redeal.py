"""A state dealt anew still fits the view: only what others have chosen secretly may change."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.game import SPECTATOR
from greentable.grove.engine.legal import MOST_MOVES
from greentable.grove.engine.redeal import redeal
from greentable.grove.moves import code_of
from tests.games.strategies import generator
from tests.grove.fixed_rules import fixed_rules
from tests.grove.grove_walk import positions

ROOM = [0] * MOST_MOVES


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_state_that_is_dealt_anew_has_the_same_view(seats: int) -> None:
    rng = generator(seats)
    for place, state in enumerate(positions(fixed_rules(recipes=seats == 2), seats, "redeal")):
        viewer = place % (seats + 1)
        made = state.copy()
        redeal(made, viewer, rng, ROOM)
        assert grove.view(made, viewer) == grove.view(state, viewer), grove.write_picture(state)
        made.chosen = state.chosen
        assert made == state


def test_what_others_have_chosen_can_be_any_of_their_legal_moves_and_nothing_else() -> None:
    state = next(
        state
        for state in positions(fixed_rules(), 3, "secret")
        if state.phase == grove.Phase.PLAY and state.waiting.bit_count() == 1
    )
    (thinking,) = grove.to_act(state)
    other = thinking % 3 + 1
    before = state.copy()
    before.waiting |= 1 << other
    possible = {code_of(move) for move in grove.legal_moves(before, other)}
    rng = generator(1)
    chosen = set()
    for _ in range(7 * len(possible)):
        redeal(state, thinking, rng, ROOM)
        chosen.add(state.chosen[other])
    assert chosen == possible
    redeal(state, SPECTATOR, rng, ROOM)
    assert state.chosen[other] in possible
    own = state.chosen[other]
    redeal(state, other, rng, ROOM)
    assert state.chosen[other] == own


def test_everybody_but_the_viewer_may_have_chosen_something_else() -> None:
    state = next(
        state
        for state in positions(fixed_rules(), 3, "secret")
        if state.phase == grove.Phase.PLAY and state.waiting.bit_count() == 1
    )
    (thinking,) = grove.to_act(state)
    before, rng = list(state.chosen), generator(2)
    chosen: dict[int, set[int]] = {seat: set() for seat in (1, 2, 3)}
    for _ in range(20):
        redeal(state, thinking, rng, ROOM)
        for seat, found in chosen.items():
            found.add(state.chosen[seat])
    assert chosen.pop(thinking) == {before[thinking]}
    assert all(len(found) > 1 for found in chosen.values())
