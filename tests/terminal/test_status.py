"""The status line says who must do what, in every situation, to those concerned and to others."""

from __future__ import annotations

import pytest

from greentable.terminal.grass.status import status
from tests.terminal.seen_table import seen

REST = "2: ...\n3: ...\nhaystack rest"
PASSING = """2018
    turn 1, played, passing
    1: ... | chooses
    2: ... | chooses
    3: HG ... | chose HG
    ashtray SO
    haystack rest"""
GIVING = """2018
    turn 1, played, 2 gives to 1
    1: ...
    2: ... | stash HG MX
    3: ...
    ashtray SH
    haystack rest"""
COUNTERED = """2018
    turn 1, offer PA>DF@2, counter JA, 2 countered
    1: PA ...
    2: JA ...
    3: ...
    haystack rest"""
ASKING = COUNTERED.replace("counter JA", "counter JA>FE").replace("1: PA", "1: PA FE")
OPEN_OFFER = "2018\nturn 1, offer PA>?@2, 2 answers\n1: PA ...\n2: JA ...\n3: ...\nhaystack rest"

SITUATIONS = [
    ("2018\nturn 1\n1: ...\n" + REST, 1, "▶ Your turn: play or discard a card."),
    ("2018\nturn 1\n1: ...\n" + REST, 2, "Ana is to play."),
    ("2018\nturn 1, played\n1: ...\n" + REST, 1, "▶ You have played: trade, or end your turn."),
    ("classic\nturn 1, played\n1: ...\n" + REST, 1, "▶ You have played: end your turn."),
    ("2018\nturn 1, played\n1: ...\n" + REST, 3, "Ana has played and may trade."),
    ("2018\nturn 1, to draw\n1: ...\n" + REST, 1, "The cards decide."),
    (
        "2018\nturn 1, offer PA>MO@2, 2 answers\n1: PA ...\n2: MO ...\n3: ...\nhaystack rest",
        2,
        "▶ Ana offers you Panama and wants Market Open.",
    ),
    (
        "2018\nturn 1, offer PA>DF@2, 2 answers\n1: PA ...\n" + REST,
        2,
        "▶ Ana offers you Panama and wants Dr. Feelgood, which you do not hold.",
    ),
    (
        "2018\nturn 1, offer PA>DF@2, 2 answers\n1: PA ...\n" + REST,
        1,
        "Ana offers Ben Panama for Dr. Feelgood.",
    ),
    (
        "2018\nturn 1, offer PA>DF@*, 3 answers\n1: PA ...\n" + REST,
        3,
        "▶ Ana offers the table Panama and wants Dr. Feelgood, which you do not hold.",
    ),
    (
        "2018\nturn 1, offer PA>DF@*, 3 answers\n1: PA ...\n" + REST,
        0,
        "Ana offers the table Panama for Dr. Feelgood; Cleo is asked.",
    ),
    (COUNTERED, 1, "▶ Ben would give you Jamaica for Panama: accept or decline."),
    (COUNTERED, 3, "Ben would give Jamaica for Panama; Ana is asked."),
    (ASKING, 1, "▶ Ben would give you Jamaica for Felony: accept or decline."),
    (
        ASKING.replace(">FE", ">DF"),
        1,
        "▶ Ben would give you Jamaica for Dr. Feelgood, which you do not hold.",
    ),
    (ASKING, 3, "Ben would give Jamaica for Felony; Ana is asked."),
    (OPEN_OFFER, 2, "▶ Ana asks what you would give for Panama: counter, or decline."),
    (OPEN_OFFER, 3, "Ana asks what Ben would give for Panama."),
    (
        OPEN_OFFER.replace("@2", "@*"),
        2,
        "▶ Ana asks what the table would give for Panama: counter, or decline.",
    ),
    (
        OPEN_OFFER.replace("@2", "@*"),
        0,
        "Ana asks what the table would give for Panama; Ben is asked.",
    ),
    (GIVING, 2, "▶ Choose the Peddle that you give Ana."),
    (GIVING, 0, "Ben must give Ana a Peddle."),
    (GIVING.replace("to 1", "up"), 2, "▶ Choose the Peddle that you give up."),
    (PASSING, 2, "▶ Each player passes a card to the left: choose yours for Cleo."),
    (PASSING, 3, "Ana and Ben must still choose."),
]


@pytest.mark.parametrize(
    ("text", "reader", "words"), SITUATIONS, ids=[words for _, _, words in SITUATIONS]
)
def test_the_status_line_says_who_must_do_what(text: str, reader: int, words: str) -> None:
    view, voice = seen(text, reader)

    assert status(view, voice).plain == words
