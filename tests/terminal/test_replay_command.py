"""`greentable replay`: wrapped lines, its options, and what it says about files that are wrong."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from greentable.cli.commands import main
from greentable.grove import HOUSE_EDITION
from greentable.grove.recipes.books import read_book
from greentable.grove.recipes.recipe import codes_of
from greentable.terminal.pages import wrap_line
from greentable.text.passages import Line
from tests.records.grove_games import recorded
from tests.records.make_golden import FOLDER
from tests.records.with_games import write_file
from tests.terminal.command import command
from tests.terminal.said import said

RECORD = FOLDER / "2018.record"
BOOK = Path(__file__).parents[2] / "src" / "greentable" / "grove" / "recipes" / "house.toml"


def told(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert main(["replay", *words]) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["replay", *words]) == 2
    return capsys.readouterr().err


BREAKS = True
LINES = {
    "short": (Line("   14  ", "Ann draws Panama.", BREAKS), ["   14  Ann draws Panama."]),
    "a ply": (
        Line("   14  ", "Ann is dealt Market Open, Panama and Home Grown.", BREAKS),
        ["   14  Ann is dealt Market", "       Open, Panama and Home", "       Grown."],
    ),
    "in the margin": (
        Line("       ", "Ann is dealt Market Open and Panama.", BREAKS),
        ["       Ann is dealt Market", "       Open and Panama."],
    ),
    "the table": (
        Line("", "Ann ($0): market open; in hand Panama", BREAKS),
        ["Ann ($0): market open; in", "  hand Panama"],
    ),
    "wide letters": (
        Line("", "大麻大麻大麻大麻 大麻大麻大麻", BREAKS),
        ["大麻大麻大麻大麻", "  大麻大麻大麻"],
    ),
    "a picture": (
        Line("       ", "0   O1   Y2/4 Y2/3 O2/3"),
        ["       0   O1   Y2/4 Y2/3 O2/3"],
    ),
    "nothing": (Line("       ", ""), [""]),
}


@pytest.mark.parametrize(("line", "lines"), LINES.values(), ids=LINES)
def test_sentences_are_wrapped_at_words_and_pictures_are_not(line: Line, lines: list[str]) -> None:
    assert wrap_line(line, Console(width=28)) == lines


def test_a_screen_too_narrow_for_words_still_gets_all_of_them() -> None:
    words = "Ann is dealt Market Open, Panama and Home Grown."
    lines = wrap_line(Line("   14  ", words, BREAKS), Console(width=5))
    assert " ".join(" ".join(lines).split()) == f"14 {words}"


@pytest.mark.parametrize("name", ["2018", "grove/two", "grove/house-recipes"])
def test_a_story_fits_its_screen_and_loses_no_word(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(FOLDER / f"{name}.record")
    stories = []
    for columns in ("60", "1000"):
        monkeypatch.setenv("COLUMNS", columns)
        stories.append(told(capsys, path, "--ply", "20"))
    narrow, wide = stories
    assert max(map(cell_len, narrow)) <= 60 < max(map(cell_len, wide))
    assert " ".join(narrow).split() == " ".join(wide).split()


def test_a_seat_may_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(FOLDER / "2018.record")
    by_name = told(capsys, path, "--as", "Ben", "--ply", "40")
    assert by_name == told(capsys, path, "--as", "2", "--ply", "40")
    assert said("replay-as", name="Ben") in by_name
    assert "no player is called 'Zoe' (available: 0 for a spectator, 1 Ann, 2 Ben, " in refused(
        capsys, path, "--as", "Zoe"
    )


def test_recipes_of_ones_own_get_their_names_from_their_book(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The house's book with other worths and names: no book of the package."""
    text = re.sub(r"(?m)^worth = 3", "worth = 4", BOOK.read_text(encoding="utf-8"))
    text = re.sub(r'(?m)^name = ".*"', 'name = "Plum Jam"', text)
    own, game = tmp_path / "own.toml", str(tmp_path / "game.record")
    own.write_text(text, encoding="utf-8")
    ruleset = replace(HOUSE_EDITION, recipes=True, book=codes_of(read_book(text)))
    write_file(game, recorded(ruleset, 1, "plums", plies=3))
    assert any("The recipes are Recipe " in line for line in told(capsys, game))
    story = told(capsys, game, "--recipe-book", str(own))
    assert any("The recipes are Plum Jam and Plum Jam." in line for line in story)
    said = refused(capsys, game, "--recipe-book", "house")
    assert "this game was played with other recipes" in said


def test_a_file_that_is_wrong_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.record"
    for text in ("", "greentable record 1\ngame: chess\n", "greentable record 9\n", "\0"):
        path.write_text(text)
        assert str(path) in refused(capsys, str(path))


def test_the_help_says_what_is_told_without_options(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["replay", "--help"])
    words = " ".join(capsys.readouterr().out.split())
    assert "default: the whole game" in words
    assert "default: all cards and choices" in words


def test_a_false_result_is_refused_before_anything_is_told(tmp_path: Path) -> None:
    file = tmp_path / "false.record"
    text = RECORD.read_text(encoding="utf-8")
    false = re.sub(r"(?m)^result: .*$", "result: 1 2 3 4", text)
    assert false != text
    file.write_text(false, encoding="utf-8")
    for options in ([], ["--json"]):
        shown = command("replay", str(file), *options)
        assert (shown.returncode, shown.stdout) == (2, "")
        assert shown.stderr.startswith(f"greentable: {file}, line ")


def test_a_record_comes_by_standard_input_too() -> None:
    text = RECORD.read_text(encoding="utf-8")
    shown = command("replay", "-", "--ply", "30", typed=text)
    assert shown.returncode == 0
    assert shown.stdout == command("replay", str(RECORD), "--ply", "30").stdout


def test_a_program_is_told_ply_by_ply() -> None:
    shown = command("replay", str(RECORD), "--ply", "40", "--json")
    assert shown.returncode == 0
    head, *plies = (json.loads(line) for line in shown.stdout.splitlines())
    assert (head["game"], len(head["names"])) == ("grass", 4)
    assert [ply["ply"] for ply in plies] == list(range(1, 41))
    assert plies[0]["move"].startswith("dealer ")
    [dealt] = plies[1]["events"]
    assert (dealt["event"], dealt["card"]) == ("dealt", None)
