"""A match on disk: JSON lines, first the plan, then one line a game as soon as it is played.

A match that was stopped goes on from its file. A last line without its end was being written when
the match died, and is dropped; anything else that cannot be read is an error.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

from greentable.errors import RecordError, UsageError
from greentable.lab.game import GameResult
from greentable.lab.plan import MatchPlan

T = TypeVar("T")


class ResultsFile:
    """The games of a plan, kept in a file."""

    def __init__(self, path: Path, plan: MatchPlan) -> None:
        """Open or begin the file. Raises RecordError, or UsageError for another plan's file."""
        self._path = path
        self.games: list[GameResult] = []
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if whole:
                self._read(whole, plan)
            else:
                whole = msgspec.json.encode(plan) + b"\n"
            if whole != text:
                path.write_bytes(whole)
        except OSError as error:
            message = f"cannot use {path.name} for results: {error.strerror}"
            raise UsageError("lab.results", message) from error

    def _read(self, text: bytes, plan: MatchPlan) -> None:
        lines = text.splitlines()
        if _decoded(lines[0], MatchPlan, 1) != plan:
            message = f"{self._path.name} holds the results of another match: name another file"
            raise UsageError("lab.other_plan", message)
        known = set(plan.games())
        for number, line in enumerate(lines[1:], start=2):
            game = _decoded(line, GameResult, number)
            if (game.deal, game.line_up) not in known:
                message = f"deal {game.deal}, line-up {game.line_up}: not of this match, or twice"
                raise RecordError("lab.results", message, line=number)
            known.discard((game.deal, game.line_up))
            self.games.append(game)

    def add(self, game: GameResult) -> None:
        """Write a game down."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")


def _decoded(line: bytes, kind: type[T], number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:
        message = f"not a line of match results ({error})"
        raise RecordError("lab.results", message, line=number) from error
