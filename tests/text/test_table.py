"""The table of a game of Grass in a few lines, as a viewer sees it."""

from __future__ import annotations

from greentable import grass
from greentable.text.grass import describe_table
from tests.grass.grass_table import table
from tests.text.heard import Heard

ENGLISH = Heard()
NAMES = ("Ann", "Ben", "Cem")
TABLE = """
2018
turn 1
1: 2HG MO ... | market FE | stash HG PA | covered LC:HG+CO | under BU IM | total 50000
2: ... | market | misses 1
3: ... | misses 2
ashtray SO DX
"""


def described(viewer: int) -> list[str]:
    messages = describe_table(grass.view(table(TABLE), viewer))
    return [ENGLISH.text(message, NAMES) for message in messages]


def test_a_seat_sees_the_table_and_its_own_hand() -> None:
    piles, ann, ben, cem = described(1)
    assert piles == "Haystack 73, ashtray 2."
    assert ann == (
        "Ann ($50,000): under heat (Felony); at risk: Home Grown and Panama; "
        "protected: Home Grown and Colombia; "
        "in hand: 2 × Home Grown, Market Open and 4 × Immunity"
    )
    assert ben == "Ben ($0): market open; 6 cards in hand; misses a turn"
    assert cem == "Cem ($0): market closed; 6 cards in hand; misses 2 turns"


def test_a_spectator_sees_no_hand() -> None:
    assert [line.rpartition("; ")[2] for line in described(0)[1:2]] == ["7 cards in hand"]
    assert not any("in hand: " in line for line in described(0))
