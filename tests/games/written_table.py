"""Play on a table that is set in writing: what the tests of both games' rules do.

A game says how a position is read and shown, and how a line says seat and move; the rest is the
same. Every move is checked on the way: listed once if it is legal, not at all if it is refused, and
never changing the state it was tried in.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Generic, TypeVar

import pytest

from greentable.core.fields import Fields
from greentable.errors import IllegalMove
from greentable.game import Event, Game

StateT = TypeVar("StateT", bound=Fields)
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT", bound=Event)
ReasonT = TypeVar("ReasonT", bound=Enum)


class WrittenTable(Generic[StateT, MoveT, EventT, ReasonT]):
    """The verbs of a game's rule tests."""

    def __init__(
        self,
        game: Game[Any, StateT, MoveT, EventT, Any, ReasonT, Any],
        table: Callable[[str], StateT],
        show: Callable[[StateT], str],
        seat_and_move: Callable[[str], tuple[int, MoveT]],
    ) -> None:
        self._game = game
        self._table = table
        self._show = show
        self._seat_and_move = seat_and_move

    def position(self, text: str) -> str:
        """A position in writing as it would be shown, to compare outcomes with."""
        return self._show(self._table(text))

    def play(self, start: str | StateT, *moves: str) -> StateT:
        """The state after these moves, each of them a line."""
        state = self._state(start)
        for text in moves:
            state, _ = self._apply(state, text)
        return state

    def outcome(self, start: str | StateT, *moves: str) -> str:
        """The table after these moves."""
        return self._show(self.play(start, *moves))

    def told(self, start: str | StateT, *moves: str) -> tuple[EventT, ...]:
        """The events of the last of these moves."""
        *before, last = moves
        return self._apply(self.play(start, *before), last)[1]

    def refused(self, start: str | StateT, text: str) -> ReasonT:
        """Why a move is refused; it must not be listed, and refusing it must change nothing."""
        state = self._state(start)
        seat, move = self._seat_and_move(text)
        reason = self._game.why_not(state, seat, move)
        assert reason is not None, f"{text!r} is allowed here:\n{self._show(state)}"
        listed = self._game.legal_moves(state, seat)
        assert move not in listed, f"{text!r} is listed here:\n{self._show(state)}"
        untouched = state.copy()
        with pytest.raises(IllegalMove) as caught:
            self._game.apply(state, seat, move)
        assert caught.value.code == f"{self._game.name}.{reason.name.lower()}"
        assert state == untouched, f"{text!r} was refused and changed the state"
        return reason

    def legal(self, start: str | StateT, seat: int) -> list[str]:
        """The legal moves of a seat as tokens, in order."""
        state = self._state(start)
        return sorted(map(self._game.write_move, self._game.legal_moves(state, seat)))

    def _apply(self, state: StateT, text: str) -> tuple[StateT, tuple[EventT, ...]]:
        seat, move = self._seat_and_move(text)
        reason = self._game.why_not(state, seat, move)
        assert reason is None, f"{text!r} is refused ({reason!r}) here:\n{self._show(state)}"
        listed = self._game.legal_moves(state, seat)
        assert listed.count(move) == 1, f"{text!r} is not listed once:\n{self._show(state)}"
        untouched = state.copy()
        after, events = self._game.apply(state, seat, move)
        assert state == untouched, f"{text!r} changed the state it was made in"
        return after, events

    def _state(self, start: str | StateT) -> StateT:
        return self._table(start) if isinstance(start, str) else start
