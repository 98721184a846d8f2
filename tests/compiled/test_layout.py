"""States as records: nothing is lost on the way, and a layout is made once."""

from __future__ import annotations

import struct

import pytest

from greentable import grass, grove
from greentable.compiled import layout
from tests.games.strategies import BUSY_DECK, RULESETS, shortened, with_deck
from tests.grass.grass_walk import positions


def test_a_state_survives_the_way_through_a_record() -> None:
    for number in (0, 7, 12):
        ruleset = with_deck(shortened(RULESETS[number], 2), BUSY_DECK)
        for state in list(positions(ruleset, 6, "records"))[::11]:
            records = layout.records_of([state], 3)
            assert [layout.state_of(record, state) for record in records] == [state] * 3


def test_records_have_the_columns_of_the_table_and_the_ruleset_inside() -> None:
    kind = layout.layout_of(grass.State).kind
    assert kind.names == tuple(line.name for line in grass.State.FIELDS)
    record = layout.records_of([grass.new_game(grass.EDITION_CLASSIC, 2)])[0]
    assert record["rules"]["misses"].tolist() == [1, 2, 2]
    assert record["rules"]["deck"].tolist() == list(grass.EDITION_CLASSIC.deck)
    assert (record["rules"]["nirvana_extra_turn"], record["rules"]["stash_swap"]) == (1, 0)


def test_a_record_has_room_for_the_largest_numbers() -> None:
    state = grass.new_game(grass.EDITION_2018, 6)
    state.totals[3] = 10_000_000 + 1_000_000
    state.missed[6] = 27 * 60 * 9
    state.haystack[0] = 60
    state.known[1][2] = (1 << 4 * 7) - 1
    state.told[0] = -(1 << 62)
    (record,) = layout.records_of([state])
    assert layout.state_of(record, state).key() == state.key()
    assert int(record["told"][0]) == -(1 << 62)


def test_a_record_that_cannot_hold_a_number_says_so() -> None:
    state = grass.new_game(grass.EDITION_2018, 2)
    state.haystack[0] = 128
    with pytest.raises(struct.error):
        layout.records_of([state])


@pytest.mark.parametrize("state", [grass.State, grove.State], ids=["grass", "grove"])
def test_a_layout_is_made_once(state: type[grass.State | grove.State]) -> None:
    assert layout.layout_of(state) is layout.layout_of(state)
    assert layout.layout_of(state).kind.names == tuple(line.name for line in state.FIELDS)
