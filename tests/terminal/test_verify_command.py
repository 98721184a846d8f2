"""`greentable verify`: a line for what is true, an error with its line for what is not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from greentable.cli.commands import main
from greentable.core.fairness import commitment
from tests.records.make_golden import FOLDER
from tests.terminal.command import command
from tests.terminal.process import greentable
from tests.terminal.said import said

WHOLE = FOLDER / "2018.record"
TEXT = WHOLE.read_text(encoding="utf-8")
FAIR = TEXT.replace("record 1\n", "record 2\n", 1).replace(
    "seed: golden 2018\n", f"seed: golden 2018\ncommitment: {commitment('golden 2018')}\n"
)
# The editions as they were in format 1.
FAIR = FAIR.replace("ruleset: 2018", "ruleset: 2018 offers_per_turn=8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def test_a_true_record_is_one_line_that_says_what_was_checked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", str(WHOLE)]) == 0
    plies = sum(line[:1].isdigit() for line in TEXT.split("\n"))
    assert capsys.readouterr().out == (
        f"{WHOLE} is valid: all {plies:,} moves are legal; "
        "the result is correct; every random draw matches the seed.\n"
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (FAIR, f"{said('verify-chance')}; {said('verify-commitments', count=1)}."),
        (TEXT.replace("seed: golden 2018\n", ""), f"{said('verify-no-seed')}."),
        (
            (FOLDER / "unfinished.record").read_text(encoding="utf-8"),
            f"{said('verify-moves', plies=100)}; {said('verify-unfinished')};",
        ),
    ],
    ids=["fair", "no seed", "unfinished"],
)
def test_how_much_was_checked_is_said(
    text: str, says: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert says in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "result: 15000 ",
            "result: 15005 ",
            "“15000 55000 0 0”, but the record says “15005",
        ),
        ("0 deal 2 HE", "0 deal 2 JA", "but the recorded seed gives 'deal 2 HE'"),
        ("0 dealer 1", "0 dealer 5", "isn’t allowed: "),
        (
            f"commitment: {commitment('golden 2018')}",
            f"commitment: {'0' * 64}",
            "its SHA-256",
        ),
        ("seats: 4", "seats: four", "expected a number of seats from 1 to 99, got 'four'"),
    ],
    ids=["result", "shuffle", "move", "commitment", "form"],
)
def test_what_is_not_true_is_an_error_with_its_line_and_code_2(
    old: str, new: str, says: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = next(n for n, line in enumerate(FAIR.split("\n"), 1) if line.startswith(old))
    file.write_text(FAIR.replace(old, new, 1), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith(f"greentable: {file}, line {place}")
    assert says in heard.err
    assert heard.err.count("\n") == 1


def test_of_several_files_each_is_told_and_one_false_one_is_enough_for_code_2(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text("something else", encoding="utf-8")
    solo = FOLDER / "grove" / "solo.record"
    assert main(["verify", str(file), str(solo), "/nowhere"]) == 2
    heard = capsys.readouterr()
    assert heard.out.startswith(f"{solo} is valid: ")
    assert [line.split(":")[1][:8] for line in heard.err.splitlines()] == [
        f" {file}"[:8],
        " can’t r",
    ]


def test_a_record_may_be_piped_in() -> None:
    done = greentable("verify", "-", typed=TEXT)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("standard input is valid: ")
    done = command("verify", "-", typed=TEXT.replace("result: 15000", "result: 1", 1))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("greentable: standard input, line 10")


def test_a_program_gets_a_line_for_each_file(file: Path) -> None:
    file.write_text(TEXT.replace("result: ", "result: 1", 1), encoding="utf-8")
    shown = command("verify", "--json", str(WHOLE), str(file))
    true, false = (json.loads(line) for line in shown.stdout.splitlines())
    assert (shown.returncode, shown.stderr) == (2, "")
    assert (true["file"], true["is_true"], true["dealt"]) == (str(WHOLE), True, true["chance"])
    assert (false["file"], false["is_true"], false["code"]) == (str(file), False, "record.result")
