"""The rules of both games for a client: headings, sentences, and what each card does."""

from __future__ import annotations

import pytest

from greentable.errors import UnsupportedRuleset
from greentable.text.rules import describe_rules
from tests.text.heard import Heard

ENGLISH = Heard()


def test_every_card_of_the_deck_tells_what_it_does_by_the_rules_in_play() -> None:
    for ruleset, sentence in (
        ("2018", "a Peddle card of your choice from your stash"),
        ("2018 pay_fine=lowest", "the lowest Peddle card in your stash"),
    ):
        cards = {card.code: card for card in describe_rules("grass", ruleset).cards}
        assert sentence in ENGLISH.text(cards["PF"].about)
    assert sum(card.count for card in describe_rules("grass", "2018").cards) == 104


def test_grove_has_headings_with_sentences_and_no_card_with_an_effect() -> None:
    rules = describe_rules("grove", "house recipes")
    assert (rules.ruleset, rules.cards) == ("house recipes", ())
    assert rules.sections[0].heading.id == "grove-rules-aim"
    assert all(section.lines for section in rules.sections)


def test_a_ruleset_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnsupportedRuleset):
        describe_rules("grass", "2018 target=never")
