"""A determinized state fits its view, and deals what is unseen to every place where it may be.

That it honours what is known: test_known_cards.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greentable import grass
from greentable.core.shuffle import Stream
from greentable.grass import Kind, Phase, Ruleset, State, View
from greentable.grass.cards import NOTHING
from greentable.grass.engine import random_play
from tests.games.strategies import (
    BUSY_DECK,
    HOUSE_RULES,
    POOR_DECK,
    RULESETS,
    generator,
    rulesets,
    seats,
    seeds,
    shortened,
    with_deck,
)
from tests.grass.grass_table import play
from tests.grass.grass_walk import positions
from tests.grass.grass_writing import show
from tests.grass.whole_games.grass_laws import (
    all_cards_are_somewhere,
    hands_have_their_size,
    somebody_can_move,
)

GAMES = [
    shortened(with_deck(ruleset, (ruleset.deck, BUSY_DECK, POOR_DECK)[number % 3]), 1)
    for number, ruleset in enumerate([*RULESETS, *map(grass.read_ruleset, HOUSE_RULES)])
]


def stream(label: str = "") -> Stream:
    return Stream(b"determinize", label)


def every_seventh(ruleset: Ruleset, number_of_seats: int, seed: str) -> Iterator[State]:
    """Every seventh position of a game, and every last one of a phase."""
    before = None
    for number, state in enumerate(positions(ruleset, number_of_seats, seed)):
        if before is not None and (number % 7 == 0 or before.phase != state.phase):
            yield before
        before = state
    if before is not None:
        yield before


@cache
def sampled(number: int) -> tuple[State, ...]:
    """Such positions of one of the games."""
    return tuple(every_seventh(GAMES[number], 2 + number % 5, f"fits {number}"))


def draws(view: View, number: int) -> Iterator[State]:
    rng = stream()
    return (grass.determinize(view, rng) for _ in range(number))


ANSWERED = ((False, False), (True, False), (True, True))
"""Whether there is a counter, and whether it asks for another card."""


# It fits


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_the_view_of_a_determinized_state_is_the_view_it_was_made_from(number: int) -> None:
    rng = stream(str(number))
    for place, state in enumerate(sampled(number)):
        # Each position for one viewer, and all viewers in turn.
        viewer = place % (state.seats + 1)
        view = grass.view(state, viewer)
        made = grass.determinize(view, rng)
        assert grass.view(made, viewer) == view, f"viewer {viewer} of:\n{show(state)}"
        all_cards_are_somewhere(made)
        hands_have_their_size(made)
        somebody_can_move(made)


def test_the_sample_has_every_phase_and_every_form_of_an_open_offer() -> None:
    met = set()
    offers: set[tuple[object, ...]] = set()
    for number in range(len(GAMES)):
        for state in sampled(number):
            met.add(Phase(state.phase))
            if state.phase in {Phase.ANSWER, Phase.COUNTERED}:
                asks = state.counter_ask != NOTHING
                names_twice = state.offer_give == state.offer_want
                names_twice |= asks and state.counter_ask == state.counter
                offers.add((state.offer_want == NOTHING, state.counter != NOTHING, asks))
                offers.add(("twice", names_twice))
    assert met == set(Phase)
    assert offers == {
        *((open_, *answer) for open_ in (False, True) for answer in ANSWERED),
        *(("twice", twice) for twice in (False, True)),
    }


@settings(max_examples=10)
@given(rulesets(), seats(), seeds(), st.integers(0, 6))
def test_any_view_of_any_ruleset_can_be_determinized(
    ruleset: Ruleset, number_of_seats: int, seed: str, viewer: int
) -> None:
    rng = stream(seed)
    for state in every_seventh(ruleset, number_of_seats, seed):
        view = grass.view(state, viewer % (number_of_seats + 1))
        assert grass.view(grass.determinize(view, rng), view.viewer) == view, show(state)


def test_the_same_numbers_deal_the_same_state() -> None:
    view = grass.view(list(positions(GAMES[0], 4, "same"))[60], 1)
    assert grass.determinize(view, stream("a")) == grass.determinize(view, stream("a"))
    assert grass.determinize(view, stream("a")) != grass.determinize(view, stream("b"))


def test_after_the_end_there_is_nothing_left_to_deal() -> None:
    *_, last = positions(GAMES[6], 3, "end")
    for viewer in range(4):
        made = grass.determinize(grass.view(last, viewer), stream())
        assert (made.hand, made.haystack) == (last.hand, last.haystack)


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_a_determinized_game_can_be_played_to_its_end(number: int) -> None:
    rng = stream(str(number))
    states = list(positions(GAMES[number], 4, f"on {number}"))
    for state in states[:: 1 + len(states) // 12]:
        made = grass.determinize(grass.view(state, 1 + number % 4), rng)
        quick = generator(number + 1)
        random_play.play_on(made, quick, quick, random_play.ANY_ROUND, 100_000)
        assert made.phase == Phase.OVER
        all_cards_are_somewhere(made)


# Known and unknown cards


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_a_viewer_is_said_to_know_is_true(number: int) -> None:
    for state in sampled(number):
        for viewer in range(state.seats + 1):
            view = grass.view(state, viewer)
            for seat, known in view.known.items():
                held = state.hand[seat]
                assert all(k <= h for k, h in zip(known, held, strict=True)), show(state)
            for seat, known in view.known_packs.items():
                held = state.pack[seat]
                assert all(k <= h for k, h in zip(known, held, strict=True)), show(state)


NAMED = """
    {rules}
    turn 1
    1: HG FE ...
    2: JA PA ...
    3: ...
    """


@pytest.mark.parametrize("viewer", range(4))
@pytest.mark.parametrize(
    ("rules", "moves", "known"),
    [
        ("2018", ("1 offer HG>PA@2",), {(1, "HG")}),
        ("classic", ("1 offer HG>?@*",), {(1, "HG")}),
        ("2018", ("1 offer HG>PA@*", "2 counter JA"), {(1, "HG"), (2, "JA")}),
        ("classic", ("1 offer HG>PA@2", "2 counter JA>FE"), {(1, "HG"), (2, "JA")}),
        ("2018 hidden_deals", ("1 offer HG>PA@2", "2 counter JA>FE"), set()),
    ],
)
def test_all_seats_of_a_determinized_game_know_what_an_open_offer_names(
    rules: str, moves: tuple[str, ...], known: set[tuple[int, str]], viewer: int
) -> None:
    """grass.deal.2: who gives it holds it; what is wanted or asked for need not be there."""
    made = grass.determinize(grass.view(play(NAMED.format(rules=rules), *moves), viewer), stream())
    for observer in range(4):
        found = {
            (seat, str(kind)): count
            for seat, row in grass.view(made, observer).known.items()
            for kind, count in zip(Kind, row, strict=True)
            if count
        }
        assert found == {named: 1 for named in known if named[0] != observer}


def hidden_rows(state: State, view: View) -> Iterator[tuple[str, int, list[int], Sequence[int]]]:
    """Where this viewer cannot look: the cards there and those of them that it knows."""
    for seat in view.known:
        yield "hand", seat, state.hand[seat], view.known[seat]
        yield "pack", seat, state.pack[seat], view.known_packs[seat]
    yield "haystack", 0, state.haystack, [0] * len(Kind)


def unknown_cards(state: State, view: View) -> set[tuple[Kind, str, int]]:
    """The cards that are nowhere known to be, and where they are in this state."""
    return {
        (kind, where, seat)
        for where, seat, cards, known in hidden_rows(state, view)
        for kind in Kind
        if cards[kind] > known[kind]
    }


@pytest.mark.parametrize("viewer", [0, 2])
@pytest.mark.parametrize(
    ("ruleset", "phase"),
    [
        ("2018", Phase.TURN),
        ("2018 give_me_five", Phase.DRAFT),
        ("classic", Phase.PASS),
        ("classic lucky_or_not", Phase.LUCK),
        ("2018 hidden_deals", Phase.HAND),
    ],
)
def test_each_unseen_card_turns_up_in_each_unseen_place(
    ruleset: str, phase: Phase, viewer: int
) -> None:
    game = with_deck(grass.read_ruleset(f"{ruleset} max_rounds=1"), BUSY_DECK)
    state = [state for state in positions(game, 4, "places") if state.phase == phase][2]
    view = grass.view(state, viewer)
    here = unknown_cards(state, view)
    missing = {
        (kind, where, seat)
        for kind in {kind for kind, _, _ in here}
        for where, seat in {(where, seat) for _, where, seat in here}
    }
    assert len(missing) > 20
    for made in draws(view, 1_200):
        missing -= unknown_cards(made, view)
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize(
    ("ruleset", "phase"),
    [("classic", Phase.PASS), ("2018 give_me_five", Phase.DRAFT), ("2018 hidden_deals", Phase.SAY)],
)
def test_what_others_have_chosen_secretly_can_be_anything_they_may_choose(
    ruleset: str, phase: Phase
) -> None:
    game = with_deck(grass.read_ruleset(f"{ruleset} max_rounds=1"), BUSY_DECK)
    state = next(
        state
        for state in positions(game, 4, "choices")
        if state.phase == phase and state.waiting.bit_count() == 1
    )
    last = state.waiting.bit_length() - 1
    chooser = next(s for s in range(1, 5) if s != last and state.chosen[s] != 31)
    chosen = {made.chosen[chooser] for made in draws(grass.view(state, last), 60)}
    assert len(chosen) > 1
    assert phase is not Phase.SAY or chosen == {0, 1}, "nothing, or something"
    assert {made.chosen[last] for made in draws(grass.view(state, last), 5)} == {state.chosen[last]}
    own = {made.chosen[chooser] for made in draws(grass.view(state, chooser), 5)}
    assert own == {state.chosen[chooser]}
