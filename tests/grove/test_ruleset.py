"""Rulesets: in writing, as JSON, and what cannot be played."""

from __future__ import annotations

import json
import re

import pytest

from greentable import grove
from greentable.errors import UnsupportedRuleset
from greentable.grove import HOUSE_EDITION, Ruleset, State, read_ruleset, write_ruleset
from greentable.grove.decks import read_deck
from tests.grove.table import DECK, PLAIN, plain_rules

RULESETS = {
    "house": HOUSE_EDITION,
    "house recipes": Ruleset(recipes=True),
    "own": plain_rules(recipes=True),
    "own deck": Ruleset(deck=read_deck(DECK)),
}


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_a_ruleset_is_read_as_it_was_written(ruleset: Ruleset) -> None:
    assert read_ruleset(write_ruleset(ruleset)) == ruleset
    assert " deck=house" not in write_ruleset(ruleset)


def test_the_shortest_text_says_it() -> None:
    assert write_ruleset(HOUSE_EDITION) == "house"
    assert write_ruleset(Ruleset(recipes=True)) == "house recipes"
    assert read_ruleset("house recipes=on deck=house book=house") == Ruleset(recipes=True)
    assert read_ruleset("house recipes=off") == HOUSE_EDITION


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "unknown edition '': one of house"),
        ("home", "unknown edition 'home'"),
        ("house salt", "unknown switch 'salt': one of deck, recipes, book"),
        ("house recipes=maybe", "recipes=maybe: on or off wanted (the recipe challenge)"),
        ("house deck=x", "deck 'x'…: one of house, or 18 cards"),
        ("house deck=" + ",".join(["O1"] * 18), "card 1, row 1, cell 2"),
        ("house book=x", "book 'x'…: one of house, or 18 recipes"),
        ("house book=" + ";".join([PLAIN] * 17 + ["worth:0"]), "recipe 18: "),
    ],
)
def test_a_text_that_says_no_ruleset_is_refused(text: str, words: str) -> None:
    with pytest.raises(UnsupportedRuleset, match=re.escape(words)):
        read_ruleset(text)


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_grove_is_for_one_to_four(seats: int) -> None:
    """grove.several.1: as many sets as are on the table."""
    with pytest.raises(UnsupportedRuleset, match="Grove is for 1 to 4"):
        grove.new_game(HOUSE_EDITION, seats)


def test_a_switch_that_is_neither_on_nor_off_is_refused() -> None:
    with pytest.raises(UnsupportedRuleset, match="recipes: 2 is not possible"):
        grove.new_game(Ruleset(recipes=2), 1)  # type: ignore[arg-type]


def test_a_state_survives_json() -> None:
    state = grove.new_game(plain_rules(recipes=True), 3)
    again = State.from_json(json.loads(json.dumps(state.to_json())))
    assert again == state
    assert grove.legal_moves(again, 0) == grove.legal_moves(state, 0)
