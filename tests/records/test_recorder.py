"""The recorder: what is played is written down, and can be played on."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from greentable import grass
from greentable.errors import IllegalMove, UnsupportedRuleset, UsageError
from greentable.grass import EDITION_2018, Nature, Ruleset, read_move
from greentable.records import Recorder, read_record, verify, write_record
from tests.grass.walk import walk
from tests.records.games import NAMES, recorded
from tests.strategies import rulesets, seats, seeds, shortened


@settings(max_examples=15)
@given(ruleset=rulesets(), seats=seats(), seed=seeds())
def test_every_game_can_be_written_read_and_verified(
    ruleset: Ruleset, seats: int, seed: str
) -> None:
    record = recorded(ruleset, seats, seed)
    again = read_record(write_record(record))
    assert again == record
    assert tuple(grass.returns(verify(again))) == record.result


def test_a_game_saved_and_resumed_ends_as_if_it_had_not_been_interrupted() -> None:
    ruleset = shortened(EDITION_2018, 1)
    moves = [(step.seat, step.move) for step in walk(ruleset, 3, "stop and go")]
    half = len(moves) // 2
    recorder = Recorder(grass, ruleset, 3, NAMES[:3], seed="stop and go", date="2025-06-30")
    for seat, move in moves[:half]:
        recorder.play(seat, move)
    saved = write_record(recorder.record())
    resumed = Recorder.resume(read_record(saved))
    assert resumed.state == recorder.state
    assert resumed.plies == half
    for seat, move in moves[half:]:
        for each in (recorder, resumed):
            each.play(seat, move)
    assert resumed.record() == recorder.record()
    assert resumed.record().result is not None


def test_nature_goes_on_from_the_seed_of_the_record() -> None:
    record = recorded(EDITION_2018, 2, "one seed", plies=13)
    resumed = Recorder.resume(record)
    assert record.seed == "one seed"
    (drawn,) = [
        step.move for step in walk(EDITION_2018, 2, "one seed") if step.before == resumed.state
    ]
    assert Nature(record.seed).move(resumed.state) == drawn


def test_a_refused_move_is_not_written_down() -> None:
    recorder = Recorder(grass, EDITION_2018, 2, ("Ann", "Ben"))
    with pytest.raises(IllegalMove):
        recorder.play(1, read_move("end"))
    assert recorder.plies == 0
    assert recorder.record().plies == ()
    assert recorder.state == grass.new_game(EDITION_2018, 2)


def test_there_is_a_name_for_each_seat() -> None:
    with pytest.raises(UsageError) as caught:
        Recorder(grass, EDITION_2018, 3, ("Ann", "Ben"))
    assert caught.value.code == "record.names"


def test_a_game_that_cannot_be_played_has_no_recorder() -> None:
    with pytest.raises(UnsupportedRuleset):
        Recorder(grass, EDITION_2018, 7, ("x",) * 7)
