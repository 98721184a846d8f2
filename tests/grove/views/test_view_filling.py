"""The fields of a view are filled by listing, and the same by compiled code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greentable import grove
from greentable.grove import State
from greentable.grove.state import Position
from greentable.grove.views.fields import ViewFields
from greentable.grove.views.filling import fill_own, fill_public, fill_view
from tests.games.perft import read_table
from tests.games.view_fillings import Filling
from tests.grove.fixed_rules import fixed_rules
from tests.grove.grove_walk import positions
from tests.grove.whole_games.grove_perft import PAGE, position


def some_positions() -> Iterator[State]:
    """Positions of games for one to four, with and without recipes, and from pictures."""
    for seats in (1, 2, 4):
        for recipes in (False, True):
            yield from positions(fixed_rules(recipes=recipes), seats, f"filling {seats}")
    for line in read_table(PAGE.read_text(encoding="utf-8")):
        yield position(line.position)


FILLING = Filling(
    *(grove, State, Position, ViewFields, fill_view, fill_public, fill_own),
    positions=some_positions,
    shown=grove.write_picture,
)


def test_what_everybody_may_see_is_in_every_view_and_what_nobody_may_see_is_in_none() -> None:
    FILLING.check_what_all_may_see()


def test_a_viewer_sees_its_own_choice_and_no_other() -> None:
    """grove.several.2: what others have chosen is hidden until all have."""
    new = ViewFields()
    chosen = 0
    for s in some_positions():
        for viewer in range(s.seats + 1):
            v = FILLING.filled(s, viewer)
            for seat in range(1, s.seats + 1):
                assert v.chosen[seat] == (s.chosen[seat] if seat == viewer else new.chosen[seat])
                chosen += s.chosen[seat] != new.chosen[seat]
    assert chosen > 50


def test_what_a_view_adds_is_named_here() -> None:
    """A new field is a new thing to see: think who may see it, then add it here."""
    assert {"viewer", "to_act"} == FILLING.added


def test_the_public_part_can_be_filled_once_and_copied() -> None:
    FILLING.check_public_part_alone()


@pytest.mark.xdist_group("compiled-grove")
def test_compiled_code_fills_the_same_fields() -> None:
    FILLING.check_compiled()
