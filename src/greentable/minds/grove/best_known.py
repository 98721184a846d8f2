"""The best scores known of a hundred deals of the house deck, with the lines that reach them.

They were found by much longer searches than a player would wait for (`python -m
research.grove_deals freeze`); quicker searches are measured against them. A line in the file is a
deal: its nine cards, the score, an upper bound if known, and the moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from greentable import grove
from greentable.errors import GreentableError, UsageError
from greentable.grove.notation import write_move
from greentable.minds.grove.evaluation import SEAT
from greentable.minds.grove.known_order import table_in_order
from greentable.minds.grove.solutions import Solution
from greentable.words.system_errors import system_words

FILE = Path(__file__).with_name("best_known.jsonl")


class KnownDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of the house deck and the best line that is known."""

    order: tuple[int, ...]
    score: int
    bound: int | None
    moves: tuple[str, ...]


def read_best_known(file: Path = FILE) -> tuple[KnownDeal, ...]:
    """The deals of a file, each checked: its line is legal and has the given score.

    Raises UsageError for a file that cannot be read or is damaged, with the line.
    """
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        raise UsageError("best_known.file", file=str(file), why=system_words(error)) from error
    deals = []
    for number, line in enumerate(lines, 1):
        try:
            deal = msgspec.json.decode(line, type=KnownDeal)
            score = _score_of(deal)
        except (msgspec.MsgspecError, UnicodeDecodeError, GreentableError) as error:
            raise UsageError("best_known.damaged", file=str(file), number=number) from error
        if score != deal.score or (deal.bound is not None and deal.bound < score):
            raise UsageError("best_known.damaged", file=str(file), number=number)
        deals.append(deal)
    return tuple(deals)


def write_best_known(deals: Iterable[KnownDeal], file: Path = FILE) -> None:
    """Write deals to a file."""
    file.write_bytes(b"".join(msgspec.json.encode(deal) + b"\n" for deal in deals))


def known_deal(order: Sequence[int], solution: Solution) -> KnownDeal:
    """A deal with the line that was found."""
    moves = tuple(map(write_move, solution.moves))
    return KnownDeal(tuple(order), solution.score, solution.bound, moves)


def _score_of(deal: KnownDeal) -> int | None:
    """The score of the line by the rules; None if it does not end the game."""
    table = table_in_order(grove.HOUSE_EDITION, deal.order)
    for move in deal.moves:
        table = table.play(SEAT, move).table
    return None if table.result is None else table.result[0]
