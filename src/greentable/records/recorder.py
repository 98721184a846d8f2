"""The recorder: whoever drives a game plays through it, and has the record at any time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Generic

from greentable.errors import UsageError
from greentable.game import EventT, Game, MoveT, RulesetT, StateT
from greentable.records.games import read_ruleset, write_ruleset
from greentable.records.record import Record
from greentable.records.replay import game_of, resume


class Recorder(Generic[RulesetT, StateT, MoveT, EventT]):
    """A game in progress and what was played so far.

    `state` is the game as it stands; `play` makes a move and writes it down. Raises
    UnsupportedRuleset for a game that cannot be played.
    """

    def __init__(
        self,
        game: Game[RulesetT, StateT, MoveT, EventT, Any, Any, Any],
        ruleset: RulesetT,
        seats: int,
        names: Sequence[str],
        *,
        seed: str | None = None,
        date: str | None = None,
    ) -> None:
        if len(names) != seats:
            message = f"{len(names)} names for {seats} seats: a name for each seat wanted"
            raise UsageError("record.names", message)
        self.state = game.new_game(ruleset, seats)
        self._game = game
        self._header = Record(
            game=game.name,
            ruleset=write_ruleset(game, ruleset),
            seats=seats,
            names=tuple(names),
            seed=seed,
            date=date,
        )
        self._plies: list[tuple[int, str]] = []

    @classmethod
    def resume(cls, record: Record) -> Recorder[Any, Any, Any, Any]:
        """A recorder that goes on where a record stops. Raises RecordError, UsageError."""
        state = resume(record)
        game = game_of(record)
        recorder: Recorder[Any, Any, Any, Any] = Recorder(
            game,
            read_ruleset(game, record.ruleset),
            record.seats,
            record.names,
            seed=record.seed,
            date=record.date,
        )
        recorder.state = state
        recorder._plies = list(record.plies)
        return recorder

    @property
    def plies(self) -> int:
        """How many plies were played."""
        return len(self._plies)

    def play(self, seat: int, move: MoveT) -> tuple[EventT, ...]:
        """Make a move and write it down; what the table saw. Raises IllegalMove."""
        self.state, events = self._game.apply(self.state, seat, move)
        self._plies.append((seat, self._game.write_move(move)))
        return events

    def record(self) -> Record:
        """The record up to now."""
        over = not self._game.to_act(self.state)
        result = tuple(self._game.returns(self.state)) if over else None
        return replace(self._header, result=result, plies=tuple(self._plies))
