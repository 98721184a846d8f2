"""From a record back to the game: every state, every event, at any ply."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from greentable.errors import (
    IllegalMove,
    NotationError,
    RecordError,
    UnsupportedRuleset,
    UsageError,
)
from greentable.records.codec import places_of
from greentable.records.games import GAMES, AnyGame, read_ruleset
from greentable.records.header import UNFINISHED, header_lines, header_to_blame
from greentable.records.record import Record


class Step(msgspec.Struct, frozen=True):
    """One ply of a game: who moved how, the state after it, and what the table saw."""

    ply: int
    seat: int
    move: Any
    state: Any
    events: tuple[Any, ...]


def game_of(record: Record) -> AnyGame:
    """The rules that a record was played by. Raises UsageError."""
    if record.game not in GAMES:
        message = f"unknown game {record.game!r}: one of {', '.join(GAMES)}"
        raise UsageError("record.game", message)
    return GAMES[record.game]


def replay(record: Record) -> Iterator[Step]:
    """The plies one after the other.

    Raises RecordError at the first that the rules refuse, or if there is no game by such a header;
    UsageError if there are no rules of this name.
    """
    game = game_of(record)
    state = _start(record)
    moves: dict[str, Any] = {}
    for ply, (seat, token) in enumerate(record.plies, 1):
        try:
            if token not in moves:
                moves[token] = game.read_move(token)
            state, events = game.apply(state, seat, moves[token])
        except IllegalMove as error:
            message = f"ply {ply}: seat {seat} may not {token!r} here ({error.code})"
            line = places_of(record)[ply]
            raise RecordError("record.illegal_move", message, line=line) from error
        except NotationError as error:
            # Only in a record made by hand: what was read has tokens that can be read.
            message = f"ply {ply}: {error.sentence}"
            line, column = places_of(record)[ply], len(f"{seat} ") + error.column
            raise RecordError(error.code, message, line=line, column=column) from error
        yield Step(ply, seat, moves[token], state, events)


def state_at(record: Record, ply: int) -> Any:  # noqa: ANN401 - a state of the record's game
    """The state after so many plies. Raises UsageError for a ply that is not there; as `replay`."""
    last = len(record.plies)
    if not 0 <= ply <= last:
        raise UsageError("record.no_such_ply", f"there is no ply {ply}: the record has 0 to {last}")
    state = _start(record)
    for step in islice(replay(record), ply):
        state = step.state
    return state


def resume(record: Record) -> Any:  # noqa: ANN401 - a state of the record's game
    """The state after the last ply, to play on from. Raises as `verify`.

    A record with a false result is refused: played on, it would be written over with another one.
    """
    return verify(record)


def verify(record: Record) -> Any:  # noqa: ANN401 - a state of the record's game
    """The last state of a record whose every move is legal and whose result is what came out.

    Raises RecordError with the line that is wrong; UsageError if there are no rules of its game.
    """
    state = state_at(record, len(record.plies))
    check_result(record, state)
    return state


def check_result(record: Record, state: object) -> None:
    """Whether the last state comes to the result that is stated. Raises RecordError."""
    game = game_of(record)
    result = tuple(game.returns(state)) if not game.to_act(state) else None
    if result != record.result:
        message = f"{_written(record.result)!r} is stated, {_written(result)!r} came out"
        raise RecordError("record.result", message, line=places_of(record)[0])


def _start(record: Record) -> Any:  # noqa: ANN401 - a state of the record's game
    game = game_of(record)
    try:
        return game.new_game(read_ruleset(game, record.ruleset), record.seats)
    except UnsupportedRuleset as error:
        # Only in a record made by hand, so its place is where it would be written.
        key = f"{header_to_blame(error)}: "
        line = next(n for n, row in enumerate(header_lines(record), 2) if row.startswith(key))
        message = error.sentence
        raise RecordError(error.code, message, line=line, column=len(key) + 1) from error


def _written(result: tuple[int, ...] | None) -> str:
    return UNFINISHED if result is None else " ".join(map(str, result))
