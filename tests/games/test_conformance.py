"""The checks of the conformance suite can fail: each finds the mistake that is planted for it."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from greentable import grove
from greentable.errors import GreentableError
from tests.games import conformance
from tests.games.conformance import Candidate, Check

CHECKS = {check.__name__: check for check in conformance.CHECKS}


def leaks_choices(state: grove.State, viewers: Any) -> list[bytes]:  # noqa: ANN401 - viewers
    return [one + str(state.chosen).encode() for one in grove.documents(state, viewers)]


def tells_of_others(state: grove.State, seat: int, move: Any) -> Any:  # noqa: ANN401
    made = grove.explain(state, seat, move)
    return SimpleNamespace(is_legal=made.is_legal, messages=made.messages, more=state.chosen[:])


def holds_the_state(state: grove.State, viewer: int) -> Any:  # noqa: ANN401
    return SimpleNamespace(state=state, viewer=viewer, legal=())


class OpenView(grove.View):
    """It can be changed."""

    def __setattr__(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)


def can_be_changed(state: grove.State, viewer: int) -> OpenView:
    return OpenView(grove.view(state, viewer).to_fields())


def one_by_one(state: grove.State) -> list[int]:
    return grove.to_act(state)[:1]


def takes_anything(state: Any, seat: Any, move: Any) -> Any:  # noqa: ANN401
    return grove.why_not(state, seat, move) if isinstance(move, grove.Move | str) else None


def deals_by_rounds(seed: str = "", seeds: Any = ()) -> grove.Nature:  # noqa: ANN401
    return grove.Nature("".join(seeds) or seed)


class KeyState(grove.State):
    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return 1


def makes_keys(ruleset: Any, seats: int) -> KeyState:  # noqa: ANN401
    state, made = grove.new_game(ruleset, seats), KeyState()
    for line in state.FIELDS:
        setattr(made, line.name, getattr(state, line.name))
    return made


MISTAKES: list[tuple[str, dict[str, Callable[..., Any] | object]]] = [
    ("chance_is_what_nature_may_do", {"chance": lambda s: grove.chance(s)[1:]}),
    ("chance_is_what_nature_may_do", {"chance": lambda s: [(m, 0) for m, _ in grove.chance(s)]}),
    ("nature_deals_what_chance_may_bring_from_one_seed_or_from_many", {"Nature": deals_by_rounds}),
    (
        "editions_can_be_played_by_their_names_by_as_many_as_can_play",
        {"EDITIONS": {"castle": grove.HOUSE_EDITION}},
    ),
    ("editions_can_be_played_by_their_names_by_as_many_as_can_play", {"SEATS": range(1, 6)}),
    ("impossible_numbers_of_seats_are_refused", {"SEATS": range(1, 3)}),
    (
        "tokens_and_texts_do_as_well_as_what_they_say",
        {"read_ruleset": lambda _text: grove.read_ruleset("house recipes")},
    ),
    (
        "what_is_no_move_no_state_and_no_ruleset_is_refused_with_our_error",
        {"why_not": takes_anything},
    ),
    ("states_are_no_keys_of_dicts", {"new_game": makes_keys}),
    (
        "an_explanation_agrees_with_the_rules_and_changes_nothing",
        {"explain": lambda *_: SimpleNamespace(is_legal=True, messages=())},
    ),
    ("what_a_seat_cannot_know_is_in_no_explanation_and_no_document", {"documents": leaks_choices}),
    ("what_a_seat_cannot_know_is_in_no_explanation_and_no_document", {"explain": tells_of_others}),
    ("views_are_values_that_can_be_sent", {"view": holds_the_state}),
    ("everything_in_a_view_is_documented", {"view": holds_the_state}),
    ("nothing_in_a_view_can_be_changed", {"view": can_be_changed}),
    ("a_view_does_not_change_when_the_state_does", {"view": holds_the_state}),
    ("no_state_can_be_reached_from_a_view", {"view": holds_the_state}),
    (
        "documents_have_one_public_part_for_all",
        {"documents": lambda s, viewers: grove.documents(s, sorted(viewers))},
    ),
    (
        "events_are_shown_to_viewers_and_written_as_documents",
        {"event_documents": lambda events, _viewer: [{"event": "laid"} for _ in events]},
    ),
    ("nobody_who_is_not_at_the_table_gets_a_view", {"documents": lambda _state, _viewers: []}),
    (
        "what_can_be_refused_is_refused_by_a_legal_move",
        {"refusal": lambda s, seat: next(iter(grove.legal_moves(s, seat)), None)},
    ),
    (
        "an_answer_given_ahead_is_still_good_when_its_seat_is_asked",
        {"to_act": one_by_one, "refusal": lambda s, seat: grove.legal_moves(s, seat)[0]},
    ),
    ("rounds_and_turns_go_on", {"moment": lambda s: grove.moment(s)._replace(turn=9 - s.drawn)}),
    ("nobody_has_won_before_the_end", {"winners": lambda _state: [1]}),
    ("everybody_has_a_return", {"returns": lambda s: s.total}),
]


def candidate(**mistake: object) -> Candidate:
    """Grove for two, with a mistake."""
    members = {name: getattr(grove, name) for name in grove.__all__}
    game: Any = SimpleNamespace(**{**members, **mistake})
    return Candidate(game, grove.HOUSE_EDITION, 2, "planted", plies=12)


@pytest.mark.parametrize(
    ("name", "mistake"), MISTAKES, ids=[f"{number}-{row[0]}" for number, row in enumerate(MISTAKES)]
)
def test_a_planted_mistake_is_found(name: str, mistake: dict[str, object]) -> None:
    check: Check = CHECKS[name]
    check(candidate())
    with pytest.raises((AssertionError, GreentableError, AttributeError, pytest.fail.Exception)):
        check(candidate(**mistake))
