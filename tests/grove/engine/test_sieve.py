"""The sieve lets through what the rules take, and little else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from greentable import grove
from greentable.game import NATURE
from greentable.grove import Move, Nature, Reason, State
from greentable.grove.cards import CARDS, ROTATIONS, height_of, rotated, width_of
from greentable.grove.engine import sieve
from greentable.grove.rules.cards import face_of
from greentable.grove.rules.placement import placement_facts, why_not_placement
from tests.grove.grove_table import plain_rules
from tests.grove.grove_walk import positions


def sieve_is_right(state: State) -> None:
    for card in range(1, CARDS + 1):
        for rotation in range(ROTATIONS):
            width = width_of(rotation)
            face = rotated(face_of(state, card), rotation)
            for row in range(state.top[1] - height_of(width) + 1, state.bottom[1] + 1):
                lanes = [sieve.lanes_of(state, 1, row + down) for down in range(3)]
                anchors = sieve.anchors(state, 1, face, width, *lanes)
                columns = range(state.left[1] - width + 1, state.right[1] + 1)
                for lane, column in enumerate(columns):
                    passes = anchors >> sieve.LANE * lane & 1
                    facts = placement_facts(state, 1, face, column, row, width)
                    reason = why_not_placement(state, 1, facts)
                    # It does not know where the squirrel sits.
                    assert passes == (reason == Reason.OK) or reason == Reason.ON_SQUIRREL, (
                        f"{card} {column} {row} {rotation}\n{grove.write_picture(state)}"
                    )
                assert anchors >> sieve.LANE * len(columns) == 0


def stretched(reach: Callable[[Move], int]) -> State:
    """A grove that waits for its ninth card, each of the others laid where this is most."""
    nature = Nature("stretched")
    state = before = grove.new_game(plain_rules(), 1)
    while waiting := grove.to_act(state):
        if waiting == [NATURE]:
            move = nature.move(state)
        else:
            before = state
            move = max(grove.legal_moves(state, 1), key=reach)
        state, _ = grove.apply(state, waiting[0], move)
    return before


@pytest.mark.parametrize("seed", range(3))
def test_what_the_rules_take_passes_the_sieve_and_nothing_else_does(seed: int) -> None:
    """grove.placement.2 to 6, for every card of the deck in positions of random games."""
    states = [state for state in positions(plain_rules(), 1, f"sieve {seed}") if state.drawn]
    for state in states[seed::3]:
        sieve_is_right(state)


@pytest.mark.parametrize("sign", [1, -1])
def test_the_sieve_holds_groves_as_wide_and_as_high_as_can_be(sign: int) -> None:
    wide = stretched(lambda move: sign * move.column * 100 - move.rotation % 2)
    high = stretched(lambda move: sign * move.row * 100 + move.rotation % 2)
    assert wide.right[1] - wide.left[1] + 1 == 17
    assert high.bottom[1] - high.top[1] + 1 == 16  # the start card lies
    sieve_is_right(wide)
    sieve_is_right(high)
