"""The rules in short: what is said follows the ruleset in play."""

from __future__ import annotations

import pytest

from greentable.grass import read_ruleset
from greentable.text.grass import tell_rules
from tests.text.heard import Heard

ENGLISH = Heard()


def told(rules: str) -> str:
    return "\n".join(
        ENGLISH.text(line)
        for heading, lines in tell_rules(read_ruleset(rules))
        for line in [heading, *lines]
    )


HOLDS = [
    ("2018", "when a player has $250,000"),
    ("2018 target=300000 max_rounds=3", "It lasts at most 3 rounds."),
    ("2018 max_rounds=1", "It lasts one round."),
    ("2018", "before or after you play"),
    ("classic", "In your turn, before you play, you may offer"),
    ("2018", "for one of another hand, as often as you like."),
    ("classic", "for one of another hand, as often as you like."),
    ("2018 offers_per_turn=1", "once."),
    ("classic offers_per_turn=3", "up to 3 times."),
    ("2018", "no Peddle, Protection, Steal or Market Close"),
    ("classic", "no Peddle, Steal or Market Close"),
    ("2018", "A total never falls below 0."),
    ("classic", "A total can fall below 0."),
    ("2018 offers_per_turn=0", "Cards in hand are not traded"),
    ("2018", "Traded cards are shown to all."),
    ("2018 open_trades=off", "Only the two traders"),
    ("2018 hidden_deals", "what is named is only a claim"),
    ("2018", "Once a turn you may swap"),
    ("2018 swap_under_heat=off", "if both markets are open"),
    ("2018 give_me_five", "Give Me Five: keep one card"),
    ("classic lucky_or_not", "Lucky or Not: after a Paranoia card"),
    ("2018", "Sold Out (SO): An opponent loses"),
    ("classic", "Sold Out (SO): This hits you."),
    ("classic", "\nThen everyone secretly passes a card to the left.\n"),
    ("2018", "\nThen everyone secretly passes a card to the left. To play it, your market"),
    ("classic", "highest unprotected Peddle card. You also miss 2 turns.\n"),
    ("2018", "Bust by Immunity"),
    ("2018 bonus=7000", "earns $7,000 more"),
    ("2018", "Sold Out $25,000, Doublecrossed $50,000 and Utterly Wiped Out $100,000."),
]
HOLDS_NOT = [
    ("classic", "you may swap"),
    ("2018", "Give Me Five"),
    ("2018", "Variants"),
    ("2018 hidden_deals", "shown to all"),
    ("2018 bonus=0", "The highest result"),
    ("classic", "never falls below"),
    ("2018 offers_per_turn=1", "as often as you like"),
    ("2018 deck=MO:20,HG:50", "Sold Out (SO)"),
    ("2018 deck=MO:20,HG:50", "\nParanoia\n"),
]


@pytest.mark.parametrize(("rules", "words"), HOLDS)
def test_what_holds_is_told(rules: str, words: str) -> None:
    assert words in told(rules)


@pytest.mark.parametrize(("rules", "words"), HOLDS_NOT)
def test_what_does_not_hold_is_not_told(rules: str, words: str) -> None:
    assert words not in told(rules)
