"""Random games over all rulesets, decks and numbers of seats: what must hold after every move.

The laws are written from the rule sheet, over the fields of the state, and share no code with the
rules.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator
from enum import IntEnum

import pytest
from hypothesis import given, settings

from greentable import grass
from greentable.grass import Kind, Move, Phase, Reason, Ruleset, State, Verb, What, random_play
from greentable.grass.cards import NOTHING, PEDDLES
from greentable.grass.view import legal_of
from tests.grass.universe import others, plays_of, well_formed
from tests.grass.walk import Step, walk
from tests.strategies import (
    ALL_DECKS,
    BUSY_DECK,
    HOUSE_RULES,
    POOR_DECK,
    RULESETS,
    SEATS,
    rulesets,
    seats,
    seeds,
    shortened,
    with_deck,
)

PAYING = (Phase.TURN, Verb.PLAY, Kind.PAY_FINE)


def cards_on_the_table(s: State) -> Counter[int]:
    """grass.turn.9: every card that lies anywhere, by kind."""
    found: Counter[int] = Counter()
    for pile in (s.haystack, s.ashtray, *s.hand, *s.pack, *s.tucked, *s.stash, *s.covered):
        found.update({kind: count for kind, count in enumerate(pile) if count})
    found[Kind.MARKET_OPEN] += sum(s.market)
    found.update(heat for heat in s.heat if heat != NOTHING)
    found.update(s.cover_card[: s.covers])
    return found


def all_cards_are_somewhere(s: State) -> None:
    deck = Counter({kind: count for kind, count in enumerate(s.rules.deck) if count})
    if s.phase != Phase.DEALER:  # before that, the deck is still in its box
        assert +cards_on_the_table(s) == deck
        assert s.haystack_size == sum(s.haystack)
    assert all(min(row) >= 0 for row in (s.haystack, s.ashtray, *s.hand, *s.pack, *s.stash))


def hands_have_their_size(s: State) -> None:
    """grass.turn.9: six; the acting seat seven between draw and play; drafts and picks excepted."""
    hands = [sum(row) for row in s.hand[1 : s.seats + 1]]
    packs = [sum(row) for row in s.pack[1 : s.seats + 1]]
    match s.phase:
        case Phase.DEALER:
            assert sum(hands) + sum(packs) == 0
        case Phase.DEAL:
            assert sum(hands) + sum(packs) == s.dealt
            assert max(hands) + max(packs) <= min(hands) + min(packs) + 1
        case Phase.DRAFT:
            assert [hand + pack for hand, pack in zip(hands, packs, strict=True)] == [6] * s.seats
            assert len(set(hands)) == 1
        case Phase.LUCK:
            assert sum(hands) == 6 * s.seats
        case _:
            acting = s.turn if s.phase != Phase.DRAW and not s.played else 0
            assert hands == [7 if seat == acting else 6 for seat in range(1, s.seats + 1)]
            assert sum(packs) == 0


def somebody_can_move(s: State) -> None:
    waiting = grass.to_act(s)
    assert bool(waiting) == (s.phase != Phase.OVER)
    assert all(len(legal_of(s, seat)) > 0 for seat in waiting)
    over = max(s.totals) >= s.rules.target or s.round == s.rules.max_rounds > 0
    assert s.phase != Phase.OVER or over


def protected_by_seat(s: State) -> Counter[tuple[int, int]]:
    covered: Counter[tuple[int, int]] = Counter()
    for owner, row in zip(s.cover_owner[: s.covers], s.covered, strict=False):
        covered.update({(owner, peddle): row[peddle] for peddle in range(PEDDLES)})
    return +covered


def protected_peddle_stay(step: Step) -> None:
    """grass.protection.3: only its owner's own Pay Fine can take a protected Peddle."""
    if step.after.round != step.before.round:
        return
    lost = protected_by_seat(step.before) - protected_by_seat(step.after)
    won = protected_by_seat(step.after) - protected_by_seat(step.before)
    if lost:
        assert sum(lost.values()) == 1
        assert (step.before.phase, step.move.verb, step.move.card) == PAYING
        assert {owner for owner, _ in lost} == {step.seat}
    if won:
        assert {owner for owner, _ in won} == {step.seat}
        assert Counter(peddle for _, peddle in won.elements()) == Counter(step.move.cover)


