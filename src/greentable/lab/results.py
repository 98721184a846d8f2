"""A match on disk: JSON lines, first the plan, then one line for each game as soon as it is played.

A stopped match continues from its file. The file is only appended to; the only part that may be
dropped is an incomplete last line, which was being written when the match died. Any other file is
refused and left unchanged.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from greentable.errors import RecordError, UsageError
from greentable.lab.game import GameResult
from greentable.lab.plan import MatchPlan
from greentable.words.system_errors import system_words

GAME_BEGINS = b'{"deal":'

_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError)


class ResultsFile:
    """The games of a plan, kept in a file."""

    def __init__(self, path: Path, plan: MatchPlan) -> None:
        """Open or create the file. Raises RecordError, or UsageError for another plan's file."""
        self._path = path
        self._plan = plan
        self.games: list[GameResult] = []
        try:
            self._open(path.read_bytes() if path.exists() else b"")
        except OSError as error:
            why = system_words(error)
            raise UsageError("lab.results", path=str(path), why=why) from error

    def add(self, game: GameResult) -> None:
        """Append a game."""
        self._append(msgspec.json.encode(game) + b"\n")

    def _open(self, text: bytes) -> None:
        plan_line = msgspec.json.encode(self._plan) + b"\n"
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and plan_line.startswith(text):  # new, or died while writing the plan
            self._append(plan_line[len(text) :])
            return
        first, *lines = whole.splitlines() or [b""]
        if _plan_of(first) != self._plan:
            raise UsageError("lab.other_plan", path=str(self._path))
        self._read(lines)
        if torn := text[len(whole) :]:
            self._drop(torn, len(whole), line=len(lines) + 2)

    def _read(self, lines: list[bytes]) -> None:
        line_ups = len(self._plan.line_ups())
        seen: set[tuple[int, int]] = set()
        for number, line in enumerate(lines, start=2):
            game = _game_of(line, number)
            known = 0 <= game.line_up < line_ups and _fits(game, self._plan)
            if not known or (game.deal, game.line_up) in seen:
                raise RecordError(
                    "lab.results_game", deal=game.deal, line_up=game.line_up, line=number
                )
            seen.add((game.deal, game.line_up))
            self.games.append(game)

    def _drop(self, torn: bytes, length: int, line: int) -> None:
        if not torn.startswith(GAME_BEGINS[: len(torn)]):
            raise RecordError("lab.results_end", line=line)
        with self._path.open("r+b") as file:
            file.truncate(length)

    def _append(self, text: bytes) -> None:
        with self._path.open("ab") as file:
            file.write(text)


def _plan_of(line: bytes) -> MatchPlan | None:
    try:
        return msgspec.json.decode(line, type=MatchPlan)
    except _UNREADABLE:
        return None


def _game_of(line: bytes, number: int) -> GameResult:
    try:
        return msgspec.json.decode(line, type=GameResult)
    except _UNREADABLE as error:
        raise RecordError("lab.results_line", why=str(error), line=number) from error


def _fits(game: GameResult, plan: MatchPlan) -> bool:
    """True if a game can be one of the plan's: by its deal, its seats and its end."""
    return (
        0 <= game.deal < plan.deals
        and len(game.totals) == plan.seats
        and (plan.is_solo or bool(game.winners) != game.stopped)
        and all(1 <= seat <= plan.seats for seat in game.winners)
        and game.rounds > 0
    )
