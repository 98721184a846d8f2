"""Moves: made by verb, and nothing that no token could say."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greentable.errors import UsageError
from greentable.grove import Move, Phase, Reason, Verb, read_move, write_move
from greentable.grove.codes import FAR
from greentable.grove.moves import FORMS, code_of, move_of

CELLS = st.tuples(st.integers(-3, 3), st.integers(-3, 3))


@pytest.mark.parametrize(
    ("move", "shown"),
    [
        (Move.lay(7, 2, -1), "Move('7:2,-1,0')"),
        (Move.lay(7, 2, -1, 3, barrow=(3, 0)), "Move('7:2,-1,270 barrow 3,0')"),
        (Move.lay(7, 0, 0, dice=[(0, 1), (2, 0), (1, 0)]), "Move('7:0,0,0 dice 1,0 2,0 0,1')"),
        (Move.start(7), "Move('start 7')"),
        (Move.draw(12), "Move('draw 12')"),
        (Move.recipes(16, 17), "Move('recipes 16 17')"),
        (Move.recipes(17, 16), "Move('recipes 16 17')"),
    ],
)
def test_a_move_is_made_by_its_verb_and_shown_as_its_token(move: Move, shown: str) -> None:
    assert repr(move) == shown
    assert f"{move}" == write_move(move) == shown[6:-2]


@pytest.mark.parametrize(
    "wrong",
    [
        {"verb": Verb.LAY, "card": 0},
        {"verb": Verb.LAY, "card": 19},
        {"verb": Verb.LAY, "card": 7, "rotation": 4},
        {"verb": Verb.LAY, "card": 7, "rotation": -1},
        {"verb": Verb.LAY, "card": 7, "column": 10_000},
        {"verb": Verb.LAY, "card": 7, "row": -10_000},
        {"verb": Verb.LAY, "card": 7, "row": "0"},
        {"verb": Verb.LAY, "card": 7, "second": 8},
        {"verb": Verb.LAY, "card": 7, "barrow": (3, 0)},
        {"verb": Verb.LAY, "card": 7, "dice": ((3, 0),)},
        {"verb": Verb.LAY, "card": 7, "dice": ((1, 0), (0, 0))},
        {"verb": Verb.LAY, "card": 7, "dice": ((1, 0), (1, 0))},
        {"verb": Verb.START, "card": 7, "second": 8},
        {"verb": Verb.DRAW, "card": 7, "rotation": 1},
        {"verb": Verb.DRAW, "card": 7, "barrow": (0, 0)},
        {"verb": Verb.RECIPES, "card": 7},
        {"verb": Verb.RECIPES, "card": 7, "second": 7},
        {"verb": Verb.RECIPES, "card": 7, "second": 6},
        {"verb": Verb.RECIPES, "card": 7, "second": 19},
        {"verb": Verb.RECIPES, "card": 7, "second": 8, "row": 1},
    ],
    ids=str,
)
def test_a_move_that_no_token_says_cannot_be_made(wrong: dict[str, Any]) -> None:
    with pytest.raises(UsageError) as caught:
        Move(**wrong)
    assert caught.value.code == "move.form"
    assert FORMS[wrong["verb"]] in str(caught.value)


def test_a_verb_is_a_verb() -> None:
    with pytest.raises(UsageError, match="invalid move: 'lay' isn’t a verb"):
        Move("lay", 7)  # type: ignore[arg-type]


@given(
    st.sampled_from(Verb),
    st.integers(1, 18),
    st.tuples(st.integers(-FAR, FAR - 1), st.integers(-FAR, FAR - 1)),
    st.integers(-1, 4),
    st.none() | CELLS,
    st.lists(CELLS, max_size=3).map(tuple),
    st.integers(0, 18),
)
def test_every_move_survives_its_code_and_its_token(
    verb: Verb,
    card: int,
    place: tuple[int, int],
    rotation: int,
    barrow: tuple[int, int] | None,
    dice: tuple[tuple[int, int], ...],
    second: int,
) -> None:
    try:
        move = Move(verb, card, *place, rotation, barrow, dice, second)
    except UsageError:
        return
    assert move_of(code_of(move)) == move
    assert read_move(write_move(move)) == move


def test_verbs_reasons_and_phases_are_shown_by_their_names() -> None:
    assert f"{Verb.LAY} {Reason.TWO_MISMATCHES} {Phase.PLAY}" == "lay two_mismatches play"
    assert [str(verb) for verb in Verb] == ["lay", "start", "draw", "recipes"]
