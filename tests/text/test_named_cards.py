"""Which cards a move names: in a replay one goes from card to card."""

from __future__ import annotations

import pytest

from greentable.text.named_cards import cards_named


@pytest.mark.parametrize(
    ("game", "token", "codes"),
    [
        ("grass", "play PA", {"PA"}),
        ("grass", "offer CD>PA@1", {"CD", "PA"}),
        ("grass", "play LC:HG+CO", {"LC", "HG", "CO"}),
        ("grass", "end", set()),
        ("grove", "4:1,14,90", {"4"}),
        ("grove", "14:4,-4,0", {"14"}),
        ("grove", "12:0,1,0 dice 1,2", {"12"}),
    ],
)
def test_a_card_is_told_from_a_place_with_the_same_number(
    game: str, token: str, codes: set[str]
) -> None:
    assert cards_named(game, token) == codes
