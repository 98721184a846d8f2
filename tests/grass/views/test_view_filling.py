"""The fields of a view are filled by listing, and the same by compiled code."""

from __future__ import annotations

from functools import cache

import pytest

from greentable import grass
from greentable.grass import Phase, State
from greentable.grass.state import Position
from greentable.grass.views.fields import ViewFields
from greentable.grass.views.filling import fill_own, fill_public, fill_view
from tests.games.strategies import BUSY_DECK, RULESETS, shortened, with_deck
from tests.games.view_fillings import Filling
from tests.grass.grass_walk import positions
from tests.grass.grass_writing import show


@cache
def some_positions() -> tuple[State, ...]:
    """Positions of games of all editions and variants, with every phase among them."""
    found = []
    for number, ruleset in enumerate(RULESETS):
        game = shortened(with_deck(ruleset, BUSY_DECK), 1)
        states = list(positions(game, 2 + number % 5, f"filling {number}"))
        found += [*states[number % 7 :: 7], states[-1]]
    return tuple(found)


FILLING = Filling(
    *(grass, State, Position, ViewFields, fill_view, fill_public, fill_own),
    positions=some_positions,
    shown=show,
)


def test_what_everybody_may_see_is_in_every_view_and_what_nobody_may_see_is_in_none() -> None:
    FILLING.check_what_all_may_see()


def test_a_viewer_sees_its_own_rows_and_after_the_end_all_hands() -> None:
    new = ViewFields()
    for s in some_positions():
        for viewer in range(s.seats + 1):
            v = FILLING.filled(s, viewer)
            for seat in range(1, s.seats + 1):
                sees = seat == viewer or s.phase == Phase.OVER
                assert v.hand[seat] == (s.hand[seat] if sees else new.hand[seat])
                assert v.pack[seat] == (s.pack[seat] if sees else new.pack[seat])
                assert v.open_hands >> seat & 1 == sees
                assert v.chosen[seat] == (s.chosen[seat] if seat == viewer else new.chosen[seat])
                assert v.hand_sizes[seat] == sum(s.hand[seat])
                assert v.pack_sizes[seat] == sum(s.pack[seat])


def test_what_a_view_adds_is_named_here() -> None:
    """A new field is a new thing to see: think who may see it, then add it here."""
    assert {
        *("viewer", "to_act", "open_hands", "hand_sizes", "pack_sizes"),
        *("known_hand", "known_in_pack", "unseen"),
    } == FILLING.added


def test_the_public_part_can_be_filled_once_and_copied() -> None:
    FILLING.check_public_part_alone()


@pytest.mark.xdist_group("compiled-grass")
def test_compiled_code_fills_the_same_fields() -> None:
    FILLING.check_compiled()
