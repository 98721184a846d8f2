"""The fields of a view are filled by listing, and the same by compiled code."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greentable import grove
from greentable.fields import Seen
from greentable.grove import Phase, State
from greentable.grove.state import Position
from greentable.grove.view_fields import ViewFields
from greentable.grove.view_filling import fill_own, fill_public, fill_view
from tests.compiling import checked_engine
from tests.grove.fixed_rules import fixed_rules
from tests.grove.grove_perft import PAGE, position
from tests.grove.grove_walk import positions
from tests.perft import read_table

ADDED = {line.name for line in ViewFields.FIELDS} - {line.name for line in Position.FIELDS}


def some_positions() -> Iterator[State]:
    """Positions of games for one to four, with and without recipes, and from pictures."""
    for seats in (1, 2, 4):
        for recipes in (False, True):
            yield from positions(fixed_rules(recipes=recipes), seats, f"filling {seats}")
    for line in read_table(PAGE.read_text(encoding="utf-8")):
        yield position(line.position)


def filled(s: State, viewer: int) -> ViewFields:
    v = ViewFields()
    v.rules = s.rules
    fill_view(s, viewer, v)
    return v


def test_what_everybody_may_see_is_in_every_view_and_what_nobody_may_see_is_in_none() -> None:
    shared = {line.name: line for line in Position.FIELDS}
    assert {line.seen for line in shared.values()} == {Seen.ALL, Seen.OWNER}
    assert {line.seen for line in State.FIELDS if line.name not in shared} == {Seen.NOBODY}
    met = set()
    for s in some_positions():
        met.add(s.phase)
        for viewer in range(s.seats + 1):
            v = filled(s, viewer)
            for name, line in shared.items():
                if line.seen is Seen.ALL:
                    assert getattr(v, name) == getattr(s, name), f"{name} of {viewer}"
            assert (v.viewer, v.to_act) == (viewer, sum(1 << seat for seat in grove.to_act(s)))
    assert met == set(Phase)


def test_a_viewer_sees_its_own_choice_and_no_other() -> None:
    """grove.several.2: what others have chosen is hidden until all have."""
    new = ViewFields()
    chosen = 0
    for s in some_positions():
        for viewer in range(s.seats + 1):
            v = filled(s, viewer)
            for seat in range(1, s.seats + 1):
                assert v.chosen[seat] == (s.chosen[seat] if seat == viewer else new.chosen[seat])
                chosen += s.chosen[seat] != new.chosen[seat]
    assert chosen > 50


def test_what_a_view_adds_is_named_here() -> None:
    """A new field is a new thing to see: think who may see it, then add it here."""
    assert {"viewer", "to_act"} == ADDED


def test_the_public_part_can_be_filled_once_and_copied() -> None:
    for s in list(some_positions())[::5]:
        public = ViewFields()
        public.rules = s.rules
        fill_public(s, public)
        for viewer in range(s.seats + 1):
            v = public.copy()
            fill_own(s, viewer, v)
            assert v == filled(s, viewer)


@pytest.mark.xdist_group("compiled-grove")
def test_compiled_code_fills_the_same_fields() -> None:
    """With bounds checks."""
    engine = checked_engine("grove")
    for s in list(some_positions())[::3]:
        everybody = list(range(s.seats + 1))
        blank = ViewFields()
        blank.rules = s.rules
        views = engine.states([blank], len(everybody))
        states = engine.states([s], len(everybody))
        engine.kernels.view_all(states, engine.numbers(everybody), views)
        for viewer in everybody:
            v = filled(s, viewer)
            for line in ViewFields.FIELDS:
                if line.rules is None:
                    mine = views[viewer][line.name].tolist()
                    assert mine == getattr(v, line.name), f"{line.name} of {viewer}"
