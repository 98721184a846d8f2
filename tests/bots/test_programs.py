"""Programs that play by JSON lines; and those that are missing, silent, slow or talk nonsense."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from greentable import grove
from greentable.bots import programs
from greentable.bots.loading import load_bot, with_stand_in
from greentable.bots.programs import VIEW_DOCUMENTS, Program
from greentable.core.advice import Budget
from greentable.core.shuffle import Stream
from greentable.errors import GreentableError, UsageError
from greentable.games import GAMES
from greentable.words.messages import Message
from tests.bots.test_loading import picks, position
from tests.server.waiting import SECONDS

ANSWER = "print(json.dumps({'id': asked['id'], 'move': move}), flush=True)"
LOOP = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    move = asked['view']['own']['legal']['moves'][0]
"""


def program(folder: Path, body: str, seconds: float = SECONDS) -> Program:
    """A program that does this with every question."""
    file = folder / "player.py"
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    file.write_text(LOOP + lines, encoding="utf-8")
    return Program("grove", [sys.executable, str(file)], seconds)


def choose(player: Program, budget: Budget | None = None) -> object:
    view = position()
    return player.choose(view, view.legal, picks(), budget)


def trouble(player: Program) -> str:
    with pytest.raises(GreentableError) as caught:
        choose(player)
    player.close()
    return str(caught.value)


def test_a_program_is_asked_with_the_view_and_answers_with_a_move(tmp_path: Path) -> None:
    notes = tmp_path / "asked.jsonl"
    player = program(tmp_path, f"open({str(notes)!r}, 'a').write(line)\n{ANSWER}")
    view = position()
    assert choose(player) == view.legal[0]
    assert choose(player, Budget(milliseconds=250_000)) == view.legal[0]
    player.close()
    first, second = (json.loads(line) for line in notes.read_text().splitlines())
    assert first == {
        "id": 1,
        "game": "grove",
        "seat": 1,
        "view": json.loads(VIEW_DOCUMENTS["grove"](view)),
        "milliseconds": 300_000,
        "seed": picks().below(1 << 32),
    }
    assert (second["id"], second["milliseconds"]) == (2, 250_000)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_view_is_the_document_that_clients_get(game: str) -> None:
    played = GAMES[game]
    nature, state = played.Nature("seed"), played.new_game(next(iter(played.EDITIONS)), 2)
    chance = Stream(b"seed", "documents")
    for _ in range(40):
        if not (to_act := played.to_act(state)):
            break
        for viewer in range(3):
            document = VIEW_DOCUMENTS[game](played.view(state, viewer))
            assert [document] == played.documents(state, [viewer])
        seat = to_act[0]
        legal = played.legal_moves(state, seat) if seat else [nature.move(state)]
        state, _ = played.apply(state, seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("print('hello', flush=True)", "got 'hello'"),
        ("print('[]', flush=True)", "got '[]'"),
        ("print('{\"id\": 1}', flush=True)", "expected a line like"),
        ("asked['id'] += 1\n" + ANSWER, "with the id of the question"),
        ("move = 'jump'\n" + ANSWER, "jump"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "expected a line like"),
        ("print('x' * 100_000, flush=True)", "expected a line like"),
        ("sys.exit(7)", "the program ended (exit code 7)"),
        ("raise ValueError('my own trouble')", "ValueError: my own trouble"),
    ],
)
def test_a_program_that_talks_nonsense_or_ends_is_told_apart(
    tmp_path: Path, body: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "_LAST_SECONDS", SECONDS)
    assert said in trouble(program(tmp_path, body))


def test_a_program_that_says_no_more_but_does_not_end_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "_LAST_SECONDS", 0.1)
    player = program(tmp_path, "os.close(1); time.sleep(3600)")
    assert trouble(player) == "the program ended (exit code -9)"


def test_a_program_that_is_silent_costs_its_time_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "STARTING_SECONDS", 0.1)
    player = program(tmp_path, "time.sleep(3600)", seconds=0.1)
    assert trouble(player) == "no answer within 0.2 seconds"


def test_a_program_that_is_missing_is_named() -> None:
    player = Program("grove", ["./there-is-no-such-program"])
    words = "can’t start ./there-is-no-such-program: No such file or directory"
    assert trouble(player) == words


def test_a_program_that_never_reads_blocks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "STARTING_SECONDS", 0.1)
    player = Program("grove", [sys.executable, "-c", "import time; time.sleep(3600)"], 0.1)
    longer_than_a_pipe = b'"' + b"x" * 1_000_000 + b'"'
    monkeypatch.setattr(programs, "VIEW_DOCUMENTS", {"grove": lambda _view: longer_than_a_pipe})
    assert trouble(player) == "no answer within 0.2 seconds"


def test_a_program_is_started_anew_after_a_failure_and_given_up_after_three(
    tmp_path: Path,
) -> None:
    flag = tmp_path / "well"
    body = f"import pathlib\nif not pathlib.Path({str(flag)!r}).exists(): sys.exit(1)\n{ANSWER}"
    player = program(tmp_path, body)
    assert "exit code 1" in trouble(player)
    assert "exit code 1" in trouble(player)
    flag.touch()
    assert choose(player) == position().legal[0]
    flag.unlink()
    for _ in range(3):
        assert "exit code 1" in trouble(player)
    flag.touch()
    assert trouble(player) == "it failed 3 times in a row and won’t be asked again"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("program:", "bots.program_command"),
        ("program:   ", "bots.program_command"),
        ("program:'unclosed", "bots.program_command"),
        ("program@0s:./player", "bots.program_seconds"),
        ("program@601s:./player", "bots.program_seconds"),
        ("program@soon:./player", "bots.name"),
    ],
)
def test_a_name_that_says_no_program_is_refused(name: str, code: str) -> None:
    with pytest.raises(UsageError) as caught:
        load_bot("grove", name)
    assert caught.value.code == code


def test_a_game_goes_on_when_its_program_fails() -> None:
    """Every failure is told, with the bot that has moved instead."""
    command = shlex.join([sys.executable, "-c", "print(5)"])
    told: list[Message] = []
    bot = with_stand_in("grove", load_bot("grove", f"program:{command}"), told.append)
    state, nature = grove.new_game("house", 1), grove.Nature("seed")
    moves = 0
    while to_act := grove.to_act(state):
        view = grove.view(state, 1)
        seat = to_act[0]
        move = bot(view, view.legal, picks()) if seat else nature.move(state)
        moves += seat
        state, _ = grove.apply(state, seat, move)
    assert len(told) == moves > 3
    assert {message.id for message in told} == {"bots-stand-in"}
