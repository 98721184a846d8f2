"""The verification of a record: its moves, its result, and its chance if seeds are recorded."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from greentable.core.fairness import commitment
from greentable.core.reader import shown
from greentable.errors import RecordError
from greentable.game import NATURE, Nature
from greentable.records import Games, Record, line_of_header, line_of_ply
from greentable.table.replays import (
    AnyPly,
    AnyTable,
    check_result,
    first_table,
    nature_of,
    replay,
    table_after,
)


@dataclass(frozen=True, slots=True)
class Verified:
    """A record that is true, with the extent of the checks.

    `table` is the table after its last ply. Of `chance`, the plies of nature, `dealt` were compared
    with the recorded seeds; `commitments` is the number of hashes that match a recorded seed.
    """

    table: AnyTable
    chance: int
    dealt: int
    commitments: int


def verify(record: Record, games: Games) -> Verified:
    """Check that every move is legal, and that result and chance match the plies and the seeds.

    Raises RecordError with the line that is wrong: `record.commitment`, `record.illegal_move`,
    `record.shuffle`, `record.result`; UsageError for an unknown game.
    """
    kept = check_commitments(record)
    first = first_table(record, games)
    nature = nature_of(record, first.game)
    chance = dealt = 0

    def plies() -> Iterator[AnyPly]:
        nonlocal chance, dealt
        for ply in replay(record, games):
            if ply.seat == NATURE:
                chance += 1
                if nature is not None and _has_seed(record, ply):
                    dealt += 1
                    check_chance(record, ply, nature)
            yield ply

    table = table_after(first, plies())
    check_result(record, table)
    return Verified(table, chance, dealt, kept)


def check_chance(record: Record, ply: AnyPly, nature: Nature[Any, Any]) -> None:
    """Check that a ply of nature is the move of this nature. Raises RecordError."""
    if ply.seat != NATURE:
        return
    expected = nature.move(ply.before)
    if expected != ply.move:
        raise RecordError(
            "record.shuffle",
            line=line_of_ply(record, ply.number),
            ply=ply.number,
            token=shown(ply.token),
            expected=shown(str(expected)),
        )


def check_commitments(record: Record) -> int:
    """The number of kept commitments: the recorded seed has the hash. Raises RecordError."""
    kept = 0
    pairs = [("commitment", record.commitment, record.seed)]
    pairs += [
        (f"commitment {number}", stated, seed)
        for number, (stated, seed) in enumerate(
            zip(record.commitments, record.seeds, strict=False), 1
        )
    ]
    for key, stated, seed in pairs:
        if stated is None or seed is None:
            continue
        if commitment(seed) != stated:
            line = line_of_header(record, key)
            raise RecordError("record.commitment", key=key, found=commitment(seed), line=line)
        kept += 1
    return kept


def _has_seed(record: Record, ply: AnyPly) -> bool:
    """True if the seed of a ply's round is recorded; the first dealer belongs to round 1."""
    return record.seed is not None or ply.moment.round <= len(record.seeds)
