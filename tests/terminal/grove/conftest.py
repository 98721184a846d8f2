"""A game of Grove at a table of its own, without a process: quick enough for small questions."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from greentable.cli.commands import main

Play = Callable[..., str]
"""The output of a game in which this is typed, with these options."""


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    monkeypatch.setenv("COLUMNS", "80")

    def played(typed: str | io.StringIO, *options: str) -> str:
        capsys.readouterr()
        lines = io.StringIO(typed) if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", lines)
        assert main(["play", "grove", *options]) == 0
        return capsys.readouterr().out

    return played
