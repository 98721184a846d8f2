"""The answers that component tests of pages are given are what the server answers now."""

from __future__ import annotations

import json

import pytest

from tests.web import http_recordings
from tests.web.all_visits import VISITS


@pytest.mark.parametrize("name", VISITS)
def test_recorded_answers_are_what_the_server_answers_now(name: str) -> None:
    """Else: python -m tests.web.http_recordings."""
    kept = json.loads((http_recordings.FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    now = json.loads(http_recordings.written(name))
    assert http_recordings.without_words(kept) == http_recordings.without_words(now)


def test_no_answers_are_left_over() -> None:
    assert {path.stem for path in http_recordings.FOLDER.iterdir()} == set(VISITS)
