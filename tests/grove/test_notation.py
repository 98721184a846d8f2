"""Moves in writing: exact tokens, both ways; what is wrong is told with its column."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greentable.errors import NotationError
from greentable.grove import Move, read_move, write_move
from greentable.grove.moves import code_of, move_of


@pytest.mark.parametrize(
    ("token", "move"),
    [
        ("7:2,-1,90", Move.lay(7, 2, -1, 1)),
        ("18:0,0,0", Move.lay(18, 0, 0)),
        ("1:-16,17,270", Move.lay(1, -16, 17, 3)),
        ("7:2,-1,90 barrow 3,0", Move.lay(7, 2, -1, 1, barrow=(3, 0))),
        ("7:2,-1,90 dice 3,-1 2,0", Move.lay(7, 2, -1, 1, dice=[(2, 0), (3, -1)])),
        (
            "7:2,-1,90 barrow 2,1 dice 3,-1",
            Move.lay(7, 2, -1, 1, barrow=(2, 1), dice=[(3, -1)]),
        ),
        ("start 7", Move.start(7)),
        ("draw 12", Move.draw(12)),
        ("recipes 16 17", Move.recipes(17, 16)),
    ],
)
def test_tokens_are_read_and_written(token: str, move: Move) -> None:
    assert read_move(token) == move
    assert write_move(move) == token == str(move)
    assert move_of(code_of(move)) == move


@pytest.mark.parametrize(
    ("token", "words", "column"),
    [
        ("", "expected a card from 1 to 18, got the end of the text", 1),
        ("0:1,1,0", "expected a card from 1 to 18", 1),
        ("19:1,1,0", "expected a card from 1 to 18, got '19' (example: 7:2,-1,90)", 1),
        ("123:1,1,0", "expected a card from 1 to 18", 1),
        ("7", "expected “:” and a column, got the end of the text", 2),
        ("7:", "expected a column from -9999 to 9999", 3),
        ("7:01,1,0", "expected a column from -9999 to 9999, got '01'", 3),
        ("7:12345,1,0", "expected a column from -9999 to 9999, got '12345'", 3),
        ("7:1,12345,0", "expected a row from -9999 to 9999, got '12345'", 5),
        ("7:-0,1,0", "expected a column from -9999 to 9999", 3),
        ("7:1", "expected “,” and a row", 4),
        ("7:1,", "expected a row from -9999 to 9999", 5),
        ("7:1,1", "expected “,” and a rotation", 6),
        ("7:1,1,45", "expected a rotation of 0, 90, 180 or 270, got '45'", 7),
        ("7:1,1,900", "expected a rotation of 0, 90, 180 or 270", 7),
        ("7:1,1,0 ", "expected the end of the text", 8),
        ("7:1,1,0 barrows", "expected the end of the text, got ' barrows'", 8),
        ("7:1,1,0 squirrel", "expected the end of the text, got ' squirrel'", 8),
        ("7:1,1,0 barrow 9,9", "expected a cell of the card (1,1 2,1 3,1 1,2 2,2 3,2)", 16),
        ("7:1,1,0 barrow", "expected a space and a cell, got the end of the text", 15),
        ("7:1,1,0 barrow ", "got the end of the text (example: 7:2,-1,90 barrow 3,0)", 16),
        ("7:1,1,0 dice", "got the end of the text (example: 7:2,-1,90 dice 2,-1 3,0)", 13),
        (
            "7:1,1,0 dice 1,1 1,1",
            "cells in order (row by row from the top, then by column",
            18,
        ),
        ("7:1,1,0 dice 1,2 1,1", "cells in order (row by row", 18),
        ("7:1,1,0 dice 1,1  2,1", "expected a column from -9999 to 9999", 18),
        ("7:1,1,0 dice 1,1 barrow 2,1", "expected a column from -9999 to 9999", 18),
        (
            "play 7",
            "'play': expected one of start, draw, recipes, or a card to place",
            1,
        ),
        ("start", "expected a space and a card, got the end of the text (example: start 7)", 6),
        ("draw 19", "expected a card from 1 to 18, got '19' (example: draw 12)", 6),
        ("recipes 3", "expected a space and a second recipe", 10),
        ("recipes 3 2", "expected two different recipes, the lower number first", 11),
        ("recipes 3 3", "two different recipes", 11),
        ("draw 7 8", "expected the end of the text, got ' 8'", 7),
    ],
)
def test_what_is_wrong_is_told_with_its_column(token: str, words: str, column: int) -> None:
    with pytest.raises(NotationError, match=re.escape(words)) as caught:
        read_move(token)
    assert caught.value.column == column


@given(st.text(alphabet="0123456789:,- abdeirstwcop", max_size=24))
def test_any_other_text_is_refused_and_nothing_worse(text: str) -> None:
    column = 1
    try:
        assert write_move(read_move(text)) == text
    except NotationError as error:
        column = error.column
    assert 1 <= column <= len(text) + 1
