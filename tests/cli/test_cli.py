"""The command line: help at once, one clear line for every mistake, nothing imported in vain."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import greentable
from greentable.cli.commands import main
from tests.terminal.process import COMMAND, environment
from tests.terminal.process import greentable as run

RECORD = Path(__file__).parents[1] / "records" / "golden" / "2018.record"


HELP = [
    ([], ["play", "replay", "verify", "rules", "lab", "warmup", "--version"]),
    (["play"], ["grass"]),
    (
        ["play", "grass"],
        [
            *("--ruleset", "--edition", "--variant", "--set", "--deck-order", "--seats", "--seat"),
            *("--watch", "--bots", "--names", "--seed", "--save", "--resume", "--language"),
        ],
    ),
    (["replay"], ["FILE", "--ply", "--as"]),
    (["verify"], ["FILE", "--language"]),
    (["rules"], ["grass"]),
    (["lab"], ["match"]),
    (["warmup"], ["--quiet"]),
]


@pytest.mark.parametrize(("words", "named"), HELP, ids=[" ".join(words) for words, _ in HELP])
def test_help_names_everything_there_is(
    words: list[str], named: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*words, "--help"])

    assert left.value.code == 0
    shown = capsys.readouterr().out
    assert [word for word in named if word not in shown] == []


def test_the_command_alone_shows_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("usage: greentable")
    assert "examples:\n  greentable play grass\n" in shown


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])

    assert left.value.code == 0
    assert capsys.readouterr().out == f"greentable {greentable.__version__}\n"


MISTAKES = [
    ("dance", "dance"),
    ("play", "choose grass or grove, e.g. “greentable play grass”"),
    ("play --server grass", "'grass' isn’t a server address"),
    ("play --server ftp://x", "expected http://"),
    ("play --server http://127.0.0.1:1 --code ABCDEFGH", "http://127.0.0.1:1 isn’t responding"),
    ("play --server http://127.0.0.1:1 --code 12", "has 8 letters"),
    ("play --server http://127.0.0.1:1 --friends", "--friends needs --game"),
    ("play --server http://127.0.0.1:1 grass", "--server and GAME can’t be used together"),
    ("play chess", "chess"),
    ("play grass --seats 1", "Grass is for 2 to 6 players, not 1"),
    ("play grass --seats 7", "Grass is for 2 to 6 players, not 7"),
    ("play grass --seats many", "--seats"),
    ("play grass --seat 5", "a seat from 1 to 4, got 5"),
    ("play grass --seat 0", "a seat from 1 to 4, got 0"),
    ("play grass --seat 1 --watch", "--watch and --seat can’t be used together"),
    ("play grass --edition 1979", "1979"),
    ("play grass --ruleset 1979", "unknown edition '1979'"),
    ("play grass --ruleset 2018 --edition classic", "leave out --edition"),
    ("play grass --variant poker", "poker"),
    ("play grass --set colour=green", "unknown switch 'colour'"),
    ("play grass --set target=much", "target=much"),
    ("play grass --set deck=MO:3,HG:5", "4 seats need at least 25 cards"),
    ("play grass --set deck=XX:99", "unknown card 'XX'"),
    ("play grass --bots clever", "unknown bot 'clever'"),
    ("play grass --bots rules,rules,rules,rules", "got 4, but there are only 3 free seats"),
    ("play grass --bots ,", "unknown bot ''"),
    ("play grass --names A,B,C,D,E", "got 5 for 4 seats"),
    ("play grass --names A,A", "every seat needs a different name"),
    ("play grass --names A,,B", "'' can’t be a name"),
    ("play grass --names ABCDEFGHIJKLMNOPQ", "can’t be a name"),
    ("play grass --names \x1b[31m", "can’t be a name"),
    ("play grass --pace -1", "--pace"),
    ("play grass --pace nan", "--pace"),
    ("play grass --save /nowhere/at/all", "can’t write '/nowhere/at/all'"),
    ("play grass --resume /nowhere/at/all", "can’t read '/nowhere/at/all'"),
    ("play grass --resume /nowhere --seats 3", "--seats can’t be used with --resume"),
    (
        "play grass --resume /nowhere --variant lucky_or_not",
        "--variant can’t be used with --resume",
    ),
    ("play grass --deck-order /nowhere/at/all", "can’t read /nowhere/at/all"),
    ("play grass --deck-order /", "can’t read /"),
    ("play grass --dance", "--dance (see greentable play grass --help)"),
    ("solve grove --wide", "--wide (see greentable solve grove --help)"),
    ("replay", "FILE"),
    ("replay /nowhere/at/all", "can’t read '/nowhere/at/all'"),
    ("replay {record} --ply -1", "there is no ply -1"),
    ("replay {record} --ply 999999", "there is no ply 999999"),
    ("replay {record} --as 9", "there is no seat 9"),
    ("replay {here}", "line 1, column 1: not a Greentable record"),
    ("play grass --resume {here}", "line 1, column 1: not a Greentable record"),
    ("verify", "FILE"),
    ("verify /nowhere/at/all", "can’t read '/nowhere/at/all'"),
    ("verify {here}", "line 1, column 1: not a Greentable record"),
    ("rules chess", "chess"),
    ("warmup --loud", "--loud"),
    ("completion tcsh", "unknown shell 'tcsh' (available: bash, zsh, fish)"),
]


@pytest.mark.parametrize(("line", "said"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_a_mistake_is_one_line_and_code_2(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [word.format(record=RECORD, here=__file__) for word in line.split(" ") if word]

    code = main(words)

    shown = capsys.readouterr()
    assert code == 2
    assert shown.err.startswith("greentable: ")
    assert shown.err.count("\n") == 1
    assert said in shown.err


@pytest.mark.parametrize("seed", ["", " around ", "two\nlines"])
def test_a_seed_is_one_line_of_text(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "grass", "--seed", seed]) == 2
    assert "isn’t a valid seed" in capsys.readouterr().err


def test_a_record_without_a_seed_cannot_be_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.record"
    text = RECORD.read_text(encoding="utf-8")
    file.write_text(re.sub("(?m)^seed: .*\n", "", text), encoding="utf-8")

    assert main(["play", "grass", "--resume", str(file)]) == 2
    assert "has no seed" in capsys.readouterr().err


def test_the_switches_are_listed_with_their_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "grass"]) == 0

    shown = capsys.readouterr().out
    for word in ("target", "250000", "lucky_or_not", "grass.variants.3", "round_winner", "it2022"):
        assert word in shown


def test_a_mistake_of_a_real_process_is_no_traceback_either() -> None:
    done = run("play", "grass", "--seats", "9")

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "greentable: Grass is for 2 to 6 players, not 9\n"


def test_help_imports_no_game_and_a_game_imports_no_numba() -> None:
    program = (
        "import sys; from greentable.cli.commands import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'numba', 'numpy', 'rich'}))\n"
        "print('greentable.grass' in sys.modules)"
    )

    def imported(*words: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", program, *words],
            input="quit\n",
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment(),
            check=True,
        )
        return done.stdout.splitlines()[-2:]

    assert imported("--help") == ["[]", "False"]
    assert imported("play", "grass") == ["['rich']", "True"]


def test_a_reader_who_leaves_early_is_no_error() -> None:
    # More than a pipe holds, so that it must still be writing when the reader has gone.
    endless = ("play", "grass", "--watch", "--seed", "x", "--set", "target=10000000")
    process = subprocess.Popen(
        [*COMMAND, *endless, "--set", "max_rounds=1000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    assert process.stderr is not None

    process.stdout.read(100)
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    process.wait()

    assert errors == b""
