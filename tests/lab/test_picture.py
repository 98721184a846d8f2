"""The picture of a match: what is in it, and where it may be put."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from greentable.cli.commands import main
from greentable.lab import GameResult, MatchPlan, MatchResult
from greentable.lab.picture import NAME, plot
from greentable.words.catalogue import Catalogue

WORDS = ["lab", "match", "rules", "random", "--seats", "2", "--deals", "1"]
WORDS += ["--ruleset", "2018 max_rounds=1", "--processes", "1"]


def game(deal: int, line_up: int, winner: int) -> GameResult:
    return GameResult(deal, line_up, (100, 200), (winner,), False, 1, 10, {}, 0.5)


def test_the_picture_names_bots_axis_and_the_share_of_chance() -> None:
    plan = MatchPlan("grass", ("rules", "random"), "2018", seats=2, deals=1, seed="<t> & co")
    root = ET.fromstring(plot(MatchResult(plan, (game(0, 0, 1), game(0, 1, 2))), Catalogue()))
    assert root.tag.endswith("svg")
    told = [text.strip() for text in root.itertext() if text.strip()]
    for words in ("rules", "random", "0%", "25%", "50%", "75%", "100%", "equal share 50.0%"):
        assert words in told
    assert "share of wins with 95% interval" in told


def test_a_title_too_long_for_two_lines_is_cut() -> None:
    plan = MatchPlan("grass", ("rules", "random"), "2018", seats=2, deals=1, seed="word " * 60)
    root = ET.fromstring(plot(MatchResult(plan, (game(0, 0, 1), game(0, 1, 2))), Catalogue()))
    lines = [text for text in root.iter() if text.get("font-size") == "13"]
    assert [(line.get("y"), (line.text or "")[-2:]) for line in lines] == [
        ("26", "rd"),
        ("44", " …"),
    ]


def test_a_name_too_long_for_its_place_is_squeezed() -> None:
    fits, long = "b" * NAME, "program:python my_bot.py"
    plan = MatchPlan("grass", (fits, long), "2018", seats=2, deals=1)
    root = ET.fromstring(plot(MatchResult(plan, (game(0, 0, 1), game(0, 1, 2))), Catalogue()))
    lengths = {text.text: text.get("textLength") for text in root.iter()}
    assert (lengths[fits], lengths[long]) == (None, "122")


def test_a_picture_goes_in_the_place_of_a_picture_and_of_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture, notes = tmp_path / "shares.svg", tmp_path / "notes.svg"
    picture.write_text("<svg>an older picture</svg>")
    assert main([*WORDS, "--plot", str(picture)]) == 0
    assert ET.parse(picture).getroot().tag.endswith("svg")
    assert "an older picture" not in picture.read_text()
    capsys.readouterr()
    notes.write_text("my notes")
    assert main([*WORDS, "--plot", str(notes)]) == 2
    heard = capsys.readouterr()
    assert heard.err.startswith(f"greentable: {notes} already exists and isn’t a picture")
    assert heard.out == "", "said before anything is played"
    assert notes.read_text() == "my notes"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("shares.png", "end in .svg"),
        ("shares", "end in .svg"),
        ("no/such/folder/shares.svg", "No such file or directory"),
        ("folder.svg", "isn’t a regular file"),
        ("x" * 300 + ".svg", "File name too long"),
    ],
)
def test_a_picture_that_cannot_be_written_is_named_before_the_match(
    tmp_path: Path, name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder.svg").mkdir()
    path, results = tmp_path / name, tmp_path / "match.jsonl"
    assert main([*WORDS, "--results", str(results), "--plot", str(path)]) == 2
    heard = capsys.readouterr().err
    assert said in heard
    assert str(path) in heard
    assert not results.exists()
    assert list(tmp_path.iterdir()) == [tmp_path / "folder.svg"]


def test_results_and_picture_in_one_file_are_refused_before_the_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    both = tmp_path / "both.svg"
    assert main([*WORDS, "--results", str(both), "--plot", str(both)]) == 2
    assert "need different files" in capsys.readouterr().err
    assert not both.exists()
