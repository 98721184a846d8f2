"""The recordings that component tests show are what the server sends now."""

from __future__ import annotations

import pytest

from tests.web import recordings
from tests.web.scenes import SCENES


@pytest.mark.parametrize("name", SCENES)
def test_a_recording_is_what_the_server_sends_now(name: str) -> None:
    """Else: python -m tests.web.recordings."""
    kept = (recordings.FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert kept == recordings.written(name)


def test_no_recording_is_left_over() -> None:
    assert {path.stem for path in recordings.FOLDER.iterdir()} == set(SCENES)
