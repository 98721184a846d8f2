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
        ("", "a card from 1 to 18 wanted, found the end", 1),
        ("0:1,1,0", "a card from 1 to 18 wanted", 1),
        ("19:1,1,0", "a card from 1 to 18 wanted, found '19' (as in: 7:2,-1,90)", 1),
        ("123:1,1,0", "a card from 1 to 18 wanted", 1),
        ("7", "':' and a column wanted, found the end", 2),
        ("7:", "a column from -9999 to 9999 wanted", 3),
        ("7:01,1,0", "a column from -9999 to 9999 wanted, found '01'", 3),
        ("7:12345,1,0", "a column from -9999 to 9999 wanted, found '12345'", 3),
        ("7:1,12345,0", "a row from -9999 to 9999 wanted, found '12345'", 5),
        ("7:-0,1,0", "a column from -9999 to 9999 wanted", 3),
        ("7:1", "',' and a row wanted", 4),
        ("7:1,", "a row from -9999 to 9999 wanted", 5),
        ("7:1,1", "',' and a rotation wanted", 6),
        ("7:1,1,45", "a rotation of 0, 90, 180 or 270 wanted, found '45'", 7),
        ("7:1,1,900", "a rotation of 0, 90, 180 or 270 wanted", 7),
        ("7:1,1,0 ", "nothing more wanted", 8),
        ("7:1,1,0 barrows", "nothing more wanted, found ' barrows'", 8),
        ("7:1,1,0 squirrel", "nothing more wanted, found ' squirrel'", 8),
        ("7:1,1,0 barrow 9,9", "a cell of the card (1,1 2,1 3,1 1,2 2,2 3,2) wanted", 16),
        ("7:1,1,0 barrow", "a space and a cell wanted, found the end", 15),
        ("7:1,1,0 barrow ", "found the end (as in: 7:2,-1,90 barrow 3,0)", 16),
        ("7:1,1,0 dice", "found the end (as in: 7:2,-1,90 dice 2,-1 3,0)", 13),
        ("7:1,1,0 dice 1,1 1,1", "cells by rows from above, then by columns, each once", 18),
        ("7:1,1,0 dice 1,2 1,1", "cells by rows from above", 18),
        ("7:1,1,0 dice 1,1  2,1", "a column from -9999 to 9999 wanted", 18),
        ("7:1,1,0 dice 1,1 barrow 2,1", "a column from -9999 to 9999 wanted", 18),
        ("play 7", "unknown word 'play': one of start, draw, recipes, or a card laid", 1),
        ("start", "a space and a card wanted, found the end (as in: start 7)", 6),
        ("draw 19", "a card from 1 to 18 wanted, found '19' (as in: draw 12)", 6),
        ("recipes 3", "a space and a second recipe wanted", 10),
        ("recipes 3 2", "two different recipes, the lower number first, wanted", 11),
        ("recipes 3 3", "two different recipes", 11),
        ("draw 7 8", "nothing more wanted, found ' 8'", 7),
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
