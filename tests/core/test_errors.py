"""One tree of errors with stable codes; a place where a text is to blame."""

from __future__ import annotations

import pickle

import pytest

from greentable import errors, grass
from greentable.errors import (
    GreentableError,
    IllegalMove,
    NotationError,
    RecordError,
    UnsupportedRuleset,
    UsageError,
)
from greentable.words.messages import Seat, say

WANTED = say("list-one", thing="a card wanted")


def test_every_error_is_in_the_tree_that_the_docstring_draws() -> None:
    def tree(kind: type[GreentableError]) -> list[str]:
        below = [sub for sub in kind.__subclasses__() if sub.__module__ == errors.__name__]
        return [kind.__name__, *(name for sub in below for name in tree(sub))]

    drawn = [
        word
        for line in (errors.__doc__ or "").split("\n\n")[1].splitlines()
        for word in [line.replace("│", "").replace("├──", "").replace("└──", "").split()[0]]
    ]
    assert drawn == tree(GreentableError)


@pytest.mark.parametrize("kind", [GreentableError, UnsupportedRuleset, UsageError])
def test_an_error_has_a_code_and_a_message(kind: type[GreentableError]) -> None:
    error = kind.saying("some.code", say("list-one", thing="something is wrong"))
    assert (error.code, error.sentence, str(error)) == (
        "some.code",
        "something is wrong",
        "something is wrong",
    )


def test_a_refused_move_has_its_reason_and_says_which_move_it_was() -> None:
    game = grass.new_game(grass.EDITION_2018, 2)
    with pytest.raises(IllegalMove) as caught:
        grass.apply(game, 2, grass.Move(grass.Verb.END))
    error = caught.value
    assert (error.code, error.message.id) == ("grass.not_your_turn", "grass-reason-not-your-turn")
    assert error.sentence == "It’s not your turn."
    assert str(error) == "“end” isn’t allowed for seat 2: It’s not your turn."


def test_an_error_names_the_people_it_speaks_of_where_they_are_known() -> None:
    message = say("grass-reason-target-under-heat", target=Seat(2))
    error = RecordError.saying("some.code", message).in_file("a.record", message, ("Ann", "Ben"))
    assert error.sentence == "a.record, There’s heat on Ben’s market."


def test_an_error_can_be_moved_to_where_its_text_stands() -> None:
    moved = RecordError.saying("some.code", WANTED).at(1, 3).at(7, 9)
    assert str(moved) == "line 7, column 9: a card wanted"


@pytest.mark.parametrize("kind", [NotationError, RecordError])
def test_an_error_in_a_text_says_where(kind: type[NotationError]) -> None:
    error = kind.saying("some.code", WANTED).at(3, 7)
    assert str(error) == "line 3, column 7: a card wanted"
    assert error.sentence == "a card wanted"
    assert str(kind.saying("some.code", WANTED)) == "line 1, column 1: a card wanted"
    unknown = kind("text.language", line=2, language="xx", known="en")
    assert str(unknown) == "line 2, column 1: unknown language “xx” (available: en)"


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove.refusing("grass.game_over", say("grass-reason-game-over"), 2, "end"),
        NotationError("text.language", line=2, column=5, language="xx", known="en"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_survives_the_way_from_another_process(error: GreentableError) -> None:
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    assert (str(back), vars(back)) == (str(error), vars(error))
