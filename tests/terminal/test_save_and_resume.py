"""Nothing is lost: a game that was left, interrupted or killed goes on as if it had not been."""

from __future__ import annotations

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from greentable.records import Record, read_file
from tests.terminal.process import FIRST_MOVE, greentable, start

OPTIONS = ("--seats", "3", "--seed", "crash", "--set", "max_rounds=1")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """The game played without a break."""
    file = tmp_path_factory.mktemp("whole") / "game.record"
    done = greentable("play", "grass", *OPTIONS, "--save", str(file), typed=FIRST_MOVE)
    assert done.returncode == 0
    return read_file(file)


def prompts(process: subprocess.Popen[str], count: int) -> str:
    """Answer the first questions with the first move, and wait for the next; what was printed."""
    assert process.stdin is not None
    assert process.stdout is not None
    printed = ""
    for _ in range(count + 1):
        while not printed.endswith("> "):
            character = process.stdout.read(1)
            assert character, printed
            printed += character
        if count:
            count -= 1
            process.stdin.write("1\n")
            process.stdin.flush()
            printed += process.stdout.read(1)
    return printed


def test_a_killed_game_goes_on_with_the_next_move(whole: Record, tmp_path: Path) -> None:
    file = tmp_path / "killed.record"
    process = start("play", "grass", *OPTIONS, "--save", str(file))
    prompts(process, 9)
    process.kill()
    process.communicate()
    saved = read_file(file)

    done = greentable("play", "grass", "--resume", str(file), typed=FIRST_MOVE)

    assert 0 < len(saved.plies) < len(whole.plies)
    assert saved.plies == whole.plies[: len(saved.plies)]
    assert (done.returncode, done.stderr) == (0, "")
    assert read_file(file).plies == whole.plies
    assert read_file(file).result == whole.result
    assert [path.name for path in tmp_path.iterdir()] == [file.name], "no half-written file is left"


@pytest.mark.parametrize(("typed", "code"), [("1\nquit\n", 0), ("1\n", 0)], ids=["quit", "end"])
def test_whoever_leaves_is_told_how_to_go_on(typed: str, code: int, tmp_path: Path) -> None:
    file = tmp_path / "left alone.record"
    options = (*OPTIONS, "--seat", "2", "--bots", "random", "--save", str(file))

    done = greentable("play", "grass", *options, typed=typed)

    assert (done.returncode, done.stderr) == (code, "")
    hint = shlex.split(done.stdout.split("To go on: ")[1])
    assert hint[:4] == ["greentable", "play", "grass", "--resume"]
    assert hint[-4:] == ["--seat", "2", "--bots", "random,random"]
    again = greentable(*hint[1:], typed="quit\n")
    assert (again.returncode, again.stderr) == (0, "")


def test_an_interrupt_ends_the_game_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.record"
    process = start("play", "grass", *OPTIONS, "--save", str(file))
    prompts(process, 2)

    process.send_signal(signal.SIGINT)
    printed, errors = process.communicate()

    assert (process.returncode, errors) == (130, "")
    assert "The game is saved" in printed
    assert read_file(file).result is None


def test_without_a_file_the_seed_is_told() -> None:
    done = greentable("play", "grass", *OPTIONS, typed="")

    assert done.returncode == 0
    assert "The game is not saved" in done.stdout
    assert "crash" in done.stdout


def test_a_game_can_be_saved_by_word_and_resumed_elsewhere(tmp_path: Path) -> None:
    file, copy = tmp_path / "word.record", tmp_path / "copy.record"
    done = greentable("play", "grass", *OPTIONS, typed=f"1\nsave\nsave {file}\nquit\n")
    assert "Save where?" in done.stdout
    before = file.read_bytes()

    resume = ("--resume", str(file), "--save", str(copy))
    again = greentable("play", "grass", *resume, typed="log\n1\nquit\n")

    assert again.returncode == 0
    assert "deals first." in again.stdout, "the log knows what was before"
    assert file.read_bytes() == before
    assert len(read_file(copy).plies) > len(read_file(file).plies)


def test_a_game_that_is_over_says_so(whole: Record, tmp_path: Path) -> None:
    file = tmp_path / "over.record"
    greentable("play", "grass", *OPTIONS, "--save", str(file), typed=FIRST_MOVE)

    done = greentable("play", "grass", "--resume", str(file))

    assert (done.returncode, done.stderr) == (0, "")
    assert "Deal Baron" in done.stdout
    assert read_file(file) == whole
