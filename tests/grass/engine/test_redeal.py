"""A state dealt anew still fits the view, and unseen cards come to all places where they may be."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from greentable import grass
from greentable.game import SPECTATOR
from greentable.grass import Kind, Phase, State, memory
from greentable.grass.cards import NOTHING
from greentable.grass.engine.redeal import MOST_CARDS, redeal
from tests.games.strategies import (
    BUSY_DECK,
    HOUSE_RULES,
    POOR_DECK,
    RULESETS,
    generator,
    shortened,
    with_deck,
)
from tests.grass.grass_walk import positions
from tests.grass.grass_writing import show
from tests.grass.whole_games.grass_laws import (
    all_cards_are_somewhere,
    hands_have_their_size,
    somebody_can_move,
)

ROOM = [0] * MOST_CARDS
GAMES = [
    shortened(with_deck(ruleset, (ruleset.deck, BUSY_DECK, POOR_DECK)[number % 3]), 1)
    for number, ruleset in enumerate([*RULESETS, *map(grass.read_ruleset, HOUSE_RULES)])
]


@cache
def sampled(number: int) -> tuple[State, ...]:
    """Some positions of a game, of every phase the last ones."""
    return tuple(_sampled(number))


def _sampled(number: int) -> Iterator[State]:
    before = None
    for place, state in enumerate(positions(GAMES[number], 2 + number % 5, f"redeal {number}")):
        if before is not None and (place % 11 == 0 or before.phase != state.phase):
            yield before
        before = state
    if before is not None:
        yield before


def redealt(state: State, viewer: int, rng: list[int]) -> State:
    made = state.copy()
    redeal(made, viewer, rng, ROOM)
    return made


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_state_that_is_dealt_anew_has_the_same_view(number: int) -> None:
    rng = generator(number)
    for place, state in enumerate(sampled(number)):
        viewer = place % (state.seats + 1)
        made = redealt(state, viewer, rng)
        assert grass.view(made, viewer) == grass.view(state, viewer), show(state)
        all_cards_are_somewhere(made)
        hands_have_their_size(made)
        somebody_can_move(made)


@pytest.mark.parametrize("number", range(0, len(GAMES), 3))
def test_what_others_are_said_to_know_is_still_true_and_no_more_than_before(number: int) -> None:
    rng = generator(number)
    for place, state in enumerate(sampled(number)):
        made = redealt(state, place % (state.seats + 1), rng)
        for observer in range(made.seats + 1):
            for holder in range(1, made.seats + 1):
                for kind in Kind:
                    known = memory.known_to(made, observer, holder, kind)
                    in_pack = memory.known_in_pack(made, observer, holder, kind)
                    assert known <= memory.known_to(state, observer, holder, kind), show(made)
                    assert known <= made.hand[holder][kind], show(made)
                    assert in_pack <= made.pack[holder][kind], show(made)


def test_the_sample_has_every_phase() -> None:
    met = {Phase(state.phase) for number in range(len(GAMES)) for state in sampled(number)}
    assert met == set(Phase)


def test_what_everybody_saw_is_still_known_to_everybody() -> None:
    """Only what the viewer does not know may have become untrue."""
    state = next(
        state
        for state in positions(with_deck(shortened(RULESETS[0], 1), BUSY_DECK), 4, "public")
        if any(memory.known_to(state, SPECTATOR, 3, kind) for kind in Kind)
    )
    made = redealt(state, 1, generator(1))
    for kind in Kind:
        known = memory.known_to(state, SPECTATOR, 3, kind)
        assert memory.known_to(made, SPECTATOR, 3, kind) == known


def at(phase: Phase, ruleset: str) -> State:
    """A position of a busy game for four in which something is chosen, drawn or played."""
    game = with_deck(grass.read_ruleset(f"{ruleset} max_rounds=1"), BUSY_DECK)
    return [state for state in positions(game, 4, "places") if state.phase == phase][2]


@pytest.mark.parametrize("phase", [Phase.HAND, Phase.SAY])
def test_in_a_hidden_deal_only_its_two_players_choose(phase: Phase) -> None:
    state = at(phase, "2018 hidden_deals")
    others = [seat for seat in range(1, 5) if seat not in {state.turn, state.asked}]
    for viewer in range(5):
        made = redealt(state, viewer, generator(viewer))
        assert [made.chosen[seat] for seat in others] == [NOTHING, NOTHING]


def test_a_seat_that_has_spoken_in_a_hidden_deal_has_said_yes_or_no() -> None:
    game = with_deck(grass.read_ruleset("2018 hidden_deals max_rounds=1"), BUSY_DECK)
    state = next(
        state
        for state in positions(game, 4, "choices")
        if state.phase == Phase.SAY and state.waiting.bit_count() == 1
    )
    (said,) = {state.turn, state.asked} - {state.waiting.bit_length() - 1}
    found = {redealt(state, SPECTATOR, generator(number)).chosen[said] for number in range(60)}
    assert found == {0, 1}


def hidden_rows(state: State, viewer: int) -> dict[str, list[int]]:
    """The cards of every place where a viewer cannot look, less those it knows of."""
    rows = {"haystack": state.haystack}
    for seat in range(1, state.seats + 1):
        if seat != viewer:
            rows[f"hand {seat}"] = [
                count - memory.known_to(state, viewer, seat, kind)
                for kind, count in enumerate(state.hand[seat])
            ]
            rows[f"pack {seat}"] = [
                count - memory.known_in_pack(state, viewer, seat, kind)
                for kind, count in enumerate(state.pack[seat])
            ]
    return rows


@pytest.mark.parametrize("viewer", [SPECTATOR, 2])
@pytest.mark.parametrize(
    ("ruleset", "phase"),
    [
        ("2018", Phase.TURN),
        ("2018 give_me_five", Phase.DRAFT),
        ("classic lucky_or_not", Phase.LUCK),
        ("2018 hidden_deals", Phase.HAND),
    ],
)
def test_each_unseen_card_comes_to_each_unseen_place_as_often_as_chance_has_it(
    ruleset: str, phase: Phase, viewer: int
) -> None:
    state, rng, times = at(phase, ruleset), generator(7), 600
    places = hidden_rows(state, viewer)
    unseen = [sum(row[kind] for row in places.values()) for kind in Kind]
    found: Counter[tuple[str, Kind]] = Counter()
    for _ in range(times):
        # From deal to deal, as a search does it.
        redeal(state, viewer, rng, ROOM)
        for place, row in hidden_rows(state, viewer).items():
            found.update({(place, kind): row[kind] for kind in Kind})
    assert len(places) > 3
    for place, row in places.items():
        share = sum(row) / sum(unseen)
        for kind in Kind:
            expected = times * unseen[kind] * share
            # The places of two cards of a kind are nearly independent; five standard deviations.
            allowed = 5 * math.sqrt(expected * (1 - share))
            assert abs(found[place, kind] - expected) <= allowed, (place, kind)


@pytest.mark.parametrize(
    ("ruleset", "phase"),
    [("classic", Phase.PASS), ("2018 give_me_five", Phase.DRAFT), ("2018 hidden_deals", Phase.SAY)],
)
def test_what_others_have_chosen_secretly_is_chosen_again(ruleset: str, phase: Phase) -> None:
    game = with_deck(grass.read_ruleset(f"{ruleset} max_rounds=1"), BUSY_DECK)
    state = next(
        state
        for state in positions(game, 4, "choices")
        if state.phase == phase and state.waiting.bit_count() == 1
    )
    rng, last = generator(4), state.waiting.bit_length() - 1
    others = [seat for seat in range(1, 5) if seat != last and state.chosen[seat] != 31]
    made = [redealt(state, last, rng) for _ in range(60)]
    for seat in others:
        assert len({each.chosen[seat] for each in made}) > 1
        for each in made:
            if phase is not Phase.SAY:
                cards = each.pack[seat] if phase is Phase.DRAFT else each.hand[seat]
                assert cards[each.chosen[seat]] > 0
    # To one of those who have chosen, the own choice is no secret.
    chooser = others[0]
    assert {redealt(state, chooser, rng).chosen[chooser] for _ in range(9)} == {
        state.chosen[chooser]
    }


def test_a_seat_that_has_not_chosen_yet_has_nothing_chosen_in_a_state_dealt_anew() -> None:
    game = with_deck(grass.read_ruleset("classic max_rounds=1"), BUSY_DECK)
    state = next(
        state
        for state in positions(game, 4, "choices")
        if state.phase == Phase.PASS and state.waiting.bit_count() == 2
    )
    viewer, other = (seat for seat in range(1, 5) if state.waiting >> seat & 1)
    made = redealt(state, viewer, generator(3))
    assert (made.chosen[viewer], made.chosen[other]) == (state.chosen[viewer], state.chosen[other])
    assert made.waiting == state.waiting


def test_after_the_end_there_is_nothing_left_to_deal() -> None:
    *_, last = positions(GAMES[6], 3, "end")
    assert redealt(last, 2, generator(1)) == last
