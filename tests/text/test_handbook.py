"""The rules of a table at hand, as messages that every language has words for."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.catalogue import Catalogue
from greentable.errors import UnsupportedRuleset
from greentable.text.handbook import handbook

ENGLISH = Catalogue()


def test_every_card_of_grass_explains_itself_by_the_rules_of_the_table() -> None:
    told = {
        ruleset: {card.code: ENGLISH.text(card.about) for card in handbook("grass", ruleset).cards}
        for ruleset in ("2018", "classic")
    }
    assert list(told["2018"]) == [str(kind) for kind in grass.Kind]
    assert (
        told["2018"]["PA"] == "Worth $50,000 in your stash. You need an open market without heat."
    )
    assert told["2018"]["SN"] != told["classic"]["SN"]


def test_recipes_are_told_only_where_they_are_played_with() -> None:
    plain, challenge = handbook("grove", "house"), handbook("grove", "house recipes")
    assert plain.recipes == ()
    assert ENGLISH.text(challenge.recipes[0].name) == "Fruit Cocktail"
    assert len(challenge.sections) == len(plain.sections) + 1


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_every_sentence_has_words(game: str) -> None:
    for section in handbook(game, "2018" if game == "grass" else "house recipes").sections:
        assert ENGLISH.text(section.heading)
        assert all(ENGLISH.text(line) for line in section.lines)


def test_a_ruleset_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnsupportedRuleset):
        handbook("grass", "1812")
