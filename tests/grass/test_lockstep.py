"""Interpreted and compiled rules of Grass are the same: states, legal moves, events and scores."""

from __future__ import annotations

import re

import numpy as np
import pytest

from greentable import grass
from greentable.grass import Kind, Ruleset, State, Verb
from greentable.grass.codes import card_of, verb_of
from greentable.grass.ruleset import Choice
from tests.lockstep import Lockstep
from tests.strategies import (
    BUSY_DECK,
    HOUSE_RULES,
    POOR_DECK,
    RULESETS,
    SEATS,
    shortened,
    with_deck,
)

# What is compiled is compiled once, by one of the processes that share the tests.
pytestmark = pytest.mark.xdist_group("compiled-grass")

PLIES = 400


@pytest.fixture(scope="module")
def both() -> Lockstep:
    return Lockstep("grass", State, plies=PLIES)


def games(ruleset: Ruleset) -> list[Ruleset]:
    """The games of a ruleset for each number of seats: with its own deck, a busy and a poor one."""
    return [
        *[shortened(ruleset, 1)] * 2,
        *[shortened(with_deck(ruleset, BUSY_DECK), 1)] * 4,
        *[shortened(with_deck(ruleset, POOR_DECK), 1)] * 19,
    ]


def test_two_thousand_games_are_played() -> None:
    assert sum(len(games(ruleset)) for ruleset in RULESETS) * len(SEATS) >= 2_000


def verbs_of(ruleset: Ruleset) -> set[Verb]:
    """The verbs that games by these rules have."""
    never = {Verb.PASS if ruleset.lucky_or_not else Verb.LUCK}
    never |= set() if ruleset.give_me_five else {Verb.KEEP}
    never |= set() if ruleset.hidden_deals else {Verb.HAND, Verb.SAY}
    never |= set() if ruleset.stash_swap else {Verb.SWAP}
    chosen = Choice.CHOSEN in {ruleset.stonehigh, ruleset.sold_out}
    never |= set() if chosen else {Verb.GIVE}
    if ruleset.offers_per_turn == 0:
        never |= {Verb.OFFER, Verb.ACCEPT, Verb.DECLINE, Verb.COUNTER, Verb.HAND, Verb.SAY}
    return set(Verb) - never


def play_all(both: Lockstep, ruleset: Ruleset, seed: int) -> set[int]:
    """Play all games of a ruleset; the moves that were made."""
    made: set[int] = set()
    for seats in SEATS:
        for number, game in enumerate(games(ruleset)):
            made.update(both.play(grass.new_game(game, seats), seed + 100 * seats + number))
    return made


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_every_edition_with_every_variant_is_the_same_compiled(both: Lockstep, number: int) -> None:
    made = play_all(both, RULESETS[number], 1_000 * number + 1)
    assert {verb_of(move) for move in made} == verbs_of(RULESETS[number])


def test_games_in_lock_step_have_plays_of_every_card(both: Lockstep) -> None:
    missing = set(Kind) - {Kind.BANKER}  # which is never played (grass.scoring.2)
    for seed in range(1, 60):
        ruleset = with_deck(shortened(RULESETS[seed % len(RULESETS)], 1), BUSY_DECK)
        made = both.play(grass.new_game(ruleset, 2 + seed % 5), seed)
        missing -= {Kind(card_of(move)) for move in made if verb_of(move) == Verb.PLAY}
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("house", HOUSE_RULES)
def test_house_rules_are_the_same_compiled(both: Lockstep, house: str) -> None:
    ruleset = grass.read_ruleset(house)
    made = set()
    for seats in SEATS:
        game = with_deck(shortened(ruleset, 3), BUSY_DECK)
        made.update(both.play(grass.new_game(game, seats), seats))
    assert {verb_of(move) for move in made} == verbs_of(ruleset)


@pytest.fixture(scope="module")
def both_for_long() -> Lockstep:
    return Lockstep("grass", State, plies=10 * PLIES)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_long_games_are_the_same_compiled(both_for_long: Lockstep, number: int) -> None:
    for seed in range(1, 101):
        game = grass.new_game(shortened(RULESETS[number], 5), 2 + seed % 5)
        both_for_long.play(game, 7_919 * seed + number)


# The test can fail.


def test_a_difference_is_shown_with_its_field_and_ply(both: Lockstep) -> None:
    game = grass.new_game(shortened(RULESETS[0], 1), 3)
    both.play(game, 5)
    states = both._play_interpreted(game, 5, both._play_compiled(game, 5))
    both.compare(states)
    states[40].heat[2] += 1
    states[41].totals[1] += 1
    with pytest.raises(AssertionError, match=r"after ply 40 \(move \d+\) field 'heat' is"):
        both.compare(states)


def test_a_difference_in_legal_moves_is_shown(both: Lockstep) -> None:
    game = grass.new_game(shortened(RULESETS[0], 1), 3)
    plies = both._play_compiled(game, 5)
    both._listed[0] += 1
    with pytest.raises(AssertionError, match="ply 0: legal moves differ"):
        both._play_interpreted(game, 5, plies)


def test_another_move_is_shown(both: Lockstep) -> None:
    game = grass.new_game(shortened(RULESETS[0], 1), 3)
    plies = both._play_compiled(game, 5)
    with pytest.raises(AssertionError, match="another move is chosen"):
        both._play_interpreted(game, 6, plies)


def test_a_written_ruleset_is_shown(both: Lockstep) -> None:
    game = grass.new_game(shortened(RULESETS[0], 1), 3)
    states = both._play_interpreted(game, 5, both._play_compiled(game, 5))
    both._history["rules"]["target"][len(states) - 1] += 1
    with pytest.raises(AssertionError, match="changed the ruleset"):
        both.compare(states)


def test_an_index_out_of_range_raises_compiled(both: Lockstep) -> None:
    small = np.zeros(1, np.int64)
    both._room, room = small, both._room
    try:
        with pytest.raises(IndexError, match=re.escape("index")):
            both.play(grass.new_game(RULESETS[0], 3), 5)
    finally:
        both._room = room
