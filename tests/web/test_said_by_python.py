"""The client's tests compare every message and every form of a move."""

from __future__ import annotations

from greentable import grass, grove
from greentable.words.language import LANGUAGES
from tests.web.said_by_python import NATURES, document, moves


def test_every_message_of_both_games_is_compared_in_every_language() -> None:
    said = document()["said"]
    assert {one["message"].id for one in said} == {*grass.MESSAGES.rows, *grove.MESSAGES.rows}
    assert all(set(one["texts"]) == set(LANGUAGES) for one in said)


def test_every_message_that_a_move_of_a_player_can_be_is_compared() -> None:
    every = {id_ for id_ in grass.MESSAGES.rows if id_.startswith("grass-move-")}
    natures = {f"grass-move-{str(verb).lower()}" for verb in NATURES}
    assert natures <= every
    assert {message.id for message in moves().values()} == every - natures
