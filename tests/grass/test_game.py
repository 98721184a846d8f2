"""The door: it takes typed values or their texts, and refuses the rest with an error of ours."""

from __future__ import annotations

from typing import Any

import pytest

from greentable import grass
from greentable.errors import IllegalMove, NotationError, UnsupportedRuleset, UsageError
from greentable.grass import EDITION_CLASSIC, Move, Reason, State
from tests.grass.grass_table import table

START = "2018\nturn 1\n1: PA MO ...\n2: ..."


def test_a_move_may_be_its_token() -> None:
    state = table(START)
    assert grass.apply(state, 1, "play MO") == grass.apply(state, 1, grass.read_move("play MO"))
    assert grass.why_not(state, 1, "play MO") is None
    assert grass.why_not(state, 1, "play PA") is Reason.MARKET_NOT_OPEN
    with pytest.raises(
        IllegalMove, match="“play PA” isn’t allowed for seat 1: Your market is closed"
    ) as caught:
        grass.apply(state, 1, "play PA")
    assert caught.value.code == "grass.market_not_open"


def test_a_ruleset_may_be_an_edition_by_name_or_any_text() -> None:
    assert grass.new_game("classic", 3) == grass.new_game(EDITION_CLASSIC, 3)
    rules = grass.new_game("2018 target=300000", 2).rules
    assert rules == grass.read_ruleset("2018 target=300000")


@pytest.mark.parametrize("text", ["jump", "play XX", "play FE", ""])
def test_a_text_that_is_no_token_is_refused(text: str) -> None:
    for ask in (grass.why_not, grass.apply):
        with pytest.raises(NotationError):
            ask(table(START), 1, text)


@pytest.mark.parametrize("text", ["2019", "", "2018 luck"])
def test_a_text_that_is_no_ruleset_is_refused(text: str) -> None:
    with pytest.raises(UnsupportedRuleset):
        grass.new_game(text, 2)


@pytest.mark.parametrize(
    ("state", "seat", "move", "code"),
    [
        (START, 1, None, "argument.move"),
        (START, 1, 7, "argument.move"),
        (START, 1, b"play MO", "argument.move"),
        (START, 1, ("play", "MO"), "argument.move"),
        (START, "1", "play MO", "argument.seat"),
        (START, None, Move.end(), "argument.seat"),
        (None, 1, "play MO", "argument.state"),
    ],
)
def test_anything_else_is_refused(state: str | None, seat: Any, move: Any, code: str) -> None:  # noqa: ANN401
    given: Any = table(state) if state else state
    for ask in (grass.why_not, grass.apply):
        with pytest.raises(UsageError, match="expected") as caught:
            ask(given, seat, move)
        assert caught.value.code == code


@pytest.mark.parametrize(
    ("ruleset", "seats", "code"),
    [
        (None, 4, "argument.ruleset"),
        (2018, 4, "argument.ruleset"),
        ("2018", "4", "argument.seats"),
        ("2018", None, "argument.seats"),
    ],
)
def test_no_game_begins_with_anything_else(ruleset: Any, seats: Any, code: str) -> None:  # noqa: ANN401
    with pytest.raises(UsageError, match="expected") as caught:
        grass.new_game(ruleset, seats)
    assert caught.value.code == code


def test_grass_says_how_many_can_play() -> None:
    """grass.turn.1."""
    assert list(grass.SEATS) == [2, 3, 4, 5, 6]
    for seats in range(9):
        if seats in grass.SEATS:
            assert grass.new_game("2018", seats).seats == seats
        else:
            with pytest.raises(UnsupportedRuleset):
                grass.new_game("2018", seats)


def test_a_state_is_no_key() -> None:
    assert State.__hash__ is None
