"""Nothing is lost: a game that was left, interrupted or killed goes on as if it had not been."""

from __future__ import annotations

import shlex
import signal
import subprocess
from pathlib import Path

import pytest

from greentable.records import Record
from tests.records.with_games import read_file, write_record
from tests.terminal.command import command
from tests.terminal.process import FIRST_MOVE, start
from tests.terminal.said import SAVED, before, said

OPTIONS = ("--seats", "3", "--seed", "crash", "--set", "max_rounds=1")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """The game played without a break."""
    file = tmp_path_factory.mktemp("whole") / "game.record"
    done = command("play", "grass", *OPTIONS, "--save", str(file), typed=FIRST_MOVE)
    assert done.returncode == 0
    return read_file(file)


def prompts(process: subprocess.Popen[str], count: int) -> str:
    """Answer the first questions as FIRST_MOVE does, and wait for the next; what was printed."""
    assert process.stdin is not None
    assert process.stdout is not None
    printed = ""
    for answered in range(count + 1):
        while not printed.endswith("> "):
            character = process.stdout.read(1)
            assert character, printed
            printed += character
        if answered < count:
            process.stdin.write("0\n" if answered % 2 else "1\n")
            process.stdin.flush()
            printed += process.stdout.read(1)
    return printed


def test_a_killed_game_goes_on_with_the_next_move(whole: Record, tmp_path: Path) -> None:
    file = tmp_path / "killed.record"
    process = start("play", "grass", *OPTIONS, "--save", str(file))
    prompts(process, 10)
    process.kill()
    process.communicate()
    saved = read_file(file)

    done = command("play", "grass", "--resume", str(file), "--seat", "1", typed=FIRST_MOVE)

    assert 0 < len(saved.plies) < len(whole.plies)
    assert saved.plies == whole.plies[: len(saved.plies)]
    assert (done.returncode, done.stderr) == (0, "")
    assert read_file(file).plies == whole.plies
    assert read_file(file).result == whole.result
    assert [path.name for path in tmp_path.iterdir()] == [file.name], "no half-written file is left"


@pytest.mark.parametrize(("typed", "code"), [("1\nquit\n", 0), ("1\n", 0)], ids=["quit", "end"])
def test_a_player_who_leaves_is_told_how_to_go_on(typed: str, code: int, tmp_path: Path) -> None:
    file = tmp_path / "left alone.record"
    options = (*OPTIONS, "--seat", "2", "--bots", "random", "--save", str(file))

    done = command("play", "grass", *options, typed=typed)

    assert (done.returncode, done.stderr) == (code, "")
    hint = shlex.split(done.stdout.split(SAVED)[1])
    assert hint == ["greentable", "play", "grass", "--resume", str(file)]
    again = command(*hint[1:], typed="quit\n")
    assert (again.returncode, again.stderr) == (0, "")
    assert "2 Ben (you)" in again.stdout, "whose seat it was is remembered"


def test_an_interrupt_ends_the_game_cleanly(tmp_path: Path) -> None:
    file = tmp_path / "interrupted.record"
    process = start("play", "grass", *OPTIONS, "--save", str(file))
    prompts(process, 2)

    process.send_signal(signal.SIGINT)
    printed, errors = process.communicate()

    assert (process.returncode, errors) == (130, "")
    assert SAVED in printed
    assert read_file(file).result is None


def test_where_nothing_can_be_saved_that_is_said_and_the_seed_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    done = command("play", "grass", *OPTIONS, typed="", GREENTABLE_DATA=str(tmp_path / "file"))

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count(before("trouble", "terminal-save-lost")) == 1
    assert before("seed", "terminal-not-saved") in done.stdout
    assert "crash" in done.stdout


def test_a_game_can_be_saved_by_word_and_resumed_elsewhere(tmp_path: Path) -> None:
    file, copy = tmp_path / "word.record", tmp_path / "copy.record"
    done = command("play", "grass", *OPTIONS, typed=f"1\nsave {file}\nquit\n")
    assert f"{SAVED}greentable games grass-" in done.stdout
    before = file.read_bytes()

    resume = ("--resume", str(file), "--save", str(copy), "--seat", "1")
    again = command("play", "grass", *resume, typed="log\nend\nquit\n")

    assert again.returncode == 0
    assert "deals first." in again.stdout, "the log knows what was before"
    assert file.read_bytes() == before
    assert len(read_file(copy).plies) > len(read_file(file).plies)


