"""Placements put together from their parts."""

from __future__ import annotations

import msgspec
import pytest

from greentable.errors import UsageError
from greentable.grove import move_document, read_move, read_move_document


@pytest.mark.parametrize(
    ("parts", "token"),
    [
        ({"card": 7, "column": 2, "row": -1, "rotation": 0}, "7:2,-1,0"),
        ({"card": 7, "column": 2, "row": -1, "rotation": 90}, "7:2,-1,90"),
        (
            {"card": 7, "column": 2, "row": -1, "rotation": 90, "barrow": [3, 0]},
            "7:2,-1,90 barrow 3,0",
        ),
        (
            {"card": 7, "column": 2, "row": -1, "rotation": 90, "dice": [[3, 0], [2, -1]]},
            "7:2,-1,90 dice 2,-1 3,0",
        ),
    ],
)
def test_a_placement_is_read_from_its_parts(parts: object, token: str) -> None:
    move = read_move(token)

    assert read_move_document(parts) == move
    assert read_move_document(msgspec.to_builtins(move_document(move))) == move


@pytest.mark.parametrize(
    "parts",
    [
        None,
        {},
        {"card": 7, "column": 2, "row": -1},
        {"card": 19, "column": 0, "row": 0, "rotation": 0},
        {"card": 7, "column": 0, "row": 0, "rotation": 45},
        {"card": 7, "column": 99999, "row": 0, "rotation": 0},
    ],
)
def test_parts_that_make_no_move_are_refused(parts: object) -> None:
    with pytest.raises(UsageError) as refused:
        read_move_document(parts)

    assert refused.value.code in {"move.parts", "move.form"}
