"""The moves of the list, typed in its own words and in those that people say."""

from __future__ import annotations

import pytest

from greentable.grass import read_move
from greentable.terminal.grass.reading import read_line
from greentable.terminal.grass.voice import Voice
from greentable.text import Catalogue
from tests.terminal.grass.seen_table import NAMES, seen

TURN = """2018
    turn 1
    1: PA MO SN FE LC MX MC | market | stash HG CO
    2: ... | market | stash PA
    3: ...
    haystack rest"""


@pytest.mark.parametrize(
    ("language", "typed", "token"),
    [
        ("en", "close the market", "play MC"),
        ("en", "steal panama", "play SN@2:PA"),
        ("it", "ruba panama ben", "play SN@2:PA"),
        ("it", "rubare panama a ben", "play SN@2:PA"),
        ("it", "chiudi il mercato", "play MC"),
        ("it", "scarta furto di piantine", "discard SN"),
        ("it", "proteggi home grown e colombia", "play LC:HG+CO"),
        ("it", "gioca crimine contro ben", "play FE@2"),
        ("nl", "steel panama van ben", "play SN@2:PA"),
        ("nl", "panama van ben stelen", "play SN@2:PA"),
        ("nl", "sluit de markt", "play MC"),
        ("nl", "gooi mexico weg", "discard MX"),
        ("nl", "bescherm home grown en colombia", "play LC:HG+CO"),
        ("de", "klauen panama", "play SN@2:PA"),
        ("de", "panama von ben klauen", "play SN@2:PA"),
        ("fr", "voler panama", "play SN@2:PA"),
    ],
)
def test_a_move_is_typed_in_the_words_of_the_list_whatever_their_order(
    language: str, typed: str, token: str
) -> None:
    view, _ = seen(TURN)
    voice = Voice(Catalogue(language), NAMES[:3], 1)
    assert read_line(typed, view, voice) == read_move(token)