def totals_make_sense(step: Step) -> None:
    """grass.scoring.5: never below 0; they change when a round ends, and only then."""
    assert min(step.after.totals) >= 0
    ended = any(event.what is What.ROUND_ENDED for event in step.events)
    assert ended or step.after.totals == step.before.totals
    assert step.after.round - step.before.round in {0, 1}
    assert grass.returns(step.after) == step.after.totals[1 : step.after.seats + 1]


def laws_hold(step: Step) -> None:
    try:
        all_cards_are_somewhere(step.after)
        hands_have_their_size(step.after)
        somebody_can_move(step.after)
        protected_peddle_stay(step)
        totals_make_sense(step)
    except AssertionError as error:
        error.add_note(f"after {step}")
        raise


def play_by_the_laws(ruleset: Ruleset, number_of_seats: int, seed: str) -> Step:
    last = None
    for step in walk(ruleset, number_of_seats, seed):
        laws_hold(step)
        last = step
    assert last is not None
    assert last.after.phase == Phase.OVER
    return last


@pytest.mark.parametrize("number_of_seats", SEATS)
@pytest.mark.parametrize("ruleset", RULESETS, ids=grass.write_ruleset)
def test_the_laws_hold_in_every_edition_with_every_variant(
    ruleset: Ruleset, number_of_seats: int
) -> None:
    play_by_the_laws(shortened(ruleset, 1), number_of_seats, "laws")


@pytest.mark.parametrize("house", HOUSE_RULES)
@pytest.mark.parametrize("deck", [BUSY_DECK, POOR_DECK], ids=["busy", "poor"])
def test_the_laws_hold_with_house_rules_and_custom_decks(house: str, deck: tuple[int, ...]) -> None:
    play_by_the_laws(shortened(with_deck(grass.read_ruleset(house), deck), 3), 4, house)


@settings(max_examples=60)
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


@pytest.mark.parametrize("number_of_seats", SEATS)
@pytest.mark.parametrize("edition", grass.EDITIONS)
def test_a_game_without_a_last_round_ends_when_somebody_has_the_target(
    edition: str, number_of_seats: int
) -> None:
    ruleset = dataclasses.replace(grass.EDITIONS[edition], target=75_000)
    state = grass.new_game(ruleset, number_of_seats)
    random_play.play_on(state, [20_18 + number_of_seats], 2_000_000)
    assert state.phase == Phase.OVER
    assert max(state.totals) >= 75_000
    assert grass.winners(state)


# Nothing is left out


def met_in(steps: Iterable[Step]) -> Iterator[IntEnum]:
    """The verbs, events, cards played, and reasons (by asking about moves of all sorts)."""
    for number, step in enumerate(steps):
        yield step.move.verb
        yield from (event.what for event in step.events)
        if step.move.verb is Verb.PLAY and step.move.card is not None:
            yield step.move.card
        if number % 8 == 0 or step.after.phase == Phase.OVER:
            for seat in range(step.after.seats + 1):
                for move in asked_about(step.after, seat, number):
                    yield grass.why_not(step.after, seat, move) or Reason.OK


def asked_about(state: State, seat: int, number: int) -> Iterator[Move]:
    """A part of all moves, another one each time; all small ones and plays of cards in hand."""
    yield from well_formed()[number % 701 :: 701]
    if seat in grass.to_act(state):
        yield from others()
    if seat == state.turn and not state.played:
        for card in (kind for kind in Kind if state.hand[seat][kind]):
            yield from plays_of(card)


def test_every_verb_event_reason_and_card_is_met() -> None:
    missing = set(map(repr, (*Verb, *What, *Reason, *Kind)))
    # What is allowed has no reason, and the Banker is never played (grass.scoring.2).
    missing -= {repr(Reason.OK), repr(Kind.BANKER)}
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
