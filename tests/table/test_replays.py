"""A record leads back to the game, ply by ply, or says where it does not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from greentable import grass
from greentable.errors import IllegalMove, RecordError, UsageError
from greentable.grass import EDITION_2018, EDITION_CLASSIC, Ruleset
from greentable.records import Record
from greentable.table import Table, nature_of, new_table, open_table
from tests.games.strategies import rulesets, seats, seeds, shortened
from tests.grass.grass_walk import walk
from tests.records.recorded_games import NAMES, recorded
from tests.records.with_games import read_record, replay, resume, table_at, verify, write_record

RULESET = shortened(EDITION_CLASSIC, 1)
RECORD = recorded(RULESET, 4, "replay")
UNFINISHED = recorded(EDITION_2018, 2, "replay", plies=60)


@settings(max_examples=15)
@given(ruleset=rulesets(), seats=seats(), seed=seeds())
def test_every_game_can_be_written_read_and_verified(
    ruleset: Ruleset, seats: int, seed: str
) -> None:
    record = recorded(ruleset, seats, seed)
    again = read_record(write_record(record))
    assert again == record
    assert verify(again).table.result == record.result


def test_every_ply_is_what_was_played() -> None:
    plies = list(replay(RECORD))
    played = list(walk(RULESET, 4, "replay"))
    assert [ply.number for ply in plies] == list(range(1, len(played) + 1))
    for ply, was in zip(plies, played, strict=True):
        assert (ply.seat, ply.move, ply.events) == (was.seat, was.move, was.events)
        assert (ply.before, ply.state) == (was.before, was.after)
        assert ply.moment == grass.moment(was.before)


def test_the_table_at_any_ply_is_what_it_was_then() -> None:
    played = list(walk(RULESET, 4, "replay"))
    assert table_at(RECORD, 0) == new_table(grass, RULESET, NAMES[:4])
    for ply in (1, 30, len(played)):
        table = table_at(RECORD, ply)
        assert table.state == played[ply - 1].after
        assert table.plies == RECORD.plies[:ply]


def test_an_illegal_ply_does_not_hinder_the_table_before_it() -> None:
    broken = replace(RECORD, plies=(*RECORD.plies[:30], (0, "dealer 1")))
    assert table_at(broken, 30) == table_at(RECORD, 30)


@pytest.mark.parametrize("ply", [-1, len(RECORD.plies) + 1])
def test_a_ply_that_is_not_there_is_a_usage_error(ply: int) -> None:
    with pytest.raises(UsageError) as caught:
        table_at(RECORD, ply)
    assert caught.value.code == "record.no_such_ply"
    assert f"0 to {len(RECORD.plies)}" in caught.value.sentence


# Going on


def test_a_game_saved_and_resumed_ends_as_if_it_had_not_been_interrupted() -> None:
    ruleset = shortened(EDITION_2018, 1)
    moves = [(step.seat, step.move) for step in walk(ruleset, 3, "stop and go") if step.seat]
    half = len(moves) // 2
    table = open_table(grass, ruleset, NAMES[:3], grass.Nature("stop and go")).table
    for seat, move in moves[:half]:
        table = table.play(seat, move).table
    saved = write_record(table.record(seed="stop and go", date="2025-06-30"))
    resumed: Table[Any, Any, Any, Any, Any] = resume(read_record(saved))
    assert resumed == table
    for seat, move in moves[half:]:
        table, resumed = (each.play(seat, move).table for each in (table, resumed))
    assert resumed == table
    assert resumed.record().result is not None


def test_a_game_that_stopped_before_a_draw_goes_on_with_it() -> None:
    record = recorded(EDITION_2018, 2, "one seed", plies=13)
    resumed = resume(record)
    assert resumed.to_act == [0]
    (drawn,) = [
        step.move for step in walk(EDITION_2018, 2, "one seed") if step.before == resumed.state
    ]
    assert [ply.move for ply in resumed.nature_plays().plies] == [drawn]


def test_without_a_seed_nobody_knows_what_comes_next() -> None:
    record = replace(UNFINISHED, seed=None)
    assert nature_of(record, grass) is None
    assert resume(record).nature is None


# Records that do not fit


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
        assert error.__cause__.sentence in error.sentence
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
    assert "The game is over." in caught.value.sentence


@pytest.mark.parametrize(
    ("record", "result"),
    [(RECORD, None), (RECORD, (1, 2, 3, 4)), (UNFINISHED, (0, 0))],
    ids=["over but unfinished", "other totals", "unfinished but over"],
)
def test_a_result_that_did_not_come_out_is_refused(
    record: Record, result: tuple[int, ...] | None
) -> None:
    read = read_record(write_record(replace(record, result=result)))
    for use in (verify, resume):
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


def test_names_made_by_hand_that_are_too_few_are_a_usage_error() -> None:
    with pytest.raises(UsageError) as caught:
        verify(replace(RECORD, names=("Ann",)))
    assert caught.value.code == "record.names"


def test_a_token_made_by_hand_that_is_no_move_is_named() -> None:
    with pytest.raises(RecordError) as caught:
        verify(replace(RECORD, seed=None, plies=((0, "dealer 2"), (0, "deal 3 XX"))))
    error = caught.value
    line = write_record(replace(RECORD, seed=None, plies=((0, "dealer 2"),))).count("\n")
    assert (error.code, error.column) == ("notation.card", 10)
    assert error.line == line + 3, "below an empty line and the round"


@pytest.mark.parametrize(
    ("changes", "code", "line", "column"),
    [
        ({"ruleset": "1899"}, "ruleset.edition", 3, 10),
        ({"ruleset": "2018 deck=MO:61"}, "deck.count", 3, 10),
        ({"ruleset": "2018 deck=MO:24"}, "deck.too_small", 4, 8),
        ({"seats": 7, "names": ("x",) * 7}, "ruleset.seats", 4, 8),
    ],
)
def test_a_header_made_by_hand_that_is_no_game_is_named_as_in_a_file(
    changes: dict[str, Any], code: str, line: int, column: int
) -> None:
    broken = replace(RECORD, **changes)
    for use in (verify, resume, lambda record: list(replay(record))):
        with pytest.raises(RecordError) as caught:
            use(broken)
        error = caught.value
        assert (error.code, error.line, error.column) == (code, line, column)


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_a_seat_made_by_hand_that_is_not_there_is_named_with_its_line(seat: int) -> None:
    broken = replace(RECORD, plies=(*RECORD.plies[:1], (seat, "end")), rounds=())
    with pytest.raises(RecordError) as caught:
        verify(broken)
    assert (caught.value.code, caught.value.line) == ("record.illegal_move", 13)


def test_plies_added_by_hand_to_a_record_that_was_read_have_the_lines_they_would_get() -> None:
    read = read_record(write_record(UNFINISHED))
    broken = replace(read, plies=(*read.plies, (0, "dealer 1")))
    with pytest.raises(RecordError) as caught:
        verify(broken)
    assert caught.value.line == read.lines[-1] + 1
