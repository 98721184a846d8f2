"""From a record back to the game: every ply with its states and events, and a table to continue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from greentable.core.fairness import mixed_seed
from greentable.core.reader import shown
from greentable.errors import (
    IllegalMove,
    NotationError,
    RecordError,
    UnsupportedRuleset,
    UsageError,
)
from greentable.game import AnyGame, Nature
from greentable.records import Games, Record, line_of_header, line_of_ply, write_result
from greentable.records.header import header_to_blame
from greentable.table.table import Ply, Table, make_ply
from greentable.words.messages import choices

AnyPly = Ply[Any, Any, Any]
AnyTable = Table[Any, Any, Any, Any, Any]


def game_of(record: Record, games: Games) -> AnyGame:
    """The game that a record is of. Raises UsageError."""
    if record.game not in games:
        raise UsageError("record.game", game=shown(record.game), known=choices(games))
    return games[record.game]


def first_table(record: Record, games: Games) -> AnyTable:
    """The table of a record before its first ply.

    Raises RecordError if the game cannot be played with such a header, UsageError for an unknown
    game.
    """
    game = game_of(record, games)
    if len(record.names) != record.seats:
        raise UsageError("record.names", names=len(record.names), seats=record.seats)
    try:
        ruleset = game.read_ruleset(record.ruleset, record_format=record.version)
        state = game.new_game(ruleset, record.seats)
    except UnsupportedRuleset as error:
        # Only possible in a record made by a program: the reader checks headers.
        key = header_to_blame(error)
        line = line_of_header(record, key)
        raise RecordError.of(error, line=line, column=len(f"{key}: ") + 1) from error
    return Table(game, ruleset, record.names, state)


def replay(record: Record, games: Games) -> Iterator[AnyPly]:
    """The plies in their order.

    Raises RecordError at the first that the rules refuse, and as `first_table`.
    """
    table = first_table(record, games)
    game, state = table.game, table.state
    moves: dict[str, Any] = {}
    for number, (seat, token) in enumerate(record.plies, 1):
        try:
            if token not in moves:
                moves[token] = game.read_move(token)
            ply = make_ply(game, state, number, seat, moves[token])
        except IllegalMove as error:
            raise RecordError(
                "record.illegal_move",
                line=line_of_ply(record, number),
                ply=number,
                seat=seat,
                token=shown(token),
                reason=error.message,
            ) from error
        except NotationError as error:
            # Only possible in a record made by a program: the reader checks tokens.
            line, column = line_of_ply(record, number), len(f"{seat} ") + error.column
            raise RecordError.of(error, line=line, column=column) from error
        yield ply
        state = ply.state


def table_at(record: Record, games: Games, ply: int) -> AnyTable:
    """The table after this ply, 0 for the beginning; later plies are not read.

    Raises UsageError for a ply that does not exist; as `replay`.
    """
    if not 0 <= ply <= len(record.plies):
        raise UsageError("record.no_such_ply", ply=ply, last=len(record.plies))
    return table_after(first_table(record, games), islice(replay(record, games), ply))


def table_after(first: AnyTable, plies: Iterable[AnyPly]) -> AnyTable:
    """The table after some plies from its beginning."""
    state = first.state
    played: list[tuple[int, str]] = []
    rounds: list[int] = []
    for ply in plies:
        state = ply.state
        played.append((ply.seat, ply.token))
        if ply.opens_round:
            rounds.append(ply.number + 1)
    return replace(first, state=state, plies=tuple(played), rounds=tuple(rounds))


def resume(record: Record, games: Games, nature: Nature[Any, Any] | None = None) -> AnyTable:
    """The table after the last ply, to play on; by default with the nature of the record.

    Raises RecordError as `replay`, and for a false result, which would be replaced by playing on.
    `verify` checks that the cards came from the record's seeds.
    """
    table = table_at(record, games, len(record.plies))
    check_result(record, table)
    return replace(table, nature=nature or nature_of(record, table.game))


def check_result(record: Record, table: AnyTable) -> None:
    """Check that the table after the last ply has the recorded result. Raises RecordError."""
    if table.result != record.result:
        raise RecordError(
            "record.result",
            line=line_of_header(record, "result"),
            stated=write_result(record.result),
            found=write_result(table.result),
        )


def nature_of(record: Record, game: AnyGame) -> Nature[Any, Any] | None:
    """The nature of the record's seeds and nonces; None without a recorded seed."""
    if record.seed is not None:
        return game.Nature(mixed_seed(record.seed, record.nonces))
    if record.seeds:
        return game.Nature(seeds=[mixed_seed(seed, record.nonces) for seed in record.seeds])
    return None
