"""`greentable hint grass`: advice in a saved game, and a finished one gone through again."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from greentable import bots, grass
from greentable.core.advice import Alternative, Budget, Judgement
from greentable.core.shuffle import Stream
from greentable.errors import GreentableError, UsageError
from greentable.games import GAMES
from greentable.long_answers import GrassReview
from greentable.records import read_file, write_file
from greentable.table import open_table, resume
from greentable.terminal.grass import hint_command
from greentable.terminal.grass.voice import Voice
from greentable.words.catalogue import Catalogue
from tests.terminal.command import shown_by
from tests.terminal.grass.seen_table import printed
from tests.terminal.said import said

SHORT = "2018 max_rounds=1 deck=MO:6,HG:6,CO:6,PA:2,MC:1"
"""A round of few turns."""


@pytest.fixture(autouse=True)
def nothing_to_compile_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """As without the extra `fast`, and with few iterations, however long they take."""
    few = Budget(iterations=30)
    monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)
    monkeypatch.setattr("greentable.long_answers.grass_answers._REVIEW_BUDGET", few)
    monkeypatch.setattr(hint_command, "Budget", lambda **_: few)


def saved(folder: Path, moves: int | None = None) -> Path:
    """A game of two beginners, saved after some of their moves or at its end."""
    table = open_table(grass, SHORT, ("Ann", "Ben"), grass.Nature("hint")).table
    while table.to_act and moves != 0:
        seat = table.to_act[0]
        view = table.view(seat)
        move = bots.grass_bot("easy")(view, view.legal, Stream(b"x", f"{len(table.plies)}"))
        table = table.play(seat, move).table
        moves = None if moves is None else moves - 1
    file = folder / "game.record"
    write_file(file, table.record(seed="hint"), GAMES)
    return file


shown = partial(shown_by, hint_command)


def test_who_is_to_move_is_advised(tmp_path: Path) -> None:
    text = shown(str(saved(tmp_path, 0)), "--seconds", "0.1")
    assert text.startswith("Hint: ")
    assert "of 100 games" in text


def test_advice_as_json_is_for_other_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown(str(saved(tmp_path, 0)), "--seconds", "0.1", "--json") == ""
    found = json.loads(capsys.readouterr().out)
    assert found["move"] == found["alternatives"][0]["move"]
    assert found["reasons"]


def test_a_finished_game_is_gone_through_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(saved(tmp_path))
    assert shown(file, "--seat", "2").startswith("Ben ")
    assert shown(file, "--seat", "2", "--json") == ""
    found = json.loads(capsys.readouterr().out)
    assert found["seat"] == 2
    assert 0 < found["decisions"] >= found["good"]


def test_a_review_names_what_cost_most_and_what_was_better() -> None:
    costly = Judgement(
        41,
        Alternative("discard PA", 0.41),
        Alternative("play MO", 0.623),
        (grass.MESSAGES.say("advice-market"),),
    )
    voice = Voice(Catalogue(), ("Ann", "Ben"), 1)
    lines = hint_command.review_lines(
        GrassReview(seat=1, decisions=9, good=8, costly=(costly,), said={}), voice
    )
    assert printed(*lines, width=100).splitlines() == [
        said("terminal-review-sum", who="Ann", good=8, decisions=9),
        said("terminal-review-costly"),
        "  41 → 62  move 41: discard Panama. Better: open your market.",
        "      It gets your market going.",
    ]
    best = hint_command.review_lines(
        GrassReview(seat=2, decisions=9, good=9, costly=(), said={}), voice
    )
    assert printed(*best).splitlines() == [
        said("terminal-review-sum", who="Ben", good=9, decisions=9),
        said("terminal-review-nothing"),
    ]


@pytest.mark.parametrize("seconds", ["0", "-1", "nan"])
def test_a_time_that_cannot_be_is_refused(tmp_path: Path, seconds: str) -> None:
    with pytest.raises(UsageError) as caught:
        shown(str(saved(tmp_path, 0)), "--seconds", seconds)
    assert caught.value.code == "solve.seconds"


def test_a_file_or_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GreentableError):
        shown(str(tmp_path / "nothing.record"))
    file = str(saved(tmp_path, 0))
    with pytest.raises(UsageError) as caught:
        shown(file, "--seat", "3")
    assert caught.value.code == "text.viewer"
    waiting = {"1", "2"} - {str(seat) for seat in open_seats(file)}
    with pytest.raises(UsageError) as caught:
        shown(file, "--seat", waiting.pop())
    assert caught.value.code == "hint.not_asked"


def open_seats(file: str) -> list[int]:
    """Who is to move in a saved game."""
    return list(resume(read_file(Path(file), GAMES), GAMES).to_act)
