"""Results of daily puzzles."""

from __future__ import annotations

from greentable.server.store.statements import Sql, Work, structs_of, values_of
from greentable.server.store.values import DailyResult


def keep_daily(result: DailyResult) -> Work[bool]:
    """Store a person's first result of a puzzle; False if there is one already."""
    rows = yield Sql(
        "INSERT INTO daily_results"
        " (day, puzzle, person, name, room, score, tie_break, assisted, at)"
        " VALUES (:day, :puzzle, :person, :name, :room, :score, :tie_break, :assisted, :at)"
        " ON CONFLICT (day, puzzle, person) DO NOTHING RETURNING day",
        values_of(result),
    )
    return bool(rows)


def daily_results(day: str, puzzle: str, most: int) -> Work[list[DailyResult]]:
    """The results of a puzzle, best first; assisted ones last.

    Higher is better, in the score and in the tie break; then the earlier result wins.
    """
    rows = yield Sql(
        "SELECT day, puzzle, person, name, room, score, tie_break, assisted, at FROM daily_results"
        " WHERE day = :day AND puzzle = :puzzle"
        " ORDER BY assisted, score DESC, tie_break DESC, at LIMIT :most",
        {"day": day, "puzzle": puzzle, "most": most},
    )
    return structs_of(DailyResult, rows)


def daily_of(person: str) -> Work[list[DailyResult]]:
    """The results of one person, newest day first."""
    rows = yield Sql(
        "SELECT day, puzzle, person, name, room, score, tie_break, assisted, at FROM daily_results"
        " WHERE person = :person ORDER BY day DESC, puzzle",
        {"person": person},
    )
    return structs_of(DailyResult, rows)
