"""Rulesets: in writing, as JSON, and what cannot be played."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given

from greentable import grove
from greentable.errors import UnsupportedRuleset
from greentable.grove import HOUSE_EDITION, Ruleset, State, read_ruleset, write_ruleset
from greentable.grove.decks import read_deck
from tests.grove.damage import damaged, refusal
from tests.grove.grove_table import DECK, PLAIN, plain_rules

RULESETS = {
    "house": HOUSE_EDITION,
    "house recipes": Ruleset(recipes=True),
    "own": plain_rules(recipes=True),
    "own deck": Ruleset(deck=read_deck(DECK)),
    "other half": Ruleset(aside=sum(1 << card for card in range(1, 10))),
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


def test_the_cards_that_are_not_in_the_game_stand_in_the_text() -> None:
    """grove.setup.1: the other half."""
    nine = Ruleset(aside=sum(1 << card for card in range(1, 18, 2)))
    assert write_ruleset(nine) == "house aside=1,3,5,7,9,11,13,15,17"
    assert read_ruleset("house aside=3,1,5,17,15,13,11,9,7") == nine
    assert grove.view(grove.new_game(nine, 1), 1).unseen == tuple(range(2, 19, 2))


@pytest.mark.parametrize(
    ("aside", "words"),
    [
        (1, "only cards 1 to 18"),
        (1 << 19, "only cards 1 to 18"),
        (0x7FE, "aside leaves 8 cards, but 9 are needed"),
    ],
)
def test_a_game_needs_nine_of_the_eighteen_cards(aside: int, words: str) -> None:
    with pytest.raises(UnsupportedRuleset, match=words):
        grove.new_game(Ruleset(aside=aside), 1)


def test_with_recipes_all_cards_are_in_the_game() -> None:
    with pytest.raises(UnsupportedRuleset, match="the recipe challenge needs all cards"):
        grove.new_game(Ruleset(recipes=True, aside=2), 1)


def with_recipe(text: str) -> str:
    """A ruleset in writing with this as its last recipe."""
    return "house book=" + ";".join([PLAIN] * 17 + [text])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "unknown edition '' (available: house)"),
        ("home", "unknown edition 'home'"),
        ("house salt", "unknown switch 'salt' (available: deck, recipes, book, aside)"),
        ("house recipes=maybe", "recipes=maybe: expected off or on (the recipe challenge)"),
        ("house recipes=", "recipes=: expected off or on"),
        ("house recipes recipes=off", "switch “recipes” is given twice"),
        ("house deck=house deck=house", "switch “deck” is given twice"),
        ("house deck=x", "deck 'x'…: expected a name (house) or 18 cards"),
        ("house deck=" + ",".join(["O1"] * 18), "card 1, row 1, cell 2"),
        ("house aside=", "expected different cards from 1 to 18, separated by commas"),
        ("house aside=3,19", "got '19'"),
        ("house aside=3,3", "got '3'"),
        ("house aside=3,\N{SUPERSCRIPT TWO}", "different cards from 1 to 18"),
        ("house aside=" + "9" * 5000, "different cards from 1 to 18"),
        ("house aside=3 aside=4", "switch “aside” is given twice"),
        ("house book=x", "book 'x'…: expected a name (house) or 18 recipes"),
        ("house book=" + ";".join([PLAIN] * 17 + ["worth:0"]), "recipe 18: "),
        (with_recipe(f"{PLAIN},worth:7"), "recipe 18: 'worth' is given twice"),
        (with_recipe(f"{PLAIN},salt:1"), "recipe 18: unknown key 'salt': expected one of worth"),
        (with_recipe(PLAIN.replace("30", "9" * 5000)), "worth: expected a number from 1 to 127"),
        (with_recipe(PLAIN.replace("30", "\N{SUPERSCRIPT TWO}")), "worth: expected a number from"),
        (with_recipe(PLAIN.replace("30", "")), "worth: expected a number from 1 to 127, got ''"),
        (with_recipe(""), "recipe 18: unknown key ''"),
    ],
    ids=lambda text: text[-40:],
)
def test_a_text_that_says_no_ruleset_is_refused(text: str, words: str) -> None:
    with pytest.raises(UnsupportedRuleset, match=re.escape(words)) as caught:
        read_ruleset(text)
    assert len(caught.value.sentence) < 400, "only the beginning of what is long is quoted"


def test_a_key_that_somebody_made_up_is_no_code() -> None:
    """Codes are stable: what programs compare is not what somebody typed."""
    for recipe, code in (("salt:1", "recipes.key"), ("worth:7", "recipes.key_twice")):
        with pytest.raises(UnsupportedRuleset) as caught:
            read_ruleset(with_recipe(f"{PLAIN},{recipe}"))
        assert caught.value.code == code


@given(
    damaged(
        write_ruleset(plain_rules(recipes=True)),
        "recipes=off",
        "deck=house",
        "worth:1",
        " aside=3,7",
    )
)
def test_a_damaged_ruleset_is_read_or_refused(text: str) -> None:
    """Whatever is read says the same when it is written again; a game with it begins or not."""
    error = refusal(lambda: grove.new_game(read_ruleset(text), 1))
    if error is None:
        ruleset = read_ruleset(text)
        assert read_ruleset(write_ruleset(ruleset)) == ruleset
    else:
        assert isinstance(error, UnsupportedRuleset)
        assert len(error.sentence) < 400


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_grove_is_for_one_to_four(seats: int) -> None:
    """grove.several.1: as many sets as are on the table."""
    with pytest.raises(UnsupportedRuleset, match="Grove is for 1 to 4"):
        grove.new_game(HOUSE_EDITION, seats)


def test_a_switch_that_is_neither_on_nor_off_is_refused() -> None:
    with pytest.raises(UnsupportedRuleset, match=r"recipes \(the recipe challenge\) can’t be 2"):
        grove.new_game(Ruleset(recipes=2), 1)  # type: ignore[arg-type]


def test_a_state_survives_json() -> None:
    state = grove.new_game(plain_rules(recipes=True), 3)
    again = State.from_json(json.loads(json.dumps(state.to_json())))
    assert again == state
    assert grove.legal_moves(again, 0) == grove.legal_moves(state, 0)
