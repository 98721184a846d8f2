"""The table of fields: the class, its copy, equality and JSON follow from one description."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from itertools import islice

import pytest

from greentable import grass
from greentable.core.fields import (
    Fields,
    Json,
    VisibleTo,
    field,
    plain_numbers,
    rules_field,
    with_fields,
)
from greentable.errors import GreentableError
from tests.games.strategies import BUSY_DECK, RULESETS, shortened, with_deck
from tests.grass.grass_walk import positions


class Wind(IntEnum):
    CALM = 0
    STORM = 2


@dataclass(frozen=True)
class Weather:
    wind: Wind = Wind.CALM
    wet: bool = False
    hours: tuple[int, ...] = (1, 2)


@with_fields
class Garden(Fields):
    """A small state."""

    rules: Weather = rules_field(Weather, "what the sky does")
    size: int = field(VisibleTo.ALL, "how big it is", start=3)
    beds: list[int] = field(VisibleTo.OWNER, "one number a bed", shape=(2,), start=7)
    rows: list[list[int]] = field(VisibleTo.NOBODY, "beds by kinds", shape=(2, 3))
    note: int = field(VisibleTo.NOBODY, "scribbled, and no part of the position", scratch=True)

    def area(self) -> int:
        """Other members of the class body stay."""
        return self.size**2


@with_fields
class Park(Garden):
    """A state that goes on from another table of fields."""

    trees: list[int] = field(VisibleTo.ALL, "one number a tree", shape=(3,))


def test_a_table_of_fields_can_go_on_from_another() -> None:
    park = Park()
    assert [line.name for line in Park.FIELDS] == [*(one.name for one in Garden.FIELDS), "trees"]
    assert (park.size, park.trees, park.area()) == (3, [0, 0, 0], 9)
    copy = park.copy()
    copy.beds[0] = copy.trees[1] = 1
    assert (type(copy), park.beds, park.trees) == (Park, [7, 7], [0, 0, 0])
    assert park != copy
    assert park != Garden()
    assert Park.from_json(copy.to_json()) == copy
    with pytest.raises(AttributeError):
        park.weeds = 1  # type: ignore[attr-defined]


def test_a_new_state_starts_with_what_its_lines_say() -> None:
    garden = Garden()
    assert (garden.size, garden.beds, garden.rows) == (3, [7, 7], [[0, 0, 0], [0, 0, 0]])
    assert garden.rules == Weather()
    assert garden.area() == 9


def test_lines_know_their_names_and_who_may_see_them() -> None:
    assert [(line.name, line.visible_to) for line in Garden.FIELDS] == [
        ("rules", VisibleTo.ALL),
        ("size", VisibleTo.ALL),
        ("beds", VisibleTo.OWNER),
        ("rows", VisibleTo.NOBODY),
        ("note", VisibleTo.NOBODY),
    ]


def test_a_state_has_its_fields_and_no_others() -> None:
    with pytest.raises(AttributeError):
        Garden().weeds = 1  # type: ignore[attr-defined]


def test_rows_of_a_new_state_are_lists_of_their_own() -> None:
    garden = Garden()
    garden.rows[0][0] = 5
    assert garden.rows == [[5, 0, 0], [0, 0, 0]]
    assert Garden().rows == [[0, 0, 0], [0, 0, 0]]


def lists_in(value: object) -> Iterator[int]:
    if isinstance(value, list):
        yield id(value)
        for part in value:
            yield from lists_in(part)


def test_a_copy_is_equal_and_shares_no_list() -> None:
    for state in (Garden(), next(islice(positions(RULESETS[0], 3, "copy"), 40, None))):
        copy = state.copy()
        assert copy == state
        assert type(copy) is type(state)
        for line in state.FIELDS:
            mine = set(lists_in(getattr(state, line.name)))
            assert mine.isdisjoint(lists_in(getattr(copy, line.name))), line.name


def test_a_copy_for_a_viewer_shares_what_everybody_may_see() -> None:
    garden = Garden()
    copy = garden.copy_for_viewer()
    assert copy == garden
    copy.beds[0] = copy.rows[1][1] = 9
    assert (garden.beds, garden.rows) == ([7, 7], [[0, 0, 0], [0, 0, 0]])
    park = Park()
    assert park.copy_for_viewer().trees is park.trees


def test_a_copy_has_the_scratch_fields_too() -> None:
    garden = Garden()
    garden.note = 9
    assert garden.copy().note == 9


def change_rules(garden: Garden) -> None:
    garden.rules = Weather(wet=True)


def change_number(garden: Garden) -> None:
    garden.size = 4


def change_list(garden: Garden) -> None:
    garden.beds[1] = 0


def change_row(garden: Garden) -> None:
    garden.rows[1][2] = 1


@pytest.mark.parametrize("change", [change_rules, change_number, change_list, change_row])
def test_any_field_tells_states_apart(change: object) -> None:
    assert callable(change)
    garden, other = Garden(), Garden()
    change(other)
    assert garden != other
    assert garden.key() != other.key()


def test_scratch_fields_do_not_tell_states_apart() -> None:
    garden, other = Garden(), Garden()
    other.note = 1
    assert garden == other
    assert garden.key() == other.key()
    assert "note" not in garden.to_json()


def test_a_state_is_no_key_of_a_dict_but_its_key_is() -> None:
    garden = Garden()
    with pytest.raises(TypeError, match="unhashable"):
        {garden: 1}  # noqa: B018
    assert {garden.key(): 1}[garden.copy().key()] == 1


def test_a_state_equals_only_its_own_kind() -> None:
    assert Garden() != grass.new_game(RULESETS[0], 2)
    assert Garden() != "garden"


def test_json_gives_back_the_same_state_with_the_same_types() -> None:
    garden = Garden()
    garden.rules = Weather(Wind.STORM, wet=True, hours=(5, 6))
    garden.rows[1] = [1, 2, 3]
    back = Garden.from_json(json.loads(json.dumps(garden.to_json())))
    assert back == garden
    assert back.rules.wind is Wind.STORM
    assert back.rules.wet is True


@pytest.mark.parametrize("number", [0, 7, 15])
def test_json_gives_back_every_position_of_a_game(number: int) -> None:
    ruleset = shortened(with_deck(RULESETS[number], BUSY_DECK), 1)
    for state in list(positions(ruleset, 4, "json"))[::9]:
        back = grass.State.from_json(json.loads(json.dumps(state.to_json())))
        assert back == state
        assert grass.write_ruleset(back.rules) == grass.write_ruleset(state.rules)


@pytest.mark.parametrize(
    ("change", "code", "message"),
    [
        ({"size": None}, "state.number", "“size”: expected a whole number"),
        ({"size": True}, "state.number", "“size”"),
        ({"size": 1.5}, "state.number", "“size”"),
        ({"beds": [1]}, "state.shape", "“beds”: expected 2 whole number"),
        ({"beds": [1, "2"]}, "state.shape", "“beds”"),
        ({"rows": [[1, 2, 3], [4, 5]]}, "state.shape", "“rows”: expected 2×3"),
        ({"rows": [1, 2]}, "state.shape", "“rows”"),
        ({"weeds": 1}, "state.fields", "weeds"),
        ({"note": 1}, "state.fields", "note"),
        ({"rules": 3}, "state.rules", "Weather"),
        ({"rules": {"wind": 0}}, "state.rules", "Weather"),
        ({"rules": {"wind": 1, "wet": 0, "hours": [1, 2]}}, "state.rules_value", "wind"),
        ({"rules": {"wind": "0", "wet": 0, "hours": [1, 2]}}, "state.rules_value", "wind"),
        ({"rules": {"wind": 0, "wet": 0, "hours": ["1"]}}, "state.rules_value", "hours"),
    ],
)
def test_json_that_does_not_fit_is_refused_by_name(
    change: dict[str, Json], code: str, message: str
) -> None:
    with pytest.raises(GreentableError, match=message) as caught:
        Garden.from_json({**Garden().to_json(), **change})
    assert caught.value.code == code


def test_json_with_a_field_missing_is_refused() -> None:
    data = Garden().to_json()
    del data["beds"]
    with pytest.raises(GreentableError, match="beds") as caught:
        Garden.from_json(data)
    assert caught.value.code == "state.fields"


def test_a_field_has_at_most_two_dimensions() -> None:
    class Deep(Fields):
        cube: list[int] = field(VisibleTo.ALL, "too deep", shape=(2, 2, 2))

    with pytest.raises(TypeError, match="cube: a field has at most two dimensions"):
        with_fields(Deep)


def test_a_table_that_was_not_made_cannot_be_copied() -> None:
    with pytest.raises(NotImplementedError):
        Fields().copy()


def test_a_state_shows_its_fields() -> None:
    assert repr(Garden()).startswith("Garden({'rules': {'wind': 0")


def test_plain_numbers_stand_for_an_enum() -> None:
    storm: int = plain_numbers(Wind).STORM
    assert storm == 2
    assert type(storm) is int
