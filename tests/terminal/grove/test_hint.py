"""`greentable hint grove`: advice in a saved game, and the review of a finished one."""

from __future__ import annotations

import json
import signal
from functools import partial
from pathlib import Path

import pytest

from greentable import grove
from greentable.errors import GreentableError, UsageError
from greentable.games import GAMES
from greentable.minds import grove as solver
from greentable.minds.grove.engine import interpreted
from greentable.records import write_file
from greentable.table import open_table
from greentable.terminal.grove import hint
from greentable.terminal.grove.advice_lines import lines_of
from greentable.terminal.search_progress import SearchProgress
from greentable.words.catalogue import Catalogue
from tests.terminal.command import shown_by
from tests.terminal.said import said


@pytest.fixture(autouse=True)
def nothing_to_compile_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the extra `fast` is not installed."""
    monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)


def saved(folder: Path, plays: int) -> Path:
    """A greedy game of one, saved after some plays."""
    table = open_table(grove, grove.HOUSE_EDITION, ("Ann",), grove.Nature("hint")).table
    order = grove.deck_order(b"hint")[:9]
    greedy = solver.greedy(grove.HOUSE_EDITION, order, engine=interpreted())
    for move in greedy.moves[:plays]:
        table = table.play(1, move).table
    file = folder / "game.txt"
    write_file(file, table.record(seed="hint"), GAMES)
    return file


shown = partial(shown_by, hint)


def test_the_best_placements_are_shown_with_a_picture_and_reasons(tmp_path: Path) -> None:
    text = shown(str(saved(tmp_path, 7)), "--seconds", "0.1")
    assert "╭" in text
    assert "1.  place card" in text
    assert "final score about" in text


def test_advice_as_json_is_for_other_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shown(str(saved(tmp_path, 7)), "--seconds", "0.1", "--json")
    found = json.loads(capsys.readouterr().out)
    assert found["move"] == found["choices"][0]["move"]
    assert found["choices"][0]["reasons"]


def test_a_finished_game_is_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(saved(tmp_path, 8))
    assert "Best possible with these cards" in shown(file)
    shown(file, "--json")
    found = json.loads(capsys.readouterr().out)
    assert len(found["plays"]) == 8
    assert found["par"] >= found["score"]


def test_a_review_that_is_interrupted_shows_what_it_has_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = SearchProgress.show

    def interrupt(bar: SearchProgress, words: str, share: float) -> bool:
        signal.raise_signal(signal.SIGINT)
        return show(bar, words, share)

    monkeypatch.setattr(SearchProgress, "show", interrupt)
    text = shown(str(saved(tmp_path, 8)))
    assert "Best possible with these cards" in text
    assert said("solve-stopped") in text


@pytest.mark.parametrize("seconds", ["0", "-1", "nan"])
def test_a_time_that_cannot_be_is_refused(tmp_path: Path, seconds: str) -> None:
    with pytest.raises(UsageError) as caught:
        shown(str(saved(tmp_path, 7)), "--seconds", seconds)
    assert caught.value.code == "solve.seconds"


def test_a_file_or_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GreentableError):
        shown(str(tmp_path / "nothing.txt"))
    with pytest.raises(UsageError):
        shown(str(saved(tmp_path, 7)), "--seat", "3")


def test_what_is_said_in_a_game_is_what_the_command_says(tmp_path: Path) -> None:
    table = open_table(grove, grove.HOUSE_EDITION, ("Ann",), grove.Nature("hint")).table
    order = grove.deck_order(b"hint")[:9]
    for move in solver.greedy(grove.HOUSE_EDITION, order, engine=interpreted()).moves[:7]:
        table = table.play(1, move).table
    text = shown(str(saved(tmp_path, 7)), "--seconds", "5")
    for line in lines_of(solver.advise(table.view(1)), Catalogue()):
        assert line.plain in text


def test_a_seed_deals_a_game_to_be_advised_in(capsys: pytest.CaptureFixture[str]) -> None:
    shown("--seed", "apple", "--seconds", "0.1", "--json")
    found = json.loads(capsys.readouterr().out)
    table = open_table(grove, grove.HOUSE_EDITION, ("Ann",), grove.Nature("apple")).table
    assert grove.read_move(found["move"]) in table.view(1).legal
