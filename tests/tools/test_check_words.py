"""No English sentence stands in the code: the check that says so, and what it finds."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.checks.words import (
    ALLOWED,
    SOURCE,
    Allowed,
    Found,
    main,
    refused,
    sentences,
    sentences_in,
)

DOCUMENTS = '''
"""A module that does this and that."""

LIMIT = 3
"""No more than that."""

def work(size):
    """Do the work."""
    assert size, "there is always some work"
    if size > LIMIT:
        message = f"too much work: {size}"
        raise ValueError(message)
    raise TypeError("not a number at all")

class State:
    heat: int = field(VisibleTo.ALL, "the heat on a market")
'''


def found(source: str) -> list[str]:
    return [one.text for one in sentences(source, "some/module.py")]


def test_there_is_no_sentence_in_the_code_that_may_not_be_there() -> None:
    assert main() == 0


def test_what_documents_the_code_is_no_sentence_for_people() -> None:
    assert found(DOCUMENTS) == []


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ('raise UsageError("some.code", "there is no such seat")', "there is no such seat"),
        ('raise UsageError("some.code", f"no seat {seat}: pick one")', "no seat {}: pick one"),
        ('message = f"{count} cards"\\nraise UsageError("code", message)', "{} cards"),
        ('print("It is over.")', "It is over."),
        ('console.print(Text(f"score {score}, well done"))', "score {}, well done"),
        ('parser.add_argument("--seed", help="any word")', "any word"),
        ('table.add_column("what it is")', "what it is"),
        ('words = {"a": ["not", "not now"]}', "not now"),
        ('message = "not now"\\nother()\\nraise ValueError(message)', "not now"),
    ],
)
def test_a_sentence_is_found_wherever_it_stands(line: str, text: str) -> None:
    assert found(line.replace("\\n", "\n")) == [text]


@pytest.mark.parametrize(
    "text",
    ["seat", "play PA", "grass-event-stole", "M0,-13 L13.5,10.5", "--seats 4", "2 × 3", "a b"],
)
def test_a_word_a_code_and_a_drawing_are_no_sentences(text: str) -> None:
    assert found(f"x = {text!r}") == []


def test_what_is_allowed_is_allowed_there_alone_and_with_a_reason() -> None:
    allowed = (Allowed("some/.*", "at once", "for a test"),)
    assert not refused(Found("some/module.py", 1, "all at once"), allowed)
    assert refused(Found("other/module.py", 1, "all at once"), allowed)
    assert refused(Found("some/module.py", 1, "all of it"), allowed)
    assert all(one.reason for one in ALLOWED)


def test_nothing_is_allowed_that_does_not_stand_there() -> None:
    for one in ALLOWED:
        assert any(not refused(text, (one,)) for text in sentences_in(SOURCE)), one


def test_a_planted_sentence_fails_the_check(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text('print("You have won.")\n', encoding="utf-8")
    assert main(tmp_path) == 1