def test_plain_save_writes_where_the_game_is_saved_anyway(tmp_path: Path) -> None:
    done = command(
        "play", "grass", *OPTIONS, typed="1\nsave\nquit\n", GREENTABLE_DATA=str(tmp_path)
    )

    file = tmp_path / "games" / "grass-1.record"
    assert said("terminal-saved-from-now", path=str(file)) in done.stdout
    assert len(read_file(file).plies) > 20


def test_a_game_from_elsewhere_asks_for_the_own_seat_and_no_bot_takes_it(
    tmp_path: Path,
) -> None:
    """A bot moved for the human, and that was saved."""
    file = tmp_path / "mine.record"
    options = (*OPTIONS, "--seat", "2", "--save", str(file))
    command("play", "grass", *options, typed="quit\n")
    before = file.read_bytes()

    for number, typed in enumerate(("", "quit\n", "9\nxyzzy\n\n", "2\nquit\n", "ben\nquit\n")):
        data = str(tmp_path / f"data {number}")
        done = command("play", "grass", "--resume", str(file), typed=typed, GREENTABLE_DATA=data)
        assert (done.returncode, done.stderr) == (0, "")
        assert "Which seat is yours?" in done.stdout
        assert ("2 Ben (you)" in done.stdout) == typed.startswith(("2", "ben"))
        assert file.read_bytes() == before

    data = str(tmp_path / "data")
    watched = command("play", "grass", "--resume", str(file), typed="watch\n", GREENTABLE_DATA=data)
    assert "Deal Baron" in watched.stdout


@pytest.mark.parametrize("left_after", [0, 1], ids=["to play", "having played"])
def test_a_game_that_goes_on_shows_table_and_hand_at_once(tmp_path: Path, left_after: int) -> None:
    file = tmp_path / "left.record"
    options = ("--seats", "3", "--seed", "talk 1", "--save", str(file))
    command("play", "grass", *options, typed="1\n" * left_after)

    done = command("play", "grass", "--resume", str(file), "--seat", "1", typed="")

    for shown in ("haystack", "1 Ana (you)", "▲ FE", "▶", "You are ● 1 Ana"):
        assert shown in done.stdout


def test_a_game_that_goes_on_tells_what_came_after_the_own_last_move(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    options = (*OPTIONS, "--save", str(file))
    left = command("play", "grass", *options, typed="1\n0\nquit\n").stdout

    again = command("play", "grass", "--resume", str(file), typed="quit\n").stdout

    (told,) = {shown.split("Grass · round 1")[-1].split("╭")[0] for shown in (left, again)}
    assert [line.rstrip() for line in told.splitlines()[1:]] == [
        "■ Ben opens their market.",
        "▲ Cleo plays Detained on Ana.",
        "● Ana draws Mexico.",
    ]


def test_a_file_that_cannot_be_written_any_more_does_not_end_the_game(tmp_path: Path) -> None:
    folder, other = tmp_path / "folder", tmp_path / "other.record"
    folder.mkdir()
    file = folder / "game.record"
    process = start("play", "grass", *OPTIONS, "--save", str(file))
    prompts(process, 0)
    file.unlink()
    folder.rmdir()

    printed, errors = process.communicate(f"1\n0\n1\n0\n1\n0\nsave {other}\n1\n0\nquit\n")

    assert (process.returncode, errors) == (0, "")
    assert printed.count(before("trouble", "terminal-save-lost")) == 1
    assert f"--resume {other}" in printed
    assert len(read_file(other).plies) > 30


def test_what_is_wrong_with_a_saved_game_is_said_with_its_file_and_in_words(
    whole: Record, tmp_path: Path
) -> None:
    file = tmp_path / "wrong.record"
    good = write_record(whole)
    result = next(line for line in good.splitlines() if line.startswith("result: "))
    wrong = {
        good.replace(result, "result: 1 2 3"): "the record says “1 2 3”",
        good.replace(result, "result: unfinished") + "1 play FE@2\n": "The game is over.",
        good.replace("seats: 3", "seats: three"): "got 'three'",
    }
    for text, words in wrong.items():
        file.write_text(text, encoding="utf-8")
        done = command("play", "grass", "--resume", str(file), "--seat", "1")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"greentable: {file}, line ")
        assert words in done.stderr
        assert "grass." not in done.stderr


def test_a_game_that_is_over_says_so(whole: Record, tmp_path: Path) -> None:
    file = tmp_path / "over.record"
    command("play", "grass", *OPTIONS, "--save", str(file), typed=FIRST_MOVE)

    done = command("play", "grass", "--resume", str(file))

    assert (done.returncode, done.stderr) == (0, "")
    assert "Deal Baron" in done.stdout
    assert read_file(file) == whole
