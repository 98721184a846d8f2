"""The client's tests compare every message."""

from __future__ import annotations

from greentable import grass, grove
from greentable.words.language import LANGUAGES
from tests.web.said_by_python import document


def test_every_message_of_both_games_is_compared_in_every_language() -> None:
    said = document()["said"]
    assert {one["message"].id for one in said} == {*grass.MESSAGES.rows, *grove.MESSAGES.rows}
    assert all(set(one["texts"]) == set(LANGUAGES) for one in said)
