"""Bots that take their time: what they do is told at once, and only then is waited."""

from __future__ import annotations

import argparse
import io
import itertools
import time

import pytest
from rich.console import Console

from greentable.terminal.console import Lines
from greentable.terminal.grass.play import add_arguments, set_up
from greentable.terminal.grass.player import Player
from greentable.terminal.grass.voice import Voice
from greentable.terminal.saving import GameFile
from greentable.terminal.session import Session
from greentable.text import Catalogue
from tests.terminal.process import FIRST_MOVE


def played(options: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], str]:
    """The text printed until each wait, and the whole text."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    args = parser.parse_args(options.split())
    setup = set_up(args)
    console = Console(file=io.StringIO(), width=80, color_system=None)
    waits: list[str] = []
    monkeypatch.setattr(time, "sleep", lambda _: waits.append(printed(console)))
    monkeypatch.setattr("sys.stdin", io.StringIO(FIRST_MOVE))
    voice = Voice(Catalogue("en"), setup.names, *(setup.people or (0,)))
    file = GameFile(None, seed=setup.seed)
    lines = Lines(console)
    player = Player(
        *(voice, console, lines, file), seed=setup.seed, pace=args.pace, people=setup.people
    )
    players = [player] if setup.people else []
    Session(setup, players, player, file, console, lines, voice.catalogue).run()
    return waits, printed(console)


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("who", ["--watch", "--seat 2"])
def test_every_wait_comes_after_something_new_to_read(
    who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = f"--seats 4 --seed pace --pace 1 --set max_rounds=1 {who}"

    waits, _ = played(options, monkeypatch)

    assert len(waits) > 2
    texts = ["", *waits]
    for before, after in itertools.pairwise(texts):
        assert after[len(before) :].strip(), "nothing was told, and still there was a wait"


def test_nothing_is_told_twice_or_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    options = "--seats 3 --seed pace --watch --set max_rounds=1"

    _, slowly = played(f"{options} --pace 1", monkeypatch)
    waits, quickly = played(options, monkeypatch)

    assert waits == []
    for sentence in (" peddles ", " offers ", " discards ", " opens their market"):
        assert slowly.count(sentence) == quickly.count(sentence) > 0
