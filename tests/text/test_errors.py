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
from tests.text.heard import Heard


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (RecordError("a", "why", line=3, column=4), "The record is wrong at line 3, column 4: why"),
        (NotationError("b", "why", column=4), "Not understood at character 4: why"),
        (IllegalMove("c", "why"), "Not allowed: why"),
        (UnsupportedRuleset("d", "why"), "These rules cannot be played: why"),
        (UsageError("e", "why"), "why"),
        (GreentableError("f", "why"), "why"),
    ],
)
def test_an_error_is_a_sentence_with_its_place(error: GreentableError, words: str) -> None:
    assert Heard().text(error_message(error)) == words
