"""Random games over all rulesets, decks and numbers of seats, held to the laws of the table."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import cache

import pytest
from hypothesis import given, settings

from greentable import grass
from greentable.grass import Kind, Phase, Reason, Ruleset, State, Verb, What
from greentable.grass.engine import random_play, referee
from greentable.grass.moves import code_of
from tests.games.strategies import (
    ALL_DECKS,
    BUSY_DECK,
    HOUSE_RULES,
    POOR_DECK,
    RULESETS,
    SEATS,
    generator,
    rulesets,
    seats,
    seeds,
    shortened,
    with_deck,
)
from tests.grass.engine.grass_universe import others, plays_of, well_formed
from tests.grass.grass_walk import Step, form_of, walk
from tests.grass.whole_games.grass_laws import laws_hold


def play_by_the_laws(ruleset: Ruleset, number_of_seats: int, seed: str) -> Step:
    last = None
    for step in walk(ruleset, number_of_seats, seed):
        laws_hold(step)
        last = step
    assert last is not None
    assert last.after.phase == Phase.OVER
    return last


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_the_laws_hold_in_every_edition_with_every_variant(number: int) -> None:
    """With other numbers of seats, and for more rounds, in the slow tests."""
    play_by_the_laws(shortened(RULESETS[number], 1), 2 + number % 5, "laws")


@pytest.mark.slow
@pytest.mark.parametrize("number_of_seats", SEATS)
@pytest.mark.parametrize("ruleset", RULESETS, ids=grass.write_ruleset)
def test_the_laws_hold_with_every_number_of_seats(ruleset: Ruleset, number_of_seats: int) -> None:
    play_by_the_laws(shortened(ruleset, 2), number_of_seats, "seats")


@pytest.mark.parametrize("house", HOUSE_RULES)
@pytest.mark.parametrize("deck", [BUSY_DECK, POOR_DECK], ids=["busy", "poor"])
def test_the_laws_hold_with_house_rules_and_custom_decks(house: str, deck: tuple[int, ...]) -> None:
    play_by_the_laws(shortened(with_deck(grass.read_ruleset(house), deck), 3), 4, house)


def test_the_house_rules_turn_every_switch() -> None:
    turned = set()
    for house in HOUSE_RULES:
        ruleset, edition = grass.read_ruleset(house), grass.EDITIONS[house.split()[0]]
        for switch in dataclasses.fields(Ruleset):
            if getattr(ruleset, switch.name) != getattr(edition, switch.name):
                turned.add(switch.name)
    # Decks, variants and the last round come from elsewhere.
    assert turned | {"deck", "max_rounds", *grass.VARIANTS} == {
        switch.name for switch in dataclasses.fields(Ruleset)
    }


@settings(max_examples=30)
@given(rulesets(), seats(), seeds())
def test_the_laws_hold_in_any_ruleset(ruleset: Ruleset, number_of_seats: int, seed: str) -> None:
    play_by_the_laws(ruleset, number_of_seats, seed)


@pytest.mark.slow
@settings(max_examples=2_000)
@given(rulesets(), seats(), seeds())
def test_the_laws_hold_in_many_more_games(
    ruleset: Ruleset, number_of_seats: int, seed: str
) -> None:
    play_by_the_laws(ruleset, number_of_seats, seed)


# Where totals can fall without end, random games need not have one: those of classic are capped.
@pytest.mark.parametrize("number_of_seats", SEATS)
@pytest.mark.parametrize("rules", ["2018", "classic total_floor=0"])
def test_a_game_without_a_last_round_ends_when_somebody_has_the_target(
    rules: str, number_of_seats: int
) -> None:
    state = grass.new_game(f"{rules} target=75000", number_of_seats)
    rng = generator(20_18 + number_of_seats)
    random_play.play_on(state, rng, rng, random_play.ANY_ROUND, 2_000_000)
    assert state.phase == Phase.OVER
    assert max(state.totals) >= 75_000
    assert grass.winners(state)


# Nothing is left out


def met_in(steps: Iterable[Step]) -> Iterator[IntEnum | str]:
    """The verbs, forms, events, cards played, and reasons (by asking about moves of all sorts)."""
    for number, step in enumerate(steps):
        yield step.move.verb
        yield form_of(step.move)
        yield from (event.what for event in step.events)
        if step.move.verb is Verb.PLAY and step.move.card is not None:
            yield step.move.card
        if number % 8 == 0 or step.after.phase == Phase.OVER:
            for seat in range(step.after.seats + 1):
                codes = asked_about(step.after, seat, number)
                yield from map(Reason, {referee.why_not(step.after, seat, code) for code in codes})


def asked_about(state: State, seat: int, number: int) -> Iterator[int]:
    """A part of all moves, another one each time; all small ones and plays of cards in hand."""
    yield from CODES[number % 701 :: 701]
    if seat in grass.to_act(state):
        yield from OTHER_CODES
    if seat == state.turn and not state.played:
        for card in (kind for kind in Kind if state.hand[seat][kind]):
            yield from codes_of_plays(card)


CODES = [code_of(move) for move in well_formed()]
OTHER_CODES = [code_of(move) for move in others()]


@cache
def codes_of_plays(card: Kind) -> list[int]:
    return [code_of(move) for move in plays_of(card)]


def test_every_verb_event_reason_card_and_form_of_a_move_is_met() -> None:
    missing = set(map(repr, (*Verb, *What, *Reason, *Kind)))
    missing |= {repr(form_of(move)) for move in well_formed()}
    # A legal move has no reason, the Banker is never played (grass.scoring.2), and the two
    # Peddle of a swap are of different kinds (grass.deal.5).
    missing -= {repr(Reason.OK), repr(Kind.BANKER), repr("swap A>A@1")}
    rules = [*RULESETS, *map(grass.read_ruleset, HOUSE_RULES)]
    for number in range(5 * len(rules)):
        deck = ALL_DECKS[number % len(ALL_DECKS)]
        game = shortened(with_deck(rules[number % len(rules)], deck), 2)
        met = met_in(walk(game, 2 + number % 5, f"everything {number}"))
        # By identity: members of different enums of numbers are equal.
        missing -= set(map(repr, {id(member): member for member in met}.values()))
        if not missing:
            break
    assert not missing
