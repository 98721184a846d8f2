"""Errors in words."""

from __future__ import annotations

import pytest

from greentable.errors import (
    GreentableError,
    IllegalMove,
    NotationError,
    RecordError,
    UnsupportedRuleset,
    UsageError,
)
from greentable.text.errors import error_message
from greentable.words.messages import say
from tests.text.heard import Heard

WHY = say("list-one", thing="why")


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (RecordError.saying("a", WHY).at(3, 4), "Error in the record, line 3, column 4: why"),
        (NotationError.saying("b", WHY).at(1, 4), "Error at character 4: why"),
        (IllegalMove.saying("c", WHY), "Not allowed: why"),
        (UnsupportedRuleset.saying("d", WHY), "You can’t play by these rules: why"),
        (UsageError.saying("e", WHY), "why"),
        (GreentableError.saying("f", WHY), "why"),
    ],
)
def test_an_error_is_a_sentence_with_its_place(error: GreentableError, words: str) -> None:
    assert Heard().text(error_message(error)) == words
