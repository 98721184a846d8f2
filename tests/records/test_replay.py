"""A record leads back to the game, ply by ply, or says where it does not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from greentable import grass
from greentable.errors import IllegalMove, RecordError, UsageError
from greentable.grass import EDITION_2018, EDITION_CLASSIC, read_ruleset
from greentable.records import (
    Recorder,
    read_record,
    replay,
    resume,
    state_at,
    verify,
    write_record,
)
from tests.grass.walk import walk
from tests.records.games import recorded
from tests.strategies import shortened

RULESET = shortened(EDITION_CLASSIC, 1)
RECORD = recorded(RULESET, 4, "replay")
UNFINISHED = recorded(EDITION_2018, 2, "replay", plies=60)


def test_every_step_is_what_was_played() -> None:
    steps = list(replay(RECORD))
    played = list(walk(RULESET, 4, "replay"))
    assert [step.ply for step in steps] == list(range(1, len(played) + 1))
    for step, was in zip(steps, played, strict=True):
        assert (step.seat, step.move, step.events) == (was.seat, was.move, was.events)
        assert step.state == was.after


def test_the_state_at_any_ply_is_what_it_was_then() -> None:
    played = list(walk(RULESET, 4, "replay"))
    assert state_at(RECORD, 0) == grass.new_game(RULESET, 4)
    for ply in (1, 30, len(played)):
        assert state_at(RECORD, ply) == played[ply - 1].after


def test_an_illegal_ply_does_not_hinder_the_state_before_it() -> None:
    broken = replace(RECORD, plies=(*RECORD.plies[:30], (0, "dealer 1")))
    assert state_at(broken, 30) == state_at(RECORD, 30)


@pytest.mark.parametrize("ply", [-1, len(RECORD.plies) + 1])
def test_a_ply_that_is_not_there_is_a_usage_error(ply: int) -> None:
    with pytest.raises(UsageError) as caught:
        state_at(RECORD, ply)
    assert caught.value.code == "record.no_such_ply"
    assert f"0 to {len(RECORD.plies)}" in caught.value.sentence


@pytest.mark.parametrize("record", [RECORD, UNFINISHED], ids=["finished", "unfinished"])
def test_a_game_as_it_was_played_verifies_in_memory_and_in_writing(record: object) -> None:
    assert isinstance(record, type(RECORD))
    state = state_at(record, len(record.plies))
    assert verify(record) == resume(record) == state
    assert verify(read_record(write_record(record))) == state


def test_an_illegal_move_is_named_with_its_line_and_reason() -> None:
    plies = list(RECORD.plies)
    seat, token = plies[40]
    plies[40] = (seat, "end") if token != "end" else (seat, "draw HG")
    text = write_record(replace(RECORD, plies=tuple(plies)))
    line = text.split("\n").index("# Round 1") + 41  # ply 1 stands above that comment
    for record in (read_record(text), read_record(f"{text}\n# more\n")):
        with pytest.raises(RecordError) as caught:
            verify(record)
        error = caught.value
        assert (error.code, error.line, error.column) == ("record.illegal_move", line, 1)
        assert isinstance(error.__cause__, IllegalMove)
        assert error.__cause__.code in error.sentence
        assert "ply 41" in error.sentence


def test_an_illegal_move_in_memory_has_the_line_on_which_it_would_be_written() -> None:
    broken = replace(UNFINISHED, plies=(*UNFINISHED.plies, (0, "dealer 1")))
    with pytest.raises(RecordError) as caught:
        verify(broken)
    line = write_record(broken).split("\n").index("0 dealer 1", 20) + 1
    assert caught.value.line == line


def test_plies_after_the_end_are_refused() -> None:
    with pytest.raises(RecordError) as caught:
        verify(replace(RECORD, plies=(*RECORD.plies, (1, "end"))))
    assert "grass.game_over" in caught.value.sentence


@pytest.mark.parametrize(
    ("record", "result"),
    [(RECORD, None), (RECORD, (1, 2, 3, 4)), (UNFINISHED, (0, 0))],
    ids=["over but unfinished", "other totals", "unfinished but over"],
)
def test_a_result_that_did_not_come_out_is_refused(
    record: object, result: tuple[int, ...] | None
) -> None:
    assert isinstance(record, type(RECORD))
    read = read_record(write_record(replace(record, result=result)))
    for use in (verify, resume, Recorder.resume):
        with pytest.raises(RecordError) as caught:
            use(read)
        assert caught.value.code == "record.result"
        assert write_record(read).split("\n")[caught.value.line - 1].startswith("result: ")


def test_a_game_cut_short_does_not_pass_for_a_whole_one() -> None:
    with pytest.raises(RecordError) as caught:
        verify(replace(RECORD, plies=RECORD.plies[:-1]))
    assert caught.value.code == "record.result"


def test_a_game_made_by_hand_with_an_unknown_name_is_a_usage_error() -> None:
    with pytest.raises(UsageError) as caught:
        verify(replace(RECORD, game="chess"))
    assert caught.value.code == "record.game"


def test_a_token_made_by_hand_that_is_no_move_is_named() -> None:
    with pytest.raises(RecordError) as caught:
        verify(replace(RECORD, plies=((0, "dealer 2"), (0, "deal 3 XX"))))
    error = caught.value
    assert (error.code, error.line, error.column) == ("notation.card", 15, 10)
    assert "ply 2" in error.sentence


@pytest.mark.parametrize(
    ("changes", "code", "line", "column"),
    [
        ({"ruleset": "1899"}, "ruleset.edition", 3, 10),
        ({"ruleset": "2018 deck=MO:61"}, "deck.count", 3, 10),
        ({"ruleset": "2018 deck=MO:24"}, "deck.too_small", 4, 8),
        ({"seats": 7}, "ruleset.seats", 4, 8),
    ],
)
def test_a_header_made_by_hand_that_is_no_game_is_named_as_in_a_file(
    changes: dict[str, Any], code: str, line: int, column: int
) -> None:
    broken = replace(RECORD, **changes)
    for use in (verify, resume, Recorder.resume, lambda record: list(replay(record))):
        with pytest.raises(RecordError) as caught:
            use(broken)
        error = caught.value
        assert (error.code, error.line, error.column) == (code, line, column)


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_a_seat_made_by_hand_that_is_not_there_is_named_with_its_line(seat: int) -> None:
    with pytest.raises(RecordError) as caught:
        verify(replace(RECORD, plies=((0, "dealer 2"), (seat, "end"))))
    assert (caught.value.code, caught.value.line) == ("record.illegal_move", 13)


def test_plies_added_by_hand_to_a_record_that_was_read_have_the_lines_they_would_get() -> None:
    read = read_record(write_record(UNFINISHED))
    broken = replace(read, plies=(*read.plies, (0, "dealer 1")))
    with pytest.raises(RecordError) as caught:
        verify(broken)
    assert caught.value.line == read.lines[-1] + 1


def test_the_ruleset_is_that_of_the_header() -> None:
    assert state_at(RECORD, 0).rules == read_ruleset(RECORD.ruleset)
