"""The results file: only ever added to, whatever somebody names by mistake."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from greentable.errors import GreentableError
from greentable.lab import GameResult, MatchPlan
from greentable.lab.results import ResultsFile

PLAN = MatchPlan("grass", ("rules", "random"), "2018 max_rounds=1", seats=2, deals=2, seed="t")
GAME = GameResult(0, 0, (100, 200), (2,), False, 1, 10, {"drew": 3}, 0.5)
PLAN_LINE = msgspec.json.encode(PLAN) + b"\n"
GAME_LINE = msgspec.json.encode(GAME) + b"\n"
OTHER_PLAN_LINE = msgspec.json.encode(msgspec.structs.replace(PLAN, seed="other")) + b"\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


NOT_OURS = {
    "notes without a newline": b"my precious notes, no newline",
    "notes": b"my precious notes\n",
    "an empty line": b"\n",
    "another plan, torn": b'{"bots":["rules","careful"]',
    "no JSON": b'{"bots"\n',
    "no UTF-8": b'{"bots":["\xff"]}\n',
    "another JSON": b"[]\n" + GAME_LINE,
    "a game": GAME_LINE,
    "another plan": OTHER_PLAN_LINE,
    "another plan without a newline": OTHER_PLAN_LINE[:-1],
    "another plan with a torn game": OTHER_PLAN_LINE + GAME_LINE[:20],
}


@pytest.mark.parametrize("text", NOT_OURS.values(), ids=NOT_OURS)
def test_a_file_that_does_not_begin_with_the_plan_is_refused_and_left_alone(
    file: Path, text: bytes
) -> None:
    file.write_bytes(text)
    with pytest.raises(GreentableError) as caught:
        ResultsFile(file, PLAN)
    assert caught.value.code == "lab.other_plan"
    assert "match.jsonl" in caught.value.sentence
    assert file.read_bytes() == text


@pytest.mark.parametrize("written", range(len(PLAN_LINE)))
def test_a_file_that_died_within_the_plan_begins_anew(file: Path, written: int) -> None:
    file.write_bytes(PLAN_LINE[:written])
    assert ResultsFile(file, PLAN).games == []
    assert file.read_bytes() == PLAN_LINE


@pytest.mark.parametrize("written", range(len(GAME_LINE)))
def test_a_game_that_was_being_written_is_dropped_and_the_next_stands_alone(
    file: Path, written: int
) -> None:
    other = msgspec.structs.replace(GAME, line_up=1)
    file.write_bytes(PLAN_LINE + GAME_LINE + msgspec.json.encode(other)[:written])
    results = ResultsFile(file, PLAN)
    assert results.games == [GAME]
    assert file.read_bytes() == PLAN_LINE + GAME_LINE
    results.add(other)
    assert ResultsFile(file, PLAN).games == [GAME, other]


@pytest.mark.parametrize("end", [b"and some notes", b"{ ", b'{"game', b"\0\0\0"])
def test_an_end_that_is_no_beginning_of_a_game_is_refused_and_left_alone(
    file: Path, end: bytes
) -> None:
    text = PLAN_LINE + GAME_LINE + end
    file.write_bytes(text)
    with pytest.raises(GreentableError) as caught:
        ResultsFile(file, PLAN)
    assert caught.value.code == "lab.results_end"
    assert "line 3" in str(caught.value)
    assert file.read_bytes() == text


@pytest.mark.parametrize(
    "changed",
    [
        {"deal": 2},
        {"deal": -1},
        {"line_up": 2},
        {"totals": (100,)},
        {"winners": ()},
        {"stopped": True},
        {"winners": (3,)},
        {"rounds": 0},
    ],
    ids=str,
)
def test_a_game_that_is_not_of_the_match_is_refused_with_its_line(
    file: Path, changed: dict[str, object]
) -> None:
    game = msgspec.structs.replace(GAME, **changed)
    file.write_bytes(PLAN_LINE + msgspec.json.encode(game) + b"\n")
    with pytest.raises(GreentableError) as caught:
        ResultsFile(file, PLAN)
    assert caught.value.code == "lab.results_game"
    assert "line 2" in str(caught.value)


def test_a_folder_cannot_hold_results(tmp_path: Path) -> None:
    with pytest.raises(GreentableError) as caught:
        ResultsFile(tmp_path, PLAN)
    assert caught.value.code == "lab.results"
